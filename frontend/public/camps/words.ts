import type { CampView, OwnRegistrationView, ParticipantInfo } from "../../../backend/camps/contract.ts";
import { type DaysNow, hasDates, heldDates, scatteredDates } from "../../../backend/camps/daysRule.ts";
import { hoursOf } from "../../../backend/camps/days/comingRule.ts";
import { ageGroupWords, divisionName as division } from "../../../backend/camps/divisionRule.ts";
import { clockRange, counted, longDate, shortDate } from "../../shared/formats.ts";

// Said in several places.
const viewAllCamps = "View All Camps";
const waitlistIsClosed = "The waitlist is closed";
const joinTheWaitlist = "Join the Waitlist";
const joinTheWaitlistLink = "join the waitlist";
const registerNow = "Register Now";
const editCamp = "Edit Camp";
const registering = "Registering...";
const continueOn = "Continue";
const email = "Email";
const phone = "Phone";
const parent = "Parent";
const players = "Players";
const total = "Total";
const days = "Days";
const venmo = "Venmo";
const cashApp = "Cash App";
const card = "Card";
const baseball = "Baseball";
const softball = "Softball";
const withdrawn = "Withdrawn";
const ourCoaches = "Our coaches";
const questions = "Questions? ";
const loadingCamp = "Loading camp";
const failedToFetchCamp = "Failed to fetch camp";
const failedToFetchRegistration = "Failed to fetch registration";
const failedToProcessRegistration = "Failed to process registration. Please try again.";
const registrationSuccessful = "Registration Successful!";
const registrationSummary = "Registration summary";
const weCouldntLoadTheWaysToPay = "We couldn’t load the ways to pay";
const weCouldntSaveThis = "We couldn’t save this. Please try again.";
const forPrivacyWeDontSaveMedicalInfo = "For privacy we don’t save medical info in your browser. Please re-enter it.";
const confirmationEmailWithin24Hours = "You’ll get a confirmation email within 24 hours.";
const yourSpots = (count: number) => (count === 1 ? "Your spot" : "Your spots");
const notGuaranteed = (count: number) =>
  `${yourSpots(count)} ${count === 1 ? "isn’t" : "aren’t"} guaranteed until you pay.`;
const secured = (count: number) => `${yourSpots(count)} ${count === 1 ? "is" : "are"} secured.`;
const confirmedOnceYouPay = (count: number) =>
  `${yourSpots(count)} ${count === 1 ? "is" : "are"} confirmed as soon as your payment goes through.`;
const howWouldYouLikeToPay = "How would you like to pay?";
const whosPlaying = "Who’s playing?";
const seeWhatsComingUp = "See what’s coming up.";
const yourPaymentIsBeingConfirmed = "Your payment is being confirmed.";
const youreDueARefund = (refund: string) => `You’re due a ${refund} refund.`;
const numberedPlayer = (index: number) => `Player ${index + 1}`;
const ages = (ageRange: string) => `Ages ${ageRange}`;
const spotsLeft = (spots: number) => (spots > 0 ? `${counted(spots, "spot")} left` : "no spots left");
/** How many are left is said only where it presses. */
export const isFew = (spots: number) => spots <= 5;
const ifFew = (before: string, spots: number) => (isFew(spots) ? `${before}${spotsLeft(spots)}` : "");

export const campFactsWords = {
  ages,
  /** "Monday, July 6, 2026 – Wednesday, July 8, 2026"; one day once, and each where there are others in between. */
  dates: (camp: DaysNow) => {
    if (!hasDates(camp)) return "Dates not set yet";
    const held = heldDates(camp);
    const [first, last] = [held[0]!, held.at(-1)!];
    if (first === last) return longDate(first);
    const scattered = scatteredDates(camp);
    if (scattered.length === 0) return `${longDate(first)} – ${longDate(last)}`;
    return `${new Intl.ListFormat("en-US").format(scattered.map(shortDate))}, ${last.slice(0, 4)}`;
  },
  canceledDays: (days: readonly string[]) => `Canceled: ${days.map(longDate).join("; ")}`,
  /** "9:00 AM – 3:00 PM" */
  times: ({ startTime, endTime }: Pick<CampView, "startTime" | "endTime">) => clockRange(startTime, endTime),
};

export const movedDaysWords = {
  /** "Day 2 moved to Saturday, July 13, 2030" */
  moved: (number: number, date: string) => `Day ${number} moved to ${longDate(date)}`,
};

export const divisionWords = {
  name: division,
  ageGroup: ageGroupWords,
  /** "11:00 AM – 12:00 PM, Field 2": when and where a player has to be there */
  hours: (camp: CampView, place: Parameters<typeof hoursOf>[1]) => {
    const { startTime, endTime, field } = hoursOf(camp, place);
    return [clockRange(startTime, endTime), ...(field ? [field] : [])].join(", ");
  },
};

export const campDaysWords = {
  fullCamp: "Full camp",
  allDays: (count: number) => `All ${count} Days`,
  day: (day: number) => `Day ${day}`,
  dayOn: (day: number, date: string) => `Day ${day} (${shortDate(date)})`,
};

export const sportWords: Record<ParticipantInfo["sport"], string> = { baseball, softball };

export const experienceWords: Record<NonNullable<ParticipantInfo["experienceLevel"]>, string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

export const waysToPayWords: Record<NonNullable<OwnRegistrationView["paymentMethod"]>, string> = {
  card,
  venmo,
  cashapp: cashApp,
  cash: "Cash at camp",
  later: "Later",
};

export const checkoutSummaryWords = {
  registrationSummary,
  parent,
  email,
  phone,
  option: "Option",
  allDays: "All Days",
  individualDays: "Individual Days",
  days,
  dates: "Dates",
  players,
  player: numberedPlayer,
};

