import {
  paymentStatusAfter,
  type RegistrationEvent,
  type RegistrationPaymentEvent,
} from "../../eventstore/camps/events.ts";
import type { PaymentStatus } from "../../projections/camps/paymentView.ts";

type Why =
  | Extract<RegistrationPaymentEvent, { type: "CardPaymentMismatched" }>["data"]["why"]
  | "returned"
  | "disputed";

/** What the card provider's books say of one payment, in cents. */
export interface CardMoney {
  readonly version: number | undefined; // of the amount it was started for; undefined: not started here
  readonly cents: number; // asked for
  readonly receivedCents: number;
  readonly refundedCents: number; // of which some may have come back
  readonly returned: ReadonlyMap<string, number>; // refunds that came back, by the provider's id, in cents
  readonly returnedOpenCents: number; // of these, what nobody has decided about yet
  readonly disputes: ReadonlyMap<string, "open" | "won" | "lost">;
  readonly lostCents: number; // by disputes
  readonly failure: string | undefined; // why the last try was declined, in the provider's word
  readonly isCancelled: boolean; // nobody can pay it any more
  readonly mismatch: "open" | "resolved" | undefined; // open: somebody has to decide
  readonly why: Why | undefined; // of the mismatch
}
export interface Refund {
  readonly paymentId: string | null; // null: by hand
  readonly cents: number;
  readonly state: "requested" | "refunded" | "failed";
}

/** The money of one registration. */
export interface Ledger {
  readonly status: PaymentStatus; // as last said, by a fact or by somebody
  readonly byHandCents: number; // attested, all together
  readonly cards: ReadonlyMap<string, CardMoney>; // by payment
  readonly refunds: ReadonlyMap<string, Refund>; // by refund
}

type Placed = Extract<RegistrationEvent, { type: "RegistrationPlaced" }>;

const empty: Ledger = { status: "unpaid", byHandCents: 0, cards: new Map(), refunds: new Map() };
export const noCard: CardMoney = {
  version: undefined,
  cents: 0,
  receivedCents: 0,
  refundedCents: 0,
  returned: new Map(),
  returnedOpenCents: 0,
  disputes: new Map(),
  lostCents: 0,
  failure: undefined,
  isCancelled: false,
  mismatch: undefined,
  why: undefined,
};
const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0);
/** What is not with us any more: given back for good, or lost. */
export const goneCents = ({ refundedCents, returned, lostCents }: CardMoney) =>
  refundedCents - sum(returned.values()) + lostCents;

const cardOf = ({ cards }: Ledger, id: string) => cards.get(id) ?? noCard;
const withCard = (ledger: Ledger, id: string, is: Partial<CardMoney>): Ledger => ({
  ...ledger,
  cards: new Map(ledger.cards).set(id, { ...cardOf(ledger, id), ...is }),
});
const resolved = { mismatch: "resolved", returnedOpenCents: 0 } as const;
/** What waited for that reason waits no more. */
const decidedAbout = (ledger: Ledger, id: string, why: Why): Ledger =>
  ledger.cards.get(id)?.why === why ? withCard(ledger, id, resolved) : ledger;
const withRefund = (ledger: Ledger, id: string, is: Refund): Ledger => ({
  ...ledger,
  refunds: new Map(ledger.refunds).set(id, is),
});

