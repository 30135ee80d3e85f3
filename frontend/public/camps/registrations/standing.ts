import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { isOver } from "../../../../backend/camps/daysRule.ts";
import * as rule from "../../../../backend/camps/registrationRule.ts";
import { today } from "../../../shared/formats.ts";
import { standingWords as words } from "../words.ts";

/** How a registration stands, as its parent has to act on it. Processing: a payment of theirs is on its way. */
export type Standing = rule.Standing | "processing";

/** Something is still to be paid. */
export const isUnsettled = (standing: Standing) => standing === "unpaid" || standing === "partial";

/**
 * `paid`: a card went through in this browser, "long ago" when the server should have heard of it. It proves nothing: it
 * says no more than that something is on its way, and for long only while the server, too, knows of a payment begun.
 */
export const standingOf = (
  registration: Parameters<typeof rule.standingOf>[0] & Pick<OwnRegistrationView, "isProcessing">,
  paid?: "just now" | "long ago",
): Standing => {
  const standing = rule.standingOf(registration);
  const isOnItsWay = paid === "just now" || (paid && registration.isProcessing);
  return isUnsettled(standing) && isOnItsWay ? "processing" : standing;
};

/** Until the camp is over; not while a payment of theirs is on its way, and of a cancelled camp there is no need to. */
export const canWithdraw = (camp: Pick<OwnRegistrationView["camp"], "endDate">, standing: Standing, day = today()) =>
  (standing === "paid" || isUnsettled(standing)) && !isOver(camp, day);

const confirming = words.yourPaymentIsBeing;

/**
 * The page's heading: what the server says, and until it has spoken what the address says. It claims no more than is
 * known, so whoever comes from paying reads one heading until the server has the money.
 */
export const headingOf = (standing: Standing | undefined, query: { later?: boolean; paid?: boolean }) => {
  switch (standing) {
    case undefined:
      if (query.paid) return confirming;
      return query.later ? words.registrationSubmitted : words.yourRegistration;
    case "withdrawn":
      return words.registrationWithdrawn;
    case "cancelled":
      return words.campCanceled;
    case "processing":
      return confirming;
    case "paid":
      return words.registrationComplete;
    case "partial":
    case "unpaid":
      return words.registrationSubmitted;
  }
};
