import type { RegistrationPaymentEvent } from "../../../eventstore/camps/events.ts";
import { type Process, processOf } from "../../process.ts";
import { postReceipt, type ReceiptDesk } from "./receiptMail.ts";

const byCard = "It's going back to the card you paid with. Your bank may take 5 to 10 days to show it.";

/** Money was refunded. */
export const mailParentWhenRegistrationRefunded = (desk: ReceiptDesk): Process =>
  processOf<RegistrationPaymentEvent>("mail parent when registration refunded", {
    RegistrationRefunded: async ({ id, data: { registrationId, paymentId, cents, method }, meta }) =>
      postReceipt(desk, registrationId, {
        kind: "payment refunded",
        key: id,
        subject: "Your refund was issued",
        heading: "Your refund",
        paragraphs: [
          paymentId === null
            ? "We paid it back to you directly. If you haven't received it, please let us know."
            : byCard,
        ],
        amount: "Refunded",
        cents,
        method,
        paymentId,
        at: meta.occurredAt,
      }),
  });
