import type { z } from "zod";
import { canceledNumbers, type DaysNow, hasDates, isInSequence } from "../../../backend/camps/daysRule.ts";
import { ageGroupWords, divisionName } from "../../../backend/camps/divisionRule.ts";
import { daysWords, shortDatesWords } from "../../../backend/camps/days/datesInWordsRule.ts";
import type {
  CampStatus,
  CampType,
  CampView,
  DivisionView,
  ParticipantView,
  PaymentMethod,
  PaymentStatus,
  RegistrationView,
} from "../../../backend/camps/contract.ts";
import type { AttendanceState, RecordAttendance } from "../../../backend/camps/days/dayContract.ts";
import type { MessageAudience } from "../../../backend/camps/messages/messageContract.ts";
import {
  clock,
  clockRange,
  counted,
  fullName,
  longDate,
  money,
  removedPerson,
  shortDate,
} from "../../shared/formats.ts";
import { receivedByLabel } from "../../shared/camps/campTexts.ts";
import type { CampField, DivisionDraft, SomeFields } from "./form/campDraft.ts";

export const failedToFetchCamps = "Failed to fetch camps";
export const studentCampsWords = {
  camps: "Camps",
  noCampsYet: "No camps yet.",
  noneOfYours: "None of your camps yet.",
  registered: (names: string) => `Registered ${names}`,
  aPlayer: "a player",
};

export const failedToFetchRegistrations = "Failed to fetch registrations";

export const campTypeLabel: Record<CampType, string> = { camp: "Camp", clinic: "Clinic" };
export const campStatusLabel: Record<CampStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Canceled",
  archived: "Archived",
};
export const registrationStatusLabel: Record<RegistrationView["registrationStatus"], string> = {
  confirmed: "Confirmed",
  withdrawn: "Withdrawn",
};
export const paymentStatusLabel: Record<PaymentStatus, string> = { unpaid: "Unpaid", partial: "Partial", paid: "Paid" };
export const audienceLabel: Record<MessageAudience, string> = {
  everybody: "Everyone, including the waitlist",
  paid: "Families who paid",
  unpaid: "Families who haven’t paid in full",
  waitlist: "Families on the waitlist",
};
export const createCampFromThis = "Create camp from this";
export const draftsAreHidden = "Only you and admins can see it until you publish it.";

export const sportLabel: Readonly<Record<string, string>> = {
  coed: "Co-ed",
  baseball: "Baseball",
  softball: "Softball",
} satisfies Record<DivisionView["sport"], string>;

/** "Mon, Jul 8 – Wed, Jul 10, 2030"; one day stands alone; "Jul 8 – 9 and Jul 18, 2030" once a day was moved */
export const campDates = (camp: DaysNow) => (hasDates(camp) ? shortDatesWords(camp) : "Dates not set yet");
export const campHours = ({ startTime, endTime }: Pick<CampView, "startTime" | "endTime">) =>
  clockRange(startTime, endTime);

const everybody = "All players";
/** Heads a list of players: their division, if the camp has any */
export const groupName = (
  { divisions }: { divisions: readonly object[] },
  division: Pick<DivisionView, "sport" | "ageGroup"> | null,
) => {
  if (division) return divisionName(division);
  return divisions.length > 0 ? "No division yet" : everybody;
};
/** Names the sum of a camp's spots */
export const allSpots = ({ divisions }: Pick<CampView, "divisions">) =>
  divisions.length > 0 ? "All divisions" : everybody;
/** "10:00–11:00 AM, Field 2" */
export const divisionPlace = ({ startTime, endTime, field }: Pick<DivisionView, "startTime" | "endTime" | "field">) =>
  `${clockRange(startTime, endTime)}, ${field}`;

export const coachName = ({ instructor }: Pick<CampView, "instructor">) => fullName(instructor?.user);

/** "12 of 220" */
export const fillInWords = ({ registeredCount, capacity }: Pick<CampView, "registeredCount" | "capacity">) =>
  `${registeredCount} of ${capacity}`;
type Filled = Pick<CampView, "status" | "spotsAvailable" | "heldCount" | "waitlistCount">;
/** "208 spots left", "Full · 1 held for the waitlist · 2 on waitlist"; empty for a camp that nobody can join any more */
export const spotsInWords = ({ status, spotsAvailable, heldCount, waitlistCount }: Filled) => {
  if (status !== "active") return "";
  const left = spotsAvailable === 0 ? "Full" : `${counted(spotsAvailable, "spot")} left`;
  const waiting = waitlistCount - heldCount;
  return [left, heldCount > 0 && `${heldCount} held for the waitlist`, waiting > 0 && `${waiting} on waitlist`]
    .filter(Boolean)
    .join(" · ");
};
/** What held spots are, beside the number of those that are taken */
export const heldInWords = ({ heldCount }: Pick<CampView, "heldCount">) =>
  heldCount === 1
    ? "1 spot is held for a waitlist offer until the family answers or the offer ends. It counts as taken."
    : `${heldCount} spots are held for waitlist offers until families answer or the offers end. They count as taken.`;

const methodLabel: Record<z.infer<typeof PaymentMethod>, string> = {
  card: "Card",
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  later: "Pay later",
};
/** How the parent intends to pay */
export const methodInWords = ({ paymentMethod }: Pick<RegistrationView, "paymentMethod">) =>
  paymentMethod ? methodLabel[paymentMethod] : "Not specified";

type Paid = Pick<RegistrationView, "paymentMethod" | "paymentStatus" | "receivedBy">;
/** How it was paid; until somebody says so, how the parent intends to, unless that is later */
export const wayPaidInWords = ({ paymentStatus, receivedBy, paymentMethod }: Paid) => {
  if (paymentStatus === "unpaid") return methodInWords({ paymentMethod });
  if (receivedBy) return receivedByLabel[receivedBy];
  return methodInWords({ paymentMethod: paymentMethod === "later" ? null : paymentMethod });
};

export const parentName = ({ parentName }: Pick<RegistrationView, "parentName">) => parentName ?? removedPerson;

export const playerName = ({ playerName }: Pick<ParticipantView, "playerName">) => playerName ?? "Removed player";

export const playersCount = (n: number) => counted(n, "player");
export const registrationsCount = (n: number) => counted(n, "registration");

export const noPlayersLeft = "No players left";
/** Those who come: "Emma Ortiz, Noah Ortiz" */
export const playersInWords = ({ participants }: Pick<RegistrationView, "participants">) =>
  participants
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(playerName)
    .join(", ") || noPlayersLeft;

