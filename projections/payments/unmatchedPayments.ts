import type { PaymentEvent } from "../../eventstore/payments/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { table, text } from "../table.ts";
import type { UnmatchedPaymentView } from "./view.ts";

export const unmatchedPayments = table("unmatchedPayments", {
  key: "paymentId",
  columns: {
    paymentId: "text",
    cents: "integer",
    currency: "text",
    why: text<UnmatchedPaymentView["why"]>(),
    campId: "text?",
    registrationId: "text?",
    receivedAt: "text",
    how: text<NonNullable<UnmatchedPaymentView["how"]>>("?"), // null: it waits
    words: "text?",
    resolvedBy: "text?",
    resolvedAt: "text?",
  },
  indexes: [["receivedAt"], ["resolvedBy"]],
});

/** Money that no context claims, and what became of it. */
export const unmatchedPaymentsProjector = projector<PaymentEvent | PrivacyEvent>({
  name: "unmatchedPayments",
  version: 1,
  tables: [unmatchedPayments],
  on: {
    UnmatchedPaymentReceived: ({ data: { paymentId, ...rest }, meta }) =>
      created(unmatchedPayments, paymentId, { ...rest, receivedAt: meta.occurredAt }),
    UnmatchedPaymentResolved: ({ data: { paymentId, how, resolvedBy, personal }, meta }) =>
      changed(unmatchedPayments, paymentId, {
        how,
        resolvedBy,
        words: personal?.words ?? null,
        resolvedAt: meta.occurredAt,
      }),
    PersonErased: ({ data: { subject } }) => changedWhere(unmatchedPayments, { resolvedBy: subject }, { words: null }),
  },
});
