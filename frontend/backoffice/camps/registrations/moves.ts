import type { RegistrationView } from "../../../../backend/camps/contract.ts";

/** What the server allows; buttons that it would refuse are not shown. */
export const isStanding = ({ registrationStatus }: Pick<RegistrationView, "registrationStatus">) =>
  registrationStatus === "confirmed";

/** A registration goes only while it is not said to be paid. */
export const mayBeDeleted = (registration: Pick<RegistrationView, "registrationStatus" | "paymentStatus">) =>
  isStanding(registration) && registration.paymentStatus !== "paid";

/** Whether there is money that could be given back. */
export const holdsMoney = ({ money: { collected, refunded } }: Pick<RegistrationView, "money">) =>
  Number(collected) > Number(refunded);

/** Whether more is held than is owed. */
export const isRefundDue = ({ money }: Pick<RegistrationView, "money">) => Number(money.refundDue) > 0;
