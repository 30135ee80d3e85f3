import type { CampEvent } from "../../../eventstore/camps/events.ts";
import type { receivedBy } from "../../../eventstore/camps/payments.ts";
import { dollars } from "../../../projections/list.ts";
import type { PaymentStatus } from "../../../projections/camps/paymentView.ts";
import { wrongAmount } from "../../payments/open.ts";
import { booksOf, cardCentsOf, statusByBooks } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { sayingOf } from "./payRefund.ts";

type Method = (typeof receivedBy)[number];
interface Mark {
  readonly registrationId: string;
  readonly status: PaymentStatus;
  readonly method?: Method | undefined;
  readonly cents?: number | undefined; // everything received outside the card provider
  readonly words: string | null; // why
}

type Books = ReturnType<typeof booksOf>;

/** Everything received by hand, according to this; null if no one knows how much. */
const byHand = ({ status, cents }: Mark, { quoted, ledger }: Books): number | null => {
  if (status === "unpaid") return 0;
  if (cents === undefined) return status === "paid" ? Math.max(0, quoted - cardCentsOf(ledger)) : null;
  if (cents < 0) throw wrongAmount("Please enter an amount above zero");
  if (status === "partial" && cents === 0) throw wrongAmount("Please enter what was received, or leave it empty");
  if (status === "partial" && cents >= quoted && quoted > 0)
    throw wrongAmount(`All of $${dollars(quoted)} is paid with this: please choose Paid`);
  return cents;
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
    const cents = byHand(mark, books);
    if (status === ledger.status && (mark.cents === undefined || cents === ledger.byHandCents)) return [];
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
        const by = method ?? (cents === 0 && cardCents > 0 ? "card" : "other");
        return [
          { type: "RegistrationPaid", data: { ...about, method: by, cents: cents ?? 0, paymentId: null, personal } },
        ];
      }
    }
  };
