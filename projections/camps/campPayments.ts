import {
  type CampEvent,
  paymentStatusAfter,
  registrationOfVisitor,
  type RegistrationPaymentEvent,
} from "../../eventstore/camps/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, type Patch, projector, removed } from "../projector.ts";
import { campCardPayments, campLedgers, campRefunds, campStatements } from "./paymentTables.ts";
import type { CardMismatchView, PaymentStatus, ReceivedBy } from "./paymentView.ts";

type Withdrawn = Extract<
  CampEvent,
  { type: "ParticipantWithdrawn" | "RegistrationRequoted" | "RegistrationWithdrawn" }
>;
type Noted = Extract<
  RegistrationPaymentEvent,
  { type: "RegistrationPaid" | "RegistrationPartlyPaid" | "RegistrationMarkedUnpaid" | "PaymentStatusOverridden" }
>;

/** What was attested for the whole registration replaces what was attested before. */
const attested = (
  { id, data, position, meta }: { id: string; data: Noted["data"]; position: string; meta: { occurredAt: string } },
  { status, cents, method }: { status: PaymentStatus; cents: number | null; method: ReceivedBy | null },
): Patch[] => {
  const { registrationId, campId, personal } = data;
  const is = { status, method, words: personal?.words ?? null };
  if (cents === null) return [changed(campLedgers, registrationId, is)];
  return [
    changed(campLedgers, registrationId, { ...is, byHandCents: cents }),
    created(campStatements, id, { registrationId, campId, cents, statedAt: meta.occurredAt, position }),
  ];
};

const quoted = ({ data }: { data: Withdrawn["data"] }) =>
  changed(
    campLedgers,
    data.registrationId,
    "totalCents" in data ? { totalCents: data.totalCents } : { isWithdrawn: true },
  );

/** Someone has to decide about that much of a card payment. */
const waiting = (mismatchWhy: CardMismatchView["why"], expectedCents: number, currency: string) => ({
  mismatch: "open" as const,
  mismatchWhy,
  expectedCents,
  currency,
});
const decidedAbout = (paymentId: string, mismatchWhy: CardMismatchView["why"]) =>
  changedWhere(campCardPayments, { paymentId, mismatchWhy }, { mismatch: "resolved" });

const noWords = { words: null };

/**
 * The books of every registration: quoted, attested, received by card and refunded. They follow the same rules as the
 * camp's fold.
 */
