import type { RegistrationPaymentEvent } from "../../../eventstore/camps/events.ts";
import type { RecordedEvent } from "../../../eventstore/eventStore.ts";
import { receiptOf } from "../../../projections/camps/mailQueries.ts";
import { type Process, processOf } from "../../process.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import { postReceipt, type ReceiptDesk } from "./receiptMail.ts";
import { howRefunded, registrationToMail } from "./registrationMail.ts";

type PartlyPaid = Extract<RegistrationPaymentEvent, { type: "RegistrationPartlyPaid" }>;

const dueBackIf = (of: Awaited<ReturnType<typeof receiptOf>>) =>
  of?.isCampCancelled
    ? `The camp was canceled, so this payment is due back to you. ${howRefunded}`
    : of?.isWithdrawn && `Nobody on this registration is coming, so this payment is due back to you. ${howRefunded}`;

/** Part of it is paid, and somebody said how much: a receipt with what is left. */
const partlyPaid = async (
  desk: ReceiptDesk,
  { id, data: { registrationId, cents, method }, meta }: RecordedEvent & PartlyPaid,
) => {
  const registration = await registrationToMail(desk, registrationId);
  if (!registration || !cents) return [];
  const { outstanding } = registration.money;
  const dueBack = dueBackIf(await receiptOf(desk.db, registrationId));
  const left = Number(outstanding) > 0 ? `Left to pay: ${dollarsOf(outstanding)}.` : "There's nothing left to pay.";
  return postReceipt(desk, registrationId, {
    kind: "partial payment received",
    key: id,
    subject: "We received part of your payment",
    heading: dueBack ? "We recorded your payment" : "Thanks, we received part of your payment",
    paragraphs: [`This is your receipt. ${dueBack || left}`],
    amount: "Received so far",
    cents,
    method,
    paymentId: null,
    at: meta.occurredAt,
  });
};

/** All is paid: a receipt, once per card payment and each time someone attests receiving money. */
export const mailParentWhenRegistrationPaid = (desk: ReceiptDesk): Process =>
  processOf<RegistrationPaymentEvent>("mail parent when registration paid", {
    RegistrationPaid: async ({ id, data: { registrationId, paymentId, cents, method }, meta }) => {
      if (cents === 0) return [];
      const of = await receiptOf(desk.db, registrationId);
      const dueBack = dueBackIf(of);
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
    RegistrationPartlyPaid: (fact) => partlyPaid(desk, fact),
  });
