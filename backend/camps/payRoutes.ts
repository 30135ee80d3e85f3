import type { Router } from "@koa/router";
import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { campStream } from "../../eventstore/camps/events.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { registrationMoney } from "../../projections/camps/paymentQueries.ts";
import { campRevenue, ownerOfCamp } from "../../projections/camps/revenueQueries.ts";
import type { Backend } from "../backend.ts";
import { commandAbout, newId } from "../command.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { noSuchCamp, noSuchRegistration } from "./admission.ts";
import { camp } from "./camp.ts";
import { CreatePaymentIntent, createPaymentIntentUrl, paymentStatusUrl } from "./contract.ts";
import { giveBackWanted } from "./giveBack.ts";
import { holding } from "./holding.ts";
import {
  campRevenueUrl,
  mismatchUrl,
  refundsUrl,
  registrationMoneyUrl,
  RequestRefund,
  ResolveMismatch,
  RevenueQuery,
  SetPaymentStatus,
} from "./payContract.ts";
import { markPayment } from "./payMark.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { mustBeSameRefund, noteRefundByHand, requestRefund } from "./payRefund.ts";
import { shownCents } from "./price.ts";
import { takeCardPayment } from "./takeCardPayment.ts";

type Ctx = Context & { params: Record<string, string> };

export const campPaymentRoutes = (router: Router, backend: Backend) => {
  const { db, handle, time } = backend;
  const registrations = holding(backend);

  /** One that the caller pays. Who runs the camp sees it and does not pay it. */
  const payable = async (ctx: Context, id: string) => {
    const { as } = await registrations.seen(ctx, id);
    if (as !== "staff") return registrations.held(ctx, id);
    return registrations.held(ctx, id).catch(() => {
      throw new Rejection("forbidden", "NotThePayer", "Only who registered can pay this by card.");
    });
  };

  const managedBy = (ctx: Ctx) => registrations.managed(inRole(ctx, "instructor", "admin"), ctx.params["id"]!);

  const answerMoney = async (ctx: Context, id: string) => {
    const money = await registrationMoney(db, id);
    if (!money) throw new StoreUnavailable("the books of this registration are not shown yet");
    ctx.body = money;
  };

  router.post(createPaymentIntentUrl, async (ctx) => {
    const { campId, registrationId, amount } = shaped(CreatePaymentIntent, ctx.request.body);
    const place = await payable(ctx, registrationId);
    if (place.campId !== campId) throw noSuchRegistration();
    const asked = { campId, registrationId, shownCents: shownCents(amount) };
    ctx.body = await takeCardPayment(backend, commandOf(ctx), asked);
    ctx.status = 201;
  });

  router.get(registrationMoneyUrl(":id"), async (ctx) => {
    const { id } = await managedBy(ctx);
    await answerMoney(ctx, id);
  });

  router.patch(paymentStatusUrl(":id"), async (ctx) => {
    const { id: registrationId, campId } = await managedBy(ctx);
    const { paymentStatus: status, method, amount: cents, words } = shaped(SetPaymentStatus, ctx.request.body);
    const mark = markPayment({ registrationId, status, method, cents, words: words ?? null });
    await handle({ fold: camp, stream: campStream(campId), command: commandOf(ctx) }, mark);
    await answerMoney(ctx, registrationId);
  });

  router.post(refundsUrl(":id"), async (ctx) => {
    const { id: registrationId, campId } = await managedBy(ctx);
    const { amount: cents, method = "card", words } = shaped(RequestRefund, ctx.request.body);
    const command = commandAbout(commandOf(ctx), registrationId);
    const refundId = newId(command, "refund");
    const wanted = { registrationId, refundId, cents, words: words ?? null };
    const decide = method === "card" ? requestRefund(wanted) : noteRefundByHand({ ...wanted, method });
    const { recorded } = await handle({ fold: camp, stream: campStream(campId), command }, decide);
    if (!recorded) mustBeSameRefund(await backend.stateOf(camp, campStream(campId)), { ...wanted, method });
    await giveBackWanted(backend, command, { campId, registrationId, refundId });
    await answerMoney(ctx, registrationId);
    ctx.status = 201;
  });

  router.post(mismatchUrl(":id", ":paymentId"), async (ctx) => {
    const { id: registrationId, campId } = await managedBy(ctx);
    const paymentId = ctx.params["paymentId"]!;
    const { how, words } = shaped(ResolveMismatch, ctx.request.body);
    const command = commandOf(ctx);
    const refundId = newId(commandAbout(command, registrationId), "refund");
    const resolve = resolveMismatch({ registrationId, paymentId, how, words: words ?? null, refundId });
    await handle({ fold: camp, stream: campStream(campId), command }, resolve);
    await giveBackWanted(backend, command, { campId, registrationId, refundId });
    await answerMoney(ctx, registrationId);
  });

  /** The camps that somebody sees the money of: of a certain one only who runs it. */
  const seesMoneyOf = async ({ id, role }: UserView, campId: string | undefined) => {
    const owner = campId === undefined ? undefined : await ownerOfCamp(db, campId);
    if (campId !== undefined && owner === undefined) throw noSuchCamp();
    if (role === "admin") return {};
    if (owner !== undefined && owner !== id)
      throw new Rejection("forbidden", "NotYourCamp", "Only who runs this camp sees what it brings.");
    return { instructorId: id };
  };

  router.get(campRevenueUrl, async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const { campId, from, to } = shaped(RevenueQuery, ctx.query);
    const whose = await seesMoneyOf(user, campId);
    ctx.body = await campRevenue(db, { ...whose, campId, from, to, timeZone: time.timeZone });
  });
};