export const campPaymentsProjector = projector<CampEvent | PrivacyEvent>({
  name: "campPayments",
  version: 11,
  tables: [campLedgers, campStatements, campCardPayments, campRefunds],
  on: {
    CampCancelled: ({ data: { campId } }) => changedWhere(campLedgers, { campId }, { isCampCancelled: true }),
    CampCancellationUndone: ({ data: { campId } }) => changedWhere(campLedgers, { campId }, { isCampCancelled: false }),
    RegistrationPlaced: ({ type, data: { registrationId, campId, payerId, totalCents }, meta }) =>
      created(campLedgers, registrationId, {
        campId,
        payerId,
        totalCents,
        isWithdrawn: false,
        isCampCancelled: false,
        status: paymentStatusAfter[type],
        byHandCents: 0,
        registeredAt: meta.occurredAt,
      }),
    ParticipantWithdrawn: quoted,
    RegistrationRequoted: quoted,
    RegistrationWithdrawn: quoted,
    RegistrationHandedOver: ({ data: { registrationId, to, byHandCents } }) =>
      changed(campLedgers, registrationId, { payerId: to, earlierByHandCents: byHandCents ?? null }),
    CardPaymentStarted: ({ data: { paymentId, registrationId, campId, payerId, cents, version }, meta }) =>
      created(campCardPayments, paymentId, {
        registrationId,
        campId,
        payerId,
        cents,
        version,
        receivedCents: 0,
        refundedCents: 0,
        returnedCents: 0,
        lostCents: 0,
        isCancelled: false,
        startedAt: meta.occurredAt,
      }),
    CardPaymentFailed: ({ data: { paymentId, code } }) => changed(campCardPayments, paymentId, { failure: code }),
    CardPaymentCancelled: ({ data: { paymentId } }) => changed(campCardPayments, paymentId, { isCancelled: true }),
    RegistrationPaid: (fact) => {
      const { registrationId, paymentId, cents, method, personal } = fact.data;
      const status = paymentStatusAfter[fact.type];
      if (paymentId === null) return attested(fact, { status, cents, method });
      return [
        changed(campLedgers, registrationId, { status, method, words: personal?.words ?? null }),
        changed(campCardPayments, paymentId, { receivedCents: cents, failure: null }),
        // What did not match at first, and counts after all, came when it came.
        changedWhere(campCardPayments, { paymentId, receivedAt: null }, { receivedAt: fact.meta.occurredAt }),
      ];
    },
    RegistrationPartlyPaid: (fact) =>
      attested(fact, { status: paymentStatusAfter[fact.type], cents: fact.data.cents, method: fact.data.method }),
    RegistrationMarkedUnpaid: (fact) =>
      attested(fact, { status: paymentStatusAfter[fact.type], cents: 0, method: null }),
    PaymentStatusOverridden: (fact) =>
      attested(fact, { status: fact.data.to, cents: fact.data.cents, method: fact.data.method }),
    PaymentMarkUndone: ({ data: { registrationId, undoes, to: status, method, cents: byHandCents, personal } }) => [
      changed(campLedgers, registrationId, { status, method, byHandCents, words: personal?.words ?? null }),
      ...undoes.map((id) => removed(campStatements, id)),
    ],
    CardPaymentMismatched: ({ data: { paymentId, receivedCents, expectedCents, currency, why }, meta }) =>
      changed(campCardPayments, paymentId, {
        receivedCents,
        receivedAt: meta.occurredAt,
        failure: null,
        expectedCents,
        currency,
        mismatch: "open",
        mismatchWhy: why,
      }),
    CardPaymentMismatchResolved: ({ data: { paymentId, personal } }) =>
      changed(campCardPayments, paymentId, { mismatch: "resolved", words: personal?.words ?? null }),
    CardPaymentDisputed: ({ data: { paymentId, cents, currency } }) =>
      changed(campCardPayments, paymentId, waiting("disputed", cents, currency)),
    CardPaymentDisputeClosed: ({ data, meta: { occurredAt: settledAt } }) => {
      const { registrationId, campId, payerId, paymentId, disputeId, how, cents, lostCents, to } = data;
      const gone = { registrationId, campId, payerId, paymentId, cents, settledAt };
      return [
        decidedAbout(paymentId, "disputed"),
        changed(campCardPayments, paymentId, { lostCents }),
        changed(campLedgers, registrationId, { status: to }),
        ...(how === "lost" ? [created(campRefunds, disputeId, { ...gone, method: "card", state: "refunded" })] : []),
      ];
    },
    RefundRequested: ({ data: { refundId, personal, ...rest }, meta }) => [
      ...(rest.paymentId === null ? [] : [decidedAbout(rest.paymentId, "returned")]),
      created(campRefunds, refundId, {
        ...rest,
        words: personal?.words ?? null,
        state: "requested",
        requestedAt: meta.occurredAt,
      }),
    ],
    RefundFailed: ({ data: { refundId, code }, meta }) =>
      changed(campRefunds, refundId, { state: "failed", failure: code, settledAt: meta.occurredAt }),
    RegistrationRefunded: ({ id, data: { refundId, totalCents, ...rest }, meta }) => {
      const refunded = { cents: rest.cents, state: "refunded", failure: null, settledAt: meta.occurredAt } as const;
      return [
        refundId === null
          ? created(campRefunds, id, { ...rest, ...refunded })
          : changed(campRefunds, refundId, refunded),
        ...(rest.paymentId === null ? [] : [changed(campCardPayments, rest.paymentId, { refundedCents: totalCents })]), // only higher totals are recorded
      ];
    },
    RefundReturned: ({ data, meta: { occurredAt: settledAt } }) => {
      const { refundId, paymentId, cents, currency, totalCents, openCents, code } = data;
      const failed = { state: "failed", failure: code, settledAt } as const;
      const elsewhere = { paymentId, cents, requestedAt: null, state: "refunded" } as const; // all that is known about one not requested here
      return [
        refundId === null ? changedWhere(campRefunds, elsewhere, failed) : changed(campRefunds, refundId, failed),
        changed(campCardPayments, paymentId, {
          ...waiting("returned", openCents, currency),
          returnedCents: totalCents,
        }),
      ];
    },
    PersonErased: ({ data: { subject } }) => {
      const registrationId = registrationOfVisitor(subject);
      const theirs = registrationId ? { registrationId } : { payerId: subject };
      return [
        changedWhere(campLedgers, theirs, noWords),
        changedWhere(campCardPayments, theirs, noWords),
        changedWhere(campRefunds, theirs, noWords),
      ];
    },
  },
});
