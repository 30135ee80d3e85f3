import type Router from "@koa/router";
import type { Context } from "koa";
import { type CampEvent, campStream } from "../../eventstore/camps/events.ts";
import { campOwner } from "../../projections/camps/campQueries.ts";
import { ownWaitlistEntry, waitlistOf } from "../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../backend.ts";
import { type Command, commandAbout, newId } from "../command.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { acceptOffer } from "./acceptOffer.ts";
import { type Camp, camp } from "./camp.ts";
import type { CampMoment } from "./offers.ts";
import { orLinksAgain } from "./linksAgain.ts";
import { foundCamp, isOwn, ownCamp } from "./ownCamp.ts";
import { payerOf } from "./payer.ts";
import { shownCents } from "./price.ts";
import { seeing } from "./seeing.ts";
import { declineOffer, joinWaitlist, leaveWaitlist, noSuchEntry } from "./waitlist.ts";
import {
  AcceptOffer,
  acceptOfferUrl,
  campWaitlistUrl,
  declineOfferUrl,
  JoinWaitlist,
  leaveWaitlistUrl,
  OpenWaitlistPlace,
  openWaitlistPlaceUrl,
  waitlistPlaceUrl,
} from "./waitlistContract.ts";
import { waitlistHolding } from "./waitlistHolding.ts";

export const waitlistRoutes = (router: Router, backend: Backend) => {
  const { db, handle, limits, capabilities, time } = backend;
  const holding = waitlistHolding(backend);

  /** As its family sees it: who holds a place also holds the registration that it became. */
  const shown = async (ctx: Context, id: string, named: boolean) => {
    const entry = await ownWaitlistEntry(db, { id, named, today: time.today() });
    if (entry?.registrationId && !named) capabilities.hold(ctx, "registration", entry.registrationId);
    return entry;
  };

  const decide = async (
    { campId }: { campId: string },
    command: Command,
    decision: (at: CampMoment) => (known: Camp | undefined) => readonly CampEvent[],
  ) => handle({ fold: camp, stream: campStream(campId), command }, decision({ now: command.now, time }));

  router.post(campWaitlistUrl(":id"), async (ctx) => {
    const campId = ctx.params.id!;
    await foundCamp(backend, () => campOwner(db, campId));
    const { participants, registrationOption, selectedDays, ...parent } = shaped(JoinWaitlist, ctx.request.body);
    await limits.count("joinWaitlistFromAddress", ctx.ip);
    const command = commandOf(ctx);
    const entryId = newId(commandAbout(command, campId), "waitlistEntry");
    const children = participants.map(({ playerPosition = null, experienceLevel = null, ...child }, n) => ({
      ...child,
      participantId: `${entryId}-${n + 1}`,
      playerPosition,
      experienceLevel,
    }));
    const payerId = payerOf(ctx);
    const sees = seeing(backend, ctx);
    const joining = { entryId, payerId, registrationOption, selectedDays, parent, children, sees };
    await orLinksAgain(backend, { campId, parentEmail: parent.parentEmail }, () =>
      decide({ campId }, command, (at) => joinWaitlist(joining, at)),
    );
    capabilities.hold(ctx, "waitlistEntry", entryId);
    answerCreated(ctx, entryId, await shown(ctx, entryId, payerId !== null));
  });

  router.get(campWaitlistUrl(":id"), async (ctx) => {
    await ownCamp(backend, inRole(ctx, "instructor", "admin"), ctx.params.id!);
    ctx.body = await waitlistOf(db, ctx.params.id!);
  });

  router.post(openWaitlistPlaceUrl, async (ctx) => {
    const { token } = shaped(OpenWaitlistPlace, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    const id = capabilities.openedBy("waitlistEntry", token);
    if (id === undefined) throw noSuchEntry();
    await holding.known(id);
    capabilities.hold(ctx, "waitlistEntry", id);
    ctx.body = await shown(ctx, id, false);
  });

  router.get(waitlistPlaceUrl(":id"), async (ctx) => {
    const { id, isPayer } = await holding.held(ctx, ctx.params.id!);
    ctx.body = await shown(ctx, id, isPayer);
  });

  router.post(acceptOfferUrl(":id"), async (ctx) => {
    const place = await holding.held(ctx, ctx.params.id!);
    const { totalAmount, ...told } = shaped(AcceptOffer, ctx.request.body ?? {});
    const command = commandOf(ctx);
    const accepting = {
      ...told,
      entryId: place.id,
      registrationId: newId(commandAbout(command, place.id), "registration"),
      payerId: place.payerId ?? payerOf(ctx),
      shownCents: shownCents(totalAmount),
    };
    await decide(place, command, (at) => acceptOffer(accepting, at));
    ctx.body = await shown(ctx, place.id, place.isPayer);
  });

  /** Gives a turn up, or a place that was offered. */
  const giveUp =
    (decision: (place: { id: string }, at: CampMoment) => (known: Camp | undefined) => readonly CampEvent[]) =>
    async (ctx: Context) => {
      const place = await holding.held(ctx, String(ctx.params.id));
      await decide(place, commandOf(ctx), (at) => decision(place, at));
      ctx.body = await shown(ctx, place.id, place.isPayer);
    };
  router.post(
    declineOfferUrl(":id"),
    giveUp(({ id: entryId }, at) => declineOffer({ entryId }, at)),
  );
  router.post(
    leaveWaitlistUrl(":id"),
    giveUp(({ id: entryId }, at) => leaveWaitlist({ entryId, by: "parent" }, at)),
  );

  /** The camp's owner takes a family off the list, such as one that asked by telephone. */
  router.delete(waitlistPlaceUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const place = await holding.known(ctx.params.id!);
    if (!isOwn(user, (await campOwner(db, place.campId)) ?? "")) throw noSuchEntry();
    await decide(place, commandOf(ctx), (at) => leaveWaitlist({ entryId: place.id, by: "owner" }, at));
    ctx.body = (await waitlistOf(db, place.campId)).find(({ id }) => id === place.id);
  });
};
