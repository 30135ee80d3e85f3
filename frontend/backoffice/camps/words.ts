import { hasDates } from "../../../backend/camps/daysRule.ts";
import type { CampStatus, CampType, CampView, DivisionView } from "../../../backend/camps/contract.ts";
import { clockRange, fullName, shortDate } from "../../shared/formats.ts";

export const campTypeLabel: Record<CampType, string> = { camp: "Camp", clinic: "Clinic" };
export const campStatusLabel: Record<CampStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
  archived: "Archived",
};
export const draftsAreHidden = "Only you and admins can see it until you publish it.";
export const sportLabel: Record<DivisionView["sport"], string> = {
  coed: "Co-ed",
  baseball: "Baseball",
  softball: "Softball",
};

const year = (date: string) => date.slice(0, 4);
/** "Mon, Jul 8 – Wed, Jul 10, 2030"; one day stands alone */
export const campDates = ({ startDate, endDate }: Pick<CampView, "startDate" | "endDate">) => {
  if (!hasDates({ startDate, endDate })) return "Dates not set yet";
  const last = `${shortDate(endDate)}, ${year(endDate)}`;
  if (startDate === endDate) return last;
  return `${shortDate(startDate)}${year(startDate) === year(endDate) ? "" : `, ${year(startDate)}`} – ${last}`;
};
export const campHours = ({ startTime, endTime }: Pick<CampView, "startTime" | "endTime">) =>
  clockRange(startTime, endTime);

/** "Baseball 8U" */
export const divisionName = ({ sport, ageGroup }: Pick<DivisionView, "sport" | "ageGroup">) =>
  `${sportLabel[sport]} ${ageGroup.replaceAll(/(\d)u\b/gi, "$1U")}`;
/** "10:00–11:00 AM, Field 2" */
export const divisionPlace = ({ startTime, endTime, field }: Pick<DivisionView, "startTime" | "endTime" | "field">) =>
  `${clockRange(startTime, endTime)}, ${field}`;

export const coachName = ({ instructor }: Pick<CampView, "instructor">) => fullName(instructor?.user);

/** "12 of 220" */
export const fillInWords = ({ registeredCount, capacity }: Pick<CampView, "registeredCount" | "capacity">) =>
  `${registeredCount} of ${capacity}`;
type Filled = Pick<CampView, "status" | "spotsAvailable" | "heldCount" | "waitlistCount">;
/** "208 spots left", "Full · 1 offered · 2 on waitlist"; empty for a camp that nobody can join any more */
export const spotsInWords = ({ status, spotsAvailable, heldCount, waitlistCount }: Filled) => {
  if (status !== "active") return "";
  const left = spotsAvailable === 0 ? "Full" : `${spotsAvailable} ${spotsAvailable === 1 ? "spot" : "spots"} left`;
  const waiting = waitlistCount - heldCount;
  return [left, heldCount > 0 && `${heldCount} offered`, waiting > 0 && `${waiting} on waitlist`]
    .filter(Boolean)
    .join(" · ");
};

export const paymentStatusWords = {
  paymentStatusUpdated: "Payment status updated",
  error: "Error",
  failedToUpdatePayment: "Failed to update payment status. Please try again.",
};

export const markPaidButtonWords = {
  paymentOfParentName: (parentName: string) => `payment of ${parentName}`,
  markTheRegistrationOf: (parentName: string) => `Mark the registration of ${parentName} as paid`,
  paid: "Paid",
};

export const refundDialogWords = {
  pleaseEnterTheAmount: "Please enter the amount in dollars",
  theRefundIsOn: "The refund is on its way",
  refundNoted: "Refund noted",
  theCardProviderSends: "The card provider sends it back to the card; that takes some days.",
  failedToGiveThe: "Failed to give the money back",
  giveMoneyBackTo: (parentName: string) => `Give money back to ${parentName}`,
  givingBack: "Giving back …",
  giveBack: "Give back",
  collectedWasReceivedAnd: (collected: string, refunded: string) =>
    `${collected} was received and ${refunded} given back.`,
  refundDueIsDue: (refundDue: string) => ` ${refundDue} is due.`,
  nothingIsDueTo: " Nothing is due to be given back.",
  amount: "Amount",
  how: "How",
  toTheCardIt: "To the card it came from",
  receivedByLabelBy: (receivedByLabel: string) => `${receivedByLabel}, by hand`,
  whyOptional: "Why (optional)",
  thisNotesWhatYou: "This notes what you give back yourself; no money moves by it.",
};

