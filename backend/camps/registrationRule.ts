type PaymentStatus = "unpaid" | "partial" | "paid";
type Amount = number | string; // in cents or dollars, as long as they are all the same

/** A registration, as far as these rules look at it. */
interface RegistrationNow<Money extends string> {
  readonly registrationStatus: "confirmed" | "withdrawn";
  readonly paymentStatus: PaymentStatus; // as last stated
  readonly money: Readonly<Record<Money, Amount>>;
}

/** A registration's standing, as its parent has to act on it. Paid: also if there is nothing to pay. */
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

/** Whoever runs the camp may release its spots, but not while it is paid, so that no money is kept for nothing. */
export const mayBeReleased = ({
  registrationStatus,
  paymentStatus,
  money,
}: RegistrationNow<"collected" | "refunded">) => {
  const collected = Number(money.collected);
  const isGivenBack = collected > 0 && Number(money.refunded) >= collected;
  return registrationStatus === "confirmed" && (paymentStatus !== "paid" || isGivenBack);
};

/** What is due back and not yet requested, in cents: the amount of a refund if none is given. */
export const refundDueNow = ({
  refundDueCents,
  onTheWayCents,
}: {
  readonly refundDueCents: number;
  readonly onTheWayCents: number; // requested, and not settled yet
}) => Math.max(0, refundDueCents - onTheWayCents);
