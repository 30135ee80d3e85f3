export const callNameWords = {
  me: "Me",
  aPlayer: "A player",
};

export const whoIsThisForWords = {
  whoIsThisFor: "Who is this for?",
  forName: (name: string) => `For ${name}`,
  addAPlayer: "Add a player",
  couldntLoad: "We couldn’t load your players",
};

export const confirmEmailWords = {
  weEmailed: (email: string) =>
    `We emailed a link to ${email}. Please confirm that it’s your address. You can book right away; videos and messages wait until you do. Wrong address? Use “Change email” on your dashboard.`,
  couldntDeliver: (email: string) =>
    `We couldn’t deliver our email to ${email}. Wrong address? Use “Change email” on your dashboard. Videos and messages wait until you confirm your address.`,
  sendAgain: "Send again",
  sending: "Sending…",
  onItsWay: "The email is on its way",
  notSent: "Email not sent",
  pleaseTryAgain: "Please try again.",
};

export const playerFilterWords = {
  whose: "Whose lessons and camps",
  everyone: "Everyone",
};

export const playerDialogWords = {
  cancel: "Cancel",
  saving: "Saving…",
};

export const playerFieldsWords = {
  firstName: "First name",
  lastName: "Last name",
  dateOfBirth: "Date of birth",
  age: "Age",
  giveTheAge: "Enter an age instead",
  giveTheDate: "Enter the date of birth instead",
  sport: "Sport (optional)",
  baseball: "Baseball",
  softball: "Softball",
  position: "Position",
  experience: "Experience",
  emergencyContact: "Emergency contact",
  emergencyPhone: "Emergency phone",
  forCamps: "Camps ask for it, so you type it once.",
};

export const declarationWords = {
  imAnAdultAnd: "I’m 18 or older, and this player’s parent or legal guardian",
};

export const joinFormWords = {
  youJoinAs: (name: string, email: string | null) =>
    `You’ll join as ${name && email ? `${name} (${email})` : name || email || "yourself"}. To use another login, log out, then open the link in the email again.`,
  join: "Join",
  joining: "Joining…",
  couldntJoin: "We couldn’t save this. Please try again.",
  createYourLogin: "Create your login",
  iHaveOne: "I have a login",
};

export const guardianInvitationPageWords = {
  invitation: "Invitation",
  anotherParent: "Another parent",
  invitesYou: (name: string) => `${name} invites you to help manage a player`,
  onceYouJoin: (facility: string) =>
    `Once you join, you’ll see who it is, with their lessons, camps, and videos at ${facility}, and you can book for them, too.`,
  whatStaysTheirs: "Payments and contacts stay with whoever booked. You can leave at any time.",
  askForANewOne:
    "It’s more than 7 days old, was already used, or was withdrawn. Ask whoever invited you to send a new one.",
  couldntCheck: "We couldn’t check this link",
  thePlayer: "the player",
  youveJoined: (name: string) => `You now help manage ${name}`,
  whatYouCanDo: (name: string) =>
    `You’ll get emails about ${name}’s lessons, and you can book, move, and cancel lessons for ${name}.`,
  seeYourPlayers: "See your players",
};

export const addPlayerWords = {
  addAPlayer: "Add a player",
  addPlayer: "Add player",
  addAnotherOne: "Add another one",
  couldntAdd: "We couldn’t add the player. Please try again.",
  playerAdded: (name: string) => `${name} was added`,
  whose: {
    lessons: "You’ve booked here before. Whose lessons were these?",
    camps: "You’ve registered here before. Whose camps were these?",
  },
  whatFollows: (name: string) =>
    `If they were ${name}’s, they’ll show ${name}’s name from now on, and ${name}’s data goes only if you erase your account.`,
  mine: "Mine",
  theirs: (name: string) => `${name}’s`,
  thisPlayer: "this player",
  pleaseSayWhose: "Please say whose they were",
};

export const correctPlayerWords = {
  correctDetails: (name: string) => `Edit ${name}`,
  save: "Save",
  saved: "Saved",
  couldntSave: "We couldn’t save this. Please try again.",
};

export const waiverWords = {
  waiver: "Waiver",
  oneMoreThing: "One more thing: the waiver",
  you: "you",
  pleaseSignFor: (names: string) => `Please sign it for ${names} before the first visit. It takes a minute, once.`,
  yourParentSigns:
    "You’re under 18, so your parent or guardian signs the waiver for you: with their own login, or on paper. Print it and bring it along.",
  signTheWaiver: "Sign the waiver",
  seeTheWaiver: "See the waiver",
  readAndSign: "Read and sign",
  forWhom: "Who do you sign for?",
  nameYou: (name: string) => `${name} (you)`,
  tickSomebody: "Please choose at least one player",
  yourFullName: "Your full name",
  typedIsSigned: "Typing your name counts as your signature.",
  bySigning:
    "By signing, you say that you’ve read this, that you’re 18 or older, and that you sign for yourself or as a parent or legal guardian.",
  sign: (players: number) => (players > 1 ? `Sign for ${players} players` : "Sign"),
  signing: "Signing…",
  couldntSign: "We couldn’t save your signature. Please try again.",
  signedToast: "Signed. Thank you!",
  signatures: "Signatures",
  signedFor: "Signed for",
  aParent: "an adult",
  signedBy: (name: string, when: string) => `: signed by ${name} on ${when}`,
  logInToSign: "Log in to sign it for yourself and for the players you bring.",
  logIn: "Log in",
  noPlayers: "You have no players to sign for yet.",
  addPlayers: "Add a player",
  print: "Print",
  version: (version: string) => `Version ${version}`,
  couldntLoad: "We couldn’t load the waiver",
  loading: "Loading the waiver",
};

export const grownUpPageWords = {
  yourOwnLogin: "Your own login",
  hi: (name: string) => `Hi ${name}, choose a password`,
  there: "there",
  whatIsYours:
    "Your lessons, camps, videos, and progress are here already. With your own login you see all of them, and can book yourself.",
  guardiansStay: "Your parents or guardians still see everything and can book for you until you’re 18.",
  onlyYou: "You’re 18 or older, so from now on only you manage them.",
  logInWith: (email: string) => `You’ll log in with ${email}.`,
  password: "Password",
  openLogin: "Open my login",
  opening: "Opening…",
  couldntOpen: "We couldn’t open your login. Please try again.",
  ready: "Your login is ready. Please log in.",
  logIn: "Log in",
  askForANewOne:
    "It’s more than 7 days old, was already used or withdrawn, or was replaced by a newer one. Ask whoever sent it for a new one.",
  couldntCheck: "We couldn’t check this link",
  logOutFirst: (name: string) => `You’re logged in as ${name}. Log out first: this opens another account.`,
};