export const justPaidWords = {
  paymentSuccessful: "Payment Successful!",
  yourRegistrationHasBeen: "Your registration has been confirmed.",
};

export const payByCardWords = {
  paymentProcessing: "Payment Processing",
  yourBankIsStillWorking: "Your bank is still working on it. We’ll email you when it goes through.",
  otherWaysToPayAmount: (amount: string) => `Other ways to pay $${amount}`,
  otherWaysToPay: "Other ways to pay",
  payAmount: (amount: string) => `Pay $${amount}`,
  processing: "Processing...",
  preparingCheckout: "Preparing checkout...",
  theCardFormDidntLoad: "The card form didn’t load. Try again or pay another way.",
  tryAgain: "Try again",
  tryAnotherCard: "Try another card, or choose another way to pay.",
};

export const campCheckoutPageWords = {
  orderTotal: "Order total",
  registrationFee: "Registration fee",
  total,
  paidSoFar: "Paid so far",
  leftToPay: "Left to pay",
  yourPaymentIsSecure: "Your payment is secure and encrypted. We never see your card number.",
  registrationNotFound: "Registration not found",
  weCantFindItHere: "We can’t find it in this browser. Open the link in our email, or get a new one.",
  getANewLink: "Get a new link",
  viewAllCamps,
  seeYourRegistration: "See your registration",
  theresNothingLeftToPay: "There’s nothing left to pay.",
  youCantPayByCardHere: "You can’t pay this by card here. Your registration shows what to do next.",
  checkout: "Checkout",
  failedToFetchRegistration,
  loadingCheckout: "Loading checkout...",
};

export const campNotFoundWords = {
  weCouldntFindThatCamp: "We couldn’t find that camp.",
  campNotFound: "Camp Not Found",
  itMayHaveBeenTakenDown: "It may have been taken down. See what’s coming up.",
  viewAllCamps,
};

export const campStopWords = {
  thisCampIsntPublishedYet: "This camp isn’t published yet",
  familiesCanRegisterOnceItIs: "Families can register once it is.",
  thisCampWasCanceled: "This camp was canceled",
  thisCampHasEnded: "This camp has ended",
  thisCampIsntTakingRegistrations: "This camp isn’t taking registrations",
  seeWhatsComingUp,
  campFull: "Camp Full",
  noSpotIsLeft: "Every spot is taken, and the camp has started, so the waitlist is closed.",
  everySpotIsTaken: "Every spot is taken. Join the waitlist, and we’ll offer you a spot when it’s your turn.",
};

export const stoppedWords = {
  joinTheWaitlist,
  viewAllCamps,
};

export const stepsWords = {
  days,
  parent,
  players,
  review: "Review",
  chooseHowToPay: "Please choose how you’d like to pay",
  chooseWhosComing: "Please choose who’s coming",
  chooseASport: "Please choose baseball or softball",
  atMost200Characters: "Use 200 characters or fewer",
  atMost2000Characters: "Use 2,000 characters or fewer",
};

export const paymentFallbackWords = {
  youHaventRegisteredHere:
    "You haven’t registered in this browser yet. Register first, then pay. Or email or call us, and we’ll do it together.",
  from: "From ",
  perPlayer: " per player.",
  weCouldntLoadTheWaysToPay,
  venmo,
  cashApp,
  registerForThisCamp: "Register for this camp",
  backToCamps: "Back to Camps",
};

export const medicalLostWords = {
  reEnter: "Re-enter",
  forPrivacyWeDontSaveMedicalInfo,
};

export const refusalWords = {
  failedToProcessRegistration,
  theTotalIsNow: (newTotal: string) => `The total is now ${newTotal}. If that works for you, register again.`,
  youCanRemoveAPlayer: "You can remove a player and register the others, or ",
  joinTheWaitlist: joinTheWaitlistLink,
  registerAnyway: "Register anyway",
  everythingYouTypedIs: "Everything you typed is still here.",
};

export const appOptionsWords = {
  amount: "Amount: ",
  note: "Note: ",
  openApp: (app: string) => `Open ${app}`,
  weCouldntLoadTheWaysToPay,
  campRegistrationParentName: (parentName: string) => `Camp registration - ${parentName}`,
  venmo,
  cashApp,
  available: "Available",
};

export const paymentOptionWords = {
  yourChoice: "Your choice",
};

export const cardOptionWords = {
  card,
  recommended: "Recommended",
  payByCard: "Pay by card",
};

export const registerToPayWords = {
  registrationSuccessful,
  youWillReceiveA: "You will receive a confirmation email shortly.",
  registrationSubmitted: "Registration Submitted",
  yourRegistrationHasBeen:
    "Your registration has been submitted. Remember to pay before the event to secure your spot.",
  registrationError: "Registration Error",
  failedToSubmitRegistration: "Failed to submit registration",
};

export const paymentOptionsWords = {
  paymentInstructions: "Payment instructions",
  includeYourNameIn: "Include your name in the payment note.",
  confirmationEmailWithin24Hours,
  questions,
  registrationSummary,
  parent,
  email,
  days,
  players,
  pricePerPlayer: "Price per player",
  total,
  howWouldYouLikeToPay,
  spotsAreFirstCome: (count: number) =>
    `Spots are first come, first served. Yours ${count === 1 ? "isn’t" : "aren’t"} confirmed until we receive your payment.`,
  registerNowAndPayNext: (count: number) => `Register now and pay on the next page. ${confirmedOnceYouPay(count)}`,
  registerAndPayOnOurPage: "Register and pay by card on our payment page. It opens in a new tab.",
  registerAndPayByCard: "Register and pay by card",
  registerThenPayWith: (app: string) => `Register, then pay with ${app}`,
  payLater: "Pay Later",
  risk: "Risk",
  paidRegistrationsGetSpotsFirst: (count: number) =>
    `${yourSpots(count)} ${count === 1 ? "isn’t" : "aren’t"} guaranteed: paid registrations get spots first. Please pay before camp.`,
  registerWithoutPaymentRisk: "Register Without Payment (Risk)",
  registering,
};