export const refundButtonWords = {
  giveBackToParent: (parentName: string) => `Give back to ${parentName}`,
  giveBack: "Give back",
};

export const campTasksWords = {
  moneyThatDoesNot: "Money that does not fit",
  campTitleCollectedWas: (campTitle: string, collected: string) => `${campTitle}: ${collected} was received`,
  refundsDue: "Refunds due",
  campTitleRefundDue: (campTitle: string, refundDue: string) => `${campTitle}: ${refundDue} is to be given back`,
  unpaidCampRegistrations: "Unpaid camp registrations",
  campTitleCampStart: (campTitle: string, campStartDate: string, outstanding: string) =>
    `${campTitle}, ${campStartDate}: ${outstanding} is outstanding`,
  settle: "Settle",
  failedToFetchRegistrations: "Failed to fetch registrations",
  seeAll: "See all",
  campTitleDone: (campTitle: string) => `${campTitle}: done`,
};

export const campStackWords = {
  camps: "Camps",
  fillInWordsRegistered: (fillInWords: string) => `${fillInWords} registered`,
  moneyCollectedMoney2: (money: string, money2: string) => `${money} collected · ${money2} outstanding`,
};

export const campTableWords = {
  camps: "Camps",
  camp: "Camp",
  dates: "Dates",
  registered: "Registered",
  collected: "Collected",
  outstanding: "Outstanding",
  status: "Status",
};

export const draftsWords = {
  drafts: "Drafts",
};

export const conflictsWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  lessonsAreDuringThis: (count: number) => `${count === 1 ? "1 lesson is" : `${count} lessons are`} during this camp.`,
  cancelOrMove: (count: number) =>
    ` ${count === 1 ? "It stays on the calendar unless you" : "They stay on the calendar unless you"} cancel or move ${count === 1 ? "it" : "them"}.`,
  lessonsDuringThisCamp: "Lessons during this camp",
  cancelOrMoveWhat: (what: string) => `Cancel or move: ${what}`,
  cancelOrMove2: "Cancel or move",
  openTimesCloseDuring: (count: number) =>
    `${count === 1 ? "1 open time closes" : `${count} open times close`} during this camp:`,
  andBeyondMore: (beyond: number) => `; and ${beyond} more`,
  playersCantBookThen: ". Players can’t book then.",
};

export const divisionRowsWords = {
  usualDivisions: "Usual divisions",
  addAll11Usual: "Add all 11 usual divisions",
  addTheOtherCount: (count: number) => `Add the other ${count}`,
  addDivisionName: (divisionName: string) => `Add ${divisionName}`,
  addDivision: "Add division",
  division: (n: number) => `Division ${n + 1}`,
  removeName: (name: string) => `Remove ${name}`,
  sport: "Sport",
  ageGroup: "Age group",
  start: "Start",
  end: "End",
  field: "Field",
  places: "Places",
};

export const campFieldsWords = {
  basicInformation: "Basic Information",
  camp: "Camp",
  clinic: "Clinic",
  schedule: "Schedule",
  campDivisions: "Camp Divisions",
  overallCampSettings: "Overall Camp Settings",
  theDivisionsOwnPlaces: (draft: number) => `The divisions' own places count: ${draft} together.`,
  emptyAnUnpaidPlace: "Empty: an unpaid place is kept for good.",
  pricing: "Pricing",
  whatFamiliesReadOf: (told: number, count: number) =>
    `What families read${told > 0 ? ` (${told} of ${count} written)` : ""}`,
  whatYouLeaveEmpty: "What you leave empty shows our usual words.",
  startDateToEnd: (startDate: string, endDate: string) => `${startDate} to ${endDate}`,
  oneDay: "One day",
  daysDays: (days: number) => `${days} days`,
  thatIsOverAlready: " That is over already.",
  forOneChildFull: (full: string, days: number, daily: string, money: string) =>
    `For one child: ${full} for all ${days} days, or ${daily} a day (${money} for ${days} single days).`,
};

export const clashWords = {
  somebodyElseChangedThis: "Somebody else changed this camp",
  save: "Save",
  keepEditing: "Keep editing",
  theySavedWhileYou: "They saved while you were editing. Choose what to keep. Your other changes are saved as well.",
  keepTheirs: "Keep theirs",
  mine: "Use mine",
};

