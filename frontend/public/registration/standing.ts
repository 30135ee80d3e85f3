import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";

type Told = Pick<OwnRegistrationView, "registrationStatus" | "paymentStatus" | "isProcessing" | "money"> & {
  camp: Pick<OwnRegistrationView["camp"], "status">;
};

/** How a registration stands, as its parent has to act on it. */
export type Standing = "withdrawn" | "cancelled" | "processing" | "paid" | "partial" | "unpaid";

/** Something is still to be paid. */
export const isUnsettled = (standing: Standing) => standing === "unpaid" || standing === "partial";

/**
 * `paid`: a card went through in this browser, "long ago" when the server should have heard of it. It proves nothing: it
 * says no more than that something is on its way, and for long only while the server, too, knows of a payment begun.
 */
export const standingOf = (
  { registrationStatus, paymentStatus, isProcessing, money, camp }: Told,
  paid?: "just now" | "long ago",
): Standing => {
  if (registrationStatus === "withdrawn") return "withdrawn";
  if (camp.status === "cancelled") return "cancelled";
  if (paymentStatus === "paid") return "paid";
  const owes = Number(money.outstanding) > 0;
  if (owes && (paid === "just now" || (paid && isProcessing))) return "processing";
  if (!owes) return "paid"; // free, or nothing is left to pay
  return paymentStatus;
};

const confirming = "Your Payment Is Being Confirmed";

/**
 * The page's heading: what the server says, and until it has spoken what the address says. It claims no more than is
 * known, so whoever comes from paying reads one heading until the server has the money.
 */
export const headingOf = (standing: Standing | undefined, query: { later?: boolean; paid?: boolean }) => {
  switch (standing) {
    case undefined:
      if (query.paid) return confirming;
      return query.later ? "Registration Submitted!" : "Your Registration";
    case "withdrawn":
      return "Registration Withdrawn";
    case "cancelled":
      return "Camp Cancelled";
    case "processing":
      return confirming;
    case "paid":
      return "Registration Complete!";
    case "partial":
    case "unpaid":
      return "Registration Submitted!";
  }
};
