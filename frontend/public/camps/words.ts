export const campFactsWords = {
  agesAgeRange: (ageRange: string) => `Ages ${ageRange}`,
};

export const campDaysWords = {
  theWholeDay: "The whole day",
  allDaysDays: (days: number) => `All ${days} Days`,
  dayDay: (day: number) => `Day ${day}`,
};

export const checkoutSummaryWords = {
  registrationSummary: "Registration summary",
  parent: "Parent",
  email: "E-mail",
  phone: "Phone",
  option: "Option",
  allDays: "All Days",
  individualDays: "Individual Days",
  days: "Days",
};

export const justPaidWords = {
  paymentSuccessful: "Payment Successful!",
  yourRegistrationHasBeen: "Your registration has been confirmed.",
};

export const payByCardWords = {
  paymentProcessing: "Payment Processing",
  yourBankTakesA: "Your bank takes a moment. We tell you by mail when it is paid.",
  otherWaysToPay: (amount: string) => `Other ways to pay $${amount}`,
  otherWaysToPay2: "Other ways to pay",
  payAmount: (amount: string) => `Pay $${amount}`,
  preparingCheckout: "Preparing checkout...",
  theCardFormDid: "The card form did not come.",
  tryAgain: "Try again",
};

export const campCheckoutPageWords = {
  orderTotal: "Order total",
  registrationFee: "Registration fee",
  receivedAlready: "Received already",
  total: "Total",
  yourPaymentIsSecure: "Your payment is secure and encrypted. We never see the number of your card.",
  registrationNotFound: "Registration not found",
  thisBrowserDoesNot:
    "This browser does not hold it. Open the link in the mail that we sent you, or have it sent again.",
  sendTheLinkAgain: "Send the link again",
  viewAllCamps: "View All Camps",
  toYourRegistration: "To your registration",
  thereIsNothingLeft: "There is nothing left to pay.",
  cardsAreNotTaken: "Cards are not taken here. You see the other ways to pay at your registration.",
  checkout: "Checkout",
  failedToFetchRegistration: "Failed to fetch registration",
  loadingCheckout: "Loading checkout...",
};

export const campNotFoundWords = {
  thereIsNoCamp: "There is no camp at this address.",
  campNotFound: "Camp Not Found",
  itMayHaveBeen: "It may have been taken down. Have a look at those that are still to come.",
  viewAllCamps: "View All Camps",
};

export const campStopWords = {
  thisCampIsntPublished: "This camp isn't published yet",
  familiesCanRegisterOnce: "Families can register once it is.",
  thisCampWasCancelled: "This camp was cancelled",
  itDoesNotTake: "It does not take place.",
  thisCampIsOver: "This camp is over",
  haveALookAt: "Have a look at what comes next.",
  thisCampTakesNo: "This camp takes no registrations",
  campFull: "Camp Full",
  everyPlaceIsTaken: "Every place is taken. On the waitlist you get the next that comes free, by mail.",
};

export const stoppedWords = {
  waitlistCountAlready: (waitlistCount: string) => `${waitlistCount} already.`,
  joinTheWaitlist: "Join the waitlist",
  viewAllCamps: "View All Camps",
};

export const stepsWords = {
  days: "Days",
  parent: "Parent",
  players: "Players",
  review: "Review",
  pleaseUseAtMost: "Please use at most 2,000 characters",
};

export const paymentFallbackWords = {
  thereIsNoRegistration:
    "There is no registration in this browser yet. Register first, and pay then; or write or call, and we do it together.",
  from: "From ",
  perParticipant: " per participant.",
  failedToFetchHow: "Failed to fetch how to pay",
  venmo: "Venmo",
  cashApp: "Cash App",
  registerForThisCamp: "Register for this camp",
  backToCamps: "Back to Camps",
};

export const medicalLostWords = {
  typeItAgain: "Type it again",
  theMedicalInformationThat:
    "The medical information that you typed is not kept in this browser and was lost when the page was loaded again.",
};

