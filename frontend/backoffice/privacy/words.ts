export const downloadPersonWords = {
  personalData: "Personal data",
  everythingWeHoldOn:
    "Everything we hold on this person in one file, medical notes included. Hand it to the person, or to a parent who asks for a child. The timeline shows that you downloaded it.",
  downloadData: "Download data",
};

export const erasingWords = {
  lessonsStillToCome: "Lessons still to come are cancelled.",
  lessonsAheadStillTo: (lessonsAhead: string, lessonsAhead2: number) =>
    `${lessonsAhead} still to come: ${lessonsAhead2 === 1 ? "it is" : "they are"} cancelled. Tell the others first, no mail is sent.`,
  nameEmailPhoneAge: "Name, e-mail, phone, age, a parent's contacts, and every note about them.",
  theirProfileAndPlace: "Their profile and place among the instructors, and all their time slots.",
  theirLogInWith: "Their log-in. With the same e-mail they can register anew, as somebody else.",
  datesPricesAndStates: "Dates, prices and states of their lessons, under “Removed person”.",
  whoDidWhatAnd: "Who did what and when, without a name.",
  namesPhoneNumbersAnd: (email: string) =>
    `Names, phone numbers and every note of all that came from ${email} without an account: registrations for camps, places on waitlists, lesson requests and inquiries.`,
  whatWasToldAbout: "What was told about the children and their health.",
  placesInCampsStill:
    "Places in camps still to come are given free, and lessons still to come are cancelled. Tell the others first, no mail is sent.",
  amountsDatesAndStates: "Amounts, dates and states, under “Removed person”, and money that is to be given back.",
  whatWasSentWith: "What was sent with an account: it goes when that account is erased.",
  registrationsWithdrawnWithdrawn: (registrationsWithdrawn: string) => `${registrationsWithdrawn} withdrawn`,
  lessonsCancelledCancelled: (lessonsCancelled: string) => `${lessonsCancelled} cancelled`,
  slotsWithdrawnWithdrawn: (slotsWithdrawn: string) => `${slotsWithdrawn} withdrawn`,
};

export const eraseQuestionWords = {
  personalDataErased: "Personal data erased",
  failedToErase: "Failed to erase",
  eraseThePersonalData: (name: string) => `Erase the personal data of ${name}?`,
  erasing: "Erasing …",
  eraseForGood: "Erase for good",
  keepAsItIs: "Keep as it is",
  whatGoesForGood: "What goes, for good",
  whatStays: "What stays",
  nobodyCanTakeThis: "Nobody can take this back, and no backup made afterwards holds the data.",
  yourPassword: "Your password",
  thisIsYourOwn: "This is your own account: you are logged out, and it is gone.",
  typeNameToConfirm: (name: string) => `Type “${name}” to confirm`,
};

export const eraseByAddressWords = {
  somebodyWithoutAnAccount: "Somebody without an account",
  whoRegisteredForA:
    "Who registered for a camp, waits for one, or wrote to you without an account is known by the e-mail address alone. When they ask that nothing about them is kept, enter it here.",
  emailAddress: "E-mail address",
  erasePersonalData: "Erase personal data …",
};

export const eraseCardWords = {
  erasePersonalData: "Erase personal data",
  erasePersonalData2: "Erase personal data …",
};

export const erasePersonWords = {
  forWhenAPerson:
    "For when a person, or a parent for a child, asks that nothing about them is kept. Names and contacts are removed everywhere; the lessons stay in the books without them.",
};

export const eraseVisitorWords = {
  thisWasSentWithout: (email: string) =>
    `This was sent without an account. When the person asks that nothing about them is kept, names and contacts are removed from everything that came from ${email}; the sums stay in the books without them.`,
};
