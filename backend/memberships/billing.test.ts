import { describe, expect, it } from "vitest";
import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import * as facts from "../../eventstore/memberships/examples.ts";
import { given } from "../given.ts";
import { inProportion } from "../testing/rounds.ts";
import type { CardPayment, Invoice, Subscription } from "../payments/open.ts";
import { seeded } from "../payments/testing/stripeServer/faults.ts";
import { inAnyOrder } from "../payments/testing/inAnyOrder.ts";
import {
  type Books,
  expireCheckout,
  forgetPayer,
  mayCheckOut,
  mayPause,
  mayResume,
  remind,
  settle,
  startCheckout,
} from "./billing.ts";
import { activate, deactivate, endErased, membership } from "./membership.ts";
import { settleMoney } from "./refund.ts";

const month = "2030-04";
const now = "2030-04-20T12:00:00.000Z";
const { from, until } = facts.periodPaid.data;
const nextUntil = "2030-06-10T16:00:00.000Z";

const active: Subscription = {
  id: "sub_1",
  customerId: "cus_1",
  playerId: "kim",
  status: "active",
  periodEnd: until,
  cancelsAt: null,
  pausedUntil: null,
};
const first: Invoice = {
  id: "in_1",
  status: "paid",
  cents: 1000,
  paidCents: 1000,
  currency: "usd",
  from,
  until,
  paymentId: "pi_1",
  attempt: 1,
  nextAttemptAt: null,
  failure: null,
};
const payment: CardPayment = {
  id: "pi_1",
  clientSecret: "secret",
  status: "succeeded",
  cents: 1000,
  receivedCents: 1000,
  refundedCents: 0,
  failedRefunds: [],
  disputes: [],
  currency: "usd",
  reference: null,
  failure: null,
};
const disputed = { id: "du_1", cents: 1000, code: "fraudulent" };
const { nextAttemptAt } = facts.paymentFailed.data;
const failed: Invoice = {
  ...first,
  id: "in_2",
  status: "open",
  paidCents: 0,
  paymentId: null,
  from: until,
  until: nextUntil,
  nextAttemptAt,
  failure: "insufficient_funds",
};
const second: Invoice = { ...failed, status: "paid", paidCents: 1000, paymentId: "pi_2", failure: null };
const secondPaid: MembershipEvent = {
  ...facts.periodPaid,
  data: { ...facts.periodPaid.data, invoiceId: "in_2", paymentId: "pi_2", from: until, until: nextUntil },
};
const past = [facts.checkoutStarted, facts.periodPaid, facts.activatedByCard] as const;

const settled = (
  subscription: Partial<Subscription>,
  invoices: readonly Invoice[],
  by: "family" | "card portal" = "family",
) => settle({ playerId: "kim", books: { subscription: { ...active, ...subscription }, invoices }, now, month, by });