export const draftFormWords = {
  pleaseTryAgain: "Please try again.",
  missingDivisionInformation: "Missing Division Information",
  startOver: "Start over",
  whatYouTypedBefore: "What you typed before is still here.",
  cancel: "Cancel",
  saveAsDraft: "Save as Draft",
  leaveWithoutSaving: "Leave without saving?",
  discardChanges: "Discard changes",
  whatYouTypedIs: "What you typed is not saved yet, and would be gone.",
};

export const campFormWords = {
  failedToCreateCamp: "Failed to Create Camp",
  draftSaved: "Draft saved",
  campCreatedSuccessfully: "Camp Created Successfully!",
  yourCampHasBeen: "Your camp has been created and is now available for registration.",
  createCamp: "Create Camp",
};

export const campListWords = {
  createNewCamp: "Create New Camp",
  failedToFetchCamps: "Failed to fetch camps",
  noCampsFound: "No camps found",
  tryAnotherTypeOr: "Try another type or status, or fewer letters.",
  showAllCamps: "Show all camps",
  noCampsAvailable: "No camps available",
  aCampThatYou: "A camp that you create can be registered for at once.",
  registrations: "Registrations",
  revenue: "Revenue",
  downloadExcel: "Download Excel",
  all: "All",
  camps: "Camps",
  clinics: "Clinics",
  anyStatus: "Any status",
  titlePlaceOrCoach: "Title, place or coach",
  type: "Type",
  status: "Status",
  everyCampAndClinic: "Every camp and clinic of the facility.",
  yourCampsAndClinics: "Your camps and clinics, who comes, and what was paid.",
};

export const consequencesWords = {
  whoIsConcernedCould: "Who is concerned could not be read",
  familiesWithChildrenWill: (families: string, children: string) =>
    `${families} with ${children} will be told by mail.`,
  nobodyIsRegistered: "Nobody is registered.",
  waitingFamiliesOnThe: (waitingFamilies: string, waitingChildren: string) =>
    `${waitingFamilies} on the waitlist (${waitingChildren}) will be told too.`,
  nothingWasPaidSo: "Nothing was paid, so nothing is to be refunded.",
  allByCard: ", all by card",
  refundDueByCard: (refundDueByCard: string, cash: string) => `: ${refundDueByCard} by card, ${cash} by hand`,
  allByHand: ", all by hand",
  refundDueOfPaid: (refundDue: string, paidFamilies: string, how: string) =>
    `${refundDue} of ${paidFamilies} is to be refunded${how}.`,
};

export const campEndingWords = {
  cancellationOfTitle: (title: string) => `cancellation of ${title}`,
  cancelCamp: "Cancel camp",
  campCanceled: "Camp canceled",
  wellEmailEveryFamily: "We’ll email every family that’s registered or waiting.",
  failedToCancelThe: "Failed to cancel the camp",
  cancelTitle: (title: string) => `Cancel ${title}?`,
  keepAsItIs: "Keep as it is",
  reason: "Reason",
  familiesReadThisIn: "Families read this in their mail.",
  registrationsStayInThe: (undoSeconds: number) =>
    `Registrations stay in the list until they are refunded. You have ${undoSeconds} seconds to undo this, and emails go out after that.`,
  archive: "Archive",
  campArchived: "Camp archived",
  failedToArchiveThe: "Failed to archive the camp",
  archiveTitle: (title: string) => `Archive ${title}?`,
  itLeavesAllLists:
    "It leaves all lists, and nobody can register any more. Registrations and payments stay, nobody is told, and you can restore it.",
  reasonOptional: "Reason (optional)",
  forYourOwnRecords: "For your own records.",
  campRestored: "Camp restored",
  failedToRestoreThe: "Failed to restore the camp",
  restore: "Restore",
};

export const draftActionsWords = {
  aLocation: "a location",
  aStartDate: "a start date",
  anEndDate: "an end date",
  thisCampIsA: "This camp is a draft.",
  toPublishItAdd: (listed: string) => ` To publish it, add ${listed}.`,
  campPublished: "Camp published",
  familiesCanFindIt: "Families can find it and register.",
  failedToPublishThe: "Failed to publish the camp",
  publishCamp: "Publish camp",
  preview: "Preview",
  publishTitle: (title: string) => `Publish ${title}?`,
  familiesWillSeeIt:
    "Families will see it under Camps & Clinics and can register right away. You can still edit it, but you can't make it a draft again.",
  campDuplicated: "Camp duplicated",
  thisCopyIsA: "This copy is a draft. Choose its dates next.",
  failedToDuplicateThe: "Failed to duplicate the camp",
  duplicate: "Duplicate",
};

