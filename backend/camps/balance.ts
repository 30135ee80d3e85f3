import { Rejection } from "../http/rejection.ts";
import type { Camp } from "./camp.ts";
import { noSuchRegistration } from "./admission.ts";
import { type CardMoney, goneCents, type Ledger, moneyOf } from "./ledger.ts";
import type { Registration } from "./registration.ts";

/** What the card provider holds for a registration, in cents. */
export const cardCentsOf = ({ cards }: Ledger) =>
  [...cards.values()].reduce((sum, card) => sum + card.receivedCents - goneCents(card), 0);

/** What a registration costs now, in cents: nothing where it was withdrawn or its camp called off. */
export const quotedCents = (camp: Camp, { isWithdrawn, totalCents }: Registration) =>
  isWithdrawn || camp.status === "cancelled" ? 0 : totalCents;

/**
 * How a registration stands, in cents. Said to be paid, nothing more is to come, whatever was given back since; what is
 * held beyond the quote is to be given back. The queries follow the same rules.
 */
export const balanceOf = (ledger: Ledger, quoted: number) => {
  const { collectedCents, refundedCents } = moneyOf(ledger);
  const held = collectedCents - refundedCents;
  return {
    quotedCents: quoted,
    collectedCents,
    refundedCents,
    outstandingCents: ledger.status === "paid" ? 0 : Math.max(0, quoted - held),
    refundDueCents: Math.max(0, held - quoted),
  };
};
export type Balance = ReturnType<typeof balanceOf>;

/** The status that so much money means. */
export const statusByBooks = (heldCents: number, quoted: number): Ledger["status"] => {
  if (heldCents <= 0) return "unpaid";
  return heldCents < quoted ? "partial" : "paid";
};

/** Money came by card that was not owed, or is disputed, or came back after it was given back, or the status said is not what its books say. */
export const hasMismatch = (ledger: Ledger, quoted: number) => {
  const cards = [...ledger.cards.values()];
  if (cards.some(({ mismatch }) => mismatch === "open")) return true;
  const byCard = cards.reduce((sum, { receivedCents }) => sum + receivedCents, 0);
  if (quoted === 0 || byCard === 0) return false;
  const { collectedCents, refundedCents } = moneyOf(ledger);
  if (ledger.status === "paid") return collectedCents < quoted;
  if (cardCentsOf(ledger) <= 0) return false;
  return ledger.status === "unpaid" || collectedCents - refundedCents >= quoted;
};

/** One registration with its books, and how it is named in its facts. Throws where there is none. */
export const booksOf = (camp: Camp | undefined, registrationId: string) => {
  const registration = camp?.registrations.get(registrationId);
  const ledger = camp?.ledgers.get(registrationId);
  if (!camp || !registration || !ledger) throw noSuchRegistration();
  const quoted = quotedCents(camp, registration);
  const about = { campId: camp.campId, registrationId, payerId: registration.payerId };
  return { camp, registration, ledger, quoted, about, balance: balanceOf(ledger, quoted) };
};

/** Asked to be given back, and not settled yet, in cents: of one payment, or by hand. */
const inFlight = ({ refunds }: Ledger, paymentId: string) =>
  [...refunds.values()]
    .filter((refund) => refund.paymentId === paymentId && refund.state === "requested")
    .reduce((sum, { cents }) => sum + cents, 0);

/** What of a card payment can still be given back, in cents. */
export const leftOn = (ledger: Ledger, paymentId: string, card: CardMoney) =>
  Math.max(0, card.receivedCents - goneCents(card) - inFlight(ledger, paymentId));

export const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
/** About the amount that somebody entered. */
export const wrongAmount = (message: string) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path: ["amount"], message }] });
