import type { RegistrationPaymentEvent } from "../../../eventstore/camps/events.ts";
import { receiptOf } from "../../../projections/camps/mailQueries.ts";
import { type Process, processOf } from "../../process.ts";
import { postReceipt, type ReceiptDesk } from "./receiptMail.ts";
import { howRefunded } from "./registrationMail.ts";

/** All is paid: a receipt, once per card payment and each time someone attests receiving money. */
export const mailParentWhenRegistrationPaid = (desk: ReceiptDesk): Process =>
  processOf<RegistrationPaymentEvent>("mail parent when registration paid", {
    RegistrationPaid: async ({ id, data: { registrationId, paymentId, cents, method }, meta }) => {
      if (cents === 0) return [];
      const of = await receiptOf(desk.db, registrationId);
      const dueBack = of?.isCampCancelled
        ? `The camp was canceled, so this payment is due back to you. ${howRefunded}`
        : of?.isWithdrawn &&
          `Nobody on this registration is coming, so this payment is due back to you. ${howRefunded}`;
      return postReceipt(desk, registrationId, {
        kind: "payment received",
        key: paymentId ?? id,
        subject: "We received your payment",
        heading: dueBack ? "We recorded your payment" : "Thanks, your registration is paid",
        paragraphs: [`This is your receipt. ${dueBack || "Everyone on the registration has a secured spot."}`],
        amount: "Received",
        cents,
        method,
        paymentId,
        at: meta.occurredAt,
      });
    },
  });