export const messageDialogWords = {
  nobodyGetsThisRight: "Nobody gets this right now.",
  familiesWithPlayersWill: (families: string, players: string) => `${families} with ${players} will get this by email.`,
  whoGetsIt: "Who gets it",
  subject: "Subject",
  leaveNamesOutSubjects: "Leave names out: subjects show on lock screens.",
  message: "Message",
  thePreviewCouldNot: "The preview could not be loaded",
  reachedWordsOneEmail: (reachedWords: string) => `${reachedWords} One email per family. You can’t take it back.`,
  messageFamilies: "Message families",
  preview: "Preview",
  messageOnItsWay: "Message on its way",
  failedToSendThe: "Failed to send the message",
  sendThisMessage: "Send this message?",
  sendMessage: "Send message",
  back: "Back",
};

export const messagesWords = {
  messages: "Messages",
  messageFamilies: "Message families",
  failedToFetchThe: "Failed to fetch the messages",
  noMessagesYetYou:
    "No messages yet. You can email everyone, or just the families who paid, still owe, or are waiting.",
  removedMessage: "Removed message",
};

export const deleteRegistrationWords = {
  registrationDeleted: "Registration deleted",
  failedToDeleteRegistration: "Failed to delete registration",
  deleteTheRegistrationOf: (parentName: string) => `Delete the registration of ${parentName}`,
  delete: "Delete",
  itsPlacesAreFree:
    "Its places are free again, and it leaves the lists of who comes. What happened with it stays on record.",
  whatWasReceivedStands: " What was received stands there to be given back.",
};

export const registrationChipsWords = {
  withdrawn: "Withdrawn",
  campCancelled: "Camp cancelled",
  refundDueToGive: (refundDue: string) => `${refundDue} to give back`,
  mismatch: "Mismatch",
};

export const paymentRowWords = {
  paymentOfParentName: (parentName: string) => `payment of ${parentName}`,
};

export const registrationCardsWords = {
  nobodyHasRegisteredYet: "Nobody has registered yet.",
  registrations: "Registrations",
};

export const healthButtonWords = {
  healthNotes: "Health notes",
  healthNotesOfChild: (childName: string) => `Health notes of ${childName}`,
  whatTheParentTold:
    "What the parent told is for whoever looks after the child. That you looked is recorded, with your name and the time, in the timeline of the registration.",
  close: "Close",
  showTheNotes: "Show the notes",
  theNotesCouldNot: "The notes could not be read",
  nothingWasToldAbout: "Nothing was told about this child.",
};

export const moveDivisionWords = {
  movedToAnotherDivision: "Moved to another division",
  failedToMoveThe: "Failed to move the child",
  moveToAnotherDivision: "Move to another division",
  moveChildNameTo: (childName: string) => `Move ${childName} to another division`,
  full: "Full",
  leftLeft: (left: number) => `${left} left`,
};

export const rosterWords = {
  nobodyIsRegisteredYet: "Nobody is registered yet. Children stand here as soon as their parents register them.",
  withoutADivision: "Without a division",
  everybody: "Everybody",
  countOfCapacityDivision: (count: number, capacity: number, division: string) =>
    `${count} of ${capacity} · ${division}`,
  theirAgeIsNobodys: "Their age is nobody's group: please place them.",
  playerAgeYears: (playerAge: number) => `${playerAge} years`,
  inAnEmergency: "In an emergency:",
};

export const turnActionsWords = {
  spotOffered: "Spot offered",
  weveEmailedTheFamily: "We’ve emailed the family.",
  failedToOfferThe: "Failed to offer the spot",
  offerNameASpot: (name: string) => `Offer ${name} a spot?`,
  offerSpot: "Offer spot",
  theyGoAheadOf:
    "They go ahead of everyone else in line. We’ll email the offer and hold the spot for 48 hours, or until the camp starts.",
  turnSkipped: "Turn skipped",
  failedToSkipThe: "Failed to skip the turn",
  skipNameSTurn: (name: string) => `Skip ${name}’s turn?`,
  skipTurn: "Skip turn",
  everyoneWhoIsWaiting: "Everyone who is waiting now goes first. You can do this once per family. We don’t email them.",
  reason: "Reason",
  onlyStaffSeeThis: "Only staff see this.",
  n1Day: "1 day",
  n2Days: "2 days",
  n4Days: "4 days",
  n7Days: "7 days",
  offerExtended: "Offer extended",
  failedToExtendThe: "Failed to extend the offer",
  extendNameSOffer: (name: string) => `Extend ${name}’s offer?`,
  extendOffer: "Extend offer",
  wellHoldTheSpot:
    "We’ll hold the spot longer, but never past the start of the camp, and email the family the new deadline.",
  extendBy: "Extend by",
  removedFromTheWaitlist: "Removed from the waitlist",
  failedToRemoveThe: "Failed to remove the family",
  removeNameFromThe: (name: string) => `Remove ${name} from the waitlist?`,
  remove: "Remove",
  theyLoseTheirPlace: "They lose their place in line",
  andTheSpotWere: ", and the spot we’re holding goes to the next family",
  weDontEmailThem: ". We don’t email them, so please let them know.",
};

