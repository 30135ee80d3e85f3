import { membershipStream } from "../../eventstore/memberships/events.ts";
import {
  billingDue,
  billingToStop,
  openCheckouts,
  paidByWhoLeft,
  payersToForget,
  pausesEnding,
} from "../../projections/memberships/dueQueries.ts";
import { refundsOnTheWay } from "../../projections/memberships/moneyQueries.ts";
import { graceDays, graceEnd } from "../../projections/memberships/standingRule.ts";
import type { Command } from "../command.ts";
import type { Timed } from "../context.ts";
import { eachByItself } from "../eachByItself.ts";
import { lookUpPayment } from "../payments/open.ts";
import { aMinute, anHour, tenMinutes } from "../timed/timedWork.ts";
import { remind } from "./billing.ts";
import { membership } from "./membership.ts";
import { giveBackWanted, lookUpCheckout, lookUpSubscription, type Parts } from "./lookUp.ts";
import { cancel, forgetPayerWhoLeft, stopBilling } from "./subscribing.ts";

const earlier = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString();
const aDay = 24 * anHour;
const commandFor = (work: string, now: string): Command => ({ actor: "system", now, requestId: work });

/** Checkouts of this age, in ms, whose news may have got lost. */
const lookUpCheckouts = async (parts: Parts, now: string, { from, to }: { from: number; to: number }) => {
  const open = await openCheckouts(parts.db, { from: earlier(now, to), before: earlier(now, from) });
  const command = commandFor("look up checkouts", now);
  await eachByItself(open, ({ checkoutId }) => lookUpCheckout(parts, command, checkoutId));
};

/** Subscriptions whose paid time is over, without news of what became of them. */
const lookUpSubscriptions = async (parts: Parts, now: string) => {
  const due = await billingDue(parts.db, { from: earlier(now, 60 * aDay), before: now });
  const command = commandFor("look up subscriptions", now);
  await eachByItself(due, (one) => lookUpSubscription(parts, command, one)); // with whom it pays for
};

/** Whose outcome is unknown. The provider's books are checked first: what they show is not requested again. */
const askForRefundsAgain = async (parts: Parts, now: string) => {
  const command = commandFor("ask for membership refunds again", now);
  await eachByItself(await refundsOnTheWay(parts.db, { before: earlier(now, aMinute) }), async (refund) => {
    await lookUpPayment(parts, command, refund);
    await giveBackWanted(parts, command, refund);
  });
};

const renewalNotice = 7; // days ahead
const lastDaysNotice = 2;

/** Tells families once, ahead of time, that a card will be charged, a pause ends, or grace is nearly over. */
export const remindMembers = async (parts: Parts, now: string) => {
  const command = commandFor("remind members", now);
  const tell = (playerId: string, reminder: Parameters<typeof remind>[0]["reminder"]) =>
    parts.handle(
      { fold: membership, stream: membershipStream(playerId), command },
      remind({ playerId, now, reminder }),
    );
  const renewing = await billingDue(parts.db, { from: now, before: earlier(now, -renewalNotice * aDay) });
  await eachByItself(renewing, ({ playerId, dueAt: at }) => tell(playerId, { of: "renewal", at }));
  const paused = await pausesEnding(parts.db, { from: now, before: earlier(now, -renewalNotice * aDay) });
  await eachByItself(paused, ({ playerId, pausedUntil: at }) => tell(playerId, { of: "resuming", at }));
  const overdue = {
    from: earlier(now, graceDays * aDay),
    before: earlier(now, (graceDays - lastDaysNotice) * aDay),
  };
  await eachByItself(await billingDue(parts.db, overdue), ({ playerId, dueAt }) =>
    tell(playerId, { of: "last days", at: graceEnd(dueAt) }),
  );
};

export const subscriptionWork: readonly Timed[] = [
  {
    name: "look up checkouts",
    every: 10 * 1000,
    run: (backend, { now }) => lookUpCheckouts(backend, now, { from: 10 * 1000, to: 3 * aMinute }),
  },
  {
    name: "look up older checkouts",
    every: tenMinutes,
    run: (backend, { now }) => lookUpCheckouts(backend, now, { from: 3 * aMinute, to: 2 * aDay }),
  },
  { name: "look up subscriptions", every: anHour, run: (backend, { now }) => lookUpSubscriptions(backend, now) },
  {
    name: "stop charging for memberships",
    every: aMinute,
    run: async (backend, { now }) => {
      const command = commandFor("stop charging", now);
      const stopping = await billingToStop(backend.db);
      await eachByItself(stopping, ({ playerId }) => stopBilling(backend, command, playerId));
    },
  },
  {
    name: "cancel what a parent who left pays",
    every: aMinute,
    byTheClock: true, // a player it's about may only seem to be an adult by now
    run: async (backend, { now }) => {
      const command = commandFor("cancel what a parent who left pays", now);
      await eachByItself(await paidByWhoLeft(backend.db, backend.time.wallClock(now).date), ({ playerId }) =>
        cancel(backend, command, { playerId }),
      );
    },
  },
  {
    name: "forget parents who left and paid",
    every: tenMinutes,
    run: async (backend, { now }) => {
      const command = commandFor("forget parents who left and paid", now);
      await eachByItself(await payersToForget(backend.db), (paid) => forgetPayerWhoLeft(backend, command, paid));
    },
  },
  {
    name: "ask for membership refunds again",
    every: aMinute,
    run: (backend, { now }) => askForRefundsAgain(backend, now),
  },
  {
    name: "remind members",
    every: anHour,
    byTheClock: true,
    run: (backend, { now }) => remindMembers(backend, now),
  },
];
