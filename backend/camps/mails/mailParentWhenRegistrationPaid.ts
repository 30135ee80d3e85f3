import type { RegistrationPaymentEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { postReceipt, type ReceiptDesk } from "./receiptMail.ts";

/** All is paid: a receipt, once per card payment and each time someone attests receiving money. */
export const mailParentWhenRegistrationPaid = (desk: ReceiptDesk): Process =>
  processOf<RegistrationPaymentEvent>("mail parent when registration paid", {
    RegistrationPaid: async ({ id, data: { registrationId, paymentId, cents, method }, meta }) => {
      if (cents === 0) return [];
      return postReceipt(desk, registrationId, {
        kind: "payment received",
        key: paymentId ?? id,
        subject: "We received your payment",
        heading: "Thanks, your registration is paid",
        paragraphs: ["This is your receipt. Everyone on the registration has a secured spot."],
        amount: "Received",
        cents,
        method,
        paymentId,
        at: meta.occurredAt,
      });
    },
  });