export const campPaymentPageWords = {
  loadingCamp,
  failedToFetchCamp,
  campPayment: "Camp Payment",
};

export const dayChoiceWords = {
  canceled: "canceled",
  allDaysIncluded: "All days included",
  chooseYourDays: "Choose your days",
  day: (day: number) => `Day ${day}`,
};

export const stepFrameWords = {
  back: "Back",
};

export const optionStepWords = {
  whichDays: "Which days?",
  continue: continueOn,
  chooseYourOption: "Choose your option",
  fullCamp: "Full camp",
  allDays: (count: number) => (count === 1 ? "1 day" : count === 2 ? "Both days" : `All ${count} days`),
  perPlayer: "per player",
  specificDays: "Specific days",
  pickTheDaysYouWant: "Pick the days you want",
  perPlayerPerDay: "per player, per day",
  daysAddUpTo: (chosenDays: string, price: string, fullCampPrice: string) =>
    `${chosenDays} add up to ${price}. The full camp is ${fullCampPrice}.`,
  chooseFullCamp: "Choose full camp",
  pricePerPlayer: (price: string) => `${price} per player`,
  daysOfCamp: (count: number) => `${counted(count, "day")} of camp`,
  daysTimesPrice: (count: number, dailyPrice: string) => `${counted(count, "day")} × ${dailyPrice}`,
};

export const orderSummaryWords = {
  noDaysYet: "No days yet",
  players,
  total,
  spotsLeftAtThisCamp: (spots: number) => `${counted(spots, "spot")} left at this camp. First come, first served.`,
};

export const parentFieldsWords = {
  parentOrGuardian: "Parent or guardian",
  email,
  phone,
  inCaseWeNeedYou: "In case we need to reach you during camp",
};

export const parentStepWords = {
  parentInfo: "Parent info",
  continue: continueOn,
  wellSendYourConfirmationHere: "We’ll send your confirmation here",
  howWouldYouLikeToPay,
};

export const spotLineWords = {
  enterAgeAndSport: "Enter age and sport to see your player’s group.",
  chooseASport: "Choose a sport to see the group.",
  notForThisAge: (why: string) => `${why}, so this player can’t register.`,
  noGroupFits: (sport: string, groups: readonly string[]) =>
    `${groups.length > 0 ? `None of this camp’s groups (${groups.join(", ")}) fits this age` : `This camp has no ${sport} group`}. The coach will look for a good fit and contact you. If there isn’t one, you can withdraw and get a refund.`,
  everyonePlaysTogether: (spots: number) => `Everyone plays in one group${ifFew(": ", spots)}.`,
  playsWith: (group: CampView["divisions"][number], spots: number) =>
    `Plays with ${division(group)}, ${clockRange(group.startTime, group.endTime)}, ${group.field}${ifFew(": ", spots)}.`,
};

export const pickupDialogWords = {
  weCouldntSaveThis: "We couldn’t save this. Please try again.",
  saved: "Pickup list saved",
  whoMayPickUp: (playerName: string) => `Who may pick ${playerName} up?`,
  whatYouEnter: "Coaches see this when a player leaves camp. It replaces anything you told us before.",
  whatStays:
    "Coaches see this when a player leaves camp. For privacy, we don’t show what you told us before. A field you leave empty stays as it was. To clear it, enter “Nobody”.",
  mayPickUp: "May pick up",
  besidesYou: "Besides you. Names, separated by commas",
  mayNotPickUp: "May not pick up",
  cancel: "Cancel",
  save: "Save pickup list",
};

export const playerFieldsWords = {
  noGroupFits: "No group fits this age and sport",
  forAges: (ageRange: string) => `For ages ${ageRange}`,
  yourPlayer: "Your player",
  player: numberedPlayer,
  removePlayer: (index: number) => `Remove player ${index + 1}`,
  remove: "Remove",
  playersName: "Player’s name",
  age: "Age",
  sport: "Sport",
  position: "Position",
  notSureYet: "Not sure yet",
  experience: "Experience",
  emergencyContact: "Emergency contact",
  sameAsThePlayerBefore: "Same as the player before",
  whoWellCall: "Who we’ll call if we can’t reach you",
  emergencyPhone: "Emergency phone",
  whoMayPickUp: "Say who may pick them up (optional)",
  mayPickUp: "May pick up (optional)",
  besidesYou: "Besides you. Names, separated by commas",
  mayNotPickUp: "May not pick up (optional)",
  coachesSeeItAtCheckOut: "Coaches see this when a player leaves",
  medicalInformation: "Medical information",
  optionalAllergiesAsthmaMedication:
    "Optional: allergies, asthma, medication. Only the camp’s coach and admins can see it. We record each time they do, and erase it 30 days after camp.",
};

export const playersFieldsWords = {
  addAnotherPlayer: "Add another player",
  registerSomeoneElse: "Register a player who isn’t in your family",
};

export const whoIsComingWords = {
  yourPlayers: "Your players",
  alreadyRegistered: "Already registered",
  isFull: (group: string) => `${group}: full`,
  openTo: (spots: number) => (isFew(spots) ? spotsLeft(spots) : "Open spots"),
  withSpots: (group: string, spots: number) => `${group}${ifFew(", ", spots)}`,
  coachFindsAGroup: "The coach will look for a group",
  tellSport: (age: number) => `${age} years old`,
  tellAgeAndSport: "We’ll ask for age and sport",
  addAPlayer: "Add a player",
};

