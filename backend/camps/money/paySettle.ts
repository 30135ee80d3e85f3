import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { both } from "../../both.ts";
import { type CardPayment, lastStarted } from "../../payments/open.ts";
import { type Camp, camp as camps } from "../camp.ts";
import { endCardPayment } from "./payCard.ts";
import { booksAbout, cameBack, disputed, type Said, wentBack } from "./settleBack.ts";

type State = Camp | undefined;
type Books = ReturnType<typeof booksAbout>;
type Mismatched = Extract<CampEvent, { type: "CardPaymentMismatched" }>["data"];

/** Why money is not what was owed; undefined if it is. */
const wrongBecause = (
  { quoted, balance, registration, camp }: Books,
  { currency, receivedCents }: CardPayment,
): Mismatched["why"] | undefined => {
  if (currency !== "usd") return "currency";
  if (registration.isWithdrawn || camp.status === "cancelled") return "withdrawn";
  if (balance.outstandingCents === 0 && quoted > 0) return "twice";
  return receivedCents === balance.outstandingCents ? undefined : "amount";
};

const received = (books: Books, payment: CardPayment): CampEvent => {
  const { about, balance } = books;
  const { id: paymentId, receivedCents, currency } = payment;
  const why = wrongBecause(books, payment);
  if (!why)
    return {
      type: "RegistrationPaid",
      data: { ...about, method: "card", cents: receivedCents, paymentId, personal: null },
    };
  const expectedCents = balance.outstandingCents;
  return { type: "CardPaymentMismatched", data: { ...about, paymentId, expectedCents, receivedCents, currency, why } };
};

/** What came in, or why it did not. */
const arrived =
  (said: Said) =>
  (camp: State): CampEvent[] => {
    const { registrationId, payment } = said;
    const { id: paymentId, receivedCents, status, failure: code } = payment;
    const books = booksAbout(camp, said);
    if (receivedCents > books.known.receivedCents) return [received(books, payment)];
    if (status === "cancelled") return endCardPayment({ registrationId, paymentId })(camp);
    if (status !== "open" || code === null || code === books.known.failure) return [];
    return [{ type: "CardPaymentFailed", data: { ...books.about, paymentId, code } }];
  };

/** The process that requested it died before recording its start. */
const withStart =
  (said: Said, decide: (camp: State) => CampEvent[]) =>
  (camp: State): CampEvent[] => {
    const facts = decide(camp);
    const { ledger, about } = booksAbout(camp, said);
    const { id: paymentId, cents } = said.payment;
    if (facts.length === 0 || ledger.cards.has(paymentId)) return facts;
    return [
      {
        type: "CardPaymentStarted",
        data: { ...about, paymentId, cents, version: (lastStarted(ledger)?.version ?? 0) + 1 },
      },
      ...facts,
    ];
  };

/**
 * Records what the provider's books say about a payment at this moment, as far as it was not known: so it does not
 * matter what they said before, how often, or in which order.
 */
export const settleCardPayment = (said: Said): ((camp: State) => CampEvent[]) => {
  const steps = [arrived(said), cameBack(said), wentBack(said), disputed(said)];
  return withStart(
    said,
    steps.reduce((first, second) => both(camps, first, second)),
  );
};