describe("what the provider's books say", () => {
  it("G2-9:webhook: the first paid invoice activates, in the same append, and once", () => {
    expect(given(membership, facts.checkoutStarted).when(settled({}, [first]))).toEqual([
      facts.periodPaid,
      facts.activatedByCard,
    ]);
    expect(given(membership, ...past).when(settled({}, [first]))).toEqual([]);
  });

  it.each([
    ["of another amount", { paidCents: 500 }],
    ["of no money", { paidCents: 0, cents: 0 }],
    ["of another currency", { currency: "eur" }],
    ["that is open", { status: "open" }],
    ["that is void", { status: "void" }],
    ["without a payment", { paymentId: null }],
  ] as const)("an invoice %s activates nothing", (_, as) => {
    expect(given(membership, facts.checkoutStarted).when(settled({}, [{ ...first, ...as }]))).toEqual([]);
  });

  it("a renewal goes on from what was paid", () => {
    expect(given(membership, ...past).when(settled({ periodEnd: nextUntil }, [first, second]))).toEqual([secondPaid]);
  });

  it("a failed try takes no paid time away, and is said once", () => {
    expect(given(membership, ...past).when(settled({ status: "past due" }, [first, failed]))).toEqual([
      facts.paymentFailed,
    ]);
    expect(
      given(membership, ...past, facts.paymentFailed).when(settled({ status: "past due" }, [first, failed])),
    ).toEqual([]);
    const again = settled({ status: "past due" }, [first, { ...failed, attempt: 2, nextAttemptAt: null }]);
    expect(given(membership, ...past, facts.paymentFailed).when(again)).toMatchObject([
      { type: "MembershipPaymentFailed", data: { attempt: 2, nextAttemptAt: null } },
    ]);
  });

  it("G2-8: a cancellation, and taking it back", () => {
    const cancelled = settled({ cancelsAt: until }, [first]);
    expect(given(membership, ...past).when(cancelled)).toEqual([facts.cancelScheduled]);
    expect(given(membership, ...past, facts.cancelScheduled).when(cancelled)).toEqual([]);
    expect(given(membership, ...past, facts.cancelScheduled).when(settled({}, [first]))).toEqual([facts.cancelResumed]);
    expect(given(membership, ...past).when(settled({ cancelsAt: until }, [first], "card portal"))).toMatchObject([
      { data: { by: "card portal" } },
    ]);
  });

  it("a pause, and taking it back before it begins; its own end is nothing anybody did", () => {
    const pausedUntil = facts.paused.data.until;
    const paused = settled({ pausedUntil }, [first]);
    expect(given(membership, ...past).when(paused)).toEqual([facts.paused]);
    expect(given(membership, ...past, facts.paused).when(paused)).toEqual([]);
    expect(given(membership, ...past, facts.paused).when(settled({}, [first]))).toEqual([facts.unpaused]);
    const books = { subscription: active, invoices: [first] };
    const after = settle({ playerId: "kim", books, now: pausedUntil, month: "2030-08", by: "family" });
    expect(given(membership, ...past, facts.paused).when(after)).toEqual([]);
  });

  it("of several unpaid months the latest is told, once, and none that is older than what is paid", () => {
    const third: Invoice = { ...failed, id: "in_3", from: nextUntil, until: "2030-07-10T16:00:00.000Z" };
    const both = settled({ status: "past due" }, [third, failed, first]);
    const told = given(membership, ...past).when(both);
    expect(told).toMatchObject([{ type: "MembershipPaymentFailed", data: { invoiceId: "in_3" } }]);
    expect(given(membership, ...past, ...told).when(both)).toEqual([]);
    const paid: Invoice = { ...third, status: "paid", paidCents: 1000, paymentId: "pi_3", failure: null };
    const after = given(membership, ...past, ...told).when(settled({}, [paid, failed, first]));
    expect(after).toMatchObject([{ type: "MembershipPeriodPaid", data: { invoiceId: "in_3" } }]);
    const older: Invoice = { ...failed, status: "paid", paidCents: 1000, paymentId: "pi_2", failure: null };
    const late = given(membership, ...past, ...told, ...after, facts.cancelScheduled).when(
      settled({ cancelsAt: third.until }, [paid, older, first]),
    );
    expect(late).toMatchObject([{ type: "MembershipPeriodPaid", data: { invoiceId: "in_2" } }]); // it is canceled still
    given(membership, ...past, ...told, ...after, facts.cancelScheduled, ...late).when(({ terms }) => {
      expect(terms).toMatchObject({ until: third.until, isEnding: true });
      return [];
    });
  });

  it("an end, and why", () => {
    const why = (invoices: readonly Invoice[]) =>
      given(membership, ...past).when(settled({ status: "ended" }, invoices));
    expect(why([first])).toMatchObject([{ type: "MembershipEnded", data: { why: "cancelled" } }]);
    expect(why([first, { ...failed, status: "void" }])).toMatchObject([{ data: { why: "cancelled" } }]);
    expect(why([first, failed])).toMatchObject([{ data: { why: "unpaid" } }]);
  });

  it("what was ended here is not activated again by money on its way, and its end is confirmed once", () => {
    const off = [...past, facts.deactivated];
    expect(given(membership, ...off).when(settled({}, [first, second]))).toEqual([secondPaid]);
    expect(given(membership, ...off).when(settled({ status: "ended" }, [first]))).toEqual([facts.billingStopped]);
    expect(given(membership, ...off, facts.billingStopped).when(settled({ status: "ended" }, [first]))).toEqual([]);
    expect(given(membership, ...past, facts.ended).when(settled({ status: "ended" }, [first]))).toEqual([
      facts.billingStopped,
    ]);
  });

  it("a subscription of which nothing was ever paid is nothing to us", () => {
    expect(given(membership).when(settled({ status: "ended", cancelsAt: until }, [failed]))).toEqual([]);
  });

  it("in many random orders of a year's news, each five times, the facts are the same", async () => {
    const month = (n: number) => new Date(Date.UTC(2030, 3 + n, 10, 16)).toISOString();
    const invoice = (n: number, as: Partial<Invoice> = {}): Invoice => ({
      ...first,
      id: `in_${n}`,
      paymentId: `pi_${n}`,
      from: month(n),
      until: month(n + 1),
      ...as,
    });
    const unpaid = (n: number, attempt: number): Partial<Invoice> => ({
      status: "open",
      paidCents: 0,
      paymentId: null,
      attempt,
      nextAttemptAt: month(n),
      failure: "insufficient_funds",
    });
    const random = seeded(1000);
    const ended: unknown[] = [];
    for (let order = 0; order < inProportion(1000); order++) {
      let books: Books = { subscription: active, invoices: [invoice(0)] };
      let told: MembershipEvent[] = [facts.checkoutStarted];
      const payments = new Map<string, CardPayment>();
      const then = (subscription: Partial<Subscription>, invoices?: readonly Invoice[]) => () => {
        books = { subscription: { ...books.subscription, ...subscription }, invoices: invoices ?? books.invoices };
      };
      const of = (id: string, more: Partial<CardPayment>) => () =>
        void payments.set(id, { ...(payments.get(id) ?? { ...payment, id }), ...more });
      const paidUpTo = (n: number, ...more: Invoice[]) => [...Array.from({ length: n }, (_, i) => invoice(i)), ...more];
      const year = [
        then({}),
        then({}, paidUpTo(2)),
        then({ cancelsAt: month(2) }),
        then({ cancelsAt: null }),
        then({ status: "past due" }, paidUpTo(2, invoice(2, unpaid(2, 1)))),
        then({ status: "active" }, paidUpTo(3)),
        ...Array.from({ length: 8 }, (_, n) => then({}, paidUpTo(4 + n))),
        of("pi_0", { refundedCents: 400 }),
        of("pi_0", { refundedCents: 1000 }),
        of("pi_1", { disputes: [{ ...disputed, state: "open" }] }),
        of("pi_1", { disputes: [{ ...disputed, state: "won" }] }),
        then({ cancelsAt: month(11) }),
        then({ status: "ended" }),
      ];
      const look = async () => {
        const more = given(membership, ...told).when(
          settle({ playerId: "kim", books, now, month: "2030-04", by: "family" }),
        );
        told = [...told, ...more];
        for (const one of payments.values())
          told = [
            ...told,
            ...given(membership, ...told).when(settleMoney({ playerId: "kim", said: { payment: one } })),
          ];
      };
      await inAnyOrder(year, { times: 5, random, tell: look });
      const kinds = (type: MembershipEvent["type"]) => told.filter((fact) => fact.type === type).length;
      ended.push([
        kinds("MembershipPeriodPaid"),
        kinds("MembershipActivated"),
        kinds("MembershipEnded"),
        Math.max(kinds("MembershipPaymentFailed"), 1), // a try that was made good before anyone looked is no news
        kinds("MembershipDisputeClosed"),
        Math.max(kinds("MembershipRefunded"), 2), // two at once are one, if nobody looked in between
        told.reduce((state, fact) => membership.evolve(state, fact), membership.initial),
      ]);
    }
    const whole = (_: string, value: unknown) =>
      value instanceof Map ? Object.fromEntries([...value].toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
    expect(new Set(ended.map((one) => JSON.stringify(one, whole))).size).toBe(1);
    expect(ended[0]).toMatchObject([11, 1, 1, 1, 1, 2, { terms: { source: null }, billing: { state: "stopped" } }]);
  });
});

describe("what may be done", () => {
  it("one checkout per version; an expired one makes room", () => {
    const start = startCheckout(facts.checkoutStarted.data);
    expect(given(membership).when(start)).toEqual([facts.checkoutStarted]);
    expect(given(membership, facts.checkoutStarted).when(start)).toEqual([]);
    const expire = expireCheckout({ playerId: "kim", checkoutId: "cs_1" });
    expect(given(membership, facts.checkoutStarted).when(expire)).toEqual([facts.checkoutExpired]);
    expect(given(membership, facts.checkoutStarted, facts.checkoutExpired).when(expire)).toEqual([]);
  });

  const mayBuy = (...told: MembershipEvent[]) =>
    given(membership, ...told).when((state) => {
      mayCheckOut(state, now);
      return [];
    });
  it("nobody pays twice: not while it is active, nor while its card is being tried", () => {
    expect(mayBuy()).toEqual([]);
    expect(() => mayBuy(facts.activated)).toThrow("already has a membership");
    expect(() => mayBuy(...past)).toThrow("already has a membership");
    const longAgo: MembershipEvent = { ...facts.activatedByCard, data: { ...facts.activatedByCard.data, until: from } };
    const paid: MembershipEvent = { ...facts.periodPaid, data: { ...facts.periodPaid.data, until: from } };
    expect(() => mayBuy(facts.checkoutStarted, paid, longAgo, facts.paymentFailed)).toThrow("card for this membership");
    expect(() => mayBuy(facts.checkoutStarted, paid, longAgo)).toThrow("still being ended"); // nothing was declined
    expect(() => mayBuy(...past, facts.deactivated)).toThrow("still being ended");
    expect(mayBuy(...past, facts.deactivated, facts.billingStopped)).toEqual([]);
  });

  it("a cancellation can be taken back while it is paid", () => {
    const mayTakeBack = (at: string) =>
      given(membership, ...past, facts.cancelScheduled).when((state) => {
        mayResume(state, at);
        return [];
      });
    expect(mayTakeBack(now)).toEqual([]);
    expect(() => mayTakeBack(until)).toThrow("already ended");
    expect(() => given(membership, facts.activated).when((state) => (mayResume(state, now), []))).toThrow(
      "paid by card",
    );
  });

  it("can be paused from the end of its paid time, and nobody can buy another one meanwhile", () => {
    const until = (months: number, ...told: MembershipEvent[]) => {
      let found: string | undefined;
      given(membership, ...told).when((state) => {
        found = mayPause(state, now, months).until;
        return [];
      });
      return found;
    };
    expect([1, 6].map((months) => until(months, ...past))).toEqual([
      "2030-06-10T16:00:00.000Z",
      "2030-11-10T16:00:00.000Z",
    ]);
    const bought = { from: "2030-03-31T16:00:00.000Z", until: "2030-04-30T16:00:00.000Z" };
    const onThe31st = [
      facts.checkoutStarted,
      { ...facts.periodPaid, data: { ...facts.periodPaid.data, ...bought } },
      { ...facts.activatedByCard, data: { ...facts.activatedByCard.data, until: bought.until } },
    ];
    expect(until(1, ...onThe31st)).toBe("2030-05-31T16:00:00.000Z");
    expect(() => until(1, ...past, facts.paymentFailed)).toThrow("card was declined");
    expect(() => until(1, ...past, facts.cancelScheduled)).toThrow("not canceled");
    expect(() => until(1, facts.activated)).toThrow("paid by card");
    const inPause = "2030-06-01T00:00:00.000Z";
    expect(() =>
      given(membership, ...past, facts.paused).when((state) => {
        mayCheckOut(state, inPause);
        return [];
      }),
    ).toThrow("paused and starts again");
    expect(() => given(membership, ...past, facts.paused).when((state) => (mayResume(state, inPause), []))).toThrow(
      "To start sooner, cancel it and subscribe again.",
    );
  });

  it("by hand no membership stands beside a card's; deactivating and erasing end that", () => {
    const byHand = activate({ playerId: "kim", by: "ada", words: null, now, until: undefined, month });
    expect(() => given(membership, ...past).when(byHand)).toThrow("already paid by card");
    const later = { playerId: "kim", by: "ada", words: null, until: undefined, month };
    const pastGrace = activate({ ...later, now: "2030-08-01T00:00:00.000Z" });
    const code = (refused: string) => expect.objectContaining({ code: refused });
    expect(() => given(membership, ...past).when(pastGrace)).toThrow(code("CardStillPays"));
    expect(() => given(membership, ...past, facts.paused).when(pastGrace)).toThrow(code("CardStillPays"));
    expect(given(membership, ...past, facts.deactivated).when(pastGrace)).toHaveLength(1);
    const off = deactivate({ playerId: "kim", by: "ada", words: null, now: "2030-08-01T00:00:00.000Z" });
    expect(given(membership, ...past).when(off)).toHaveLength(1); // grace is over, and the card may still be charged
    expect(given(membership, ...past).when(endErased("kim"))).toEqual([facts.ended]);
  });

  it("a payer is forgotten at the provider once, and only when what they paid is over", () => {
    const forget = forgetPayer({ playerId: "kim", subscriptionId: "sub_1" });
    const over: MembershipEvent[] = [...past, { ...facts.ended, data: { playerId: "kim", why: "cancelled" } }];
    expect(given(membership, ...past, facts.cancelScheduled).when(forget)).toEqual([]);
    expect(given(membership, ...past, facts.deactivated).when(forget)).toEqual([]);
    expect(given(membership, ...over).when(forget)).toEqual([facts.payerForgotten]);
    expect(given(membership, ...over, facts.payerForgotten).when(forget)).toEqual([]);
    expect(given(membership, ...over).when(forgetPayer({ playerId: "kim", subscriptionId: "sub_2" }))).toEqual([]);
  });

  it("families are told ahead of time, once, and only what still holds", () => {
    const renewal = remind({ playerId: "kim", now, reminder: { of: "renewal", at: until } });
    expect(given(membership, ...past).when(renewal)).toEqual([facts.reminded]);
    expect(given(membership, ...past, facts.reminded).when(renewal)).toEqual([]);
    expect(given(membership, ...past, facts.cancelScheduled).when(renewal)).toEqual([]);
    expect(given(membership, ...past, facts.paused).when(renewal)).toEqual([]);
    const resuming = remind({
      playerId: "kim",
      now: "2030-08-05T00:00:00.000Z",
      reminder: { of: "resuming", at: facts.paused.data.until },
    });
    expect(given(membership, ...past, facts.paused).when(resuming)).toHaveLength(1);
    expect(given(membership, ...past).when(resuming)).toEqual([]);
    const lastDays = (at: string) =>
      remind({ playerId: "kim", now: at, reminder: { of: "last days", at: "2030-05-17T16:00:00.000Z" } });
    expect(given(membership, ...past).when(lastDays("2030-05-15T17:00:00.000Z"))).toHaveLength(1);
    expect(given(membership, ...past, secondPaid).when(lastDays("2030-05-15T17:00:00.000Z"))).toEqual([]);
  });
});