export const refusalWords = {
  failedToProcessRegistration: "Failed to process registration. Please try again.",
  theTotalIsNow: (total: string) => `The total is now ${total}. If you agree, send the registration once more.`,
  youCanTakeA: "You can take a player out and register the others, or ",
  joinTheWaitlist: "join the waitlist",
  registerAgain: "Register again",
  everythingYouTypedIs: "Everything you typed is still here.",
};

export const appOptionsWords = {
  amount: "Amount: ",
  note: "Note: ",
  openApp: (app: string) => `Open ${app}`,
  failedToFetchHow: "Failed to fetch how to pay",
  campRegistrationParentName: (parentName: string) => `Camp registration - ${parentName}`,
  venmo: "Venmo",
  cashApp: "Cash App",
  available: "Available",
};

export const cardOptionWords = {
  card: "Card",
  recommended: "Recommended",
  payByCard: "Pay by card",
};

export const registerToPayWords = {
  registrationSuccessful: "Registration Successful!",
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
  aConfirmationEmailArrives: "A confirmation e-mail arrives within 24 hours.",
  questions: "Questions? ",
  registrationSummary: "Registration summary",
  parent: "Parent",
  email: "E-mail",
  days: "Days",
  participants: "Participants",
  pricePerParticipant: "Price per participant",
  total: "Total",
  howWouldYouLike: "How would you like to pay?",
  spotsAreFirstCome: "Spots are first come, first served. Yours is not confirmed until the payment is received.",
  youRegisterNowAnd: "You register now and pay on the next page. Your spot is confirmed as soon as it is paid.",
  registerAndPayBy: "Register and pay by card on our payment page. It opens in a new tab.",
  registerAndPayByCard: "Register and pay by card",
  registerIPayWith: (app: string) => `Register, I pay with ${app}`,
  payLater: "Pay Later",
  risk: "Risk",
  yourSpotIsNot: "Your spot is not guaranteed. Whoever pays first comes first, and you settle before the event.",
  registerWithoutPaymentRisk: "Register Without Payment (Risk)",
};

export const campPaymentPageWords = {
  loadingTheCamp: "Loading the camp",
  failedToFetchCamp: "Failed to fetch camp",
  campPayment: "Camp Payment",
};

export const dayChoiceWords = {
  everyDayIsYours: "Every day is yours",
  onTheseDays: "On these days",
  dayDay: (day: number) => `Day ${day}`,
};

export const stepFrameWords = {
  back: "Back",
};

export const optionStepWords = {
  whichDays: "Which days?",
  continue: "Continue",
  yourChildComes: "Your child comes",
  fullCamp: "Full camp",
  allDaysDays: (days: number) => `All ${days} days`,
  perPlayer: "per player",
  specificDays: "Specific days",
  youChooseWhich: "You choose which",
  perPlayerAndDay: "per player and day",
  dayNamesTogetherCost: (dayNames: string, each: string, fullCampPrice: string) =>
    `${dayNames} together cost ${each}. The full camp is ${fullCampPrice}.`,
  perPlayer2: (option: string, fullCampPrice: string, each: string) =>
    `${option === "all_days" ? fullCampPrice : each} per player`,
  daysOfCamp: (days: string) => `${days} of camp`,
};

export const orderSummaryWords = {
  noDayYet: "No day yet",
  players: "Players",
  total: "Total",
  spotsAvailableLeftAt: (spotsAvailable: string) => `${spotsAvailable} left at this camp. First come, first served.`,
};

export const parentFieldsWords = {
  parentOrGuardian: "Parent or guardian",
  email: "Email",
  phone: "Phone",
  forTheDaysOf: "For the days of the camp",
};

export const waysToPayWords = {
  card: "Card",
  venmo: "Venmo",
  cashApp: "Cash App",
  cashAtTheEvent: "Cash at the event",
  later: "Later",
};

