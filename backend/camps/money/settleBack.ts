import type { CampEvent } from "../../../eventstore/camps/events.ts";
import {
  disputesFound,
  failedRefundsFound,
  type Found,
  noCard,
  refundsFound,
  type Said as SaidOfPayment,
} from "../../payments/open.ts";
import { booksOf, statusByBooks } from "../balance.ts";
import type { Camp } from "../camp.ts";

type State = Camp | undefined;

/** What the provider's books say about a registration's payment at this moment. */
export interface Said extends SaidOfPayment {
  readonly registrationId: string;
}

export const booksAbout = (camp: State, { registrationId, payment }: Said) => {
  const books = booksOf(camp, registrationId);
  return { ...books, known: books.ledger.cards.get(payment.id) ?? noCard };
};
type Books = ReturnType<typeof booksAbout>;

/** Once lost, the registration is as paid as the money left. */
const statusAfterDispute = (
  { balance, quoted, known, ledger }: Books,
  { how, lostCents }: { how: "won" | "lost"; lostCents: number },
) => {
  const held = balance.collectedCents - balance.refundedCents - (lostCents - known.lostCents);
  return how === "lost" ? statusByBooks(held, quoted) : ledger.status;
};

const factOf = (books: Books, { payment }: Said, finding: Found): CampEvent => {
  const { about } = books;
  const { id: paymentId, currency } = payment;
  switch (finding.found) {
    case "refund failed":
      return { type: "RefundFailed", data: { ...about, ...finding.details } };
    case "refund returned":
      return { type: "RefundReturned", data: { ...about, paymentId, currency, ...finding.details } };
    case "refunded":
      return { type: "RegistrationRefunded", data: { ...about, paymentId, method: "card", ...finding.details } };
    case "disputed":
      return { type: "CardPaymentDisputed", data: { ...about, paymentId, currency, ...finding.details } };
    case "dispute closed": {
      const to = statusAfterDispute(books, finding.details);
      return { type: "CardPaymentDisputeClosed", data: { ...about, paymentId, ...finding.details, to } };
    }
  }
};

const recorded =
  (find: (ledger: Books["ledger"], said: Said) => readonly Found[]) =>
  (said: Said) =>
  (camp: State): CampEvent[] => {
    const books = booksAbout(camp, said);
    return find(books.ledger, said).map((finding) => factOf(books, said, finding));
  };

export const cameBack = recorded(failedRefundsFound);
export const wentBack = recorded(refundsFound);
export const disputed = recorded(disputesFound);
