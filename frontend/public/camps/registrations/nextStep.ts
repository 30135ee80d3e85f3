import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { counted } from "../campWords.ts";
import type { Standing } from "./standing.ts";

/** A payment is under review because it does not match; nobody should pay again until then. */
export const lookedAt = "A payment of yours is being looked at. Please do not pay again before you hear from us.";

/** What a parent does next about a registration, in a sentence; null where there is nothing to do. */
export const nextStep = (
  { money: { outstanding, refundDue }, hasMismatch }: Pick<OwnRegistrationView, "money" | "hasMismatch">,
  standing: Standing,
) => {
  const back = Number(refundDue) > 0 ? `${money(refundDue)} is to be given back to you.` : null;
  switch (standing) {
    case "unpaid":
    case "partial":
      if (hasMismatch) return lookedAt;
      return `${money(outstanding)} to pay. Your spot is not guaranteed until it is paid.`;
    case "processing":
      return "Your payment is being confirmed. You do not need to do anything.";
    case "paid":
      return back ?? "Your spot is secured.";
    case "withdrawn":
    case "cancelled":
      return back;
  }
};

/** "Kim and Lou", or how many if their names are hidden. */
export const playersOf = ({ places }: Pick<OwnRegistrationView, "places">) => {
  const coming = places.filter(({ isWithdrawn }) => !isWithdrawn);
  const names = coming.flatMap(({ playerName }) => playerName ?? []);
  if (names.length === 0 || names.length < coming.length) return counted(coming.length, "player");
  return names.length === 1 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
};
