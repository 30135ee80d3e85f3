import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import type { ReceivedBy } from "./paymentDraft.ts";

type Told = Pick<RegistrationView, "money" | "stripePaymentIntentId" | "paymentMethod">;

/** What is due; where nothing is, somebody says how much. To the card where one was charged. */
export const refundDraft = ({ money, stripePaymentIntentId, paymentMethod }: Told) => {
  const { refundDue } = money;
  const byHand = paymentMethod && paymentMethod !== "later" && paymentMethod !== "card" ? paymentMethod : "cash";
  const method: ReceivedBy = stripePaymentIntentId ? "card" : byHand;
  return { amount: Number(refundDue) > 0 ? refundDue : "", method: method as string, words: "" };
};
