import type { CampEvent } from "../../eventstore/camps/events.ts";
import type { CardPayment } from "../paymentProvider.ts";
import { booksOf } from "./balance.ts";
import type { Camp } from "./camp.ts";
import { endCardPayment } from "./payCard.ts";
import { type CardMoney, type Ledger, noCard } from "./ledger.ts";

type Books = ReturnType<typeof booksOf>;
type Mismatched = Extract<CampEvent, { type: "CardPaymentMismatched" }>["data"];

const nextVersion = ({ cards }: Ledger) =>
  [...cards.values()].reduce((highest, { version = 0 }) => Math.max(highest, version), 0) + 1;

/** Why money is not what was owed; undefined where it is. */
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

/**
 * Given back since we last looked. It is shared out among the refunds that are on their way, `refundId` first and then
 * one of just that sum; what is left was given back by somebody at the provider.
 */
const givenBack = (
  { ledger, about }: Books,
  { id: paymentId, refundedCents }: CardPayment,
  known: CardMoney,
  refundId?: string,
): CampEvent[] => {
  const newly = refundedCents - known.refundedCents;
  const fit = (id: string, cents: number) => (id === refundId ? 2 : cents === newly ? 1 : 0);
  const onTheirWay = [...ledger.refunds]
    .filter(([, refund]) => refund.paymentId === paymentId && refund.state === "requested")
    .sort(([a, one], [b, other]) => fit(b, other.cents) - fit(a, one.cents));
  const facts: CampEvent[] = [];
  let totalCents = known.refundedCents;
  const note = (id: string | null, cents: number) => {
    totalCents += cents;
    const told = { refundId: id, paymentId, method: "card" as const, cents, totalCents };
    facts.push({ type: "RegistrationRefunded", data: { ...about, ...told } });
  };
  for (const [id, { cents }] of onTheirWay) if (cents <= refundedCents - totalCents) note(id, cents);
  if (refundedCents > totalCents) note(null, refundedCents - totalCents);
  return facts;
};

/**
 * Records what the provider's books say of a payment at this moment, as far as it was not known: so it does not matter
 * what it said before, how often, and in which order. `refundId`: a refund that it says is done.
 */
export const settleCardPayment =
  ({ registrationId, payment, refundId }: { registrationId: string; payment: CardPayment; refundId?: string }) =>
  (camp: Camp | undefined): CampEvent[] => {
    const books = booksOf(camp, registrationId);
    const { about, ledger } = books;
    const { id: paymentId, cents, receivedCents, status, failure: code } = payment;
    const known = ledger.cards.get(paymentId) ?? noCard;
    const facts: CampEvent[] = [];
    if (receivedCents > known.receivedCents) facts.push(received(books, payment));
    else if (status === "open" && code !== null && code !== known.failure)
      facts.push({ type: "CardPaymentFailed", data: { ...about, paymentId, code } });
    else if (status === "cancelled") facts.push(...endCardPayment({ registrationId, paymentId })(camp));
    facts.push(...givenBack(books, payment, known, refundId));
    if (facts.length === 0 || ledger.cards.has(paymentId)) return facts;
    // Its start was lost with the process that asked for it.
    const version = nextVersion(ledger);
    return [{ type: "CardPaymentStarted", data: { ...about, paymentId, cents, version } }, ...facts];
  };