export const parentStepWords = {
  whoRegisters: "Who registers?",
  continue: "Continue",
  theConfirmationGoesHere: "The confirmation goes here",
  howWouldYouLike: "How would you like to pay?",
};

export const placeLineWords = {
  placesLeft: (places: string) => `${places} left`,
  noPlaceLeft: "no place left",
  ageAndSportSay: "Age and sport say in which group your child plays.",
  whyNobodyYoungerOr: (why: string) => `${why}. Nobody younger or older can come.`,
  noneNoGroupOf: (count: number, groups: string) =>
    `${count > 0 ? `The groups are ${groups}: none` : "No group of this camp"} is `,
  forThisAgeAnd: "for this age and sport. The coach then looks for one that fits and calls you. If none does, you can ",
  withdrawAndWhatYou: "withdraw, and what you paid is given back.",
  allPlayersAreOne: (left: string) => `All players are one group: ${left}.`,
  playsWithDivisionName: (divisionName: string, startTime: string, field: string, left: string) =>
    `Plays with ${divisionName}, ${startTime}, ${field}: ${left}.`,
};

export const playerFieldsWords = {
  noGroupOfThis: "No group of this camp is for this age",
  forAgesAgeRange: (ageRange: string) => `For ages ${ageRange}`,
  yourPlayer: "Your player",
  player: (n: number) => `Player ${n + 1}`,
  removePlayer: (n: number) => `Remove player ${n + 1}`,
  remove: "Remove",
  playersName: "Player’s name",
  age: "Age",
  sport: "Sport",
  position: "Position",
  notSureYet: "Not sure yet",
  experience: "Experience",
  emergencyContact: "Emergency contact",
  asForThePlayer: "As for the player before",
  whomWeCallIf: "Whom we call if we cannot reach you",
  emergencyPhone: "Emergency phone",
  medicalInformation: "Medical information",
  optionalAllergiesAsthmaMedication:
    "Optional: allergies, asthma, medication. Only the camp’s coach and admins can open it, each look is recorded, and it is erased 30 days after the camp.",
};

export const playersFieldsWords = {
  addAnotherPlayer: "Add another player",
};

export const playersStepWords = {
  player: (n: number) => `player ${n + 1}`,
  thereIsNoPlace: (without: string, count: number) =>
    `There is no place left for ${without}. Take ${count === 1 ? "this player" : "these players"} out to register the others, or `,
  joinTheWaitlist: "join the waitlist",
  whoPlays: "Who plays?",
  continue: "Continue",
  whatYouTypedAbout:
    "What you typed about your child’s health was not kept when the page was loaded again, so that nobody else finds it in this browser. Please type it once more.",
};

export const reviewStepWords = {
  changeTitle: (title: string) => `Change: ${title}`,
  change: "Change",
  emergencyEmergencyContactEmergency: (emergencyContact: string, emergencyPhone: string) =>
    `Emergency: ${emergencyContact}, ${emergencyPhone}`,
  medicalId: (id: string) => `Medical: ${id}`,
  theCoachFindsA: "the coach finds a group",
  isEverythingRight: "Is everything right?",
  completeRegistration: "Complete Registration",
  day: "Day",
  days: "Days",
  dayDayDate: (day: number, date: string) => `Day ${day}: ${date}`,
  parent: "Parent",
  paysBy: "Pays by: ",
  player: "Player",
  players: "Players",
  total: "Total",
  nothingIsChargedNow: "Nothing is charged now. You pay on the next page, or ",
  lookAtTheWays: "look at the ways to pay first",
};

export const wizardWords = {
  registrationFailed: "Registration Failed",
  failedToProcessRegistration: "Failed to process registration. Please try again.",
  registrationSuccessful: "Registration Successful!",
  participantCountRegisteredFor: (participantCount: string, title: string) =>
    `${participantCount} registered for ${title}.`,
};