export const knownPlayerFieldsWords = {
  changeSportOf: (name: string) => `Change the sport of ${name}`,
  changeEmergencyContactOf: (name: string) => `Change the emergency contact of ${name}`,
};

export const playersStepWords = {
  player: (index: number) => `player ${index + 1}`,
  noSpotLeftFor: (names: string) => `There’s no spot left for ${names}. `,
  removeThem: (count: number) => `Remove ${count === 1 ? "this player" : "these players"} to register the others, or `,
  youCan: "You can ",
  joinTheWaitlist: joinTheWaitlistLink,
  whosPlaying,
  continue: continueOn,
  forPrivacyWeDontSaveMedicalInfo,
};

export const reviewStepWords = {
  changePart: (part: string) => `Change: ${part}`,
  change: "Change",
  emergency: (contact: string, contactPhone: string) => `Emergency: ${contact}, ${contactPhone}`,
  mayPickUp: (names: string) => `May pick up: ${names}`,
  mayNotPickUp: (names: string) => `May not pick up: ${names}`,
  medical: (information: string) => `Medical: ${information}`,
  groupAndHours: (name: string, { startTime, endTime }: Pick<CampView, "startTime" | "endTime">) =>
    `${name}, ${clockRange(startTime, endTime)}`,
  coachWillLookForAGroup: "the coach will look for a group",
  reviewAndRegister: "Review and register",
  completeRegistration: "Complete Registration",
  registering,
  day: "Day",
  days,
  countedDays: (count: number) => counted(count, "day"),
  dayDate: (day: number, date: string) => `Day ${day}: ${date}`,
  parent,
  payingBy: "Paying by: ",
  player: "Player",
  players,
  playersTimesPrice: (count: number, price: string) => `${counted(count, "player")} × ${price}`,
  total,
  youWontBeChargedNow: "You won’t be charged now. You can pay on the next page, or ",
  seeTheWaysToPayFirst: "see the ways to pay first",
};

export const wizardWords = {
  registrationFailed: "Registration Failed",
  failedToProcessRegistration,
  registrationSuccessful,
  playersRegisteredFor: (count: number, camp: string) => `${counted(count, "player")} registered for ${camp}.`,
};

export const campRegistrationPageWords = {
  loadingCamp,
  failedToFetchCamp,
  campRegistration: "Camp Registration",
};

export const spotsWords = {
  spotsVaryByAgeDivision: "Spots vary by age division",
  spotsPerAgeDivision: (capacity: number) => `${counted(capacity, "spot")} per age division`,
  draft: "Draft",
  canceled: "Canceled",
  completed: "Completed",
  archived: "Archived",
  onTheWaitlist: (count: number) => `${counted(count, "player")} on the waitlist`,
  registeredOf: (registered: number, capacity: number) => `${registered} of ${capacity} registered`,
  heldForTheWaitlist: (held: number) =>
    held === 1 ? "1 spot held for a family on the waitlist" : `${held} spots held for the waitlist`,
};

export const campActionsWords = {
  campFull: "Camp Full",
  joinTheWaitlist,
  joinWithAnotherPlayer: "Join with another player",
  viewDetailsOf: (camp: string) => `View Details: ${camp}`,
  viewDetails: "View Details",
  registerNowFor: (camp: string) => `${registerNow}: ${camp}`,
  registerNow,
};

export const campBadgesWords = {
  camp: "Camp",
  clinic: "Clinic",
  full: "Full",
};

export const spotsMeterWords = {
  spotsLeft,
  spotsAvailable: (spots: number) => `${counted(spots, "spot")} available`,
};

export const campCardWords = {
  ourCoaches,
  fullCampDailyPrice: (dailyPrice: string) => `full camp · ${dailyPrice} a day`,
  forTheDay: "for the day",
};

export const campDivisionsWords = {
  spotsLeft,
  full: "Full",
  yourPlayersGroup: "Your player’s group",
};

export const myPlayerWords = {
  whoIsItFor: "Who’s it for?",
  age: "My player’s age",
  anyAge: "Any age",
  sport: "My player’s sport",
  baseball,
  softball,
  showGroupsFor: (name: string) => `Show groups for ${name}`,
};

export const fitLineWords = {
  groups: (groups: CampView["divisions"]) =>
    `Your player’s ${groups.length > 1 ? "groups" : "group"}: ${groups
      .map(
        (group) =>
          `${division(group)}, ${clockRange(group.startTime, group.endTime)}${group.left > 0 ? ifFew(", ", group.left) : " (full)"}`,
      )
      .join("; ")}`,
  everyone: "Your player’s age fits. Everyone plays together.",
  noGroup: (age: number, sport: string | undefined) => `No group for age ${age}${sport ? ` in ${sport}` : ""}`,
};

export const pastCampsWords = {
  past: "Past",
  showAll: (count: number) => `Show all ${count}`,
  nothingToComeMatches: "No upcoming camps match.",
};

export const whenAndWhereWords = {
  schedule: "Schedule",
  location: "Location",
  locationNotSetYet: "Location not set yet",
  days: (count: number) => ` · ${counted(count, "day")}`,
  ages,
  priceForTheDay: (price: string) => `${price} for the day`,
  pricePerDay: (price: string) => `${price} per day`,
};

export const campOfferWords = {
  forTheCamp: (count: number) =>
    ({ 0: "for the full camp", 1: "for the day", 2: "for both days" })[count] ?? `for all ${count} days`,
  perDay: "per day",
  registerForThisCamp: "Register for This Camp",
  someDivisionsAreFull: "Some age divisions are full.",
  someAgeDivisionsAre: "Some age divisions are full. For those, you can ",
  or: ", or ",
  joinWithAnotherPlayer: "join with another player",
  joinTheWaitlist: joinTheWaitlistLink,
  waiting: (count: number) => (count > 0 ? ` (${counted(count, "player")} waiting).` : "."),
  thisCampWasCanceled: "This camp was canceled.",
  thisCampHasEnded: "This camp has ended.",
  thisCampIsntTakingRegistrations: "This camp isn’t taking registrations.",
  seeWhatsComingUp: "See what’s coming up",
};

