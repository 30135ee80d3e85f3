import type { ReceivedBy, RegistrationView } from "../../../../backend/camps/contract.ts";
import { refundDueNow } from "../../../../backend/camps/registrationRule.ts";
import { isByHand } from "./paymentDraft.ts";
import { cents, dollars } from "../../../shared/formats.ts";

type Told = Pick<RegistrationView, "money" | "refundsOnTheWay" | "hasCardMoney" | "paymentMethod" | "receivedBy">;

/** Begins with what is due and not yet on its way, if anything; to the card while money that came by it is here. */
export const refundDraft = ({ money, refundsOnTheWay, hasCardMoney, paymentMethod, receivedBy }: Told) => {
  const due = refundDueNow({ refundDueCents: cents(money.refundDue), onTheWayCents: cents(refundsOnTheWay) });
  const byHand = [receivedBy, paymentMethod].find(isByHand) ?? "cash";
  const method: ReceivedBy = hasCardMoney ? "card" : byHand;
  return { amount: due > 0 ? dollars(due) : "", method, words: "" };
};