export const waitlistWords = {
  waitlist: "Waitlist",
  failedToFetchThe: "Failed to fetch the waitlist",
  whenASpotOpens: "When a spot opens, we email an offer to the family that has waited longest for its division.",
  nobodyIsWaitingFamilies: "Nobody is waiting. Families can join as soon as a division is full.",
  pastOffers: "Past offers",
  theseFamiliesDeclinedA:
    "These families declined a spot or didn’t answer in time. Changed their mind? Offer it again if it’s still open.",
  offered: "Offered",
  untilOfferedUntil: (offeredUntil: string) => ` until ${offeredUntil}`,
  declinedTheOffer: "Declined the offer",
  didntAnswerTheOffer: "Didn’t answer the offer",
  valueSinceJoinedAt: (value: string, joinedAt: string) => `${value}, since ${joinedAt}`,
  waiting: "Waiting",
  numberPositionInLine: (position: number) => `Number ${position} in line`,
  skipped: "Skipped",
};

export const keepersWords = {
  roster: "Roster",
  printTheRoster: "Print the roster",
  failedToFetchRegistrations: "Failed to fetch registrations",
  registrations: "Registrations",
  searchAndFilter: "Search and filter",
};

export const moneyTilesWords = {
  quoted: "Quoted",
  collected: "Collected",
  refunded: "Refunded",
  outstanding: "Outstanding",
  toGiveBack: "To give back",
};

export const campShowWords = {
  divisions: "Divisions",
  places: "Places",
  allTogether: "All together",
  everybody: "Everybody",
  takenOfOf: (taken: number, of: number) => `${taken} of ${of}`,
  money: "Money",
  theMoneyCouldNot: "The money could not be read",
  whatToBring: "What to bring",
  arrival: "Arrival",
  safety: "Safety",
  schedule: "Schedule",
  agenda: "Agenda",
  cancelledBecause: "Cancelled because",
  kind: "Kind",
  dates: "Dates",
  daysDays: (days: number) => `, ${days} days`,
  hours: "Hours",
  location: "Location",
  notSetYet: "Not set yet",
  coach: "Coach",
  ages: "Ages",
  price: "Price",
  fullCampPriceFor: (fullCampPrice: string, dailyPrice: string) =>
    `${fullCampPrice} for the whole camp, ${dailyPrice} a day`,
  unpaidPlaces: "Unpaid places",
  givenFreeAfterRelease: (releaseUnpaidAfterHours: number) => `Given free after ${releaseUnpaidAfterHours} hours`,
  description: "Description",
  page: "Page",
  asFamiliesWillSee: "As families will see it",
  asParentsSeeIt: "As parents see it",
  editCamp: "Edit camp",
  camp: "Camp",
  allCamps: "All camps",
  failedToFetchCamps: "Failed to fetch camps",
  campNotFound: "Camp not found",
  thereIsNoSuch: "There is no such camp",
  theAddressMayBe: "The address may be incomplete.",
  seeAllCamps: "See all camps",
  roster: "Roster",
  registrations: "Registrations",
  waitlist: "Waitlist",
  messages: "Messages",
  timeline: "Timeline",
};

export const rosterPrintWords = {
  theCamp: "The camp",
  roster: "Roster",
  theRosterCouldNot: "The roster could not be read",
  rosterTitle: (title: string) => `Roster: ${title}`,
  campDatesCampHours: (campDates: string, campHours: string, location: string, count: string, madeAt: string) =>
    `${campDates}, ${campHours}, ${location}. ${count}, as of ${madeAt}.`,
  print: "Print",
  nobodyIsRegisteredYet: "Nobody is registered yet.",
  everybodyElse: "Everybody else",
  here: "Here",
  child: "Child",
  age: "Age",
  parent: "Parent",
  inAnEmergency: "In an emergency",
  paid: "Paid",
  yes: "Yes",
  no: "No",
};

