import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { inDollars } from "../../../projections/list.ts";
import type { PaidByHand, PaymentStatus } from "../../../projections/camps/paymentView.ts";
import { sumsOf, wrongAmount } from "../../payments/open.ts";
import { refuseLate } from "../../undo/open.ts";
import { booksOf, cardCentsOf, conflict, statusByBooks } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { sayingOf } from "./payRefund.ts";

interface Mark {
  readonly registrationId: string;
  readonly status: PaymentStatus;
  readonly method?: PaidByHand | undefined;
  readonly cents?: number | undefined; // everything received outside the card provider
  readonly words: string | null; // why
  readonly shownCents?: number | undefined; // what whoever states it saw as collected
}

type Books = ReturnType<typeof booksOf>;

/** Whoever says "paid" without a sum: everything asked for came in, and nothing attested before is lost. */
const paidInFull = ({ camp, registration, quoted, ledger }: Books): number => {
  const isOff = registration.isWithdrawn || camp.status === "cancelled"; // nothing is owed now, but something was
  const { backByHandCents, receivedByCardCents } = sumsOf(ledger);
  const asked = isOff ? registration.totalCents - receivedByCardCents : quoted + backByHandCents - cardCentsOf(ledger);
  return Math.max(ledger.byHandCents, asked);
};

/** Whoever says "partial" without a sum takes back an attested sum that would cover everything. */
const partlyPaid = ({ quoted, balance, ledger }: Books): number | null => {
  const held = balance.collectedCents - balance.refundedCents;
  return quoted > 0 && held >= quoted && ledger.byHandCents > 0 ? 0 : null;
};

/** Everything received by hand, according to this; null if no one knows how much. */
const byHand = ({ status, cents }: Mark, books: Books): number | null => {
  const { quoted } = books;
  if (status === "unpaid") return 0;
  if (cents === undefined) return status === "paid" ? paidInFull(books) : partlyPaid(books);
  if (cents < 0) throw wrongAmount("Please enter an amount above $0");
  if (status === "partial" && cents === 0) throw wrongAmount("Please enter the amount received, or leave it empty");
  if (status === "partial" && cents >= quoted && quoted > 0)
    throw wrongAmount(`This covers the full ${inDollars(quoted)}. Please choose Paid`);
  return cents;
};

/** Someone else may have recorded money since the screen was read: a total stated without knowing of it would drop it. */
const refuseUnseen = ({ shownCents }: Mark, { balance: { collectedCents } }: Books) => {
  if (shownCents === undefined || shownCents === collectedCents) return;
  const [now, then] = [inDollars(collectedCents), inDollars(shownCents)];
  throw conflict("PaidMeanwhile", `We've received ${now} by now, not ${then}. Please check and try again.`);
};

/** The same status and sum as before: how it was paid and why we know may be put right, and no money moves. */
const corrected = (mark: Mark, { ledger, about, registration, quoted, balance }: Books): CampEvent[] => {
  const { method = ledger.method, words } = { ...mark, words: mark.words ?? ledger.words };
  if (method === ledger.method && words === ledger.words) return [];
  const { status } = ledger;
  const cardCents = cardCentsOf(ledger);
  const said = { ...about, personal: sayingOf(registration, words) };
  const isOverride = cardCents > 0 && status !== statusByBooks(balance.collectedCents - balance.refundedCents, quoted);
  if (isOverride || status === "paid")
    return [
      { type: "PaymentStatusOverridden", data: { ...said, from: status, to: status, method, cents: null, cardCents } },
    ];
  if (status === "partial") return [{ type: "RegistrationPartlyPaid", data: { ...said, method, cents: null } }];
  return words === ledger.words ? [] : [{ type: "RegistrationMarkedUnpaid", data: said }];
};

/**
 * Whoever runs the camp states how a registration was paid, from any status to any. This never changes the card
 * provider's books: if they say something else, it is recorded as an override, and shown.
 */
export const markPayment =
  (mark: Mark) =>
  (known: Camp | undefined): CampEvent[] => {
    const books = booksOf(known, mark.registrationId);
    const { ledger, about, quoted, registration } = books;
    const { status, method } = mark;
    refuseUnseen(mark, books);
    const cents = byHand(mark, books);
    if (status === ledger.status && (mark.cents === undefined || cents === ledger.byHandCents))
      return corrected(mark, books);
    const personal = sayingOf(registration, mark.words);
    const cardCents = cardCentsOf(ledger);
    const held = cardCents + (cents ?? ledger.byHandCents);
    if (cardCents > 0 && status !== statusByBooks(held, quoted)) {
      const change = { from: ledger.status, to: status, method: method ?? null, cents, cardCents };
      return [{ type: "PaymentStatusOverridden", data: { ...about, ...change, personal } }];
    }
    switch (status) {
      case "unpaid":
        return [{ type: "RegistrationMarkedUnpaid", data: { ...about, personal } }];
      case "partial":
        return [{ type: "RegistrationPartlyPaid", data: { ...about, method: method ?? null, cents, personal } }];
      case "paid": {
        const by = method ?? (cents === 0 && cardCents > 0 ? "card" : null);
        return [
          { type: "RegistrationPaid", data: { ...about, method: by, cents: cents ?? 0, paymentId: null, personal } },
        ];
      }
    }
  };

interface Undone {
  readonly registrationId: string;
  readonly id: string; // of what was recorded
  readonly isLate: boolean;
}

/** What was stated before holds again, unless something has happened to the registration since. */
export const undoMark =
  ({ registrationId, id, isLate }: Undone) =>
  (known: Camp | undefined): CampEvent[] => {
    const { ledger, about, registration } = booksOf(known, registrationId);
    const mark = ledger.mark?.id === id ? ledger.mark : undefined;
    if (mark?.isUndone) return [];
    refuseLate({ isLate });
    if (!mark) throw conflict("Followed", "This registration has changed since. Please set its payment status again.");
    const { status: to, byHandCents: cents, method, words } = mark.before;
    const personal = sayingOf(registration, words);
    return [{ type: "PaymentMarkUndone", data: { ...about, undoes: [id], to, method, cents, personal } }];
  };
