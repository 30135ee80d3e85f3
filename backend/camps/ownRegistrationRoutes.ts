import type Router from "@koa/router";
import type { Context } from "koa";
import { campStream } from "../../eventstore/camps/events.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { ownRegistration, ownRegistrations } from "../../projections/camps/ownRegistrationQueries.ts";
import { historyOf } from "../../projections/history/queries.ts";
import { inSteadyTime } from "../http/steadyTime.ts";
import type { Backend } from "../backend.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf } from "../http/signedIn.ts";
import { noSuchRegistration } from "./admission.ts";
import { camp } from "./camp.ts";
import { withdraw } from "./changeRegistration.ts";
import {
  myRegistrationsUrl,
  OpenRegistration,
  openRegistrationUrl,
  ResendLink,
  resendLinkUrl,
  SendConfirmation,
  sendConfirmationUrl,
  timelineUrl,
  Withdraw,
  withdrawUrl,
} from "./contract.ts";
import { holding } from "./holding.ts";
import { linksAgain } from "./linksAgain.ts";
import { mailConfirmation } from "./mailConfirmation.ts";

const answerAfter = 500; // ms

/** What a family does with its own registrations, with an account or without. */
export const ownRegistrationRoutes = (router: Router, backend: Backend) => {
  const { db, handle, time, limits, capabilities } = backend;
  const { seen, held } = holding(backend);
  const own = (ctx: Context) => {
    const user: UserView | undefined = ctx.state.user;
    return { userId: user?.id, today: time.today() };
  };

  router.get(myRegistrationsUrl, async (ctx) => {
    const { campId } = ctx.query;
    ctx.body = await ownRegistrations(db, own(ctx), {
      held: capabilities.held(ctx, "registration"),
      campId: typeof campId === "string" ? campId : undefined,
    });
  });

  router.post(openRegistrationUrl, async (ctx) => {
    const { token } = shaped(OpenRegistration, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    const id = capabilities.openedBy("registration", token);
    const found = id && (await ownRegistration(db, id, own(ctx)));
    if (!found) throw noSuchRegistration();
    capabilities.hold(ctx, "registration", found.id);
    ctx.body = found;
  });

  router.post(withdrawUrl(":id"), async (ctx) => {
    const { id: registrationId, campId } = await held(ctx, ctx.params.id!);
    const told = shaped(Withdraw, ctx.request.body ?? {});
    const command = commandOf(ctx);
    const target = { fold: camp, stream: campStream(campId), command };
    await handle(target, withdraw({ registrationId, ...told }, { now: command.now, time }));
    ctx.body = await ownRegistration(db, registrationId, own(ctx));
  });

  router.get(timelineUrl(":id"), async (ctx) => {
    ctx.body = await historyOf(db, (await seen(ctx, ctx.params.id!)).id);
  });

  /** To the address on record and nowhere else, whoever asks. */
  router.post(sendConfirmationUrl, async (ctx) => {
    const { registrationId, campId } = shaped(SendConfirmation, ctx.request.body);
    const place = await seen(ctx, registrationId);
    if (place.campId !== campId) throw noSuchRegistration();
    await limits.count("sendConfirmation", registrationId);
    if (!(await mailConfirmation(backend, registrationId)))
      throw new Rejection("conflict", "Erased", "The address of this registration was removed.");
    ctx.status = 202;
    ctx.body = { message: "A mail is on its way to the parent." };
  });

  router.post(resendLinkUrl, async (ctx) => {
    const { parentEmail, campId } = shaped(ResendLink, ctx.request.body);
    await limits.count("resendLinkFromAddress", ctx.ip);
    await inSteadyTime(answerAfter, () => linksAgain(backend, { parentEmail, campId }));
    ctx.status = 202;
    ctx.body = { message: "If somebody registered with this address, a mail with the link is on its way." };
  });
};
