import { inDollars } from "../../projections/list.ts";
import { Rejection } from "../http/rejection.ts";
import { type CardLedger, type CardMoney, goneCents } from "./cardLedger.ts";

const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
/** About the amount someone entered. */
export const wrongAmount = (message: string) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path: ["amount"], message }] });

/** What someone wrote about money, as facts store it. */
export const saying = (words: string | null) => (words === null ? null : { words });

/** A refund out of several payments has a part for each. */
const isPartOf = (id: string, refundId: string) => id === refundId || id.startsWith(`${refundId}-`);
const partsOf = ({ refunds }: CardLedger, refundId: string) => [...refunds].filter(([id]) => isPartOf(id, refundId));

const requestedCents = ({ refunds }: CardLedger, paymentId?: string) =>
  [...refunds.values()]
    .filter((refund) => refund.state === "requested" && (paymentId === undefined || refund.paymentId === paymentId))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Requested refunds that are not settled yet, in cents. */
export const onTheWayCents = (ledger: CardLedger) => requestedCents(ledger);

/** What of a card payment can still be refunded, in cents. */
export const leftOn = (ledger: CardLedger, paymentId: string, card: CardMoney) =>
  Math.max(0, card.receivedCents - goneCents(card) - requestedCents(ledger, paymentId));

/** Card payments with what can still be refunded of each: first what was never owed, then the latest. */
const refundable = (ledger: CardLedger) =>
  [...ledger.cards]
    .map(([paymentId, card]) => ({ paymentId, card, left: leftOn(ledger, paymentId, card) }))
    .filter(({ left }) => left > 0)
    .sort(
      (a, b) =>
        Number(b.card.mismatch === "open") - Number(a.card.mismatch === "open") ||
        (b.card.version ?? 0) - (a.card.version ?? 0),
    );

/** Everything that can still be refunded to cards, in cents. */
export const refundableCents = (ledger: CardLedger) => refundable(ledger).reduce((sum, { left }) => sum + left, 0);

/** How much to refund: what someone entered, or else what is due. Throws Rejection if that is impossible. */
export const centsToRefund = (cents: number | undefined, { due, most }: { due: number; most: number }) => {
  if (most === 0) throw conflict("NothingToRefund", "There's nothing left to refund this way.");
  if (cents === undefined && due > 0) return Math.min(due, most);
  if (cents === undefined) throw wrongAmount("No refund is due. Please enter an amount to refund");
  if (cents <= 0) throw wrongAmount("Please enter an amount above $0");
  if (cents > most) throw wrongAmount(`You can refund up to ${inDollars(most)} this way`);
  return cents;
};

/** A refund, allotted to the payments as far as each has something left. */
export const refundParts = (ledger: CardLedger, { refundId, cents }: { refundId: string; cents: number }) => {
  const parts: { refundId: string; paymentId: string; cents: number }[] = [];
  let wanted = cents;
  for (const { paymentId, left } of refundable(ledger)) {
    if (wanted === 0) break;
    const part = Math.min(left, wanted);
    wanted -= part;
    parts.push({ refundId: parts.length === 0 ? refundId : `${refundId}-${parts.length + 1}`, paymentId, cents: part });
  }
  return parts;
};

/** A repeat refunds nothing: with a different sum it must not look as if that was refunded, too. */
export const refuseAnotherRefund = (
  ledger: CardLedger,
  { refundId, cents, byCard }: { refundId: string; cents?: number | undefined; byCard: boolean },
) => {
  const parts = partsOf(ledger, refundId).map(([, refund]) => refund);
  const recorded = parts.reduce((sum, part) => sum + part.cents, 0);
  const isByCard = parts.some(({ paymentId }) => paymentId !== null);
  if (parts.length > 0 && (cents ?? recorded) === recorded && isByCard === byCard) return;
  const how = isByCard ? "to the card" : "by hand";
  const before = parts.length > 0 ? `, for ${inDollars(recorded)} ${how}` : " for something else";
  throw conflict(
    "SentBefore",
    `This request was already sent${before}. Nothing more was refunded. Please check it and start over.`,
  );
};

/** The parts of a refund the provider is still to be asked for. */
export const refundsToAskFor = (ledger: CardLedger, refundId: string) =>
  partsOf(ledger, refundId).flatMap(([id, { paymentId, cents, state }]) =>
    state === "requested" && paymentId !== null ? [{ refundId: id, paymentId, cents }] : [],
  );