export const campRegistrationPageWords = {
  loadingTheCamp: "Loading the camp",
  failedToFetchCamp: "Failed to fetch camp",
  campRegistration: "Camp Registration",
};

export const placesWords = {
  spotsDifferByAge: "Spots differ by age division",
  capacityPerAgeDivision: (capacity: string) => `${capacity} per age division`,
  draft: "Draft",
  cancelled: "Cancelled",
  completed: "Completed",
  archived: "Archived",
  waitlistCountOnThe: (waitlistCount: string) => `${waitlistCount} on the waitlist`,
  registeredCountOfCapacity: (registeredCount: number, capacity: number, heldCount: number) =>
    `${registeredCount} of ${capacity} registered${heldCount > 0 ? `, ${heldCount} offered to the waitlist` : ""}`,
};

export const campActionsWords = {
  campFull: "Camp Full",
  joinTheWaitlistTitle: (title: string) => `Join the Waitlist: ${title}`,
  joinTheWaitlist: "Join the Waitlist",
  viewDetailsTitle: (title: string) => `View Details: ${title}`,
  viewDetails: "View Details",
  registerNowTitle: (title: string) => `Register Now: ${title}`,
  registerNow: "Register Now",
};

export const campBadgesWords = {
  camp: "Camp",
  clinic: "Clinic",
  full: "Full",
};

export const placesMeterWords = {
  spotsAvailableAvailable: (spotsAvailable: string) => `${spotsAvailable} available`,
};

export const campCardWords = {
  ourCoaches: "Our coaches",
  fullCampDailyPrice: (dailyPrice: string) => `full camp · ${dailyPrice} a day`,
  forTheDay: "for the day",
};

export const campDivisionsWords = {
  baseball: "Baseball",
  softball: "Softball",
  leftLeft: (left: string) => `${left} left`,
  full: "Full",
};

export const whenAndWhereWords = {
  schedule: "Schedule",
  location: "Location",
  locationNotSetYet: "Location not set yet",
  agesAgeRange: (ageRange: string) => `Ages ${ageRange}`,
  fullCampPriceFor: (fullCampPrice: string) => `${fullCampPrice} for the day`,
  shortMoneyPerDay: (shortMoney: string) => `${shortMoney} per day`,
};

export const campOfferWords = {
  theWholeCamp: "the whole camp",
  theDay: "the day",
  allDaysDays: (days: number) => `all ${days} days`,
  forWholeCamp: (wholeCamp: string) => `for ${wholeCamp}`,
  perDay: "per day",
  registerForThisCamp: "Register for This Camp",
  someAgeDivisionsAre: "Some age divisions are full. For those you can ",
  joinTheWaitlist: "join the waitlist",
  thisCampWasCancelled: "This camp was cancelled.",
  thisCampIsOver: "This camp is over.",
  seeWhatComesNext: "See what comes next",
};

export const campDetailsPageWords = {
  campSchedule: "Camp Schedule",
  agenda: "Agenda",
  whatToBring: "What to Bring",
  arrival: "Arrival",
  safety: "Safety",
  allCampsClinics: "All Camps & Clinics",
  loadingTheCamp: "Loading the camp",
  register: "Register",
  about: "About",
  ageDivisions: "Age divisions",
  goodToKnow: "Good to know",
  backToTheDraft: "Back to the draft",
  preview: "Preview.",
  familiesWillSeeThis: " Families will see this page once you publish the camp.",
  ourCoaches: "Our coaches",
  editCamp: "Edit Camp",
  campNotFoundOr: "Camp not found or error loading details.",
  campDetails: "Camp Details",
};

export const campFiltersWords = {
  all: "All",
  camps: "Camps",
  clinics: "Clinics",
  searchByNamePlace: "Search by name, place, coach or age group",
  type: "Type",
};

