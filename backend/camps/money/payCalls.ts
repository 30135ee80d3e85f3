import type { Context } from "koa";
import type { z } from "zod";
import { campStream } from "../../../eventstore/camps/events.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { registrationMoney } from "../../../projections/camps/paymentQueries.ts";
import type { LocatedRegistration } from "../../../projections/camps/registrationQueries.ts";
import { campRevenue } from "../../../projections/camps/revenueQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchRegistration } from "../admission.ts";
import { camp } from "../camp.ts";
import { CreatePaymentIntent, createPaymentIntentUrl, PaymentIntentView, paymentStatusUrl } from "../contract.ts";
import { giveBackWanted } from "./giveBack.ts";
import { holding } from "../registrations/holding.ts";
import { ownCamp } from "../running/ownCamp.ts";
import {
  campRevenueUrl,
  CampRevenueView,
  mismatchUrl,
  refundsUrl,
  RegistrationMoneyView,
  registrationMoneyUrl,
  RequestRefund,
  ResolveMismatch,
  RevenueQuery,
  SetPaymentStatus,
} from "./payContract.ts";
import { markPayment } from "./payMark.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { mustBeSameRefund, noteRefundByHand, requestRefund } from "./payRefund.ts";
import { shownCents } from "../shownCents.ts";
import { takeCardPayment } from "./takeCardPayment.ts";

const keepers = { who: ["instructor", "admin"], whoInWords: "admins, and the instructor who runs the camp" } as const;
const money = { status: 200, body: RegistrationMoneyView } as const;

/** A registration the caller pays for. Whoever runs the camp sees it and does not pay it. */
const payable = async (backend: Backend, ctx: Context, id: string) => {
  const { seen, held } = holding(backend);
  const { as } = await seen(ctx, id);
  if (as !== "staff") return held(ctx, id);
  return held(ctx, id).catch(() => {
    throw new Rejection("forbidden", "NotThePayer", "Only the family that registered can pay this by card.");
  });
};

/** Refunds to the card, or notes a refund by hand. The same key again is the same refund, or is refused. */
const refund = async (
  backend: Backend,
  { id: registrationId, campId }: LocatedRegistration,
  { amount: cents, method = "card", words }: z.output<typeof RequestRefund>,
  command: Command,
) => {
  const stream = campStream(campId);
  const refundId = newId(command, "refund");
  const wanted = { registrationId, refundId, cents, words: words ?? null };
  const decide = method === "card" ? requestRefund(wanted) : noteRefundByHand({ ...wanted, method });
  const { recorded } = await backend.handle({ fold: camp, stream, command }, decide);
  if (!recorded) mustBeSameRefund(await backend.stateOf(camp, stream), { ...wanted, method });
  await giveBackWanted(backend, command, { campId, registrationId, refundId });
};

/** The camps whose money someone sees; for a specific one, only whoever runs it. */
const seesMoneyOf = async (backend: Backend, user: UserView, campId: string | undefined) => {
  if (campId !== undefined) await ownCamp(backend, user, campId);
  return user.role === "admin" ? {} : { instructorId: user.id };
};

export const campPaymentCalls: readonly Call[] = [
  call(
    "POST",
    createPaymentIntentUrl,
    {
      does: "Starts a card payment for the balance due and answers the secret the browser pays it with. While a payment is open, it's the same one.",
      who: "everybody",
      whoInWords: "whoever registered, by their account or the browser they used",
      body: CreatePaymentIntent,
      answer: { status: 201, body: PaymentIntentView },
      refused: {
        403: "The caller runs the camp and didn't register.",
        404: "There's no such registration in this camp, or the caller may not know of it.",
        409: "There's nothing to pay, the amount differs from the one sent, or cards aren't accepted. The message says how else to pay.",
      },
    },
    async ({ body: { campId, registrationId, amount }, command, ctx }, backend) => {
      const registration = await payable(backend, ctx, registrationId);
      if (registration.campId !== campId) throw noSuchRegistration();
      return takeCardPayment(backend, command, { campId, registrationId, shownCents: shownCents(amount) });
    },
  ),
  call(
    "GET",
    registrationMoneyUrl(":id"),
    {
      does: "Shows a registration's books: totals, refunds, and money that wasn't owed.",
      ...keepers,
      answer: money,
    },
    async ({ user, params }, backend) => {
      const { id } = await holding(backend).managed(user, params.id);
      return registrationMoney(backend.db, id);
    },
  ),
  call(
    "PATCH",
    paymentStatusUrl(":id"),
    {
      does: "Records how a registration was paid, from any status to any. What the card provider recorded stays beside it.",
      ...keepers,
      body: SetPaymentStatus,
      answer: money,
      refused: { 409: "More or less was collected by now than the `received` that was sent." },
    },
    async ({ user, params, body, command }, backend) => {
      const { id: registrationId, campId } = await holding(backend).managed(user, params.id);
      const { paymentStatus: status, method, amount: cents, words, received: shownCents } = body;
      const mark = markPayment({ registrationId, status, method, cents, words: words ?? null, shownCents });
      await backend.handle({ fold: camp, stream: campStream(campId), command }, mark);
      return registrationMoney(backend.db, registrationId);
    },
  ),
  call(
    "POST",
    refundsUrl(":id"),
    {
      does: "Refunds to the card, or records a refund made by hand. Without an amount, it's the refund due; if none is due, an amount is required.",
      ...keepers,
      body: RequestRefund,
      answer: { status: 201, body: RegistrationMoneyView },
      refused: {
        409: "There's nothing left to refund this way, or the same key was sent before with a different amount or method.",
      },
    },
    async ({ user, params, body, command }, backend) => {
      const registration = await holding(backend).managed(user, params.id);
      await refund(backend, registration, body, commandAbout(command, registration.id));
      return registrationMoney(backend.db, registration.id);
    },
  ),
  call(
    "POST",
    mismatchUrl(":id", ":paymentId"),
    {
      does: "Settles a card payment that wasn't owed: count it, or refund all of it.",
      ...keepers,
      body: ResolveMismatch,
      answer: money,
      refused: { 409: "A refund of this payment is already on its way." },
    },
    async ({ user, params, body: { how, words }, command }, backend) => {
      const { id: registrationId, campId } = await holding(backend).managed(user, params.id);
      const refundId = newId(commandAbout(command, registrationId), "refund");
      const { paymentId } = params;
      const resolve = resolveMismatch({ registrationId, paymentId, how, words: words ?? null, refundId });
      await backend.handle({ fold: camp, stream: campStream(campId), command }, resolve);
      await giveBackWanted(backend, command, { campId, registrationId, refundId });
      return registrationMoney(backend.db, registrationId);
    },
  ),
  call(
    "GET",
    campRevenueUrl,
    {
      does: "Shows what camps bring in: quoted, collected, refunded, and outstanding, in total, by camp, and by day.",
      ...keepers,
      query: RevenueQuery,
      answer: { status: 200, body: CampRevenueView },
      refused: { 404: "There's no such camp.", 422: "A day isn't a date." },
    },
    async ({ user, query: { campId, from, to } }, backend) => {
      const { db, time } = backend;
      const whose = await seesMoneyOf(backend, user, campId);
      return campRevenue(db, { ...whose, campId, from, to, timeZone: time.timeZone });
    },
  ),
];
