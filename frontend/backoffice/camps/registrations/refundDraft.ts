import type { ReceivedBy, RegistrationView } from "../../../../backend/camps/contract.ts";
import { refundDueNow } from "../../../../backend/camps/registrationRule.ts";
import { cents, dollars } from "../../../shared/formats.ts";

type Told = Pick<RegistrationView, "money" | "refundsOnTheWay" | "stripePaymentIntentId" | "paymentMethod">;

/** Begins with what is due and not yet on its way, if anything; to the card if one was charged. */
export const refundDraft = ({ money, refundsOnTheWay, stripePaymentIntentId, paymentMethod }: Told) => {
  const due = refundDueNow({ refundDueCents: cents(money.refundDue), onTheWayCents: cents(refundsOnTheWay) });
  const byHand = paymentMethod && paymentMethod !== "later" && paymentMethod !== "card" ? paymentMethod : "cash";
  const method: ReceivedBy = stripePaymentIntentId ? "card" : byHand;
  return { amount: due > 0 ? dollars(due) : "", method, words: "" };
};