export const campGridWords = {
  loadingCampsAndClinics: "Loading camps and clinics",
  failedToFetchCamps: "Failed to fetch camps",
  noCampsFound: "No camps found",
  nothingFitsWhatYou: "Nothing fits what you look for. Try another word, or look at all of them.",
  showAllCampsAnd: "Show all camps and clinics",
  noCampsAvailable: "No camps available",
  newDatesArePublished: "New dates are published here. Until then a camp or a clinic can come to your own field.",
  askForACamp: "Ask for a camp at your field",
  campsAndClinics: "Camps and clinics",
};

export const instructorToolsWords = {
  theFileCouldNot: "The file could not be made. Please try again.",
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
  itsPlacesAreFree: "Its places are free for others.",
  failedToDeleteRegistration: "Failed to delete registration",
};

export const deleteCampWords = {
  failedToDeleteCamp: "Failed to delete camp",
  pleaseSayWhySo: "Please say why, so that the families can be told",
  pleaseTryAgain: "Please try again.",
  campCanceled: "Camp canceled",
  wellEmailEveryFamily: "We’ll email every family that’s registered or waiting.",
  campDeleted: "Camp deleted",
  itIsInThe: "It is in the archive, and can be brought back from there.",
  deleteTitle: (title: string) => `Delete “${title}”?`,
  registrationCountRegisteredThe: (registrationCount: string) =>
    `${registrationCount} registered. The camp is called off, they are told your reason by mail, and what they paid is due to be given back. Nothing is erased.`,
  nobodyIsRegisteredThe:
    "Nobody is registered. The camp goes out of all lists and into your archive; nothing is erased.",
  reasonForTheFamilies: "Reason, for the families",
  reasonOptional: "Reason (optional)",
  keepIt: "Keep it",
  callTheCampOff: "Call the camp off",
};

export const registrationRowWords = {
  unpaid: "Unpaid",
  partial: "Partial",
  paid: "Paid",
  paymentStatus: "Payment status",
  paymentOfParent: (parent: string) => `payment of ${parent}`,
  deleteTheRegistrationOf: (parent: string) => `Delete the registration of ${parent}`,
  deleteTheRegistrationOfParent: (parent: string) => `Delete the registration of ${parent}?`,
  theirPlacesAreFree:
    "Their places are free for others at once. What was paid in part stays in the books as money to give back.",
  keepIt: "Keep it",
};

export const ownerPanelWords = {
  failedToFetchRegistrations: "Failed to fetch registrations",
  nobodyHasRegisteredYet: "Nobody has registered yet.",
  registrations: "Registrations",
  registrationsRegistrationCount: (registrationCount: number) => `Registrations (${registrationCount})`,
  cancellationOfTitle: (title: string) => `cancellation of ${title}`,
  editCampTitle: (title: string) => `Edit Camp: ${title}`,
  editCamp: "Edit Camp",
  deleteTitle: (title: string) => `Delete: ${title}`,
  delete: "Delete",
};

export const campsClinicsPageWords = {
  aClinicAtYour: "A clinic at your own field?",
  weComeToLeagues:
    "We come to leagues, schools and clubs: for their players, their coaches or their board. Read about ",
  ourCoachingCredentials: "our coaching credentials",
  orTellUsWhat: ", or tell us what you have in mind.",
  requestClinic: "Request Clinic",
  campsAndClinics: "Camps and clinics",
  campsClinics: "Camps & Clinics",
  daysOnTheField: "Days on the field with our coaches: find one near you, for the right age, and register in minutes.",
};

export const standingWords = {
  yourPaymentIsBeing: "Your Payment Is Being Confirmed",
  registrationSubmitted: "Registration Submitted!",
  yourRegistration: "Your Registration",
  registrationWithdrawn: "Registration Withdrawn",
  campCancelled: "Camp Cancelled",
  registrationComplete: "Registration Complete!",
};