export const registrationFiltersWords = {
  all: "All",
  outstanding: "Outstanding",
  refundDue: "Refund due",
  mismatch: "Mismatch",
  parentChildEmailOr: "Parent, child, e-mail or phone",
  payment: "Payment",
  camp: "Camp",
  allCamps: "All camps",
  thisCamp: "This camp",
};

export const registrationRowsWords = {
  failedToFetchRegistrations: "Failed to fetch registrations",
  noRegistrationMatches: "No registration matches",
  tryAnotherCampOr: "Try another camp or status, or fewer letters.",
  showAllRegistrations: "Show all registrations",
  noRegistrationsYet: "No registrations yet",
  whenAParentRegisters: "When a parent registers a child for a camp, it stands here at once.",
  registrations: "Registrations",
  family: "Family",
  camp: "Camp",
  registered: "Registered",
  total: "Total",
  outstanding: "Outstanding",
  meansToPay: "Means to pay",
  payment: "Payment",
};

export const registrationListWords = {
  whoRegisteredForWhich: "Who registered for which camp, and what was paid.",
  whoRegisteredForYour: "Who registered for your camps, and what was paid.",
  registrations: "Registrations",
  allCamps: "All camps",
  paymentManagement: "Payment Management",
};

export const mismatchWords = {
  mismatch: "Mismatch",
  thereIsMoneyOf: "There is money of the card provider that somebody has to decide about.",
  thisRegistrationIsSaid: (paymentStatus: string, collected: string, refunded: string) =>
    `This registration is said to be ${paymentStatus}, and the card provider’s books say otherwise: ${collected} received, ${refunded} given back. Set the payment to what is right, or give the money back.`,
  receivedAtPaymentPayment: (receivedAt: string, paymentId: string) => `${receivedAt}, payment ${paymentId}`,
  keepIt: "Keep it",
  giveItBack: "Give it back",
  keepAmount: (amount: string) => `Keep ${amount}?`,
  itCountsAsReceived: "It counts as received for this registration.",
  itCountsAsReceived2: "It counts as received",
  giveAmountBack: (amount: string) => `Give ${amount} back?`,
  allOfItGoes: "All of it goes back to the card that it came from; that takes some days.",
  theRefundIsOn: "The refund is on its way",
  failedToSettleThe: "Failed to settle the payment",
  whyOptional: "Why (optional)",
};

export const moneyFactsWords = {
  quoted: "Quoted",
  collected: "Collected",
  refunded: "Refunded",
  outstanding: "Outstanding",
  toGiveBack: "To give back",
};

export const paymentDialogWords = {
  paymentStatusUpdated: "Payment status updated",
  failedToUpdatePayment: "Failed to update payment status",
  paymentOfParentName: (parentName: string) => `Payment of ${parentName}`,
  save: "Save",
  totalAmountIsQuoted: (totalAmount: string, collected: string) =>
    `${totalAmount} is quoted, ${collected} was received.`,
  paymentStatus: "Payment status",
  howWasItPaid: "How was it paid?",
  amountReceivedSoFar: "Amount received so far (optional)",
  everythingReceivedWithoutA: "Everything received without a card together.",
  whyOptional: "Why (optional)",
  keptWithThePayment: "Kept with the payment, for you and whoever has to prove it.",
};

export const registrationActionsWords = {
  thePlacesAreFree: "The places are free again",
  failedToGiveThe: "Failed to give the places free",
  giveThePlacesOf: (parentName: string) => `Give the places of ${parentName} free?`,
  giveThemFree: "Give them free",
  keepAsItIs: "Keep as it is",
  participantCountWillNot: (participantCount: string) =>
    `${participantCount} will not come, and whoever waits longest is offered the place.`,
  ofCollectedReceivedWhat: (collected: string) =>
    ` Of ${collected} received, what is left stands here to be given back.`,
  reason: "Reason",
  paymentOfParentName: (parentName: string) => `payment of ${parentName}`,
  disputePack: "Dispute pack",
  givePlacesFree: "Give places free",
  giveMoneyBack: "Give money back",
  setPayment: "Set payment",
};

