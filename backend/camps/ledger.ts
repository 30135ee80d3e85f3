import {
  paymentStatusAfter,
  type RegistrationEvent,
  type RegistrationPaymentEvent,
} from "../../eventstore/camps/events.ts";
import * as rule from "../../projections/camps/balanceRule.ts";
import type { PaymentStatus } from "../../projections/camps/paymentView.ts";
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

/** The money of one registration. */
export interface Ledger extends CardLedger {
  readonly status: PaymentStatus; // as last stated, by a fact or a person
  readonly byHandCents: number; // attested, in total
}

type Placed = Extract<RegistrationEvent, { type: "RegistrationPlaced" }>;

const empty: Ledger = { ...emptyLedger, status: "unpaid", byHandCents: 0 };

export const ledgerAfter = (
  before: Ledger | undefined,
  fact: Placed | RegistrationPaymentEvent,
): Ledger | undefined => {
  if (fact.type === "RegistrationPlaced") return empty;
  if (!before) return before;
  switch (fact.type) {
    case "CardPaymentFailed":
      return withCard(before, fact.data.paymentId, { failure: fact.data.code });
    case "CardPaymentCancelled":
      return withCard(before, fact.data.paymentId, { isCancelled: true });
    case "CardPaymentStarted": {
      const { paymentId, cents, version } = fact.data;
      return withCard(before, paymentId, { cents, version });
    }
    case "RegistrationPaid": {
      const { paymentId, cents } = fact.data;
      const status = paymentStatusAfter[fact.type];
      if (paymentId === null) return { ...before, status, byHandCents: cents };
      return { ...withCard(before, paymentId, { receivedCents: cents, failure: undefined }), status };
    }
    case "RegistrationPartlyPaid":
      return { ...before, status: paymentStatusAfter[fact.type], byHandCents: fact.data.cents ?? before.byHandCents };
    case "RegistrationMarkedUnpaid":
      return { ...before, status: paymentStatusAfter[fact.type], byHandCents: 0 };
    case "PaymentStatusOverridden":
      return { ...before, status: fact.data.to, byHandCents: fact.data.cents ?? before.byHandCents };
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
