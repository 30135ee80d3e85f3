import type { CampFact, CampStatus, PaymentStatus } from "../../../backend/camps/contract.ts";
import { counted, longDateAndTime, shortDate } from "../../shared/formats.ts";
import type { Sentence, Told } from "../context.ts";
import { codeIn, dayIn, sumIn } from "../sentences.ts";

const byMethod: Record<string, string> = {
  card: " by card",
  venmo: " by Venmo",
  cashapp: " by Cash App",
  cash: " in cash",
  other: " another way",
};
const toWhom: Record<string, string> = { paid: " (paid)", unpaid: " (not paid in full)", waitlist: " (waitlist)" };
type Details = Told["details"];
const unsaid = "method not recorded";
const how = (details: Details) => byMethod[String(details?.["method"])] ?? ` (${unsaid})`;
/** ", by Venmo" */
const andHow = (details: Details) => (details?.["method"] ? `,${how(details)}` : how(details));
/** What comes by hand is stated in all, each time: not a payment on top. */
const paid = (details: Details) =>
  details?.["method"] === "card"
    ? `recorded that ${sumIn(details)} was paid${how(details)}`
    : `recorded ${sumIn(details)} received so far${andHow(details)}`;
const until = (details: Details) =>
  details?.["offeredUntil"] ? ` until ${longDateAndTime(String(details["offeredUntil"]))}` : "";
const ofDay = (details: Details) => (details?.["day"] ? ` (${shortDate(String(details["day"]))})` : "");
/** "Day 2 (Tue, Jul 9)": the date it was on */
const numberedDay = (details: Details) => `Day ${String(details?.["day"])} (${shortDate(String(details?.["from"]))})`;
const who = (details: Details) => String(details?.["by"]);

/** The player of a registration, where the screen knows which one. */
const player = (details: Details, otherwise: string) => details?.["player"] ?? otherwise;
const whose = (details: Details, what: string) =>
  details?.["player"] ? `${details["player"]}’s ${what}` : `a ${what}`;

