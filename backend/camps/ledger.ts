import {
  paymentStatusAfter,
  type RegistrationEvent,
  type RegistrationPaymentEvent,
} from "../../eventstore/camps/events.ts";
import * as rule from "../../projections/camps/balanceRule.ts";
import type { PaymentStatus, ReceivedBy } from "../../projections/camps/paymentView.ts";
import {
  afterDispute,
  afterDisputeClosed,
  afterRefund,
  afterRefundFailed,
  afterRefundRequest,
  afterRefundReturned,
  type CardLedger,
  emptyLedger,
  resolved,
  sumsOf,
  withCard,
} from "../payments/open.ts";

/** How it was paid, as last stated by a fact or a person. */
interface Statement {
  readonly status: PaymentStatus;
  readonly byHandCents: number; // attested, in total
  readonly method: ReceivedBy | null;
  readonly words: string | null; // why
}
/** The money of one registration. */
export interface Ledger extends CardLedger, Statement {
  /** What a person stated last and what held before, until anything else happens to the registration. */
  readonly mark?:
    | { readonly id: string | undefined; readonly before: Statement; readonly isUndone: boolean }
    | undefined;
}

const empty: Ledger = {
  ...emptyLedger,
  status: "unpaid",
  byHandCents: 0,
  method: null,
  words: null,
};

type Marked = Extract<
  RegistrationPaymentEvent,
  { type: "RegistrationPaid" | "RegistrationPartlyPaid" | "RegistrationMarkedUnpaid" | "PaymentStatusOverridden" }
>["data"];
const marked = (
  ledger: Ledger,
  data: Marked,
  { id, status, cents }: { id: string | undefined; status: PaymentStatus; cents: number | null },
): Ledger => {
  const { status: was, byHandCents, method, words } = ledger;
  return {
    ...ledger,
    status,
    method: "method" in data ? data.method : null,
    words: data.personal?.words ?? null,
    ...(cents !== null && { byHandCents: cents }),
    mark: { id, before: { status: was, byHandCents, method, words }, isUndone: false },
  };
};

type LedgerEvent =
  | Exclude<
      RegistrationEvent,
      { type: "ParticipantDivisionAssigned" | "ParticipantTold" | "PickupTold" | "RegistrationHandedOver" }
    >
  | RegistrationPaymentEvent;

export const ledgerAfter = (known: Ledger | undefined, fact: LedgerEvent, id?: string): Ledger | undefined => {
  if (fact.type === "RegistrationPlaced") return empty;
  if (!known) return known;
  const { mark, ...before } = known;
  switch (fact.type) {
    case "ParticipantWithdrawn":
    case "RegistrationRequoted":
    case "RegistrationWithdrawn":
      return before;
    case "CardPaymentFailed":
      return withCard(before, fact.data.paymentId, { failure: fact.data.code });
    case "CardPaymentCancelled":
      return withCard(before, fact.data.paymentId, { isCancelled: true });
    case "CardPaymentStarted": {
      const { paymentId, payerId, cents, version } = fact.data;
      return withCard(before, paymentId, { payerId, cents, version });
    }
    case "RegistrationPaid": {
      const { paymentId, cents, method, personal } = fact.data;
      const status = paymentStatusAfter[fact.type];
      if (paymentId === null) return marked(before, fact.data, { id, status, cents });
      const received = withCard(before, paymentId, { receivedCents: cents, failure: undefined });
      return { ...received, status, method, words: personal?.words ?? null };
    }
    case "RegistrationPartlyPaid":
      return marked(before, fact.data, { id, status: paymentStatusAfter[fact.type], cents: fact.data.cents });
    case "RegistrationMarkedUnpaid":
      return marked(before, fact.data, { id, status: paymentStatusAfter[fact.type], cents: 0 });
    case "PaymentStatusOverridden":
      return marked(before, fact.data, { id, status: fact.data.to, cents: fact.data.cents });
    case "PaymentMarkUndone":
      return { ...before, ...mark?.before, mark: mark && { ...mark, isUndone: true } };
    case "CardPaymentMismatched":
      return withCard(before, fact.data.paymentId, {
        receivedCents: fact.data.receivedCents,
        failure: undefined,
        mismatch: "open",
        why: "not owed",
      });
    case "CardPaymentMismatchResolved":
      return withCard(before, fact.data.paymentId, resolved);
    case "CardPaymentDisputed":
      return afterDispute(before, fact.data);
    case "CardPaymentDisputeClosed":
      return { ...afterDisputeClosed(before, fact.data), status: fact.data.to };
    case "RefundRequested":
      return afterRefundRequest(before, fact.data);
    case "RefundFailed":
      return afterRefundFailed(before, fact.data.refundId);
    case "RegistrationRefunded":
      return afterRefund(before, fact.data);
    case "RefundReturned":
      return afterRefundReturned(before, fact.data);
  }
};

/** What came in and went out, in cents. */
export const moneyOf = (ledger: Ledger) => rule.moneyOf({ ...sumsOf(ledger), byHandCents: ledger.byHandCents });
