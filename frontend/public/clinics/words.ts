export const inquiryFieldsWords = {
  whoCanWeContact: "Who can we contact?",
  organization: "Organization",
  aLeagueASchool: "A league, school, club, or team",
  contactName: "Contact name",
  email: "Email",
  phone: "Phone",
  whatDoYouHave: "What do you have in mind?",
  whichService: "Which service?",
  preferredDates: "Preferred dates",
  forExampleTwoWeekends: "For example, two weekends in March",
  location: "Location",
  aFieldAPark: "A field, park, school, or ZIP code",
  anythingElse: "Anything else",
  agesHowManyPlayers: "Ages, how many players and coaches, what you’d like to work on",
  fieldsYouHave: "Fields you have",
  notSureYet: "Not sure yet",
  volunteersWhoCanHelp: "Volunteers who can help",
};

export const requestClinicDialogWords = {
  inquiryNotSent: "Inquiry Not Sent",
  failedToSubmitInquiry: "Failed to submit inquiry. Please try again.",
  inquirySubmitted: "Inquiry Submitted",
  oneOfOurCoachesWill: "One of our coaches will call or email you to agree on a date, place, and price.",
  requestAClinicOr: "Request a clinic or camp",
  weComeToLeagues:
    "We come to leagues, schools, and clubs. Tell us what you have in mind, and one of our coaches will call or email you. Nothing is booked or charged until you agree on a date, place, and price.",
  refusalEverythingYouTyped: (refusal: string) => `${refusal} Everything you typed is still here.`,
  close: "Close",
  sendRequest: "Send Request",
  sending: "Sending...",
};

export const clinicFormWords = {
  weCouldntOpenTheForm: "We couldn’t open the form",
  checkYourConnection: "Check your connection and try again.",
};

export const coachingCredentialsPageWords = {
  coachingCredentials: "Coaching Credentials",
  whoComesToYour: "Who comes to your field, and what they’ve done in the game.",
  requestCoachingClinic: "Request Coaching Clinic",
  viewTrainingCamps: "View Training Camps",
  sevenWorldSeriesAppearances: "Seven World Series appearances",
  howWeCoach: "How we coach",
  teamChemistry: "Team chemistry",
  playersWhoTrust: "Players who trust each other talk on the field, back each other up, and have more fun.",
  fundamentals: "Fundamentals",
  theRoutinePlay: "The routine play, made every time: footwork, hands, a balanced swing, a throw on target.",
  mentalPreparation: "Mental preparation",
  aPlanBefore: "A plan before the pitch, a breath after a strikeout, and the next play instead of the last one.",
  whatWeBring: "What we bring to your league",
  boardSupportSession: "Board Support Session",
  yourBoardAndUs: "An evening with your board: tryouts, drafting even teams, and what to ask of volunteer coaches.",
  coachesClinic: "Coaches Clinic",
  yourCoachesLeave: "Your coaches leave with practice plans and drills they can run the same week.",
  oneDayMiniCamp: "1-Day Mini Camp",
  yourPlayersGet: "Your players get a full day of hitting and fielding in small groups, at your field.",
  request: (service: string) => `Request a ${service}`,
};