/** "All 3 days", "Days 1 and 3" */
export const daysInWords = ({
  registrationOption,
  selectedDays,
}: Pick<RegistrationView, "registrationOption" | "selectedDays">) => {
  const days = selectedDays.toSorted((a, b) => a - b);
  if (registrationOption === "all_days") {
    if (days.length === 2) return "Both days";
    return days.length > 1 ? `All ${days.length} days` : "The whole camp";
  }
  if (days.length === 1) return `Day ${days[0]}`;
  return `Days ${days.slice(0, -1).join(", ")} and ${days.at(-1)}`;
};

/** The same of a registration: once days of its camp were moved or canceled, it says which are left, and when. */
export const registeredDaysInWords = (
  registration: Pick<RegistrationView, "registrationOption" | "selectedDays" | "campDays">,
) => {
  const { campDays: camp } = registration;
  const isPlain = isInSequence(camp) && canceledNumbers(camp).length === 0;
  return isPlain ? daysInWords(registration) : daysWords({ camp, ...registration });
};

const spaced = (word: string) => word.replaceAll("-", " ");
/** "Pitcher, beginner" */
export const experienceInWords = ({
  playerPosition,
  experienceLevel,
}: Pick<ParticipantView, "playerPosition" | "experienceLevel">) => {
  const words = [playerPosition !== "no-preference" && playerPosition, experienceLevel].filter(Boolean).map(String);
  const text = words.map(spaced).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const fieldLabel: Record<CampField, string> = {
  title: "Title",
  campType: "Type",
  description: "Description",
  location: "Location",
  startDate: "Start date",
  endDate: "End date",
  startTime: "Start time",
  endTime: "End time",
  ageMin: "Minimum age",
  ageMax: "Maximum age",
  capacity: "Capacity",
  releaseUnpaidAfterHours: "Release unpaid spots after (hours)",
  fullCampPrice: "Full camp price",
  dailyPrice: "Daily price",
  playerChecklist: "What to bring",
  arrivalInfo: "Arrival",
  pickupInfo: "Pick-up",
  safetyNotes: "Safety notes",
  campSchedule: "Camp schedule",
  agenda: "Agenda",
  divisions: "Divisions",
};

const divisionInWords = ({ startTime, endTime, field, capacity, ...division }: DivisionDraft) =>
  `${divisionName(division)}, ${clockRange(startTime, endTime)}, ${field}, ${counted(Number(capacity), "spot")}`;

/** What stands in a field, as people read it. */
export const fieldInWords = (field: CampField, fields: SomeFields): string => {
  if (field === "divisions") return fields.divisions?.map(divisionInWords).join("\n") || "None";
  const text = fields[field];
  if (!text) return "Empty";
  if (field === "campType") return campTypeLabel[text === "clinic" ? "clinic" : "camp"];
  if (field === "startDate" || field === "endDate") return longDate(text);
  if (field === "startTime" || field === "endTime") return clock(text);
  return field === "fullCampPrice" || field === "dailyPrice" ? money(text) : text;
};

export const paymentWords = {
  paymentStatusOf: (parentName: string) => `Payment status of ${parentName}`,
  parentsPayment: (parentName: string) => `${parentName}’s payment`,
};

export const moneyWords = {
  quoted: "Quoted",
  collected: "Collected",
  refunded: "Refunded",
  outstanding: "Outstanding",
  refundDue: "Refund due",
  revenue: "Revenue",
};

/** What a camp's page is made of, in its headings and in the links that jump to them. */
export const sectionWords = {
  money: "Money",
  divisions: "Divisions",
  spots: "Spots",
  roster: "Roster",
  registrations: "Registrations",
  waitlist: "Waitlist",
  messages: "Messages",
  timeline: "Timeline",
};

export const paymentStatusWords = {
  paymentStatusUpdated: "Payment status updated",
  error: "Error",
  failedToUpdatePayment: "Failed to update payment status. Please try again.",
};

export const markPaidButtonWords = {
  recordPaymentOf: (parentName: string) => `Record payment: ${parentName}`,
  recordPayment: "Record payment",
};

export const refundDialogWords = {
  pleaseEnterTheAmount: "Please enter the amount in dollars",
  refundRequested: "Refund requested",
  refundRecorded: "Refund recorded",
  theCardProviderReturns: "The card provider returns it to the card, usually within a few days.",
  failedToIssueThe: "Failed to issue the refund",
  issueRefundTo: (parentName: string) => `Issue refund to ${parentName}`,
  issuingRefund: "Issuing refund…",
  weveReceived: (collected: string, refunded: string) => `We’ve received ${collected} and refunded ${refunded}.`,
  refundDue: (refundDue: string) => ` Refund due: ${refundDue}.`,
  noRefundIsDue: " No refund is due.",
  paidBySomeoneElse: (now: string) =>
    `${now} took this registration over. What was paid before belongs to the person who registered: send it back to the card it was paid with, or call them.`,
  amount: "Amount",
  refundMethod: "Refund method",
  toTheOriginalCard: "Back to the original card",
  reasonOptional: "Reason (optional)",
  thisOnlyRecordsA: "This only records a refund you make yourself. No money moves.",
};

export const refundButtonWords = {
  issueRefundOf: (parentName: string) => `Issue refund: ${parentName}`,
  issueRefund: "Issue refund",
};

export const campTasksWords = {
  paymentsToReview: "Payments to review",
  campCollected: (campTitle: string, collected: string) => `${campTitle}: ${collected} received`,
  refundsDue: "Refunds due",
  campRefundDue: (campTitle: string, refundDue: string) => `${campTitle}: ${refundDue} refund due`,
  unpaidCampRegistrations: "Unpaid camp registrations",
  campOutstanding: (campTitle: string, startDate: string, outstanding: string) =>
    `${campTitle}, ${startDate}: ${outstanding} outstanding`,
  campOverdue: (campTitle: string, startDate: string, outstanding: string) =>
    `${campTitle} began ${startDate}: ${outstanding} overdue`,
  reviewPayment: "Review payment",
  campDone: (campTitle: string) => `${campTitle}: done`,
};

export const campStackWords = {
  camps: "Camps",
  registered: (fill: string) => `${fill} registered`,
  collectedAndOutstanding: (collected: string, outstanding: string) =>
    `${collected} collected · ${outstanding} outstanding`,
};

export const campTableWords = {
  camps: "Camps",
  camp: "Camp",
  dates: "Dates",
  registered: "Registered",
  status: "Status",
};

export const draftsWords = {
  drafts: "Drafts",
};

export const conflictsWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  lessonsFallDuring: (count: number) => `${count === 1 ? "1 lesson falls" : `${count} lessons fall`} during this camp.`,
  staysUnlessYou: (count: number) =>
    ` ${count === 1 ? "It stays on the calendar unless you cancel or move it" : "They stay on the calendar unless you cancel or move them"}.`,
  lessonsDuringThisCamp: "Lessons during this camp",
  cancelOrMoveLesson: (lesson: string) => `Cancel or move: ${lesson}`,
  cancelOrMove: "Cancel or move",
  openTimesCloseDuring: (count: number) =>
    `${count === 1 ? "1 open time closes" : `${count} open times close`} during this camp:`,
  andMore: (count: number) => `; and ${count} more`,
  playersCantBookThen: ". Players can’t book then.",
  campsAtTheSameTime: (count: number) =>
    count === 1 ? "Another camp is at the same time." : `${count} other camps are at the same time.`,
  otherCamps: "Other camps at the same time",
  fallsOnBlockedDates: "This camp falls on blocked dates.",
  blockedDates: "Blocked dates during this camp",
  fromTo: (firstDay: string, lastDay: string) => `${firstDay} to ${lastDay}`,
  closedFor: (name: string | null) => (name === null ? "" : ` (closed for ${name})`),
};