export const registrationShowWords = {
  heldUntilItIs: "Held until it is paid",
  securedItIsPaid: "Secured: it is paid",
  givenFree: "Given free",
  parent: "Parent",
  phone: "Phone",
  email: "E-mail",
  camp: "Camp",
  fromCampStartDate: (campStartDate: string) => `, from ${campStartDate}`,
  days: "Days",
  meansToPay: "Means to pay",
  places: "Places",
  notNeededTheCamp: "Not needed: the camp was called off",
  registered: "Registered",
  playerAgeYears: (playerAge: number) => `${playerAge} years`,
  divisionAgeGroup: (ageGroup: string) => `division ${ageGroup}`,
  noDivisionYet: "no division yet",
  withdrawn: "Withdrawn",
  inAnEmergency: "In an emergency: ",
  registration: "Registration",
  allRegistrations: "All registrations",
  failedToFetchRegistration: "Failed to fetch registration",
  registrationNotFound: "Registration not found",
  thisRegistrationIsNot: "This registration is not in your list",
  itIsForAnother: "It is for another instructor’s camp, or there is none at this address.",
  seeAllRegistrations: "See all registrations",
  registrationOfParentName: (parentName: string) => `Registration of ${parentName}`,
  theCampWasCalled: "The camp was called off: nothing is owed any more",
  andRefundDueIs: (refundDue: string) => `, and ${refundDue} is to be given back`,
  thisRegistrationWasWithdrawn: "This registration was withdrawn: its places are free again.",
  money: "Money",
  children: "Children",
  registeredBy: "Registered by",
  timeline: "Timeline",
};

export const packWords = {
  whatWasAgreed: "What was agreed",
  registered: "Registered",
  registeredAtByParty: (registeredAt: string, partyName: string) => `${registeredAt}, by ${partyName}`,
  parent: "Parent",
  child: (nth: number) => `Child ${nth + 1}`,
  ageYears: (age: number) => `${age} years`,
  booked: "Booked",
  policies: "Policies",
  versionPoliciesPrintedAt: (policies: string) => `Version ${policies}, printed at the end`,
  noneWereShown: "None were shown",
  price: "Price",
  pricePerChildA: (pricePerChild: string, total: string) => `${pricePerChild} a child, ${total} together`,
  moneyAsOfToday: "Money as of today",
  quoted: "Quoted",
  collected: "Collected",
  refunded: "Refunded",
  outstanding: "Outstanding",
  toGiveBack: "To give back",
  whatHappened: "What happened",
  when: "When",
  who: "Who",
  what: "What",
  why: "Why",
  atTheCardProvider: "At the card provider",
  payment: "Payment",
  asked: "Asked",
  received: "Received",
  mails: "Mails",
  noneWereWritten: "None were written.",
  written: "Written",
  to: "To",
  subject: "Subject",
  notKeptAnyMore: "not kept any more",
  theCampsTermsWhen: "The camp’s terms when the parent registered",
  sha256OfThese: (sha256: string) => `SHA-256 of these terms: ${sha256}`,
  whatChangedSince: "What changed since:",
  thePoliciesThatThe: (policies: null | string) => `The policies that the parent agreed to, version ${policies}`,
  terms: "Terms",
  refundsAndCancellations: "Refunds and cancellations",
  privacy: "Privacy",
};

export const disputePackPageWords = {
  disputePack: "Dispute pack",
  titleRegistrationRegistrationId: (title: string, registrationId: string, madeAt: string) =>
    `${title}, registration ${registrationId}, made ${madeAt}`,
  theRegistration: "The registration",
  downloadJson: "Download JSON",
  printOrSaveAs: "Print or save as PDF",
  theDisputePackCould: "The dispute pack could not be made",
};

export const barChartWords = {
  nameTheFiguresStand: (name: string) => `${name}; the figures stand in the table below`,
};

export const figuresTableWords = {
  theFiguresOfThe: "The figures of the charts",
  from: "From",
  registrations: "Registrations",
  collected: "Collected",
  refunded: "Refunded",
};

export const revenueByCampWords = {
  quoted: "Quoted",
  collected: "Collected",
  refunded: "Refunded",
  outstanding: "Outstanding",
  toGiveBack: "To give back",
  revenueByCamp: "Revenue by camp",
  camp: "Camp",
  registrations: "Registrations",
  fromStartDate: (startDate: string) => `from ${startDate}`,
  fromStartDateRegistrations: (startDate: string, registrations: string) => `from ${startDate} · ${registrations}`,
};

