import type { CampEvent } from "../../../eventstore/camps/events.ts";
import {
  centsToRefund,
  onTheWayCents,
  refundableCents,
  refundParts,
  refuseAnotherRefund,
  saying,
  sumsOf,
} from "../../payments/open.ts";
import { booksOf } from "../balance.ts";
import type { Camp } from "../camp.ts";
import type { Registration } from "../registration.ts";
import { refundDueNow } from "../registrationRule.ts";

type State = Camp | undefined;
type Requested = Extract<CampEvent, { type: "RefundRequested" }>["data"];

/** What someone wants to refund; without a sum, what is due. If nothing is, the sum is required. */
interface Wanted {
  readonly registrationId: string;
  readonly refundId: string;
  readonly cents?: number | undefined;
  readonly words: string | null;
}

type Repeated = Pick<Wanted, "registrationId" | "refundId" | "cents"> & { readonly method: Requested["method"] };

/** An erased family leaves no text behind. */
export const sayingOf = ({ parentEmail }: Registration, words: string | null) =>
  parentEmail === undefined ? null : saying(words);

/** Money that came by card goes back to it, from several payments as far as each has something left. */
export const requestRefund =
  ({ registrationId, refundId, cents, words }: Wanted) =>
  (known: State): CampEvent[] => {
    const { ledger, about, balance, registration } = booksOf(known, registrationId);
    if (ledger.refunds.has(refundId)) return [];
    const due = refundDueNow({ ...balance, onTheWayCents: onTheWayCents(ledger) });
    const sum = centsToRefund(cents, { due, most: refundableCents(ledger) });
    const personal = sayingOf(registration, words);
    return refundParts(ledger, { refundId, cents: sum }).map((part) => ({
      type: "RefundRequested",
      data: { ...about, ...part, method: "card", personal },
    }));
  };

/** A repeat refunds nothing: with a different sum it must not look as if that was refunded, too. */
export const mustBeSameRefund = (known: State, { registrationId, refundId, cents, method }: Repeated) =>
  refuseAnotherRefund(booksOf(known, registrationId).ledger, { refundId, cents, byCard: method === "card" });

/** Someone refunded by hand, out of what was received by hand. */
export const noteRefundByHand =
  ({ registrationId, refundId, cents, words, method }: Wanted & { method: Exclude<Requested["method"], "card"> }) =>
  (known: State): CampEvent[] => {
    const { ledger, about, balance, registration } = booksOf(known, registrationId);
    if (ledger.refunds.has(refundId)) return [];
    const { backByHandCents: before } = sumsOf(ledger);
    const due = refundDueNow({ ...balance, onTheWayCents: onTheWayCents(ledger) });
    const sum = centsToRefund(cents, { due, most: Math.max(0, ledger.byHandCents - before) });
    const refund = { ...about, refundId, paymentId: null, method, cents: sum };
    return [
      { type: "RefundRequested", data: { ...refund, personal: sayingOf(registration, words) } },
      { type: "RegistrationRefunded", data: { ...refund, totalCents: before + sum } },
    ];
  };

/** The provider did not refund it. */
export const failRefund =
  ({ registrationId, refundId, code }: { registrationId: string; refundId: string; code: string }) =>
  (known: State): CampEvent[] => {
    const { ledger, about } = booksOf(known, registrationId);
    if (ledger.refunds.get(refundId)?.state !== "requested") return [];
    return [{ type: "RefundFailed", data: { ...about, refundId, code } }];
  };