export const divisionRowsWords = {
  standardDivisions: "Standard divisions",
  addAll11: "Add all 11 standard divisions",
  addTheOther: (count: number) => `Add the other ${count}`,
  addNamed: (name: string) => `Add ${name}`,
  addDivision: "Add division",
  numbered: (index: number) => `Division ${index + 1}`,
  removeNamed: (name: string) => `Remove ${name}`,
  sport: "Sport",
  ageGroup: "Age group",
  start: "Start",
  end: "End",
  field: "Field",
  spots: "Spots",
  outsideHours: (hours: string) => `Outside the camp’s hours, ${hours}. Please check the times.`,
};

export const divisionLacks: Partial<Record<string, string>> = {
  ageGroup: "Enter the age group",
  startTime: "Enter the start time",
  endTime: "Enter the end time",
  field: "Enter the field",
};

/** " (less Mon, Nov 30)" beside a price; nothing where every day takes place */
const lessDays = (days: readonly string[]) => (days.length > 0 ? ` (less ${days.map(shortDate).join("; ")})` : "");
type DaysLeft = { readonly days: number; readonly canceledDays: readonly string[] };

export const campFieldsWords = {
  basicInformation: "Basic Information",
  schedule: "Schedule",
  campDivisions: "Camp Divisions",
  overallCampSettings: "Overall Camp Settings",
  eachDivisionsLimit: (spots: number) => `Each division’s limit applies: ${counted(spots, "spot")} in all.`,
  leaveEmptyToHold: "Leave empty to hold unpaid spots until you release them.",
  pricing: "Pricing",
  detailsForFamilies: (filled: number, fields: number) =>
    `Details for families${filled > 0 ? ` (${filled} of ${fields} filled in)` : ""}`,
  anythingLeftEmpty: "Anything you leave empty shows our standard text.",
  fromTo: (startDate: string, endDate: string) => `${startDate} to ${endDate}`,
  each: (dates: readonly string[]) => new Intl.ListFormat("en-US").format(dates),
  dayWasMoved: "A day of this camp was moved, so its dates can’t change.",
  dayWasCanceled: "A day of this camp was canceled, so its dates can’t change.",
  oneDay: "One day",
  days: (days: number) => `${days} days`,
  thatIsPast: " That’s in the past.",
  perPlayer: (full: string, { days, canceledDays }: DaysLeft, daily: string, dailyTotal: string) =>
    `Per player: ${full} for ${days === 2 ? "both days" : `all ${days} days`}${lessDays(canceledDays)}, or ${daily} a day (${dailyTotal} for ${days} single days).`,
  perPlayerForTheDay: (full: string, { canceledDays }: DaysLeft) =>
    `Per player: ${full} for the day that’s left${lessDays(canceledDays)}.`,
  fullCostsMore: "The full camp costs more than all its days one by one. Please check the prices.",
};

export const clashWords = {
  someoneElseChangedThis: "Someone else changed this camp",
  saveChanges: "Save changes",
  keepEditing: "Keep editing",
  theySavedWhileYou:
    "They saved while you were editing. Choose which version to keep. We’ll save your other changes too.",
  keepTheirs: "Keep theirs",
  mine: "Use mine",
};

export const draftFormWords = {
  pleaseTryAgain: "Please try again.",
  missingDivisionInformation: "Missing Division Information",
  startOver: "Start over",
  everythingYouTyped: "Everything you typed is still here.",
  cancel: "Cancel",
  saveAsDraft: "Save as Draft",
  discardChangesTitle: "Discard changes?",
  discardChanges: "Discard changes",
  youHaventSavedYet: "You haven’t saved yet. If you leave, what you typed is lost.",
};

export const campFormWords = {
  failedToCreateCamp: "Failed to Create Camp",
  draftSaved: "Draft saved",
  campCreatedSuccessfully: "Camp Created Successfully!",
  yourCampHasBeen: "Your camp has been created and is now available for registration.",
  createCamp: "Create Camp",
  creating: "Creating...",
};

export const campListWords = {
  createNewCamp: "Create New Camp",
  noCampsFound: "No camps found",
  tryAnotherTypeOr: "Try another type or status, or a shorter search.",
  showAllCamps: "Show all camps",
  noCampsAvailable: "No camps available",
  familiesCanRegister: "Families can register as soon as you create a camp.",
  registrations: "Registrations",
  downloadExcel: "Download Excel",
  all: "All",
  camps: "Camps",
  clinics: "Clinics",
  anyStatus: "Any status",
  titleLocationOrCoach: "Title, location or coach",
  type: "Type",
  status: "Status",
  everyCampAndClinic: "Every camp and clinic at the facility.",
  yourCampsAndClinics: "Your camps and clinics: who’s coming and what’s paid.",
  counted: (n: number) => counted(n, "camp"),
};

