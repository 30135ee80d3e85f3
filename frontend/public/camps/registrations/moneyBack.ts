import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { cents, money as shown } from "../../../shared/formats.ts";
import { moneyBackWords as words } from "../words.ts";

/** What becomes of the money of a registration that is over. */
export const moneyBack = ({ refunded, refundDue }: OwnRegistrationView["money"]) => {
  if (cents(refundDue) > 0) return words.refundIsComing(shown(refundDue));
  return cents(refunded) > 0 ? words.weRefundedYou(shown(refunded)) : words.thereIsNothingToRefund;
};
