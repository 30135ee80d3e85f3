export const teamFormWords = {
  back: "Back",
  error: "Error",
  failedToSubmitForm: "Failed to submit form. Please try again.",
  formSubmitted: "Form Submitted!",
  thankYou: "Thank you!",
  returnHome: "Return Home",
  refusalEverythingYouTyped: (refusal: string) => `${refusal} Everything you typed is still here.`,
  howLongWeKeepIt:
    "Only our staff see this, unless you say yes to an introduction. We delete it after 12 months at the latest. We’ll also email you a link to delete it any time.",
  weEmailedYou: "We’re emailing you a link. With it you can see how it’s going, or delete everything you sent.",
  send: "Submit",
  sending: "Submitting...",
  sport: "Sport",
  baseball: "Baseball",
  softball: "Softball",
  division: "Division",
  chooseADivision: "Choose a division",
  email: "Email",
  phone: "Phone",
  anythingElse: "Anything else",
  yourContact: "How can we reach you?",
  alreadySent: "What you’ve sent so far",
};

export const findTeamWords = {
  title: "Find a Team",
  intro: "Tell us about your player and when they can play. We’ll look for a team in your player’s division.",
  thePlayer: "About the player",
  playing: "Playing",
  wellHelpYou: "We'll help you find a team soon.",
  next: "When a team may fit, one of our coaches will call or email you.",
  playersName: "Player’s name",
  dateOfBirth: "Date of birth",
  onlyForAge: "Staff see the age. If they look up the date, we record who did.",
  jerseySize: "Jersey size",
  notSureYet: "Not sure yet",
  availableDates: "When can they play?",
  weekendsFromMarch: "For example, weekends from March on",
  school: "School",
  currentTravelTeam: "Current travel team",
  positions: "Positions",
  experienceGoals: "Experience, goals, or questions",
  usually: (division: string) =>
    `Players this age are usually ${division}. Leagues differ, so go with what yours says.`,
  byPhone: "Teams from 13U up come together by phone, so please expect a call.",
};

export const createTeamWords = {
  title: "Create a Team",
  intro: "Want to start a team and coach it? Tell us the division, and we’ll look for players who are waiting for one.",
  theTeam: "About the team",
  wellReview: "We'll review your team creation request soon.",
  next: "One of our coaches will call or email you.",
  coachName: "Coach’s name",
  fieldPlayersPlans: "Players you have, a field, days you can practice",
};

export const sentWords = {
  looking: (division: string, sport: string) => `A team for a player: ${division} ${sport}`,
  starting: (division: string, sport: string) => `A new team: ${division} ${sport}`,
  sentOn: (date: string, until: string) => `Sent ${date}. We’ll delete it by ${until}.`,
};
export const sentStatusWords = {
  pending: "Waiting",
  contacted: "We’ve been in touch",
  placed: "Placed on a team",
  approved: "Approved",
  closed: "Closed",
};
/** How far an introduction is, on the request's own page. */
export const introductionTold = {
  finder: {
    asked: "We’ve emailed you and a coach to ask if you’d like to meet.",
    introduced: "You and a coach both said yes. Check your email: we’ve sent you the coach’s contact.",
  },
  creation: {
    asked: "We’ve emailed you and a family to ask if you’d like to meet.",
    introduced: "You and a family both said yes. Check your email: we’ve sent you the family’s contact.",
  },
};

export const teamLinkWords = {
  title: "Your team request",
  deadText: "It may have been used already, or the request behind it is gone.",
  home: "Return Home",
  deleteIt: "Delete request",
  deleting: "Deleting...",
  deleteQuestion: "Delete your request?",
  deleteForGood: "We’ll delete everything you sent and stop looking. This can’t be undone.",
  keepIt: "Keep request",
  deleted: "Request deleted",
  deletedText: "We’ve deleted everything you sent. You can send a new request any time.",
  couldntOpen: "We couldn’t open your request",
  pleaseTryAgain: "Please try again.",
};
export const deleteExplained = {
  finder: "Found a team, or changed your mind? Delete it, and everything you typed is gone for good.",
  creation: "Changed your mind? Delete it, and everything you typed is gone for good.",
};

export const introductionWords = {
  title: "Team introduction",
  coachStarts: (division: string, sport: string) => `A coach is starting a team: ${division} ${sport}`,
  playerLooks: (division: string, sport: string) => `A player is looking for a team: ${division} ${sport}`,
  toFamily:
    "Would you like to meet? If you both say yes, the coach gets your player’s first name, your email, and your phone number, and you get theirs.",
  toCoach:
    "Would you like to meet the family? If you both say yes, they get your name, email, and phone number, and you get the player’s first name and how to reach the family.",
  untilThen: "Until then we share nothing.",
  yes: "Yes, introduce us",
  no: "No, thanks",
  saidYes: "You said yes",
  waiting: "We’ll email you as soon as the other side answers. You can still change your mind.",
  introduced: "You both said yes",
  introducedText: "Check your email: we’ve sent each of you the other’s contact.",
  saidNo: "You said no",
  saidNoText: "We shared nothing, and we’ll keep looking.",
  ended: "This introduction has ended",
  endedText: "We shared nothing, and we’ll keep looking.",
};
