import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import type { Standing } from "./standing.ts";
import { divisionWords, nextStepWords as words } from "../words.ts";

/** A payment is under review because it does not match; nobody should pay again until then. */
export const lookedAt = words.wereReviewingAPayment;

/** What a parent does next about a registration, in a sentence; null where there is nothing to do. */
export const nextStep = (
  {
    participantCount,
    money: { outstanding, refundDue },
    hasMismatch,
  }: Pick<OwnRegistrationView, "participantCount" | "money" | "hasMismatch">,
  standing: Standing,
) => {
  const back = Number(refundDue) > 0 ? words.youreDueARefund(money(refundDue)) : null;
  switch (standing) {
    case "unpaid":
    case "partial":
      if (hasMismatch) return lookedAt;
      return words.leftToPay(money(outstanding), participantCount);
    case "processing":
      return words.yourPaymentIsBeingConfirmed;
    case "paid":
      return back ?? words.secured(participantCount);
    case "withdrawn":
    case "cancelled":
      return back;
  }
};

type Place = Pick<OwnRegistrationView["places"][number], "playerName" | "divisionId">;
type Players = Pick<OwnRegistrationView, "camp"> & { places: readonly (Place & { isWithdrawn?: boolean })[] };
/** Who comes, each with their hours: "Kim, 9:00 AM – 3:00 PM · Lou, …"; or how many if names are hidden. */
export const playersOf = ({ camp, places }: Players) => {
  const coming = places.filter(({ isWithdrawn }) => isWithdrawn !== true);
  const names = coming.flatMap(({ playerName }) => playerName ?? []);
  if (names.length === 0 || names.length < coming.length) return words.players(coming.length);
  return coming.map((place, n) => `${names[n]}, ${divisionWords.hours(camp, place)}`).join(" · ");
};