export const ledgerAfter = (
  before: Ledger | undefined,
  fact: Placed | RegistrationPaymentEvent,
): Ledger | undefined => {
  if (fact.type === "RegistrationPlaced") return empty;
  if (!before) return before;
  switch (fact.type) {
    case "CardPaymentFailed":
      return withCard(before, fact.data.paymentId, { failure: fact.data.code });
    case "CardPaymentCancelled":
      return withCard(before, fact.data.paymentId, { isCancelled: true });
    case "CardPaymentStarted": {
      const { paymentId, cents, version } = fact.data;
      return withCard(before, paymentId, { cents, version });
    }
    case "RegistrationPaid": {
      const { paymentId, cents } = fact.data;
      const status = paymentStatusAfter[fact.type];
      if (paymentId === null) return { ...before, status, byHandCents: cents };
      return { ...withCard(before, paymentId, { receivedCents: cents, failure: undefined }), status };
    }
    case "RegistrationPartlyPaid":
      return { ...before, status: paymentStatusAfter[fact.type], byHandCents: fact.data.cents ?? before.byHandCents };
    case "RegistrationMarkedUnpaid":
      return { ...before, status: paymentStatusAfter[fact.type], byHandCents: 0 };
    case "PaymentStatusOverridden":
      return { ...before, status: fact.data.to, byHandCents: fact.data.cents ?? before.byHandCents };
    case "CardPaymentMismatched":
      return withCard(before, fact.data.paymentId, {
        receivedCents: fact.data.receivedCents,
        failure: undefined,
        mismatch: "open",
        why: fact.data.why,
      });
    case "CardPaymentMismatchResolved":
      return withCard(before, fact.data.paymentId, resolved);
    case "CardPaymentDisputed": {
      const { paymentId, disputeId } = fact.data;
      const disputes = new Map(cardOf(before, paymentId).disputes).set(disputeId, "open");
      return withCard(before, paymentId, { disputes, mismatch: "open", why: "disputed" });
    }
    case "CardPaymentDisputeClosed": {
      const { paymentId, disputeId, how, lostCents, to } = fact.data;
      const disputes = new Map(cardOf(before, paymentId).disputes).set(disputeId, how);
      const settled = decidedAbout(before, paymentId, "disputed");
      return { ...withCard(settled, paymentId, { disputes, lostCents }), status: to };
    }
    case "RefundRequested": {
      const { refundId, paymentId, cents } = fact.data;
      const settled = paymentId === null ? before : decidedAbout(before, paymentId, "returned");
      return withRefund(settled, refundId, { paymentId, cents, state: "requested" });
    }
    case "RefundFailed":
      return failedAfter(before, fact.data.refundId);
    case "RegistrationRefunded":
      return refundedAfter(before, fact.data);
    case "RefundReturned": {
      const { refundId, providersRefundId, paymentId, cents, openCents } = fact.data;
      const returned = new Map(cardOf(before, paymentId).returned).set(providersRefundId, cents);
      const open = { returned, returnedOpenCents: openCents, mismatch: "open", why: "returned" } as const;
      return withCard(failedAfter(before, refundId), paymentId, open);
    }
  }
};

const failedAfter = (before: Ledger, refundId: string | null): Ledger => {
  const refund = refundId === null ? undefined : before.refunds.get(refundId);
  return refund && refundId !== null ? withRefund(before, refundId, { ...refund, state: "failed" }) : before;
};

type Refunded = Extract<RegistrationPaymentEvent, { type: "RegistrationRefunded" }>["data"];

/** Of a card the highest total wins, so it does not matter in which order refunds are told. */
const refundedAfter = (before: Ledger, { refundId, paymentId, cents, totalCents }: Refunded): Ledger => {
  const known = refundId === null ? before : withRefund(before, refundId, { paymentId, cents, state: "refunded" });
  if (paymentId === null) return known;
  const refundedCents = Math.max(known.cards.get(paymentId)?.refundedCents ?? 0, totalCents);
  return withCard(known, paymentId, { refundedCents });
};

/** What came in and went out, in cents. What was given back by hand was received by hand, whatever is attested since. */
export const moneyOf = ({ byHandCents, cards, refunds }: Ledger) => {
  const byHand = [...refunds.values()].filter(({ paymentId, state }) => paymentId === null && state === "refunded");
  const backByHand = sum(byHand.map(({ cents }) => cents));
  return {
    collectedCents:
      Math.max(byHandCents, backByHand) + sum([...cards.values()].map(({ receivedCents }) => receivedCents)),
    refundedCents: backByHand + sum([...cards.values()].map(goneCents)),
  };
};