export const consequencesWords = {
  failedToCheck: "Failed to check who’s affected",
  wellEmailFamilies: (families: string, players: string) => `We’ll email ${families} with ${players}.`,
  nobodyIsRegistered: "Nobody is registered.",
  wellAlsoEmail: (families: string, players: string) => `We’ll also email ${families} on the waitlist (${players}).`,
  noRefundsAreDue: "No refunds are due.",
  allByCard: " (all by card)",
  byCardAndByHand: (byCard: string, byHand: string) => ` (${byCard} by card, ${byHand} by hand)`,
  allByHand: " (all by hand)",
  refundsDue: (refundDue: string, families: string, how: string) => `Refunds due: ${refundDue} to ${families}${how}.`,
};

export const campEndingWords = {
  lastChangeTo: (campTitle: string) => `last change to ${campTitle}`,
  cancelCamp: "Cancel camp",
  campCanceled: "Camp canceled",
  wellEmailEveryFamily: "We’ll email every family that’s registered or waiting.",
  failedToCancelThe: "Failed to cancel the camp",
  cancelNamed: (campTitle: string) => `Cancel ${campTitle}?`,
  keepCamp: "Keep camp",
  reason: "Reason",
  familiesSeeThisIn: "Families see this in the email.",
  registrationsStay: (undoSeconds: number) =>
    `Registrations stay on the list until they’re refunded. You have ${undoSeconds} seconds to undo this. Emails go out after that.`,
  archiveCamp: "Archive camp",
  campArchived: "Camp archived",
  failedToArchiveThe: "Failed to archive the camp",
  archiveNamed: (campTitle: string) => `Archive ${campTitle}?`,
  itComesOffEvery:
    "It comes off every list, and nobody can register anymore. Registrations and payments stay. We don’t email anyone, and you can restore it.",
  reasonOptional: "Reason (optional)",
  forYourOwnRecords: "For your own records.",
  campRestored: "Camp restored",
  failedToRestoreThe: "Failed to restore the camp",
  restoreCamp: "Restore camp",
};

export const cancelDayWords = {
  moveOrCancelADay: "Move or cancel a day",
  moveOrCancelNamed: (campTitle: string) => `Move or cancel a day of ${campTitle}`,
  whatHappens: "What happens to this day?",
  moveIt: "Move it to another date",
  cancelIt: "Cancel it",
  newDate: "New date",
  moveDay: "Move day",
  dayMoved: "Day moved",
  failedToMoveTheDay: "Failed to move the day",
  nothingIsCharged: "Nothing is charged or refunded.",
  itKeepsItsNumber: (undoSeconds: number) =>
    `Everyone registered for this day stays registered for it on the new date. You have ${undoSeconds} seconds to undo this. Emails go out after that.`,
  cancelDay: "Cancel day",
  keepDay: "Keep day",
  day: "Day",
  dayAndDate: (number: number, date: string) => `Day ${number}: ${date}`,
  dayCanceled: "Day canceled",
  wellEmailEveryFamily: "We’ll email every family that comes that day.",
  failedToCancelTheDay: "Failed to cancel the day",
  failedToCheck: "We couldn’t check who’s affected",
  nobodyComes: "Nobody is registered for that day.",
  wellEmail: (families: string, players: string) => `We’ll email ${families} with ${players}.`,
  refundsDue: (sum: string, families: string) =>
    `${sum} in refunds will be due to ${families}. Send each one from its registration.`,
  lessOwed: (sum: string) => `Families who haven’t paid will owe ${sum} less.`,
  nothingChanges: "No money was paid or is owed for that day.",
  nobodyRegistersForIt: (undoSeconds: number) =>
    `The camp’s other days go ahead, and new families don’t pay for this one. You have ${undoSeconds} seconds to undo this. Emails go out after that.`,
};

export const draftActionsWords = {
  aLocation: "a location",
  aStartDate: "a start date",
  anEndDate: "an end date",
  thisCampIsA: "This camp is a draft.",
  toPublishItAdd: (missing: string) => ` To publish it, add ${missing}.`,
  campPublished: "Camp published",
  familiesCanFindIt: "Families can find it and register.",
  failedToPublishThe: "Failed to publish the camp",
  publishCamp: "Publish camp",
  preview: "Preview",
  publishNamed: (campTitle: string) => `Publish ${campTitle}?`,
  familiesWillSeeIt:
    "Families will see it under Camps & Clinics and can register right away. You can still edit it, but you can’t make it a draft again.",
  campDuplicated: "Camp duplicated",
  thisCopyIsA: "This copy is a draft. Choose its dates next.",
  failedToDuplicateThe: "Failed to duplicate the camp",
  duplicateCamp: "Duplicate camp",
};

export const messageDialogWords = {
  nobodyGetsThisRight: "Nobody gets this right now.",
  familiesWithPlayersWill: (families: string, players: string) => `${families} with ${players} will get this by email.`,
  whoGetsIt: "Who gets it",
  subject: "Subject",
  leaveNamesOutSubjects: "Leave names out: subjects show on lock screens.",
  message: "Message",
  failedToLoadThe: "Failed to load the preview",
  oneEmailPerFamily: (whoGetsIt: string) => `${whoGetsIt} One email per family. You can’t take it back.`,
  preview: "Preview",
  messageOnItsWay: "Message on its way",
  failedToSendThe: "Failed to send the message",
  sendThisMessage: "Send this message?",
  sendMessage: "Send message",
  back: "Back",
};

export const messagesWords = {
  messageFamilies: "Message families",
  failedToFetchThe: "Failed to fetch the messages",
  noMessagesYetYou:
    "No messages yet. You can email everyone, or just the families who paid, still owe, or are waiting.",
  removedMessage: "Removed message",
};

export const deleteRegistrationWords = {
  registrationDeleted: "Registration deleted",
  failedToDeleteRegistration: "Failed to delete registration",
  deleteOf: (parentName: string) => `Delete ${parentName}’s registration`,
  deleteRegistration: "Delete registration",
  thisReleasesTheir: "This releases their spots and takes them off the roster. The history stays on record.",
  anythingTheyPaid: " Anything they paid that isn’t refunded yet becomes a refund due.",
};

export const registrationChipsWords = {
  withdrawn: "Withdrawn",
  campCanceled: "Camp canceled",
  refundDue: (refundDue: string) => `${refundDue} refund due`,
  reviewPayment: "Review payment",
};

export const registrationCardsWords = {
  nobodyHasRegisteredYet: "Nobody has registered yet.",
  registrations: "Registrations",
};