export const standingChipWords = {
  paid: "Paid",
  beingConfirmed: "Being confirmed",
  partlyPaid: "Partly paid",
  notPaidYet: "Not paid yet",
  withdrawn: "Withdrawn",
  campCancelled: "Camp cancelled",
};

export const nextStepWords = {
  aPaymentOfYours: "A payment of yours is being looked at. Please do not pay again before you hear from us.",
  refundDueIsTo: (refundDue: string) => `${refundDue} is to be given back to you.`,
  outstandingToPayYour: (outstanding: string) => `${outstanding} to pay. Your spot is not guaranteed until it is paid.`,
  yourPaymentIsBeing: "Your payment is being confirmed. You do not need to do anything.",
  yourSpotIsSecured: "Your spot is secured.",
  namesAndNames2: (names: string, names2: undefined | string) => `${names} and ${names2}`,
};

export const moneyBackWords = {
  refundDueIsTo: (refundDue: string) =>
    `${refundDue} is to be given back to you: the coach sees it, and a mail tells you when it is on its way.`,
  refundedWasGivenBack: (refunded: string) => `${refunded} was given back to you.`,
  nothingWasPaidSo: "Nothing was paid, so nothing is given back.",
};

export const withdrawDialogWords = {
  moneyOfWhatYou: (money: string) =>
    `${money} of what you paid is given back: the coach sees it at once, and you get a mail when it is on its way.`,
  thereIsNothingTo: "There is nothing to pay then.",
  moneyStaysToBe: (money: string) => `${money} stays to be paid for the others.`,
  thisCouldNotBe: "This could not be saved. Please try again.",
  withdrawn: "Withdrawn",
  childIsWithdrawnFrom: (child: string, title: string) => `${child} is withdrawn from ${title}.`,
  withdrawChild: (child: string) => `Withdraw ${child}?`,
  withdrawTheRegistration: "Withdraw the registration?",
  valueAtTitleValue: (value: string, title: string, value2: string, moneyWords: string) =>
    `${value} at ${title} ${value2} to whoever comes next. ${moneyWords} This cannot be taken back.`,
  thePlace: "The place",
  allPlaces: "All places",
  whyOptional: "Why? (optional)",
  keepIt: "Keep it",
  withdraw: "Withdraw",
};

export const registrationCardWords = {
  player: (n: number) => `Player ${n + 1}`,
  withdrawn: " (withdrawn)",
  withdrawName: (name: string) => `Withdraw ${name}`,
  withdraw: "Withdraw",
  registeredByParentName: (parentName: string) => `, registered by ${parentName}`,
  players: "Players",
  received: "Received",
  givenBack: "Given back",
  toBeGivenBack: "To be given back to you",
  beingConfirmed: "Being confirmed",
  toPay: "To pay",
};

export const registrationTimelineWords = {
  registered: "Registered",
  groupAssigned: "Group assigned",
  aPlayerWithdrawn: "A player withdrawn",
  withdrawn: "Withdrawn",
  cardPaymentBegun: "Card payment begun",
  cardDeclined: "Card declined",
  cardPaymentEnded: "Card payment ended",
  paid: "Paid",
  partOfItPaid: "Part of it paid",
  markedAsNotPaid: "Marked as not paid",
  paymentStatusSet: "Payment status set",
  paymentStatusCorrected: "Payment status corrected",
  aPaymentIsBeing: "A payment is being looked at",
  thePaymentWasLooked: "The payment was looked at",
  cardPaymentDisputed: "Card payment disputed",
  disputeDecided: "Dispute decided",
  refundBegun: "Refund begun",
  refundFailed: "Refund failed",
  refunded: "Refunded",
  aRefundCameBack: "A refund came back",
  medicalInformationRead: "Medical information read",
  medicalInformationErased: "Medical information erased",
  failedToFetchThe: "Failed to fetch the history",
};

