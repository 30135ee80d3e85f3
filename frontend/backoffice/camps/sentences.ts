import type { CampFact, CampStatus, PaymentStatus } from "../../../backend/camps/contract.ts";
import { counted, longDateAndTime } from "../../shared/formats.ts";
import type { Sentence, Told } from "../context.ts";
import { sumIn } from "../sentences.ts";

const byMethod: Record<string, string> = {
  card: " by card",
  venmo: " by Venmo",
  cashapp: " by Cash App",
  cash: " in cash",
  other: " another way",
};
const toWhom: Record<string, string> = { paid: " (paid)", unpaid: " (not paid in full)", waitlist: " (waitlist)" };
type Details = Told["details"];
const how = (details: Details) => byMethod[String(details?.["method"])] ?? " (method not recorded)";
/** The card provider's reason: "card_declined" → " (card declined)" */
const why = (details: Details) => (details?.["code"] ? ` (${String(details["code"]).replaceAll("_", " ")})` : "");
const until = (details: Details) =>
  details?.["offeredUntil"] ? ` until ${longDateAndTime(String(details["offeredUntil"]))}` : "";
const who = (details: Details) => String(details?.["by"]);

/** What happens to camps, their registrations and their money. */
export const campSentences: Record<CampFact, Sentence> = {
  CampDrafted: "started a draft of the camp",
  CampPublished: "published the camp",
  CampRevised: "changed the camp",
  CampCancelled: "canceled the camp",
  CampCancellationUndone: "undid the cancellation",
  CampArchived: "put the camp into the archive",
  CampRestored: "took the camp out of the archive",
  FamiliesMessaged: ({ details }) =>
    `sent a message to ${counted(Number(details?.["families"]), "family", "families")}${toWhom[String(details?.["audience"])] ?? ""}`,
  CampsExported: "downloaded the camps with their registrations",

  RegistrationPlaced: "registered",
  ParticipantDivisionAssigned: "moved a child to another division",
  ParticipantWithdrawn: ({ details }) =>
    who(details) === "parent" ? "withdrew one of the children" : "gave the place of one child free",
  RegistrationWithdrawn: ({ details }) =>
    ({
      parent: "withdrew the registration",
      owner: "gave the places free",
      clock: "gave the places free, which were not paid in time",
    })[who(details)] ?? "withdrew the registration",
  MedicalTextRead: "read what was told about health",

  CardPaymentStarted: ({ details }) => `prepared a card payment of ${sumIn(details)}`,
  CardPaymentFailed: ({ details }) => `heard that a card payment failed${why(details)}`,
  CardPaymentCancelled: "ended a card payment that is not owed any more",
  RegistrationPaid: ({ details }) => `recorded that ${sumIn(details)} was paid${how(details)}`,
  RegistrationPartlyPaid: ({ details }) => {
    const part = sumIn(details);
    return part ? `recorded that ${part} was paid${how(details)}` : `recorded that a part was paid${how(details)}`;
  },
  RegistrationMarkedUnpaid: "recorded that nothing was paid",
  PaymentStatusOverridden: "said another payment status than the card provider’s books",
  PaymentMarkUndone: "undid that, so what was recorded before holds again",
  CardPaymentMismatched: ({ details }) =>
    `received ${sumIn(details, "receivedCents")} by card where ${sumIn(details, "expectedCents")} was owed`,
  CardPaymentMismatchResolved: ({ details }) =>
    details?.["how"] === "refunded"
      ? "settled the card payment that was not what was owed: it is given back"
      : "settled the card payment that was not what was owed: it is kept",
  CardPaymentDisputed: ({ details }) => `heard that the owner of the card disputes ${sumIn(details)}${why(details)}`,
  CardPaymentDisputeClosed: ({ details }) =>
    details?.["how"] === "won"
      ? `heard that the dispute of ${sumIn(details)} was decided for us`
      : `heard that ${sumIn(details)} was lost: the bank gave it back to the owner of the card`,
  RefundReturned: ({ details }) => `heard that ${sumIn(details)}, which was given back, came back${why(details)}`,
  RefundRequested: ({ details }) => `asked to give ${sumIn(details)} back${how(details)}`,
  RefundFailed: ({ details }) => `heard that the money could not be given back${why(details)}`,
  RegistrationRefunded: ({ details }) => `recorded that ${sumIn(details)} was given back${how(details)}`,

  WaitlistJoined: "joined the waitlist",
  WaitlistLeft: ({ details }) => (who(details) === "owner" ? "took the family off the waitlist" : "left the waitlist"),
  WaitlistSpotOffered: ({ details }) =>
    `offered a spot${who(details) === "owner" ? " ahead of the line" : ""}${until(details)}`,
  WaitlistOfferExtended: ({ details }) => `extended the offer${until(details)}`,
  WaitlistTurnSkipped: "moved the family to the end of the waitlist",
  WaitlistOfferDeclined: "declined the place that was offered",
  WaitlistOfferLapsed: "ended the offer, which nobody answered in time",
};

export const campStates: Record<CampStatus | PaymentStatus, string> = {
  draft: "Draft",
  active: "Active",
  cancelled: "Cancelled",
  completed: "Completed",
  archived: "Archived",
  unpaid: "Unpaid",
  partial: "Partial",
  paid: "Paid",
};