export const campDetailsPageWords = {
  campSchedule: "Camp Schedule",
  agenda: "Agenda",
  whatToBring: "What to Bring",
  arrival: "Arrival",
  pickup: "Pickup",
  safety: "Safety",
  allCampsClinics: "All Camps & Clinics",
  loadingCamp,
  register: "Register",
  about: "About",
  ageDivisions: "Age divisions",
  goodToKnow: "Good to know",
  backToDraft: "Back to draft",
  preview: "Preview.",
  familiesWillSeeThis: " Families will see this page once you publish the camp.",
  ourCoaches,
  editCamp,
  campNotFoundOr: "Camp not found or error loading details.",
  campDetails: "Camp Details",
};

export const campFiltersWords = {
  all: "All",
  camps: "Camps",
  clinics: "Clinics",
  searchCampsAndClinics: "Search camps and clinics",
  searchBy: "Search by name, location, coach, or age group",
  type: "Type",
};

export const campGridWords = {
  loadingCampsAndClinics: "Loading camps and clinics",
  failedToFetchCamps: "Failed to fetch camps",
  noCampsFound: "No camps found",
  tryAnotherSearch: "Try another search or see all camps.",
  seeAllCamps: "See all camps",
  noCampsAvailable: "No camps available",
  wePostNewDatesHere: "We post new dates here. Until then, we can bring a camp or clinic to your field.",
  requestACamp: "Request a camp",
  campsAndClinics: "Camps and clinics",
};

export const instructorToolsWords = {
  weCouldntMakeTheFile: "We couldn’t make the file. Please try again.",
  downloadFailed: "Download Failed",
  noData: "No Data",
  noCampsToDownload: "No camps to download",
  createNewCamp: "Create New Camp",
  downloadExcel: "Download Excel",
};

export const registrationsWords = {
  paymentStatusUpdated: "Payment status updated",
  failedToUpdatePayment: "Failed to update payment status",
  registrationDeleted: "Registration deleted",
  itsSpotsAreOpen: "Its spots are open again.",
  failedToDeleteRegistration: "Failed to delete registration",
};

export const deleteCampWords = {
  failedToDeleteCamp: "Failed to delete camp",
  addAReason: "Add a reason. We’ll email it to the families.",
  pleaseTryAgain: "Please try again.",
  campCanceled: "Camp canceled",
  wellEmailEveryFamily: "We’ll email every family that’s registered or waiting.",
  campDeleted: "Camp deleted",
  itsInYourArchive: "It’s in your archive, and you can bring it back from there.",
  cancelThisCamp: (camp: string) => `Cancel “${camp}”?`,
  deleteThisCamp: (camp: string) => `Delete “${camp}”?`,
  becauseFamilies: (registered: number, waiting: number) =>
    registered > 0
      ? `${counted(registered, "family is", "families are")} registered, so the camp is canceled instead of deleted. We’ll email them your reason, and whatever they paid becomes a refund due. Nothing is erased.`
      : `${counted(waiting, "player is", "players are")} on the waitlist, so the camp is canceled instead of deleted. We’ll email their families your reason. Nothing is erased.`,
  nobodyIsRegistered: "Nobody is registered. The camp leaves every list and goes to your archive. Nothing is erased.",
  reasonForTheFamilies: "Reason for the families",
  reasonOptional: "Reason (optional)",
  keepCamp: "Keep camp",
  cancelCamp: "Cancel camp",
  deleteCamp: "Delete camp",
};

export const registrationRowWords = {
  unpaid: "Unpaid",
  partial: "Partial",
  paid: "Paid",
  paymentStatus: "Payment status",
  paymentStatusOf: (name: string) => `Payment status of ${name}`,
  paymentOf: (name: string) => `payment of ${name}`,
  deleteRegistrationOf: (name: string) => `Delete registration of ${name}`,
  deleteThisRegistration: (name: string) => `Delete ${name}’s registration?`,
  theirSpotsOpenUp: "Their spots open up for others right away. If they paid part of it, that becomes a refund due.",
  deleteRegistration: "Delete registration",
  keepRegistration: "Keep registration",
};

export const ownerPanelWords = {
  weCouldntLoadTheRegistrations: "We couldn’t load the registrations",
  nobodyHasRegisteredYet: "Nobody has registered yet.",
  registrations: "Registrations",
  registrationsCount: (count: number) => `Registrations (${count})`,
  lastChangeTo: (camp: string) => `last change to ${camp}`,
  editThisCamp: (camp: string) => `${editCamp}: ${camp}`,
  editCamp,
  deleteThisCamp: (camp: string) => `Delete: ${camp}`,
  delete: "Delete",
};

export const campsClinicsPageWords = {
  wantAClinicAtYourField: "Want a clinic at your field?",
  weComeToLeagues: "We come to leagues, schools, and clubs to work with players, coaches, or the board. Read about ",
  ourCoachingCredentials: "our coaching credentials",
  orTellUsWhat: ", or tell us what you have in mind.",
  requestClinic: "Request Clinic",
  lookingForATeam: "Looking for a team? ",
  findATeam: "Find a team",
  or: "or ",
  createYourOwn: "create your own",
  campsAndClinics: "Camps and clinics",
  campsClinics: "Camps & Clinics",
  daysOnTheField: "Days on the field with our coaches. Find one for your player’s age and register in minutes.",
};

