export const inquiryFieldsWords = {
  whomMayWeCall: "Whom may we call?",
  organization: "Organization",
  aLeagueASchool: "A league, a school, a club, a team",
  contactName: "Contact name",
  email: "Email",
  phone: "Phone",
  whatDoYouHave: "What do you have in mind?",
  whichService: "Which service?",
  preferredDates: "Preferred dates",
  forExampleTwoWeekends: "For example: two weekends in March",
  location: "Location",
  aFieldAPark: "A field, a park, a school, a ZIP code",
  anythingElse: "Anything else",
  agesHowManyPlayers: "Ages, how many players and coaches, what you would like to work on",
  fieldsAtYourPlace: "Fields at your place",
  notSureYet: "Not sure yet",
  volunteersWhoCanHelp: "Volunteers who can help",
};

export const requestClinicDialogWords = {
  inquiryNotSent: "Inquiry Not Sent",
  failedToSubmitInquiry: "Failed to submit inquiry. Please try again.",
  inquirySubmitted: "Inquiry Submitted",
  oneOfOurCoaches: "One of our coaches calls or writes to you, to agree on day, place and price.",
  requestAClinicOr: "Request a clinic or camp",
  weComeToLeagues:
    "We come to leagues, schools and clubs. Tell us what you have in mind: one of our coaches calls or writes to you, and nothing is booked or paid before you agree on day, place and price.",
  refusalEverythingYouTyped: (refusal: string) => `${refusal} Everything you typed is still here.`,
  close: "Close",
  sendRequest: "Send Request",
};

export const clinicFormWords = {
  theFormCouldNot: "The form could not be opened",
  pleaseCheckYourConnection: "Please check your connection and try again.",
};
