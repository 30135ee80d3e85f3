import { campLimits } from "../limits.ts";
import { mailedLinks } from "../../http/limits.ts";
import type { Context } from "koa";
import { type CampEvent, campStream } from "../../../eventstore/camps/events.ts";
import { manages } from "../../../projections/accounts/managingRule.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { campOwner } from "../../../projections/camps/campQueries.ts";
import { ownWaitlistEntries, ownWaitlistEntry, waitlistOf } from "../../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { sought } from "../../sought.ts";
import { noSuchCamp } from "../admission.ts";
import { acceptOffer } from "./acceptOffer.ts";
import { extendOffer, offerByHand, skipTurn } from "./byHand.ts";
import { type Camp, camp } from "../camp.ts";
import { orLinksAgain } from "../registrations/linksAgain.ts";
import type { CampMoment } from "./offers.ts";
import { ownCamp } from "../running/ownCamp.ts";
import { payerOf } from "../payer.ts";
import { shownCents } from "../shownCents.ts";
import { putOnWaitlist } from "./putOnWaitlist.ts";
import { seeing } from "../registrations/seeing.ts";
import { declineOffer, leaveWaitlist, noSuchEntry } from "./waitlist.ts";
import {
  AcceptOffer,
  acceptOfferUrl,
  campWaitlistUrl,
  declineOfferUrl,
  ExtendOffer,
  extendOfferUrl,
  JoinWaitlist,
  leaveWaitlistUrl,
  myWaitlistUrl,
  offerSpotUrl,
  OpenWaitlistPlace,
  openWaitlistPlaceUrl,
  OwnWaitlistEntryView,
  SkipTurn,
  skipTurnUrl,
  waitlistPlaceUrl,
  WaitlistEntryView,
} from "./waitlistContract.ts";
import { heldEntry, knownEntry } from "./waitlistHolding.ts";

const holder = {
  who: "everybody",
  whoInWords: "whoever joined while logged in, and anyone with the emailed link",
} as const;
const keeper = { who: ["instructor", "admin"], whoInWords: "the camp's owner, and admins" } as const;
const own = { status: 200, body: OwnWaitlistEntryView } as const;
const isOver = "The offer has expired, or there was none.";

/** As its family sees it: whoever holds a place also holds the registration it became. */
const shown = async (
  { db, time, capabilities }: Backend,
  ctx: Context,
  { id, isPayer }: { id: string; isPayer: boolean },
) => {
  const entry = await ownWaitlistEntry(db, { id, named: isPayer, today: time.today() });
  if (entry?.registrationId && !isPayer) capabilities.hold(ctx, "registration", entry.registrationId);
  return entry;
};

type DecisionAt = (at: CampMoment) => (known: Camp | undefined) => readonly CampEvent[];

const decide = async (
  { handle, time }: Backend,
  { campId, command }: { campId: string; command: Command },
  decisionAt: DecisionAt,
) => handle({ fold: camp, stream: campStream(campId), command }, decisionAt({ now: command.now, time }));

/** Gives up a turn, or a spot that was offered. */
const giveUp = async (
  backend: Backend,
  { command, params, ctx }: { command: Command; params: { id: string }; ctx: Context },
  decisionOn: (entryId: string) => DecisionAt,
) => {
  const entry = await heldEntry(backend, ctx, params.id);
  await decide(backend, { campId: entry.campId, command }, decisionOn(entry.id));
  return shown(backend, ctx, entry);
};

/** As staff see it now. */
const waitlist = ({ db, time }: Backend, campId: string) =>
  waitlistOf(db, { campId, now: time.wallClock(new Date().toISOString()) });

/** The camp's owner or an admin decides about one family in line. Others learn nothing of it. */
const keep = async (
  backend: Backend,
  { user, command, params }: { user: UserView; command: Command; params: { id: string } },
  decisionOn: (entryId: string) => DecisionAt,
) => {
  const { id: entryId, campId } = await knownEntry(backend, params.id);
  if (!manages(user, (await campOwner(backend.db, campId)) ?? "")) throw noSuchEntry();
  await decide(backend, { campId, command }, decisionOn(entryId));
  return (await waitlist(backend, campId)).find(({ id }) => id === entryId);
};

