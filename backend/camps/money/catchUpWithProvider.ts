import { paymentsNotHeardOf, refundsOnTheWay } from "../../../projections/camps/paymentsDue.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import type { Timed } from "../../context.ts";
import { aMinute, anHour, tenMinutes } from "../../timed/timedWork.ts";
import { eachByItself } from "../../eachByItself.ts";
import { lookUpPayment, type PaymentParts } from "../../payments/open.ts";
import { cancelPaymentsNotOwed } from "./cancelPayments.ts";
import { giveBackWanted } from "./giveBack.ts";

type Parts = PaymentParts & Pick<Backend, "db">;

const earlier = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString();

/**
 * Refunds that were requested and whose outcome is unknown: a crash, or a provider that was down. The provider
 * remembers requests for only a day, so its books are checked first: what they show is not requested again. Returns how
 * many there were.
 */
export const askForRefundsAgain = async (
  parts: Parts,
  { now, olderThan = aMinute }: { now: string; olderThan?: number },
): Promise<number> => {
  if (parts.payments.mode === "off") return 0;
  const refunds = await refundsOnTheWay(parts.db, { before: earlier(now, olderThan) });
  const command: Command = { actor: "system", now, requestId: "ask for refunds again" };
  await eachByItself(refunds, async (refund) => {
    await lookUpPayment(parts, command, { paymentId: refund.paymentId });
    await giveBackWanted(parts, command, refund);
  });
  return refunds.length;
};

/**
 * Payments that were started and not heard of since, perhaps because the provider's news got lost. `olderThan` and
 * `youngerThan`: how long ago they were started, in ms. Returns how many there were.
 */
export const lookUpPayments = async (
  parts: Parts,
  { now, olderThan, youngerThan }: { now: string; olderThan: number; youngerThan: number },
): Promise<number> => {
  if (parts.payments.mode === "off") return 0;
  const ids = await paymentsNotHeardOf(parts.db, { from: earlier(now, youngerThan), before: earlier(now, olderThan) });
  const command: Command = { actor: "system", now, requestId: "look up card payments" };
  await eachByItself(ids, (paymentId) => lookUpPayment(parts, command, { paymentId }));
  return ids.length;
};

/** Looks often soon after a payment was started, then rarely, and after some days no more. */
export const paymentWork: readonly Timed[] = [
  { name: "cancel card payments", every: aMinute, run: (backend, { now }) => cancelPaymentsNotOwed(backend, now) },
  { name: "ask for refunds again", every: aMinute, run: (backend, { now }) => askForRefundsAgain(backend, { now }) },
  {
    name: "look up card payments",
    every: tenMinutes,
    run: (backend, { now }) => lookUpPayments(backend, { now, olderThan: tenMinutes, youngerThan: 40 * aMinute }),
  },
  {
    name: "look up older card payments",
    every: 6 * anHour,
    run: (backend, { now }) => lookUpPayments(backend, { now, olderThan: 40 * aMinute, youngerThan: 4 * 24 * anHour }),
  },
];