export const registeredWords = {
  outstandingToPay: (outstanding: string) => `${outstanding} to pay`,
  yourSpotIsNot: "Your spot is not guaranteed until it is paid.",
  itIsKeptUntil: (payBy: string) => ` It is kept until ${payBy}.`,
  yourSpotIsConfirmed: "Your spot is confirmed as soon as it is paid.",
  onOurPaymentPage: "On our payment page, in a new tab.",
  payByCardNow: "Pay by card now",
  payAtEvent: "Pay at Event",
  highRisk: "High Risk",
  bringOutstandingInCash: (outstanding: string) =>
    `Bring ${outstanding} in cash on the first day. Until then somebody who pays may take your spot.`,
  aCardPaymentWas: "A card payment was begun. If you completed it, wait for our mail before you pay again.",
  yourOtherRegistrations: "Your other registrations",
  hideWhatHappenedSo: "Hide what happened so far",
  whatHappenedSoFar: "What happened so far",
  lookAgain: "Look again",
  withdrawTheRegistration: "Withdraw the registration",
};

export const resendLinkWords = {
  theMailWasNot: "The mail was not sent. Please try again.",
  weMailItTo: "We mail it to the address that you registered with. It opens your registration on any device.",
  email: "Email",
  ifSomebodyRegisteredWith: "If somebody registered with this address, a mail with the link is on its way.",
  sendTheLinkAgain: "Send the link again",
};

export const campRegistrationSuccessPageWords = {
  aConfirmationEmailArrives: "A confirmation e-mail arrives within 24 hours.",
  checkYourEmailFor: "Check your e-mail for the details of the camp.",
  bringWaterAGlove: "Bring water, a glove and athletic wear.",
  anEmailConfirmsIt: "An e-mail confirms it.",
  ifMoneyIsTo: "If money is to be given back, another e-mail tells when it is on its way.",
  whatsNext: "What’s Next?",
  questions: "Questions? ",
  thisPageLooksAgain: "This page looks again by itself; please do not pay a second time.",
  weHaveYourRegistration: "We have your registration. There is nothing to do for you right now.",
  yourSpotIsSecured: "Your spot is secured. See you on the field.",
  aPartOfIt: "A part of it is paid. The rest is still to come.",
  weHaveYourRegistrationYour: "We have your registration. Your spot is not guaranteed until it is paid.",
  itsPlacesAtTitle: (title: string, money: string) => `Its places at ${title} go to whoever comes next. ${money}`,
  thisCampDoesNot: "This camp does not take place.",
  loadingYourRegistration: "Loading your registration",
  registrationErased: "Registration Erased",
  noRegistrationHere: "No Registration Here",
  thisRegistrationWasErased: "This registration was erased. Nothing about your family is left here.",
  howItStandsCannot: "How it stands cannot be looked up right now. Nothing is lost.",
  thisBrowserHoldsNone: "This browser holds none. The link in our mail opens yours.",
  oneMomentWeLook: "One moment: we look up your registration, and what is paid of it so far.",
  theLinkCouldNot: "The link could not be checked",
  failedToFetchRegistration: "Failed to fetch registration",
  getTheLinkTo: "Get the link to your registration",
  deadLinkItIs: (deadLink: string) =>
    `${deadLink}. It is not whole, or the registration was removed. A new mail brings one that works.`,
  viewAllCamps: "View All Camps",
  backToHome: "Back to Home",
  lostOurMail: "Lost our mail?",
};

export const joinFormWords = {
  youCouldNotBe: "You could not be put on the waitlist. Please try again.",
  whomDoWeWrite: "Whom do we write to?",
  theOfferGoesHere: "The offer goes here, so please check it",
  whoPlays: "Who plays?",
  theyWaitTogetherYou: "They wait together: you are offered places for all of them or none.",
  registerNow: "Register now",
  joinTheWaitlist: "Join the Waitlist",
  waitingCostsNothingAnd: "Waiting costs nothing, and you can leave the list at any time.",
};