export const revenueWords = {
  byDay: "by day",
  byWeek: "by week",
  byMonth: "by month",
  registrationsWords: (words: string) => `Registrations ${words}`,
  moneyWords: (words: string) => `Money ${words}`,
  registrations: "Registrations",
  collected: "Collected",
  refunded: "Refunded",
  revenue: "Revenue",
  whatAllCampsBring: "What all camps bring.",
  whatYourCampsBring: "What your camps bring.",
  allCamps: "All camps",
  unmatchedPayments: "Unmatched payments",
  allRegistrations: "All registrations",
  theMoneyCouldNot: "The money could not be read",
  noMoneyYet: "No money yet",
  asSoonAsSomebody: "As soon as somebody registers for a camp, what it brings stands here.",
  byCamp: "By camp",
};

export const paymentManagementWords = {
  paymentManagement: "Payment Management",
  whoPaidForWhich: "Who paid for which camp.",
  whoPaidForWhichOf: "Who paid for which of your camps.",
  allRegistrations: "All registrations",
  failedToFetchCamps: "Failed to fetch camps",
  theseAreTheFirst: (count: number, total: number) =>
    `These are the first ${count} of ${total} registrations. All of them are under All registrations.`,
  noCampsFound: "No Camps Found",
  createCampsToStart: "Create camps to start managing payments",
  toTheCamps: "To the camps",
  othersWithdrawn: (others: number) => `${others} withdrawn`,
  thisCampWasCalled: (dollars: string, families: string) =>
    `This camp was called off: nobody owes anything any more, and ${dollars} of ${families} is to be given back.`,
  thisCampWasCalledOff:
    "This camp was called off: nobody owes anything any more, and nothing is left to be given back.",
};

export const campCreationWords = {
  is: (status: string) => ` is ${status === "draft" ? "saved as a draft" : "open for registration"}.`,
  preview: "Preview",
  viewTheCamp: "View the camp",
  editIt: "Edit it",
  createNewCampOr: "Create New Camp or Clinic",
  familiesCanRegisterAs: "Families can register as soon as you create it. Not ready yet? Save it as a draft.",
};

export const editCampWords = {
  failedToUpdateCamp: "Failed to update camp",
  updateCamp: "Update Camp",
  n1FamilyIs: "1 family is",
  nFamiliesAre: (n: number) => `${n} families are`,
  editCamp: "Edit Camp",
  failedToFetchCamp: "Failed to fetch camp details",
  anotherInstructorsCamp: "Another instructor’s camp",
  onlyItsInstructorAnd: "Only its instructor and admins change it.",
  thisCampWasCancelled: "This camp was cancelled",
  itCannotBeChanged: "It cannot be changed any more.",
  familiesRegisteredForThis: (families: string) => `${families} registered for this camp.`,
  theyAreToldBy:
    " They are told by mail what you change. What they were quoted stays; places and days that somebody has cannot be taken away.",
  campUpdated: "Camp updated",
  viewTheCamp: "View the camp",
  campNotFound: "Camp Not Found",
  thereIsNoSuch: "There is no such camp",
  itMayHaveBeen: "It may have been removed, or the address is incomplete.",
  viewAllCamps: "View All Camps",
};

export const facilityCampsWords = {
  camps: "Camps",
  yourCamps: "Your camps",
  createNewCamp: "Create New Camp",
  failedToFetchCamps: "Failed to fetch camps",
  noCampsAvailable: "No camps available",
  noCampIsTo: "No camp is to come. A new one can be registered for at once.",
  more: (count: number, shown: number) => `+${count - shown} more`,
  activeCamps: "Active camps",
  registered: "Registered",
  revenue: "Revenue",
  collected: "Collected",
  outstanding: "Outstanding",
  registeredCountOfPlaces: (registeredCount: number, places: number) => `${registeredCount} of ${places} registered`,
  revenueMoneyCollectedMoney: (money: string, money2: string, money3: string) =>
    `Revenue ${money} · Collected ${money2} · Outstanding ${money3}`,
  detailsOfTitle: (title: string) => `Details of ${title}`,
  details: "Details",
  editTitle: (title: string) => `Edit ${title}`,
  edit: "Edit",
};

export const registrationExampleWords = {
  summerHittingCamp: "Summer Hitting Camp",
  patOrtiz: "Pat Ortiz",
  emmaOrtiz: "Emma Ortiz",
  louOrtiz: "Lou Ortiz",
  noahOrtiz: "Noah Ortiz",
};
