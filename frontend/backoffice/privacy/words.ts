export const downloadPersonWords = {
  personalData: "Personal data",
  everythingWeHoldOn:
    "Everything we hold on this person in one file, medical notes included, staff notes not. Give it only to them, or to a parent asking for their child. The timeline shows that you downloaded it.",
  downloadData: "Download data",
};

const listed = new Intl.ListFormat("en-US");

export const erasingWords = {
  upcomingLessons: "Upcoming lessons are canceled.",
  upcomingLessonsCounted: (count: number) =>
    `${count} upcoming ${count === 1 ? "lesson is" : "lessons are"} canceled. We'll email whoever else is in them, without this person's name.`,
  nameEmailPhoneAge: "Name, email, phone, age, a parent's contact info, and every note about them.",
  playersToo: (names: readonly string[]) =>
    `${listed.format(names)}, with everything about them: nobody else manages ${names.length === 1 ? "this player" : "these players"}.`,
  theirVideos: "Any videos of them as a player, with all the feedback.",
  memberships: (names: readonly string[]) =>
    names.length === 1
      ? `The video membership of ${names[0]}. It ends right away, and the time left isn't refunded.`
      : `The video memberships of ${listed.format(names)}. They end right away, and the time left isn't refunded.`,
  theirProfileAndListing: "Their profile, their listing with the instructors, and all their time slots.",
  theirSpotsInCamps:
    "Spots they hold in upcoming camps, unless another parent manages the player. That parent takes over the registration, and we email them. Where the players have different other parents, one of them takes it over, and all players keep their spots.",
  theirLogin: "Their login. They can sign up again with the same email, as a new person.",
  datesPricesAndStatuses: "Dates, prices, and statuses of their lessons, under “Removed person”.",
  whoDidWhatAnd: "Who did what and when, without names.",
  namesPhoneNumbersAnd: (email: string) =>
    `Names, phone numbers, and every note in anything sent from ${email} without an account: camp registrations, waitlist entries, lesson requests, and inquiries.`,
  childrensHealth: "Anything shared about the children and their health.",
  spotsInUpcomingCamps:
    "Spots in upcoming camps are released, and upcoming lessons are canceled. We'll email the coaches about the lessons.",
  amountsDatesAndStatuses: "Amounts, dates, and statuses, under “Removed person”, and any refund due.",
  anythingSentWith: "Anything sent with an account. It goes when that account is erased.",
  registrationsWithdrawn: (registrations: string) => `${registrations} withdrawn`,
  lessonsCanceled: (lessons: string) => `${lessons} canceled`,
  slotsRemoved: (slots: string) => `${slots} removed`,
};

export const eraseQuestionWords = {
  personalDataErased: "Personal data erased",
  nothingToErase: "Nothing to erase",
  failedToErase: "Failed to erase",
  eraseTheirPersonalData: (name: string) => `Erase ${name}’s personal data?`,
  erasing: "Erasing...",
  erasePersonalData: "Erase personal data",
  keepAsItIs: "Keep as it is",
  whatGoesForGood: "What goes, for good",
  whatStays: "What stays",
  thisCantBeUndone: "This can’t be undone, and backups made from now on won’t have the data.",
  yourPassword: "Your password",
  thisIsYourOwn: "This is your own account. You’ll be logged out, and it will be gone.",
  typeNameToConfirm: (name: string) => `Type “${name}” to confirm`,
};

export const eraseByAddressWords = {
  guests: "Guests",
  someoneWhoRegistered:
    "Someone who registered for a camp, joined a waitlist, or wrote to you without an account is known only by their email. When they ask you to erase what you have on them, enter it here.",
  email: "Email",
  erasePersonalData: "Erase personal data …",
};

export const eraseCardWords = {
  erasePersonalData: "Erase personal data",
  erasePersonalDataButton: "Erase personal data …",
};

export const erasePersonWords = {
  whenAPersonAsks:
    "For when a person, or a parent for their child, asks you to erase what you have on them. Names and contact info are removed everywhere. Lessons stay in the records without them.",
};

export const eraseVisitorWords = {
  thisWasSentWithout: (email: string) =>
    `This was sent without an account. If the sender asks to be erased, names and contact info are removed from everything that came from ${email}. If anything was paid, the amounts stay in the records.`,
};
