import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { goneCents, leftOn } from "../../payments/open.ts";
import { booksOf, conflict, statusByBooks } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { sayingOf } from "./payRefund.ts";

interface Resolving {
  readonly registrationId: string;
  readonly paymentId: string;
  readonly how: "accepted" | "refunded";
  readonly words: string | null;
  readonly refundId: string; // of the refund, if there is one
}

type Books = ReturnType<typeof booksOf>;

/** Money that counts after all may pay what is owed, or part of it. */
const counting = ({ about, ledger, quoted, balance }: Books, paymentId: string): CampEvent[] => {
  const status = statusByBooks(balance.collectedCents - balance.refundedCents, quoted);
  const cents = ledger.cards.get(paymentId)?.receivedCents ?? 0;
  if (quoted === 0 || status === ledger.status || ledger.status === "paid") return [];
  if (status === "paid")
    return [{ type: "RegistrationPaid", data: { ...about, method: "card", cents, paymentId, personal: null } }];
  return [{ type: "RegistrationPartlyPaid", data: { ...about, method: "card", cents: null, personal: null } }];
};

/** Someone decides about money that did not match what was owed, or was returned: it counts, or all of it goes back. */
export const resolveMismatch =
  ({ registrationId, paymentId, how, words, refundId }: Resolving) =>
  (known: Camp | undefined): CampEvent[] => {
    const books = booksOf(known, registrationId);
    const { about, ledger, registration } = books;
    const card = ledger.cards.get(paymentId);
    if (!card?.mismatch) throw new Rejection("missing", "NoSuchMismatch", "There's no such payment to settle.");
    if (card.mismatch === "resolved") return [];
    if (card.why === "disputed")
      throw conflict("Disputed", "The bank decides this one. Please respond in the card provider's dashboard.");
    const personal = sayingOf(registration, words);
    const resolved: CampEvent = { type: "CardPaymentMismatchResolved", data: { ...about, paymentId, how, personal } };
    if (how === "accepted") return [resolved, ...counting(books, paymentId)];
    const left = leftOn(ledger, paymentId, card);
    const cents = card.why === "returned" ? Math.min(left, card.returnedOpenCents) : left;
    if (cents === 0 && card.receivedCents > goneCents(card))
      throw conflict(
        "RefundOnItsWay",
        "A refund of this payment is already on its way. Please check again in a moment.",
      );
    if (cents === 0) return [resolved]; // it went back already
    const refund = { ...about, refundId, paymentId, method: "card" as const, cents, personal };
    return [resolved, { type: "RefundRequested", data: refund }];
  };
