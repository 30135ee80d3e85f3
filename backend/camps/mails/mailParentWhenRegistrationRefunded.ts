import type { RegistrationPaymentEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { postReceipt, type ReceiptDesk } from "./receiptMail.ts";

const byCard = "It goes back to the card that was paid with. Your bank may take five to ten days to show it.";

/** Money went back. */
export const mailParentWhenRegistrationRefunded = (desk: ReceiptDesk): Process =>
  processOf<RegistrationPaymentEvent>("mail parent when registration refunded", {
    RegistrationRefunded: async ({ id, data: { registrationId, paymentId, cents, method }, meta }) =>
      postReceipt(desk, registrationId, {
        kind: "payment refunded",
        key: id,
        subject: "Money was given back to you",
        heading: "Your refund",
        paragraphs: [paymentId === null ? "It was given back to you by hand." : byCard],
        amount: "Given back",
        cents,
        method,
        paymentId,
        at: meta.occurredAt,
      }),
  });
