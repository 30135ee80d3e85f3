/** What the card provider's books say about one payment, in cents. */
export interface CardMoney {
  readonly version: number | undefined; // of the amount it was started for; undefined: not started here
  readonly payerId: string | null; // who had what it pays for when it was started; null: someone without an account
  readonly cents: number; // requested
  readonly receivedCents: number;
  readonly refundedCents: number; // some of which may have been returned
  readonly returned: ReadonlyMap<string, number>; // refunds that were returned, by the provider's id, in cents
  readonly returnedOpenCents: number; // the part of these no one has decided about yet
  readonly disputes: ReadonlyMap<string, "open" | "won" | "lost">;
  readonly lostCents: number; // through disputes
  readonly failure: string | undefined; // why the last attempt was declined, in the provider's word
  readonly isCancelled: boolean; // it can no longer be paid
  readonly mismatch: "open" | "resolved" | undefined; // open: someone has to decide
  readonly why: Why | undefined; // of the mismatch
}
type Why = "not owed" | "returned" | "disputed";

interface LedgerRefund {
  readonly paymentId: string | null; // null: by hand
  readonly cents: number;
  readonly state: "requested" | "refunded" | "failed";
}

/** Money that came by card for one thing, and its refunds. Contexts add more to their ledgers. */
export interface CardLedger {
  readonly cards: ReadonlyMap<string, CardMoney>; // by payment
  readonly refunds: ReadonlyMap<string, LedgerRefund>; // by refund
}

export const emptyLedger: CardLedger = { cards: new Map(), refunds: new Map() };
export const noCard: CardMoney = {
  version: undefined,
  payerId: null,
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
/** What is no longer with us: refunded for good, or lost. */
export const goneCents = ({ refundedCents, returned, lostCents }: CardMoney) =>
  refundedCents - sum(returned.values()) + lostCents;

/** Everything that came by card, what of it is gone, and what was refunded by hand, in cents. */
export const sumsOf = ({ cards, refunds }: CardLedger) => ({
  receivedByCardCents: sum([...cards.values()].map(({ receivedCents }) => receivedCents)),
  goneByCardCents: sum([...cards.values()].map(goneCents)),
  backByHandCents: sum(
    [...refunds.values()].map(({ paymentId, state, cents }) =>
      paymentId === null && state === "refunded" ? cents : 0,
    ),
  ),
});

/** Someone has to decide about some of the money. */
export const isUndecided = ({ cards }: CardLedger) => [...cards.values()].some(({ mismatch }) => mismatch === "open");

/** The payment started last; earlier ones were cancelled. `isOver`: what it brought is in the books and settled. */
export const lastStarted = ({ cards }: CardLedger) =>
  [...cards]
    .map(([paymentId, { payerId, cents, version = 0, receivedCents, mismatch }]) => {
      const isOver = receivedCents > 0 && mismatch !== "open";
      return { paymentId, payerId, cents, version, isOver };
    })
    .sort((a, b) => b.version - a.version)[0];

// The effect of facts on it, whatever their context calls them.

const cardOf = ({ cards }: CardLedger, id: string) => cards.get(id) ?? noCard;
export const withCard = <L extends CardLedger>(ledger: L, id: string, is: Partial<CardMoney>): L => ({
  ...ledger,
  cards: new Map(ledger.cards).set(id, { ...cardOf(ledger, id), ...is }),
});
const withRefund = <L extends CardLedger>(ledger: L, id: string, is: LedgerRefund): L => ({
  ...ledger,
  refunds: new Map(ledger.refunds).set(id, is),
});

export const resolved = { mismatch: "resolved", returnedOpenCents: 0 } as const;
/** What waited for that reason no longer waits. */
const decidedAbout = <L extends CardLedger>(ledger: L, id: string, why: Why): L =>
  ledger.cards.get(id)?.why === why ? withCard(ledger, id, resolved) : ledger;

export const afterDispute = <L extends CardLedger>(
  before: L,
  { paymentId, disputeId }: { paymentId: string; disputeId: string },
): L => {
  const disputes = new Map(cardOf(before, paymentId).disputes).set(disputeId, "open");
  return withCard(before, paymentId, { disputes, mismatch: "open", why: "disputed" });
};

export const afterDisputeClosed = <L extends CardLedger>(
  before: L,
  closed: { paymentId: string; disputeId: string; how: "won" | "lost"; lostCents: number },
): L => {
  const { paymentId, disputeId, how, lostCents } = closed;
  const disputes = new Map(cardOf(before, paymentId).disputes).set(disputeId, how);
  return withCard(decidedAbout(before, paymentId, "disputed"), paymentId, { disputes, lostCents });
};

export const afterRefundRequest = <L extends CardLedger>(
  before: L,
  { refundId, paymentId, cents }: { refundId: string; paymentId: string | null; cents: number },
): L => {
  const after = paymentId === null ? before : decidedAbout(before, paymentId, "returned");
  return withRefund(after, refundId, { paymentId, cents, state: "requested" });
};

export const afterRefundFailed = <L extends CardLedger>(before: L, refundId: string | null): L => {
  const refund = refundId === null ? undefined : before.refunds.get(refundId);
  return refund && refundId !== null ? withRefund(before, refundId, { ...refund, state: "failed" }) : before;
};

/** The highest total wins per card payment, so the order in which refunds are reported does not matter. */
export const afterRefund = <L extends CardLedger>(
  before: L,
  refund: { refundId: string | null; paymentId: string | null; cents: number; totalCents: number },
): L => {
  const { refundId, paymentId, cents, totalCents } = refund;
  const known = refundId === null ? before : withRefund(before, refundId, { paymentId, cents, state: "refunded" });
  if (paymentId === null) return known;
  const refundedCents = Math.max(cardOf(known, paymentId).refundedCents, totalCents);
  return withCard(known, paymentId, { refundedCents });
};

export const afterRefundReturned = <L extends CardLedger>(
  before: L,
  failed: { refundId: string | null; providersRefundId: string; paymentId: string; cents: number; openCents: number },
): L => {
  const { refundId, providersRefundId, paymentId, cents, openCents } = failed;
  const returned = new Map(cardOf(before, paymentId).returned).set(providersRefundId, cents);
  const open = { returned, returnedOpenCents: openCents, mismatch: "open", why: "returned" } as const;
  return withCard(afterRefundFailed(before, refundId), paymentId, open);
};
