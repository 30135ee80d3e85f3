import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { cents, money as shown } from "../../../shared/formats.ts";

/** What becomes of the money of a registration that is over. */
export const moneyBack = ({ refunded, refundDue }: OwnRegistrationView["money"]) => {
  if (cents(refundDue) > 0)
    return `${shown(refundDue)} is to be given back to you: the coach sees it, and a mail tells you when it is on its way.`;
  return cents(refunded) > 0
    ? `${shown(refunded)} was given back to you.`
    : "Nothing was paid, so nothing is given back.";
};
