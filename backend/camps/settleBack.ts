import type { CampEvent } from "../../eventstore/camps/events.ts";
import type { CardPayment } from "../paymentProvider.ts";
import { booksOf, statusByBooks } from "./balance.ts";
import type { Camp } from "./camp.ts";
import { type CardMoney, noCard } from "./ledger.ts";

type State = Camp | undefined;

/** What the provider's books say of a payment at this moment. */
export interface Said {
  readonly registrationId: string;
  readonly payment: CardPayment;
  readonly refundId?: string; // a refund that the provider says is done
}

export const booksAbout = (camp: State, { registrationId, payment }: Said) => {
  const books = booksOf(camp, registrationId);
  return { ...books, known: books.ledger.cards.get(payment.id) ?? noCard };
};

const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0);

/**
 * Refunds that failed. One that counted as given back is money that came back; of those that were not asked for here it
 * shows in the provider's sum, which is less than it was.
 */
export const cameBack =
  (said: Said) =>
  (camp: State): CampEvent[] => {
    const { about, ledger, known } = booksAbout(camp, said);
    const { id: paymentId, refundedCents, currency, failedRefunds } = said.payment;
    const facts: CampEvent[] = [];
    let totalCents = sum(known.returned.values());
    let openCents = known.returnedOpenCents;
    for (const { id: providersRefundId, key, cents, code } of failedRefunds) {
      if (known.returned.has(providersRefundId)) continue;
      const ours = ledger.refunds.get(key ?? "");
      const refundId = ours ? key : null;
      if (refundId !== null && ours?.state === "requested")
        facts.push({ type: "RefundFailed", data: { ...about, refundId, code } });
      const counted = ours ? ours.state === "refunded" : known.refundedCents - totalCents - refundedCents >= cents;
      if (!counted) continue;
      totalCents += cents;
      openCents += cents;
      const told = { refundId, providersRefundId, paymentId, cents, currency, totalCents, openCents, code };
      facts.push({ type: "RefundReturned", data: { ...about, ...told } });
    }
    return facts;
  };

/** All that the provider ever gave back of it, also what came back since: so it only grows. */
const everRefunded = ({ refundedCents, failedRefunds }: CardPayment, { returned }: CardMoney) =>
  refundedCents + sum(failedRefunds.map(({ id }) => returned.get(id) ?? 0));

/**
 * Given back since we last looked. It is shared out among the refunds that are on their way, `refundId` first and then
 * one of just that sum; what is left was given back by somebody at the provider.
 */
export const wentBack =
  (said: Said) =>
  (camp: State): CampEvent[] => {
    const { about, ledger, known } = booksAbout(camp, said);
    const { payment, refundId } = said;
    const paymentId = payment.id;
    const refundedCents = everRefunded(payment, known);
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

/** What the owner of the card disputes, and how that was decided. Lost, the registration is as paid as what is left of its money. */
export const disputed =
  (said: Said) =>
  (camp: State): CampEvent[] => {
    const { about, ledger, known, quoted, balance } = booksAbout(camp, said);
    const { id: paymentId, currency, disputes } = said.payment;
    const facts: CampEvent[] = [];
    let { lostCents } = known;
    for (const { id: disputeId, cents, code, state } of disputes) {
      const before = known.disputes.get(disputeId);
      const one = { ...about, paymentId, disputeId, cents };
      if (!before) facts.push({ type: "CardPaymentDisputed", data: { ...one, currency, code } });
      if (state === "open" || (before ?? "open") !== "open") continue;
      if (state === "lost") lostCents += cents;
      const held = balance.collectedCents - balance.refundedCents - (lostCents - known.lostCents);
      const to = state === "lost" ? statusByBooks(held, quoted) : ledger.status;
      facts.push({ type: "CardPaymentDisputeClosed", data: { ...one, how: state, lostCents, to } });
    }
    return facts;
  };