export const healthButtonWords = {
  healthNotes: "Health notes",
  healthNotesOf: (playerName: string) => `Health notes: ${playerName}`,
  theseNotesAreFor:
    "These notes are for whoever looks after the player. If you open them, the registration’s timeline records your name and the time.",
  close: "Close",
  showNotes: "Show notes",
  failedToFetchThe: "Failed to fetch the notes",
  noNotesFor: "No health notes for this player.",
};

const firstNameOf = (name: string) => name.split(" ")[0]!;
const theTap: Record<RecordAttendance["did"], string> = {
  checkIn: "check-in",
  checkOut: "check-out",
  takeBackCheckIn: "undone check-in",
  takeBackCheckOut: "undone check-out",
};

export const tapsWords = {
  backOnline: "Back online",
  sent: (n: number) => `Sent ${counted(n, "tap")}.`,
  waiting: (n: number) => ({
    what: `${n === 1 ? "1 tap waits" : `${n} taps wait`} for a connection.`,
    meaning: `${n === 1 ? "It’s" : "They’re"} saved on this phone, and we’ll send ${n === 1 ? "it" : "them"} as soon as this page is open with a connection.`,
  }),
  noConnection: { what: "No connection.", meaning: "Go on as usual: we save your taps on this phone." },
  notRecorded: (what: RecordAttendance["did"], playerName: string, at: string) =>
    `${playerName}’s ${theTap[what]} at ${at} wasn’t recorded.`,
  aPlayer: "A player",
  gotIt: "Got it",
};

export const campTodayWords = {
  today: "Today",
  /** Without a day that was canceled, the last number is no longer how many there are. */
  dayOf: (number: number, { days, canceledDays }: Pick<CampView, "days" | "canceledDays">) =>
    canceledDays.length > 0 ? `Day ${number}` : `Day ${number} of ${days}`,
  hereOf: (here: number, players: number) => `${here} of ${players} here`,
};

export const attendanceLabel: Record<AttendanceState, string> = {
  expected: "Not here yet",
  here: "Here",
  left: "Left",
};

/** The same once the day is over. */
export const attendedLabel: Record<AttendanceState, string> = {
  expected: "Not checked in",
  here: "Not checked out",
  left: "Left",
};

export const campDayWords = {
  noWaiver: "No waiver signed",
  waiverSigned: "Waiver signed",
  title: "Camp day",
  attendance: "Attendance",
  backToCamp: "Back to camp",
  failedToFetchThe: "Failed to fetch the camp’s day",
  notOnToday: "This camp isn’t on today",
  wasntOnThatDay: "This camp wasn’t on that day",
  starts: (date: string) => `It starts ${date}.`,
  isNext: (date: string) => `It’s on again ${date}.`,
  ended: (date: string) => `It ended ${date}.`,
  checkInOpens: "Check players in and out here on each day of the camp.",
  familyOwes: (sum: string) => `Family owes ${sum}`,
  recordPayment: "Record payment",
  thisDayWasMoved: (isOver: boolean) =>
    `This day was moved to another date.${isOver ? "" : " Please check out everyone who is here."}`,
  thisDayWasCanceled: (isOver: boolean) => `This day was canceled.${isOver ? "" : " We’re emailing the families."}`,
  canceledDays: (days: readonly string[]) => days.map(shortDate).join("; "),
  movedDay: (number: number, date: string) => `Day ${number} to ${shortDate(date)}`,
  nobodyComesToday: "Nobody is registered for today",
  nobodyWasRegistered: "Nobody was registered for this day",
  theyShowUp: "Players show up here as soon as their parents register them.",
  noMatches: "No matches",
  tryAnother: "Try another name, or show everyone.",
  showEveryone: "Show everyone",
  searchByName: "Search by name",
  show: "Show",
  everyone: (n: number) => `All ${n}`,
  notYet: (n: number, isOver: boolean) => `${isOver ? attendedLabel.expected : "Not yet"} ${n}`,
  here: (n: number, isOver: boolean) => `${isOver ? attendedLabel.here : "Here"} ${n}`,
  left: (n: number) => `Left ${n}`,
  since: (time: string) => `since ${time}`,
  cameAt: (time: string) => `came at ${time}`,
  at: (time: string) => `at ${time}`,
  with: (who: string) => `with ${who}`,
  waitsToBeSent: "Waits to be sent",
  checkIn: "Check in",
  checkInPlayer: (playerName: string) => `Check in ${playerName}`,
  checkOut: "Check out",
  checkOutPlayer: (playerName: string) => `Check out ${playerName}`,
  checkOutAnyway: "Check out anyway",
  checkInAgain: "Check in again",
  said: {
    checkIn: (playerName: string, time: string) => `${playerName} is here, ${time}.`,
    checkOut: (playerName: string, time: string) => `${playerName} left, ${time}.`,
    takeBackCheckIn: (playerName: string) => `${playerName}’s check-in was undone.`,
    takeBackCheckOut: (playerName: string) => `${playerName}’s check-out was undone.`,
  } satisfies Record<RecordAttendance["did"], (playerName: string, time: string) => string>,
  undoCheckIn: "Undo check-in",
  undoCheckOut: "Undo check-out",
  call: (name: string, playerName: string) => `Call ${name}, for ${playerName}`,
  callName: (name: string) => `Call ${name}`,
  emergency: (name: string) => `Call ${name} (emergency contact)`,
  whoBrought: (playerName: string) => `Who brought ${firstNameOf(playerName)}?`,
  whoPicksUp: (playerName: string) => `Who is picking ${firstNameOf(playerName)} up?`,
  sayWho: (playerName: string) => `Choose who’s picking ${firstNameOf(playerName)} up, or type their name.`,
  notNamed: (playerName: string, who: string) =>
    `${firstNameOf(playerName)}’s parents haven’t named ${who}. Check out anyway?`,
  someoneElse: "Someone else",
  mayNotPickUp: "May not pick up:",
  isForbidden: "The parent said this person may not pick the player up. Call the parent.",
  broughtBy: "Brought by",
  pickedUpBy: "Picked up by",
  registration: "Registration",
  close: "Close",
  keepNotes: (n: number) => `Load all health notes (${n})`,
  notesAreLoaded: "Health notes are loaded. They stay on this page, even without a connection.",
  someNotesFailed: "Some health notes aren’t loaded.",
  readingIsRecorded: "The registration’s timeline records that you opened them.",
};

