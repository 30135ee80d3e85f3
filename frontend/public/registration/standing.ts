import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";

type Told = Pick<OwnRegistrationView, "registrationStatus" | "paymentStatus" | "isProcessing" | "money"> & {
  camp: Pick<OwnRegistrationView["camp"], "status">;
};

/** How a registration stands, as its parent has to act on it. */
export type Standing = "withdrawn" | "cancelled" | "processing" | "paid" | "partial" | "unpaid";

/**
 * `justPaid`: this browser saw a card go through. Alone it proves nothing: it is on its way only while the server, too,
 * knows of a card payment that has not ended.
 */
export const standingOf = (
  { registrationStatus, paymentStatus, isProcessing, money, camp }: Told,
  justPaid = false,
): Standing => {
  if (registrationStatus === "withdrawn") return "withdrawn";
  if (camp.status === "cancelled") return "cancelled";
  if (paymentStatus === "paid") return "paid";
  const owes = Number(money.outstanding) > 0;
  if (owes && isProcessing && justPaid) return "processing";
  if (!owes) return "paid"; // free, or nothing is left to pay
  return paymentStatus;
};

/** The page's heading: what the server says, and until it has spoken what the address says. */
export const headingOf = (standing: Standing | undefined, query: { later: boolean }) => {
  switch (standing) {
    case undefined:
      return query.later ? "Registration Submitted!" : "Registration Complete!";
    case "withdrawn":
      return "Registration Withdrawn";
    case "cancelled":
      return "Camp Cancelled";
    case "processing":
      return "Payment Processing";
    case "paid":
      return "Registration Complete!";
    case "partial":
    case "unpaid":
      return "Registration Submitted!";
  }
};