export const standingWords = {
  yourPaymentIsBeing: "Your Payment Is Being Confirmed",
  registrationSubmitted: "Registration Submitted!",
  yourRegistration: "Your Registration",
  registrationWithdrawn: "Registration Withdrawn",
  campCanceled: "Camp Canceled",
  registrationComplete: "Registration Complete!",
};

export const standingChipWords = {
  paid: "Paid",
  confirmingPayment: "Confirming payment",
  partlyPaid: "Partly paid",
  notPaidYet: "Not paid yet",
  withdrawn,
  campCanceled: "Camp canceled",
};

export const nextStepWords = {
  wereReviewingAPayment: "We’re reviewing one of your payments. Please don’t pay again until you hear from us.",
  youreDueARefund,
  leftToPay: (outstanding: string, count: number) => `${outstanding} left to pay. ${notGuaranteed(count)}`,
  yourPaymentIsBeingConfirmed: `${yourPaymentIsBeingConfirmed} You don’t need to do anything.`,
  secured,
  players: (count: number) => counted(count, "player"),
};

export const moneyBackWords = {
  refundIsComing: (refund: string) => `${youreDueARefund(refund)} We’ll email you when it’s on its way.`,
  weRefundedYou: (refunded: string) => `We refunded you ${refunded}.`,
  goesBackToWhoeverPaid: "Anything that was paid goes back to whoever paid it.",
  thereIsNothingToRefund: "We have no payment on record. If you’ve paid, please let us know.",
};

export const moneyAfterWords = {
  youllBeDueARefund: (refund: string, isInAll: boolean) =>
    `You’ll be due a ${refund} refund${isInAll ? " in all" : ""}. We’ll email you when it’s on its way.`,
  youWontOweAnything: "You won’t owe anything.",
  youllStillOwe: (outstanding: string) => `You’ll still owe ${outstanding} for the others.`,
};

export const withdrawDialogWords = {
  weCouldntSaveThis,
  withdrawn,
  playerIsWithdrawnFrom: (name: string, camp: string) => `${name} is withdrawn from ${camp}.`,
  yourRegistrationIsWithdrawn: (camp: string) => `Your registration for ${camp} is withdrawn.`,
  withdrawPlayer: (name: string) => `Withdraw ${name}?`,
  withdrawThisRegistration: "Withdraw your registration?",
  theirSpotOpensUp: (name: string, camp: string, money: string) =>
    `${name}’s spot at ${camp} opens up for someone else. ${money} This can’t be undone.`,
  yourSpotsOpenUp: (count: number, camp: string, money: string) =>
    `${count === 1 ? `Your spot at ${camp} opens up for someone else` : `All your spots at ${camp} open up for others`}. ${money} This can’t be undone.`,
  reasonOptional: "Reason (optional)",
  keepSpot: "Keep spot",
  keepRegistration: "Keep registration",
  withdraw: "Withdraw",
  withdrawRegistration: "Withdraw registration",
  withdrawing: "Withdrawing...",
};

export const guardedPlaceWords = {
  registeredBy: (name: string | null, player: string) => `${name ?? "Somebody else"} registered ${player}.`,
  aPlayer: "your player",
  withdraw: "Withdraw",
  withdrawFrom: (player: string, camp: string) => `Withdraw ${player} from ${camp}`,
  question: (player: string) => `Withdraw ${player}?`,
  means: (player: string, camp: string, by: string | null) =>
    `${player}’s spot at ${camp} opens up for someone else. ${by ?? "Whoever registered"} gets an email, and any refund. This can’t be undone.`,
  keepSpot: "Keep spot",
  withdrawing: "Withdrawing...",
  weCouldntSaveThis,
  withdrawn,
  isWithdrawn: (player: string, camp: string) => `${player} is withdrawn from ${camp}.`,
};

export const registrationCardWords = {
  player: numberedPlayer,
  withdrawn: " (withdrawn)",
  withdrawPlayer: (name: string) => `Withdraw ${name}`,
  withdraw: "Withdraw",
  pickup: "Pickup",
  pickupOf: (name: string) => `Pickup: who may pick ${name} up`,
  registeredBy: (parentName: string) => `, registered by ${parentName}`,
  players,
  playersTimesPrice: (count: number, price: string) => `${counted(count, "player")} × ${price}`,
  paidSoFar: "Paid so far",
  youPaid: "Paid by you",
  refunded: "Refunded",
  refundDue: "Refund due",
  beingConfirmed: "Being confirmed",
  leftToPay: "Left to pay",
};