export const moveDivisionWords = {
  movedToAnotherDivision: "Moved to another division",
  failedToMoveThe: "Failed to move the player",
  moveToAnotherDivision: "Move to another division",
  movePlayer: (playerName: string) => `Move ${playerName} to another division`,
  full: "Full",
  spotsLeft: (spots: number) => `${spots} left`,
};

export const rosterWords = {
  waiversNotThere: "We couldn’t check the waivers",
  nobodyIsRegisteredYet: "Nobody is registered yet. Players show up here as soon as their parents register them.",
  comingOfCapacity: (coming: number, capacity: number, timeAndField: string) =>
    `${coming} of ${capacity} · ${timeAndField}`,
  noDivisionFits: "No division fits their age. Move them to one.",
  age: (age: number) => `Age ${age}`,
  emergencyContact: "Emergency contact:",
};

export const turnActionsWords = {
  spotOffered: "Spot offered",
  wereEmailingTheFamily: "We’re emailing the family.",
  failedToOfferThe: "Failed to offer the spot",
  offerASpotTo: (parentName: string) => `Offer ${parentName} a spot?`,
  offerSpot: "Offer spot",
  theyGoAheadOf:
    "They go ahead of everyone else in line. We’ll email the offer and hold the spot for 48 hours, or until the camp starts.",
  turnSkipped: "Turn skipped",
  failedToSkipThe: "Failed to skip the turn",
  skipTurnOf: (parentName: string) => `Skip ${parentName}’s turn?`,
  skipTurn: "Skip turn",
  everyoneWhoIsWaiting: "Everyone who is waiting now goes first. You can do this once per family. We don’t email them.",
  reason: "Reason",
  onlyStaffSeeThis: "Only staff see this.",
  oneDay: "1 day",
  twoDays: "2 days",
  fourDays: "4 days",
  sevenDays: "7 days",
  offerExtended: "Offer extended",
  failedToExtendThe: "Failed to extend the offer",
  extendOfferOf: (parentName: string) => `Extend ${parentName}’s offer?`,
  extendOffer: "Extend offer",
  wellHoldTheSpot:
    "We’ll hold the spot longer, but never past the start of the camp, and email the family the new deadline.",
  extendBy: "Extend by",
  removedFromTheWaitlist: "Removed from the waitlist",
  failedToRemoveThe: "Failed to remove the family",
  removeFromThe: (parentName: string) => `Remove ${parentName} from the waitlist?`,
  removeFamily: "Remove family",
  theyLoseTheirPlace: "They lose their place in line",
  andTheirSpotGoes: ", and the spot we’re holding goes to the next family",
  weDontEmailThem: ". We don’t email them, so please let them know.",
};

export const waitlistWords = {
  failedToFetchThe: "Failed to fetch the waitlist",
  whenASpotOpens: "When a spot opens, we email an offer to the first family in line that fits.",
  nobodyIsWaiting: (canJoin: boolean) =>
    `Nobody is waiting.${canJoin ? " Families can join once their division is full." : ""}`,
  pastOffers: "Past offers",
  theseFamiliesDeclinedA: "These families declined a spot or didn’t answer in time.",
  changedTheirMind: " Changed their mind? Offer a spot again while one is open.",
  thereIsNoSpot: " There’s no open spot to offer them right now.",
  spotOffered: "Spot offered",
  until: (deadline: string) => ` until ${deadline}`,
  declinedTheOffer: "Declined the offer",
  didntAnswerTheOffer: "Didn’t answer the offer",
  turnSince: (turn: string, joinedAt: string) => `${turn}, since ${joinedAt}`,
  waiting: "Waiting",
  numberInLine: (position: number) => `Number ${position} in line`,
  skipped: "Skipped",
};

export const keepersWords = {
  printRoster: "Print roster",
  searchAndFilter: "Search and filter",
};

export const divisionsWords = {
  takenOf: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
};

export const campShowWords = {
  canceledDays: "Canceled days",
  movedDays: "Moved days",
  inquiry: "Inquiry",
  failedToFetchPayments: "Failed to fetch payments",
  whyItWasCanceled: "Why it was canceled",
  dates: "Dates",
  days: (days: number) => `, ${days} days`,
  hours: "Hours",
  notSetYet: "Not set yet",
  coach: "Coach",
  ages: "Ages",
  price: "Price",
  prices: (fullCamp: string, canceledDays: readonly string[], daily: string) =>
    `${fullCamp} for the whole camp${lessDays(canceledDays)}, ${daily} a day`,
  unpaidSpots: "Unpaid spots",
  releasedAfter: (hours: number) => `Released after ${counted(hours, "hour")}`,
  publicPage: "Public page",
  seeItAsFamiliesWill: "See it as families will",
  seeItAsFamiliesDo: "See it as families do",
  editCamp: "Edit camp",
  camp: "Camp",
  allCamps: "All camps",
  campNotFound: "Camp not found",
  weCantFindThis: "We can’t find this camp",
  theLinkMayBe: "The link may be incomplete.",
  seeAllCamps: "See all camps",
};

export const rosterPrintWords = {
  backToCamp: "Back to camp",
  failedToFetchThe: "Failed to fetch the roster",
  rosterOf: (campTitle: string) => `Roster: ${campTitle}`,
  whenAndWhere: (dates: string, hours: string, location: string, players: string, printedAt: string) =>
    `${dates}, ${hours}, ${location}. ${players}, as of ${printedAt}.`,
  printRoster: "Print roster",
  nobodyIsRegisteredYet: "Nobody is registered yet.",
  here: "Here",
  player: "Player",
  age: "Age",
  parent: "Parent",
  emergencyContact: "Emergency contact",
  paid: "Paid",
  yes: "Yes",
  noAndOwes: (outstanding: string) => `No, family owes ${outstanding}`,
};

export const registrationFiltersWords = {
  all: "All",
  toReview: "To review",
  parentPlayerEmailOr: "Parent, player, email or phone",
  payment: "Payment",
  camp: "Camp",
  allCamps: "All camps",
  thisCamp: "This camp",
};

export const registrationRowsWords = {
  noMatches: "No matches",
  tryAnotherCampOr: "Try another camp or status, or a shorter search.",
  showAllRegistrations: "Show all registrations",
  noRegistrationsYet: "No registrations yet",
  registrationsShowUp: "Registrations show up here as soon as families sign up for a camp.",
  registrations: "Registrations",
  family: "Family",
  camp: "Camp",
  registered: "Registered",
  total: "Total",
  paymentMethod: "Payment method",
  payment: "Payment",
  counted: (n: number) => counted(n, "registration"),
};