export const campWaitlistPageWords = {
  youAreOnThe: "You are on the waitlist",
  seeYourPlaceIn: "See your place in line",
  aMailWithA:
    "A mail with a private link to your place is on its way. With it you see your turn, answer an offer or leave the list.",
  thisBrowserKeepsYour:
    "This browser keeps your place for a week, so that you see your turn, answer an offer or leave the list.",
  nobodyHasToWait: "Nobody has to wait",
  thereArePlacesIn: (title: string) => `There are places in every group of ${title}: you can register now.`,
  registerNow: "Register Now",
  youJoinWithAll: "You join with all children who come together.",
  whenPlacesComeFree: "When places come free, the first family in line for whom they are enough is written to.",
  thePlacesAreKept:
    "The places are kept for you for 48 hours. Accept, and you are registered; decline, and the next family is asked.",
  backToTheCamp: "Back to the camp",
  joinTheWaitlist: "Join the Waitlist",
  loadingTheCamp: "Loading the camp",
  failedToFetchCamp: "Failed to fetch camp",
};

export const placeWords = {
  thisCouldNotBe: "This could not be saved. Please try again.",
};

export const offeredPlaceWords = {
  aPlaceHasCome: "A place has come free for you",
  participantCountPlacesHave: (participantCount: number) => `${participantCount} places have come free for you`,
  youHaveOfferedUntil: (offeredUntil: string) => `You have ${offeredUntil} to answer.`,
  keptForYouUntil: (isOne: boolean, offeredUntil: string) =>
    `${isOne ? "It is" : "They are"} kept for you until ${offeredUntil}. Then the next family is asked.`,
  childrenYouChooseHow: (isOne: boolean, participantCount: number) =>
    ` ${isOne ? "for one child" : `for ${participantCount} children`}. You choose how to pay in the next step.`,
  medicalInformationPlayerName: (playerName: string) => `Medical information: ${playerName}`,
  optionalAllergiesAsthmaMedication: "Optional: allergies, asthma, medication. Erased 30 days after the camp.",
  oneMoment: "One moment...",
  acceptThePlace: "Accept the Place",
  acceptThePlaces: "Accept the Places",
  decline: "Decline",
  declineThisOffer: "Decline this offer?",
  theNextFamilyIn: "The next family in line is offered it at once. It cannot be taken back.",
  back: "Back",
};

export const placeStateWords = {
  oneChild: "One child",
  participantCountChildren: (participantCount: number) => `${participantCount} children`,
  asSoonAsThere: "As soon as there is a place for you we write to you, and keep it for 48 hours.",
  asSoonAsThereAre: "As soon as there are places for all of you we write to you, and keep them for 48 hours.",
  leaveTheWaitlist: "Leave the Waitlist",
  leaveTheWaitlist2: "Leave the waitlist?",
  yourTurnGoesTo: "Your turn goes to the families behind you. You can join again, at the end of the line.",
  leave: "Leave",
  stay: "Stay",
  youHaveDeclined: "You have declined",
  whatWasKeptFor: "What was kept for you is free for the families behind you. Thank you for telling us.",
  theOfferIsOver: "The offer is over",
  weDidNotHear: "We did not hear from you in time, so what was kept for you is free for the families behind you.",
  openTheCamp: "Open the camp",
  textIfYouStill: (text: string) => `${text} If you still would like to come, you can join the waitlist again.`,
  youAreRegistered: "You are registered",
  seeHowToPay: "See how to pay",
  thePlaceIsYours: "The place is yours. A mail with everything about it is on its way.",
};

export const waitlistPlacePageWords = {
  viewAllCamps: "View All Camps",
  pleaseOpenTheLink:
    "Please open the link in the mail that we sent you once more. A browser that you joined with keeps your place for a week; after that the link in the mail opens it.",
  yourPlaceCouldNot: "Your place could not be looked up",
  yourPlaceInLine: "Your Place in Line",
};
