export const callNameWords = {
  me: "Me",
  aPlayer: "A player",
};

export const whoIsThisForWords = {
  whoIsThisFor: "Who is this for?",
  addAPlayer: "Add a player",
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
