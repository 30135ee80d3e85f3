import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { cents } from "../../../shared/formats.ts";

/** What the server allows: buttons that it would refuse are hidden. */
export const isStanding = ({ registrationStatus }: Pick<RegistrationView, "registrationStatus">) =>
  registrationStatus === "confirmed";

/** Whether there is money that could be refunded and is not already on its way. */
export const holdsMoney = ({ money, refundsOnTheWay }: Pick<RegistrationView, "money" | "refundsOnTheWay">) =>
  cents(money.collected) - cents(money.refunded) > cents(refundsOnTheWay);

/** Whether a payment was recorded and nothing more is to come: then there is only something to correct. */
export const isSettled = ({ money, paymentStatus }: Pick<RegistrationView, "money" | "paymentStatus">) =>
  paymentStatus !== "unpaid" && cents(money.outstanding) === 0;

/** Whether more is held than is owed. */
export const isRefundDue = ({ money }: Pick<RegistrationView, "money">) => Number(money.refundDue) > 0;