export const registrationListWords = {
  whosRegisteredForWhich: "Who’s registered for which camp, and what’s paid.",
  whosRegisteredForYour: "Who’s registered for your camps, and what’s paid.",
  registrations: "Registrations",
  allCamps: "All camps",
  paymentManagement: "Payment Management",
};

/** Why money that came by card isn't what was owed. */
export const mismatchReasonWords = {
  anotherAmount: (received: string, owed: string) => `${received} came in by card, but ${owed} was owed.`,
  anotherCurrency: (received: string, owed: string) =>
    `${received} came in by card, but ${owed} was owed: that’s another currency.`,
  twice: (received: string) => `${received} came in by card, but this registration was already paid.`,
  withdrawn: (received: string) =>
    `${received} came in by card after the registration was withdrawn or the camp was canceled.`,
  returned: (amount: string) => `The bank returned a refund of ${amount}, so we have the money again.`,
  disputed: (amount: string) =>
    `The cardholder disputed ${amount}. Answer it in the card provider’s dashboard. The bank decides.`,
};

export const mismatchWords = {
  paymentToReview: "Payment to review",
  aCardPaymentNeeds: "A card payment needs your attention.",
  recordsDiffer: (status: string, collected: string, refunded: string) =>
    `This registration is recorded as ${status}, but the card provider’s records show ${collected} received and ${refunded} refunded. Record the correct payment or issue a refund.`,
  receivedAt: (receivedAt: string, paymentId: string) => `${receivedAt} · Payment ${paymentId}`,
  keepPayment: "Keep payment",
  refundPayment: "Refund payment",
  keepPaymentOf: (amount: string) => `Keep payment of ${amount}?`,
  itWillCountAs: "It’ll count as received for this registration.",
  paymentKept: "Payment kept",
  refundPaymentOf: (amount: string) => `Refund payment of ${amount}?`,
  theFullAmountGoes: "The full amount goes back to the card it came from, usually within a few days.",
  refundRequested: "Refund requested",
  failedToSettleThe: "Failed to settle the payment",
  reasonOptional: "Reason (optional)",
};

export const paymentDialogWords = {
  failedToUpdatePayment: "Failed to update payment status",
  recordPaymentOf: (parentName: string) => `Record ${parentName}’s payment`,
  recordPayment: "Record payment",
  editPaymentOf: (parentName: string) => `Edit ${parentName}’s payment`,
  editPayment: "Edit payment",
  savePayment: "Save payment",
  totalAndReceived: (total: string, collected: string) => `Total ${total}. Received so far: ${collected}.`,
  paymentStatus: "Payment status",
  howWasItPaid: "How was it paid?",
  amountReceivedSoFar: "Amount received so far (optional)",
  everythingReceived: "Everything you’ve received so far, except by card.",
  noteOptional: "Note (optional)",
  keptWithThePayment: "Kept with the payment, in case you ever have to prove it.",
};

export const registrationActionsWords = {
  spotsReleased: (spots: number) => `${spots === 1 ? "Spot" : "Spots"} released`,
  failedToRelease: "Failed to release the spots",
  releaseSpotsOf: (parentName: string, spots: number) => `Release ${parentName}’s ${spots === 1 ? "spot" : "spots"}?`,
  keepRegistration: "Keep registration",
  familyReadsThis: "The family reads this in the email.",
  thisOpens: (spots: string) =>
    `This opens ${spots}. If anyone’s on the waitlist, the first family that fits gets the offer.`,
  theyPaid: (collected: string) => ` They paid ${collected}. Anything not yet refunded becomes a refund due.`,
  reason: "Reason",
  disputePack: "Dispute pack",
  releaseSpots: (spots: number) => `Release ${spots === 1 ? "spot" : "spots"}`,
};

export const registrationShowWords = {
  heldUntilPaid: "Held until paid",
  securedByPayment: "Secured: paid",
  released: "Released",
  parent: "Parent",
  phone: "Phone",
  email: "Email",
  camp: "Camp",
  on: (dates: string) => `, ${dates}`,
  days: "Days",
  paymentMethod: "Payment method",
  noneTheCamp: "None: the camp was canceled",
  registered: "Registered",
  age: (age: number) => `Age ${age}`,
  division: (ageGroup: string) => `Division ${ageGroupWords(ageGroup)}`,
  noDivisionYet: "No division yet",
  withdrawn: "Withdrawn",
  emergencyContact: "Emergency contact: ",
  registration: "Registration",
  allRegistrations: "All registrations",
  failedToFetchRegistration: "Failed to fetch registration",
  registrationNotFound: "Registration not found",
  weCantFindThis: "We can’t find this registration",
  itMayBeFor: "It may be for another instructor’s camp, or the link may be incomplete.",
  seeAllRegistrations: "See all registrations",
  registrationOf: (parentName: string) => `${parentName}’s registration`,
  theCampWasCanceled: "The camp was canceled, so nothing is owed",
  andRefundIsDue: (refundDue: string) => `, and ${refundDue} is due as a refund`,
  thisRegistrationWasWithdrawn: "This registration was withdrawn and its spots were released.",
  players: "Players",
  registeredBy: "Registered by",
};

