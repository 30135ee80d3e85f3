import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import type { Standing } from "./standing.ts";
import { nextStepWords as words } from "../words.ts";

/** A payment is under review because it does not match; nobody should pay again until then. */
export const lookedAt = words.wereReviewingAPayment;

/** What a parent does next about a registration, in a sentence; null where there is nothing to do. */
export const nextStep = (
  { money: { outstanding, refundDue }, hasMismatch }: Pick<OwnRegistrationView, "money" | "hasMismatch">,
  standing: Standing,
) => {
  const back = Number(refundDue) > 0 ? words.youreDueARefund(money(refundDue)) : null;
  switch (standing) {
    case "unpaid":
    case "partial":
      if (hasMismatch) return lookedAt;
      return words.leftToPay(money(outstanding));
    case "processing":
      return words.yourPaymentIsBeingConfirmed;
    case "paid":
      return back ?? words.yourSpotIsSecured;
    case "withdrawn":
    case "cancelled":
      return back;
  }
};

/** "Kim and Lou", or how many if their names are hidden. */
export const playersOf = ({ places }: Pick<OwnRegistrationView, "places">) => {
  const coming = places.filter(({ isWithdrawn }) => !isWithdrawn);
  const names = coming.flatMap(({ playerName }) => playerName ?? []);
  if (names.length === 0 || names.length < coming.length) return words.players(coming.length);
  const [last = "", ...before] = names.toReversed();
  return before.length === 0 ? last : words.namesAndLast(before.toReversed().join(", "), last);
};
