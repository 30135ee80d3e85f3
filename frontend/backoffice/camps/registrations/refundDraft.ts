import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import type { ReceivedBy } from "./paymentDraft.ts";

type Told = Pick<RegistrationView, "money" | "stripePaymentIntentId" | "paymentMethod">;

/** What is due, or else all that is held; to the card where one was charged. */
export const refundDraft = ({ money, stripePaymentIntentId, paymentMethod }: Told) => {
  const { collected, refunded, refundDue } = money;
  const held = Number(collected) - Number(refunded);
  const byHand = paymentMethod && paymentMethod !== "later" && paymentMethod !== "card" ? paymentMethod : "cash";
  const method: ReceivedBy = stripePaymentIntentId ? "card" : byHand;
  return { amount: Number(refundDue) > 0 ? refundDue : held.toFixed(2), method: method as string, words: "" };
};
