import type { CampEvent } from "../../eventstore/camps/events.ts";
import { dollars } from "../../projections/list.ts";
import { booksOf, conflict, leftOn, wrongAmount } from "./balance.ts";
import type { Camp } from "./camp.ts";
import type { Ledger } from "./ledger.ts";
import type { Registration } from "./registration.ts";
import { refundDueNow } from "./registrationRule.ts";

type State = Camp | undefined;
type Requested = Extract<CampEvent, { type: "RefundRequested" }>["data"];

/** What somebody wants to be given back; without a sum what is due. Where nothing is, they have to say how much. */
interface Wanted {
  readonly registrationId: string;
  readonly refundId: string;
  readonly cents?: number | undefined;
  readonly words: string | null;
}

type Repeated = Pick<Wanted, "registrationId" | "refundId" | "cents"> & { readonly method: Requested["method"] };

/** A refund out of several payments has a part for each. */
export const isPartOf = (id: string, refundId: string) => id === refundId || id.startsWith(`${refundId}-`);

export const saying = (words: string | null) => (words === null ? null : { words });
/** The same about a registration: of a family that is erased nothing is kept any more. */
export const sayingOf = ({ parentEmail }: Registration, words: string | null) =>
  parentEmail === undefined ? null : saying(words);

/** Card payments with what can still be given back of each: first what was never owed, then the last ones. */
const refundable = (ledger: Ledger) =>
  [...ledger.cards]
    .map(([paymentId, card]) => ({ paymentId, card, left: leftOn(ledger, paymentId, card) }))
    .filter(({ left }) => left > 0)
    .sort(
      (a, b) =>
        Number(b.card.mismatch === "open") - Number(a.card.mismatch === "open") ||
        (b.card.version ?? 0) - (a.card.version ?? 0),
    );

const onTheWay = ({ refunds }: Ledger) =>
  [...refunds.values()].reduce((sum, { state, cents }) => sum + (state === "requested" ? cents : 0), 0);

const sumOf = (cents: number | undefined, { due, most }: { due: number; most: number }) => {
  if (most === 0) throw conflict("NothingToRefund", "There is nothing left here that could be given back this way.");
  if (cents === undefined && due > 0) return Math.min(due, most);
  if (cents === undefined) throw wrongAmount("Nothing is due to be given back. Please enter how much should go back");
  if (cents <= 0) throw wrongAmount("Please enter an amount above zero");
  if (cents > most) throw wrongAmount(`At most $${dollars(most)} can be given back this way`);
  return cents;
};

/** Money that came by card is to go back to it, of several payments as far as each has something left. */
export const requestRefund =
  ({ registrationId, refundId, cents, words }: Wanted) =>
  (known: State): CampEvent[] => {
    const { ledger, about, balance, registration } = booksOf(known, registrationId);
    if (ledger.refunds.has(refundId)) return [];
    const payments = refundable(ledger);
    const most = payments.reduce((sum, { left }) => sum + left, 0);
    let wanted = sumOf(cents, { due: refundDueNow({ ...balance, onTheWayCents: onTheWay(ledger) }), most });
    const facts: CampEvent[] = [];
    for (const { paymentId, left } of payments) {
      if (wanted === 0) break;
      const part = Math.min(left, wanted);
      wanted -= part;
      const id = facts.length === 0 ? refundId : `${refundId}-${facts.length + 1}`;
      const data: Requested = {
        ...about,
        refundId: id,
        paymentId,
        method: "card",
        cents: part,
        personal: sayingOf(registration, words),
      };
      facts.push({ type: "RefundRequested", data });
    }
    return facts;
  };

/** A repeat of a refund gives nothing back: with another sum it must not seem as if that went back too. */
export const mustBeSameRefund = (known: State, { registrationId, refundId, cents, method }: Repeated) => {
  const { ledger } = booksOf(known, registrationId);
  const parts = [...ledger.refunds].filter(([id]) => isPartOf(id, refundId)).map(([, refund]) => refund);
  const recorded = parts.reduce((sum, part) => sum + part.cents, 0);
  const isByCard = parts.some(({ paymentId }) => paymentId !== null);
  if (parts.length > 0 && (cents ?? recorded) === recorded && isByCard === (method === "card")) return;
  const how = isByCard ? "to the card" : "by hand";
  const before = parts.length > 0 ? ` with $${dollars(recorded)} to go back ${how}` : " for something else";
  throw conflict(
    "SentBefore",
    `This was sent before${before}, and nothing more was done. Please look, and start anew.`,
  );
};

/** Somebody gave money back by hand, out of what was received by hand. */
export const noteRefundByHand =
  ({ registrationId, refundId, cents, words, method }: Wanted & { method: Exclude<Requested["method"], "card"> }) =>
  (known: State): CampEvent[] => {
    const { ledger, about, balance, registration } = booksOf(known, registrationId);
    if (ledger.refunds.has(refundId)) return [];
    const before = [...ledger.refunds.values()]
      .filter(({ paymentId, state }) => paymentId === null && state === "refunded")
      .reduce((sum, refund) => sum + refund.cents, 0);
    const most = Math.max(0, ledger.byHandCents - before);
    const sum = sumOf(cents, { due: refundDueNow({ ...balance, onTheWayCents: onTheWay(ledger) }), most });
    const told = { ...about, refundId, paymentId: null, method, cents: sum };
    return [
      { type: "RefundRequested", data: { ...told, personal: sayingOf(registration, words) } },
      { type: "RegistrationRefunded", data: { ...told, totalCents: before + sum } },
    ];
  };

/** The provider did not give it back. */
export const failRefund =
  ({ registrationId, refundId, code }: { registrationId: string; refundId: string; code: string }) =>
  (known: State): CampEvent[] => {
    const { ledger, about } = booksOf(known, registrationId);
    if (ledger.refunds.get(refundId)?.state !== "requested") return [];
    return [{ type: "RefundFailed", data: { ...about, refundId, code } }];
  };