export const registrationTimelineWords = {
  registered: "Registered",
  groupAssigned: (name?: string | null) => (name ? `${name}’s group assigned` : "Group assigned"),
  pickupTold: (name?: string | null) => (name ? `${name}’s pickup list changed` : "Pickup list changed"),
  playerCheckedIn: (name?: string | null) => (name ? `${name} checked in at camp` : "Checked in at camp"),
  playerCheckedOut: (name?: string | null) => (name ? `${name} checked out of camp` : "Checked out of camp"),
  attendanceCorrected: (name?: string | null) => (name ? `${name}’s check-in corrected` : "Check-in corrected"),
  playerWithdrawn: (name?: string | null) => `${name ?? "Player"} withdrawn`,
  handedOver: "You took over the registration",
  requoted: "New price: a day was canceled",
  requotedBack: "New price: the day takes place after all",
  withdrawn,
  cardPaymentStarted: "Card form opened",
  cardDeclined: "Card declined",
  cardPaymentCanceled: "Card payment canceled",
  paid: "Paid",
  partlyPaid: "Partly paid",
  markedUnpaid: "Marked unpaid",
  paymentStatusSet: "Payment status set",
  paymentStatusCorrected: "Payment status corrected",
  paymentUnderReview: "Payment under review",
  paymentReviewed: "Payment reviewed",
  cardPaymentDisputed: "Card payment disputed",
  disputeDecided: "Dispute decided",
  refundStarted: "Refund started",
  refundFailed: "Refund failed",
  refunded: "Refunded",
  refundCameBack: "Refund came back to us",
  medicalInformationViewed: "Medical information viewed",
  medicalInformationErased: "Medical information erased",
  weCouldntLoadTheHistory: "We couldn’t load the history",
  /** "Partly paid: $20 so far, in cash. Recorded by Ana Ruiz"; `isYours`: others have paid, too, and how much is theirs to know */
  paidByHand: (
    status: string,
    { sum, how, by, isYours }: { sum: string; how: string; by: string | null; isYours: boolean },
  ) =>
    `${status}: ${sum}${isYours ? " from you" : ""} so far${how && `, ${how}`}${by === null ? "" : `. Recorded by ${by}`}`,
  paidByCard: (status: string, sum: string) => `${status}: ${sum} by card`,
  howPaid: {
    card: "by card",
    venmo: "by Venmo",
    cashapp: "by Cash App",
    cash: "in cash",
    other: "",
  } as Readonly<Record<string, string>>,
};

export const registeredWords = {
  leftToPay: (outstanding: string) => `${outstanding} left to pay`,
  notGuaranteed,
  wellHoldThemUntil: (count: number, payBy: string) => ` We’ll hold ${count === 1 ? "it" : "them"} until ${payBy}.`,
  confirmedOnceYouPay,
  ourPaymentPageOpens: "Our payment page opens in a new tab.",
  payByCardNow: "Pay by card now",
  payAtEvent: "Pay at Event",
  highRisk: "High Risk",
  bringCash: (outstanding: string) => `Bring ${outstanding} in cash to camp, in an envelope with the player’s name.`,
  bringCashBy: (outstanding: string, payBy: string, count: number) =>
    `Bring ${outstanding} in cash to your coach by ${payBy}. After that, ${
      count === 1 ? "your spot goes" : "your spots go"
    } to another family.`,
  youOpenedTheCardForm: "You opened the card form. If you paid there, wait for our email before you pay again.",
  yourOtherRegistrations: "Your other registrations",
  hideHistory: "Hide history",
  showHistory: "Show history",
  checkAgain: "Check again",
  withdrawRegistration: "Withdraw registration",
};

export const resendLinkWords = {
  weCouldntSendTheEmail: "We couldn’t send the email. Please try again.",
  wellSendItTo: "We’ll send it to the email you registered with.",
  email,
  ifTheresARegistration: "If there’s a registration with this email, the link is on its way.",
  emailMeTheLink: "Email me the link",
  sending: "Sending...",
};

export const campRegistrationSuccessPageWords = {
  confirmationEmailWithin24Hours,
  checkYourEmailFor: "Check your email for the camp details.",
  bringWaterAGlove: "Bring water, a glove, and athletic wear.",
  addToCalendar: "Add to calendar",
  ifYoureDueARefund: "If you’re due a refund, we’ll email you when it’s on its way.",
  whatsNext: "What’s Next?",
  questions,
  thisPageUpdatesItself: "This page updates by itself. Please don’t pay again.",
  weHaveYourRegistration: "We have your registration. You don’t need to do anything right now.",
  secured: (count: number) => `${secured(count)} See you on the field.`,
  youvePaidPartOfIt: "You’ve paid part of it. The rest is still due.",
  notGuaranteedUntilPaid: (count: number) => `We have your registration. ${notGuaranteed(count)}`,
  yourSpotsAreOpen: (count: number, camp: string, money: string) =>
    `Your ${count === 1 ? "spot" : "spots"} at ${camp} ${count === 1 ? "is" : "are"} open to others now. ${money}`,
  thisCampWasCanceled: "This camp was canceled.",
  loadingYourRegistration: "Loading your registration",
  registrationErased: "Registration Erased",
  noRegistrationHere: "No Registration Here",
  thisRegistrationWasErased: "This registration was erased. Nothing about your family is left in it.",
  weCantCheckRightNow: "We can’t check your registration right now. Nothing is lost.",
  logInToSeeThisRegistration: "Log In to See This Registration",
  itsInYourAccount: "It opens in the account that has it. If you registered without one, we can email you the link.",
  logIn: "Log in",
  ourEmailOpensIt: "The link in our email opens your registration, on this device and on any other.",
  weCouldntCheckTheLink: "We couldn’t check the link",
  failedToFetchRegistration,
  getTheLinkToYourRegistration: "Get the link to your registration",
  theLinkMayBeIncomplete: (deadLink: string) =>
    `${deadLink}. It may be incomplete, or the registration was removed. We can email you a new one.`,
  viewAllCamps,
  backToHome: "Back to Home",
  lostOurEmail: "Lost our email?",
};

export const joinFormWords = {
  weCouldntAddYou: "We couldn’t add you to the waitlist. Please try again.",
  whereShouldWeSendTheOffer: "Where should we send the offer?",
  wellSendYourOfferHere: "We’ll send your offer here, so please double-check it",
  whosPlaying,
  theyWaitTogether: "They wait together. We’ll offer you spots for all of them at once.",
  registerNow: "Register now",
  joinTheWaitlist,
  joining: "Joining...",
  waitingIsFree: "Waiting is free, and you can leave the waitlist any time.",
};