export const packWords = {
  whatWasAgreed: "What was agreed",
  registered: "Registered",
  registeredBy: (registeredAt: string, name: string) => `${registeredAt}, by ${name}`,
  parent: "Parent",
  player: (index: number) => `Player ${index + 1}`,
  age: (age: number) => `age ${age}`,
  registeredFor: "Registered for",
  policies: "Policies",
  printedAtTheEnd: (version: string) => `Version ${version}, printed at the end`,
  noneWereShown: "None were shown",
  price: "Price",
  perPlayerAndTotal: (perPlayer: string, total: string) => `${perPlayer} per player, ${total} in total`,
  paymentsAsOfToday: "Payments as of today",
  whatHappened: "What happened",
  when: "When",
  who: "Who",
  what: "What",
  why: "Why",
  atTheCardProvider: "At the card provider",
  payment: "Payment",
  requested: "Requested",
  received: "Received",
  emails: "Emails",
  noEmails: "No emails.",
  written: "Written",
  to: "To",
  subject: "Subject",
  noLongerOnFile: "no longer on file",
  theCampsTermsWhen: "The camp’s terms when the parent registered",
  sha256OfThese: (sha256: string) => `SHA-256 of these terms: ${sha256}`,
  whatChangedSince: "What changed since:",
  thePoliciesTheParent: (version: null | string) => `The policies the parent agreed to, version ${version}`,
  terms: "Terms",
  refundsAndCancellations: "Refunds and cancellations",
  privacy: "Privacy",
  withdrawn: "withdrawn",
  theSystem: "the system",
  aGuest: "a guest without an account",
  payingLater: (days: string) => `${days}, paying later`,
  payingBy: (days: string, method: string) => `${days}, paying by ${method}`,
  day: (number: number, date: string) => `Day ${number}: ${date}`,
  startToEnd: (startDate: string, endDate: string) => `${startDate} to ${endDate}`,
  pricesPerPlayer: (fullCamp: string, daily: string) => `${fullCamp} for the whole camp, ${daily} a day, per player`,
  dates: "Dates",
  hours: "Hours",
  prices: "Prices",
  unpaidSpots: "Unpaid spots",
  releasedAfter: (hours: number) => `released after ${counted(hours, "hour")}`,
  standardText: "the facility’s standard text",
};

export const disputePackPageWords = {
  about: (campTitle: string, registrationId: string, madeAt: string) =>
    `${campTitle}, registration ${registrationId}, created ${madeAt}`,
  backToRegistration: "Back to registration",
  downloadJson: "Download JSON",
  printOrSaveAs: "Print or save as PDF",
  failedToCreateThe: "Failed to create the dispute pack",
};

export const figuresTableWords = {
  figuresAsATable: "The figures as a table",
  starting: "From",
  registrations: "Registrations",
};

export const revenueByCampWords = {
  revenueByCamp: "Revenue by camp",
  camp: "Camp",
  registrations: "Registrations",
  starts: (startDate: string) => `Starts ${startDate}`,
  startsWithRegistrations: (startDate: string, registrations: string) => `Starts ${startDate} · ${registrations}`,
};

export const revenueWords = {
  byDay: "by day",
  byWeek: "by week",
  byMonth: "by month",
  registrationsOver: (step: string) => `Registrations ${step}`,
  moneyOver: (step: string) => `Money ${step}`,
  registrations: "Registrations",
  fromAllCamps: "What families paid and still owe, for all camps.",
  fromYourCamps: "What families paid and still owe, for your camps.",
  allCamps: "All camps",
  withLessons: "Lessons and camps",
  unmatchedPayments: "Unmatched payments",
  allRegistrations: "All registrations",
  failedToFetchRevenue: "Failed to fetch revenue",
  noRevenueYet: "No revenue yet",
  revenueShowsUp: "Revenue shows up here as soon as a family registers for a camp.",
  byCamp: "By camp",
};

export const paymentManagementWords = {
  paymentManagement: "Payment Management",
  whosPaidForEach: "Who’s paid for each camp.",
  whosPaidForYours: "Who’s paid for each of your camps.",
  allRegistrations: "All registrations",
  showingTheLatest: (shown: number, total: number) =>
    `Showing the latest ${shown} of ${total} registrations. Find the rest under All registrations.`,
  noCampsFound: "No Camps Found",
  createCampsToStart: "Create camps to start managing payments",
  seeCamps: "See camps",
  withdrawn: (count: number) => `${count} withdrawn`,
  refundsAreDue: (refundDue: string, families: string) =>
    `This camp was canceled, so nobody owes anything. Refunds due: ${refundDue} to ${families}.`,
  noRefundsAreDue: "This camp was canceled, so nobody owes anything. No refunds are due.",
};

export const campCreationWords = {
  savedOrOpen: (status: string) => ` is ${status === "draft" ? "saved as a draft" : "open for registration"}.`,
  preview: "Preview",
  viewCamp: "View camp",
  editCamp: "Edit camp",
  createNewCampOr: "Create New Camp or Clinic",
  inquiryIsScheduled: "The inquiry is set to Scheduled.",
  openInquiry: "Open inquiry",
  askedFor: (organization: string, dates: string) => `${organization} asked for: ${dates}`,
  hasACamp: (title: string) => `${title} was already created for this inquiry.`,
  inquiryWillBeScheduled: "Once you save the camp, the inquiry is set to Scheduled.",
  failedToFetchInquiry: "Failed to fetch the inquiry",
  familiesCanRegisterAs: "Families can register as soon as you create it. Not ready yet? Save it as a draft.",
};

export const editCampWords = {
  failedToUpdateCamp: "Failed to update camp",
  updateCamp: "Update Camp",
  updating: "Updating...",
  oneFamilyIs: "1 family is",
  familiesAre: (families: number) => `${families} families are`,
  editCamp: "Edit Camp",
  failedToFetchCamp: "Failed to fetch camp details",
  anotherInstructorsCamp: "Another instructor’s camp",
  onlyThatInstructorAnd: "Only that instructor and admins can edit it.",
  thisCampWasCanceled: "This camp was canceled",
  youCantEditA: "You can’t edit a canceled camp.",
  registeredForThisCamp: (familiesAre: string) => `${familiesAre} registered for this camp.`,
  wellEmailThem:
    " We’ll email them if you change the dates, times, location, or field. For anything else, send them a message. Prices they were quoted stay the same, and you can’t remove spots or days that are taken.",
  campUpdated: "Camp updated",
  viewCamp: "View camp",
  campNotFound: "Camp Not Found",
  weCantFindThis: "We can’t find this camp",
  itMayHaveBeen: "It may have been removed, or the link is incomplete.",
  viewAllCamps: "View All Camps",
};

export const facilityCampsWords = {
  camps: "Camps",
  yourCamps: "Your camps",
  createNewCamp: "Create New Camp",
  noCampsAvailable: "No camps available",
  noUpcomingCamps: "No upcoming camps. Families can register as soon as you create one.",
  more: (count: number, shown: number) => `+${count - shown} more`,
  activeCamps: "Active camps",
  registered: "Registered",
  registeredOf: (registered: number, capacity: number) => `${registered} of ${capacity} registered`,
  sums: (revenue: string, collected: string, outstanding: string) =>
    `Revenue ${revenue} · Collected ${collected} · Outstanding ${outstanding}`,
  detailsOf: (campTitle: string) => `Details of ${campTitle}`,
  details: "Details",
  editNamed: (campTitle: string) => `Edit ${campTitle}`,
  edit: "Edit",
};