/** What happens to camps, their registrations and their money. */
export const sentences: Record<CampFact, Sentence> = {
  CampDrafted: "started a draft of the camp",
  CampPublished: "published the camp",
  CampRevised: "edited the camp",
  CampCancelled: "canceled the camp",
  CampCancellationUndone: "undid the cancellation",
  CampDayCanceled: ({ details }) => `canceled a day of the camp${ofDay(details)}`,
  CampDayCancellationUndone: ({ details }) => `undid the cancellation of a day${ofDay(details)}`,
  CampDayMoved: ({ details }) => `moved ${numberedDay(details)} of the camp to ${dayIn(details, "to")}`,
  CampDayMoveUndone: ({ details }) => `undid the move of ${numberedDay(details)}`,
  CampArchived: "archived the camp",
  CampRestored: "restored the camp",
  FamiliesMessaged: ({ details }) =>
    `sent a message to ${counted(Number(details?.["families"]), "family", "families")}${toWhom[String(details?.["audience"])] ?? ""}`,
  CampsExported: "downloaded the camps and their registrations",

  RegistrationPlaced: "registered",
  ParticipantTold: "registered the player for a camp",
  PickupTold: ({ details }) => `changed who may pick ${player(details, "a player")} up`,
  ParticipantDivisionAssigned: ({ details }) => `moved ${player(details, "a player")} to another division`,
  ParticipantWithdrawn: ({ details }) =>
    who(details) === "parent"
      ? `withdrew ${player(details, "one player")}`
      : `released ${player(details, "one player")}’s spot`,
  RegistrationRequoted: ({ details }) =>
    details?.["how"] === "undone"
      ? `changed the price back because a day takes place after all${ofDay(details)}`
      : `changed the price because a day was canceled${ofDay(details)}`,
  RegistrationWithdrawn: ({ details }) =>
    ({
      parent: "withdrew the registration",
      owner: "released the spots",
      clock: "released the spots, which weren’t paid in time",
    })[who(details)] ?? "withdrew the registration",
  RegistrationHandedOver: "passed the registration to another parent",
  MedicalTextRead: "opened the health notes",
  ParticipantCheckedIn: ({ details }) => `checked ${player(details, "a player")} in`,
  ParticipantCheckedOut: ({ details }) => `checked ${player(details, "a player")} out`,
  AttendanceCorrected: ({ details }) =>
    `took back ${whose(details, details?.["takesBack"] === "checkIn" ? "check-in" : "check-out")}`,

  CardPaymentStarted: ({ details }) => `opened the card form for ${sumIn(details)}`,
  CardPaymentFailed: ({ details }) => `recorded a failed card payment${codeIn(details)}`,
  CardPaymentCancelled: "canceled a card payment that’s no longer owed",
  RegistrationPaid: ({ details }) => paid(details),
  RegistrationPartlyPaid: ({ details }) =>
    sumIn(details) ? paid(details) : `recorded the camp as partly paid${andHow(details)}`,
  RegistrationMarkedUnpaid: "recorded that nothing was paid",
  PaymentStatusOverridden: ({ to, details }) => {
    const { from, cents } = details ?? {};
    return from !== undefined && from === (to ?? details?.["to"]) && cents === undefined
      ? `updated the payment’s method or note (${byMethod[String(details?.["method"])]?.trim() ?? unsaid})`
      : "recorded a payment status that differs from the card provider’s records";
  },
  PaymentMarkUndone: "undid the last payment change",
  CardPaymentMismatched: ({ details }) =>
    `received ${sumIn(details, "receivedCents")} by card, but ${sumIn(details, "expectedCents")} was owed`,
  CardPaymentMismatchResolved: ({ details }) =>
    details?.["how"] === "refunded"
      ? "decided to refund the card payment that didn’t match"
      : "decided to keep the card payment that didn’t match",
  CardPaymentDisputed: ({ details }) => `recorded that the cardholder disputed ${sumIn(details)}${codeIn(details)}`,
  CardPaymentDisputeClosed: ({ details }) =>
    details?.["how"] === "won"
      ? `recorded that we won the dispute of ${sumIn(details)}`
      : `recorded that we lost the dispute: the bank returned ${sumIn(details)} to the cardholder`,
  RefundReturned: ({ details }) => `recorded that a refund of ${sumIn(details)} came back${codeIn(details)}`,
  RefundRequested: ({ details }) =>
    details?.["method"] === "card"
      ? `started a refund of ${sumIn(details)} to the card`
      : `decided to refund ${sumIn(details)}${how(details)}`,
  RefundFailed: ({ details }) => `recorded a failed refund${codeIn(details)}`,
  RegistrationRefunded: ({ details }) => `recorded a refund of ${sumIn(details)}${how(details)}`,

  WaitlistJoined: "joined the waitlist",
  WaitlistParticipantTold: "put the player on a camp’s waitlist",
  WaitlistParticipantLeft: "took one player off the waitlist",
  WaitlistLeft: ({ details }) =>
    who(details) === "owner" ? "removed the family from the waitlist" : "left the waitlist",
  WaitlistSpotOffered: ({ details }) =>
    `offered a spot${who(details) === "owner" ? " ahead of the line" : ""}${until(details)}`,
  WaitlistOfferExtended: ({ details }) => `extended the offer${until(details)}`,
  WaitlistTurnSkipped: "skipped the family’s turn",
  WaitlistOfferDeclined: "declined the spot",
  WaitlistOfferLapsed: "ended the offer, which wasn’t answered in time",
};

export const states: Record<CampStatus | PaymentStatus, string> = {
  draft: "Draft",
  active: "Active",
  cancelled: "Canceled",
  completed: "Completed",
  archived: "Archived",
  unpaid: "Unpaid",
  partial: "Partial",
  paid: "Paid",
};

export const found = { camps: "Camps", "camp-registrations": "Camp registrations" };
