import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";
import { money as shown } from "../../shared/formats.ts";
import { cents, dollars } from "./price.ts";

/** What a withdrawal does to the money, in dollars with two decimals. `leaving`: how many children. */
export const afterWithdrawal = (
  {
    pricePerParticipant,
    participantCount,
    money,
  }: Pick<OwnRegistrationView, "pricePerParticipant" | "participantCount" | "money">,
  leaving: number,
) => {
  const total = cents(pricePerParticipant) * Math.max(0, participantCount - leaving);
  const received = cents(money.collected) - cents(money.refunded);
  return {
    total: dollars(total),
    toPay: dollars(Math.max(0, total - received)),
    givenBack: dollars(Math.max(0, received - total)),
  };
};

/** What becomes of the money of a registration that is over. */
export const moneyBack = ({ refunded, refundDue }: OwnRegistrationView["money"]) => {
  if (cents(refundDue) > 0)
    return `${shown(refundDue)} is to be given back to you: the coach sees it, and a mail tells you when it is on its way.`;
  return cents(refunded) > 0
    ? `${shown(refunded)} was given back to you.`
    : "Nothing was paid, so nothing is given back.";
};