/** Where a family stands in line, and how long it has to answer. */
export const turnWords = {
  turn: (position: number | null) =>
    position === null
      ? ""
      : position === 1
        ? "You’re next in line."
        : `You’re number ${position} in line: ${counted(position - 1, "family is", "families are")} ahead of you.`,
  /** "1 day and 4 hours", "3 hours", "12 minutes", "less than a minute" */
  timeLeft: (until: string, now: number) => {
    const minutes = Math.floor((Date.parse(until) - now) / 60_000);
    if (minutes < 1) return "less than a minute";
    if (minutes < 60) return counted(minutes, "minute");
    const hours = Math.floor(minutes / 60);
    if (hours < 24)
      return hours < 6 && minutes % 60 > 0
        ? `${counted(hours, "hour")} and ${counted(minutes % 60, "minute")}`
        : counted(hours, "hour");
    const rest = hours % 24;
    return `${counted(Math.floor(hours / 24), "day")}${rest > 0 ? ` and ${counted(rest, "hour")}` : ""}`;
  },
};

export const placeWords = {
  players: (count: number) => counted(count, "player"),
  seeYourPlaceInLine: "See your place in line",
  acceptOrDecline: "Accept or decline",
};

export const waitingPlaceWords = {
  onTheWaitlist: "On the waitlist",
  spotsHeld: (count: number) => (count === 1 ? "Spot held for you" : "Spots held for you"),
  wereHoldingSpotsUntil: (count: number, until: string) =>
    `We’re holding ${count === 1 ? "a spot" : `${count} spots`} for you until ${until}.`,
};

export const campWaitlistPageWords = {
  youreOnTheWaitlist: "You’re on the waitlist",
  wereEmailingYouALink:
    "We’re emailing you a private link. Use it to see your place in line, answer an offer, or leave the waitlist.",
  thisBrowserRemembers:
    "This browser remembers you for a week. Use it to see your place in line, answer an offer, or leave the waitlist.",
  itsInMyCamps: "You’ll also find it on your dashboard, under My camps.",
  findItInMyCamps:
    "You’ll find it on your dashboard, under My camps: your place in line, and an offer as soon as there is one.",
  waitlistIsClosed,
  campHasStarted: (camp: string) => `${camp} has started. If a spot opens up now, whoever registers first gets it.`,
  seeTheCamp: "See the camp",
  noNeedToWait: "No need to wait",
  everyGroupHasOpenSpots: (camp: string) => `Every group at ${camp} has open spots. You can register now.`,
  registerNow,
  joinWithEveryPlayer: "Join with every player who’s coming with you.",
  whenSpotsOpenUp: "When spots open up, the first family in line that fits gets the offer.",
  weHoldTheSpots:
    "We hold the spots for you for up to 48 hours. Accept, and you’re registered. Decline, and the next family gets the offer.",
  backToCamp: "Back to camp",
  joinTheWaitlist,
  loadingCamp,
  failedToFetchCamp,
};

export const waitlistActWords = {
  weCouldntSaveThis,
};

export const offeredSpotWords = {
  spotsOpenedUp: (count: number) => (count === 1 ? "A spot opened up for you" : `${count} spots opened up for you`),
  youHaveTimeToAnswer: (timeLeft: string) => `You have ${timeLeft} to answer.`,
  wereHoldingThemUntil: (count: number, until: string) =>
    `We’re holding ${count === 1 ? "it" : "them"} for you until ${until}. After that, the next family gets the offer.`,
  forPlayers: (count: number) => ` for ${counted(count, "player")}. You’ll choose how to pay in the next step.`,
  player: numberedPlayer,
  medicalInformation: "Medical information",
  optionalAllergiesAsthmaMedication: "Optional: allergies, asthma, medication. We erase it 30 days after camp.",
  oneMoment: "One moment...",
  acceptSpots: (count: number) => (count === 1 ? "Accept spot" : "Accept spots"),
  declineOffer: "Decline offer",
  declineThisOffer: "Decline this offer?",
  theNextFamilyGetsIt: "The next family in line gets the offer right away. This can’t be undone.",
  keepOffer: "Keep offer",
};

export const waitlistStateWords = {
  whenSpotsOpenUp: (count: number) =>
    count === 1
      ? "When a spot opens up for you, we’ll email you and hold it for up to 48 hours."
      : "When there are spots for all of you, we’ll email you and hold them for up to 48 hours.",
  leaveWaitlist: "Leave waitlist",
  leaveTheWaitlist: "Leave the waitlist?",
  yourTurnGoesTo: "Your turn goes to the families behind you. You can join again at the end of the line.",
  stayOnWaitlist: "Stay on waitlist",
  youDeclinedTheOffer: "You declined the offer",
  itGoesToFamiliesBehindYou: "We’re no longer holding it. Thanks for letting us know.",
  yourOfferExpired: "Your offer expired",
  weDidntHearFromYou: "We didn’t hear from you in time, so we’re no longer holding it.",
  youreNotOnTheWaitlist: "You’re not on the waitlist anymore",
  waitlistIsClosed,
  noSpotInTime:
    "The camp has started, and no spot opened up for you in time. If one opens up now, whoever registers first gets it.",
  yourTurnWentTo: "Your turn went to the families behind you.",
  seeTheCamp: "See the camp",
  youCanJoinAgain: (whatHappened: string) =>
    `${whatHappened} If you’d still like to come, you can join the waitlist again.`,
  youreRegistered: "You’re registered",
  seeHowToPay: "See how to pay",
  seeYourRegistration: "See your registration",
  yourRegistrationIsWithdrawn: "Your registration is withdrawn",
  yourSpotsAreOpen: "We’re no longer holding a spot for you.",
};

export const waitlistPlacePageWords = {
  viewAllCamps,
  openTheLinkAgain:
    "Please open the link in our email again. The browser you joined in remembers you for a week. After that, the link in the email opens your place in line.",
  weCouldntFindYourPlace: "We couldn’t look up your place in line",
  yourPlaceInLine: "Your Place in Line",
};
