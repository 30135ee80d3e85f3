type PaymentStatus = "unpaid" | "partial" | "paid";
type Amount = number | string; // in cents or dollars, as long as all are in the same

/** A registration, as far as these rules look at it. */
interface RegistrationNow<Money extends string> {
  readonly registrationStatus: "confirmed" | "withdrawn";
  readonly paymentStatus: PaymentStatus; // as last said
  readonly money: Readonly<Record<Money, Amount>>;
}

/** How a registration stands, as its parent has to act on it. Paid: also where there is nothing to pay. */
export type Standing = "withdrawn" | "cancelled" | PaymentStatus;

export const standingOf = ({
  registrationStatus,
  campIsCancelled,
  paymentStatus,
  money,
}: RegistrationNow<"outstanding"> & { readonly campIsCancelled: boolean }): Standing => {
  if (registrationStatus === "withdrawn") return "withdrawn";
  if (campIsCancelled) return "cancelled";
  return Number(money.outstanding) > 0 ? paymentStatus : "paid";
};

/** Whoever keeps the camp may let its places go; not while it is paid, lest money is kept for nothing. */
export const mayBeReleased = ({
  registrationStatus,
  paymentStatus,
  money,
}: RegistrationNow<"collected" | "refunded">) => {
  const collected = Number(money.collected);
  const isGivenBack = collected > 0 && Number(money.refunded) >= collected;
  return registrationStatus === "confirmed" && (paymentStatus !== "paid" || isGivenBack);
};

/** What is due to be given back and nobody has asked for yet, in cents: what a refund is where no sum is told. */
export const refundDueNow = ({
  refundDueCents,
  onTheWayCents,
}: {
  readonly refundDueCents: number;
  readonly onTheWayCents: number; // asked for, and not settled yet
}) => Math.max(0, refundDueCents - onTheWayCents);