export const waitlistCalls: readonly Call[] = [
  call(
    "POST",
    campWaitlistUrl(":id"),
    {
      does: "Puts a family on the waitlist of a camp that doesn't have spots for all its players. They wait together.",
      who: "everybody",
      body: JoinWaitlist,
      players: ["players.playerId"],
      limit: campLimits.joinWaitlistFromAddress,
      answer: { status: 201, body: OwnWaitlistEntryView },
      refused: {
        409: "There are spots left, a player is already registered or waiting, or the camp was canceled or has started.",
        429: "Five an hour from one address. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ user, command, params: { id: campId }, body: form, ctx }, backend) => {
      await sought(backend, () => campOwner(backend.db, campId), noSuchCamp);
      const waiting = { campId, user, form, payerId: payerOf(user, form.players), sees: seeing(backend, ctx) };
      const id = await orLinksAgain(backend, { campId, parentEmail: form.parentEmail }, () =>
        putOnWaitlist(backend, command, waiting),
      );
      backend.capabilities.hold(ctx, "waitlistEntry", id);
      return created(id, await shown(backend, ctx, { id, isPayer: waiting.payerId !== null }));
    },
  ),
  call(
    "GET",
    campWaitlistUrl(":id"),
    {
      does: "Lists everyone who is or was on a camp's waitlist, in the order they joined.",
      ...keeper,
      answer: { status: 200, body: WaitlistEntryView.array() },
    },
    async ({ user, params: { id } }, backend) => {
      await ownCamp(backend, user, id);
      return waitlist(backend, id);
    },
  ),
  call(
    "GET",
    myWaitlistUrl,
    {
      does: "Lists what the caller waits for, newest first, while a spot may still open up or is held: entries of the account and those the browser holds.",
      who: "everybody",
      answer: { status: 200, body: OwnWaitlistEntryView.array() },
    },
    ({ user, ctx }, { db, time, capabilities }) =>
      ownWaitlistEntries(db, {
        userId: user?.id,
        held: capabilities.held(ctx, "waitlistEntry"),
        now: time.wallClock(new Date().toISOString()),
      }),
  ),
  call(
    "POST",
    openWaitlistPlaceUrl,
    {
      does: "Opens a waitlist entry with the token of its emailed link. The browser holds it from then on.",
      who: "everybody",
      body: OpenWaitlistPlace,
      limit: mailedLinks.openLinkFromAddress,
      answer: own,
      refused: {
        404: "The token is unknown.",
        429: "Sixty in 15 minutes from one address. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ body: { token }, ctx }, backend) => {
      const id = backend.capabilities.openedBy("waitlistEntry", token);
      if (id === undefined) throw noSuchEntry();
      await knownEntry(backend, id);
      backend.capabilities.hold(ctx, "waitlistEntry", id);
      return shown(backend, ctx, { id, isPayer: false });
    },
  ),
  call(
    "GET",
    waitlistPlaceUrl(":id"),
    {
      does: "Shows one waitlist entry: its place in line, or how long its offer lasts.",
      ...holder,
      answer: own,
    },
    async ({ params, ctx }, backend) => shown(backend, ctx, await heldEntry(backend, ctx, params.id)),
  ),
  call(
    "POST",
    acceptOfferUrl(":id"),
    {
      does: "Registers the family for the spots held for it, at the current price.",
      ...holder,
      body: AcceptOffer,
      answer: own,
      refused: { 409: `${isOver} Or every day it was for was canceled, or the price isn't what was shown.` },
    },
    async ({ user, command, params, body: { totalAmount, ...acceptance }, ctx }, backend) => {
      const entry = await heldEntry(backend, ctx, params.id);
      const accepting = {
        ...acceptance,
        agreedTo: await backend.policies.agreed(acceptance.agreedTo),
        entryId: entry.id,
        registrationId: newId(commandAbout(command, entry.id), "registration"),
        payerId: entry.payerId ?? payerOf(user),
        shownCents: shownCents(totalAmount),
      };
      await decide(backend, { campId: entry.campId, command }, (at) => acceptOffer(accepting, at));
      return shown(backend, ctx, entry);
    },
  ),
  call(
    "POST",
    declineOfferUrl(":id"),
    {
      does: "Declines an offer. The spots go to the next in line.",
      ...holder,
      answer: own,
      refused: { 409: isOver },
    },
    (request, backend) => giveUp(backend, request, (entryId) => (at) => declineOffer({ entryId }, at)),
  ),
  call(
    "POST",
    leaveWaitlistUrl(":id"),
    {
      does: "Leaves the waitlist.",
      ...holder,
      answer: own,
      refused: { 409: "It's already a registration." },
    },
    (request, backend) => giveUp(backend, request, (entryId) => (at) => leaveWaitlist({ entryId, by: "parent" }, at)),
  ),
  /** The camp's owner takes a family off the list, such as one that asked by phone. */
  call(
    "DELETE",
    waitlistPlaceUrl(":id"),
    {
      does: "Takes a family off the waitlist. Its history stays.",
      ...keeper,
      answer: { status: 200, body: WaitlistEntryView },
      refused: { 409: "It's already a registration." },
    },
    (request, backend) => keep(backend, request, (entryId) => (at) => leaveWaitlist({ entryId, by: "owner" }, at)),
  ),
  call(
    "POST",
    offerSpotUrl(":id"),
    {
      does: "Offers a family spots ahead of everyone else in line, even if they declined an offer or let one expire.",
      ...keeper,
      answer: { status: 200, body: WaitlistEntryView },
      refused: {
        409: "There isn't an open spot for each of its players, or the family is no longer on the waitlist.",
      },
    },
    (request, backend) => keep(backend, request, (entryId) => (at) => offerByHand({ entryId }, at)),
  ),
  call(
    "POST",
    skipTurnUrl(":id"),
    {
      does: "Lets everyone who's waiting now go ahead of this family. Nobody is skipped twice.",
      ...keeper,
      body: SkipTurn,
      answer: { status: 200, body: WaitlistEntryView },
      refused: { 409: "The family isn't waiting: it has an offer, or it's no longer on the waitlist." },
    },
    ({ body, ...request }, backend) => keep(backend, request, (entryId) => () => skipTurn({ entryId, ...body })),
  ),
  call(
    "POST",
    extendOfferUrl(":id"),
    {
      does: "Extends an open offer by a number of hours, until the camp starts at most. The family is emailed.",
      ...keeper,
      body: ExtendOffer,
      answer: { status: 200, body: WaitlistEntryView },
      refused: { 409: `${isOver} Or it already runs until the camp starts.` },
    },
    ({ body, ...request }, backend) =>
      keep(backend, request, (entryId) => (at) => extendOffer({ entryId, ...body }, at)),
  ),
];
