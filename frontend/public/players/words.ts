export const callNameWords = {
  me: "Me",
  aPlayer: "A player",
};

export const whoIsThisForWords = {
  whoIsThisFor: "Who is this for?",
  addAPlayer: "Add a player",
};

export const playerFilterWords = {
  whoseLessons: "Whose lessons",
  everyone: "Everyone",
};

export const familyCardWords = {
  players: "Players",
  bookForEveryPlayer: "Bringing a player to us? Add them, and book lessons for everyone from here.",
  managePlayers: "Manage players",
  addAPlayer: "Add a player",
};

export const playersPageWords = {
  players: "Players",
  bookForEach: "Book lessons for everyone you bring, and see all of them in one place.",
  dashboard: "Dashboard",
  me: "Me",
  nameYou: (name: string) => `${name.trim()} (you)`,
  ageYears: (age: number) => `${age} years old`,
  baseball: "Baseball",
  softball: "Softball",
  nothingMoreYet: "Nothing more about this player yet.",
  youBringOthers: "You bring other players.",
  editOnDashboard: "Edit your profile",
  correct: "Edit",
  correctName: (name: string) => `Edit ${name}`,
  erase: "Erase",
  eraseName: (name: string) => `Erase ${name}`,
  addAPlayer: "Add a player",
  noMore: (most: number) =>
    `You have ${most} players, which is the most one account can have. Email us if you need more.`,
  loading: "Loading players",
  couldntLoad: "We couldn’t load your players",
  accessDenied: "Access Denied",
  pleaseLogIn: "Please log in to see your players.",
  logIn: "Log in",
};

export const confirmEmailWords = {
  weEmailed: (email: string) =>
    `We emailed a link to ${email}. Please confirm that it’s your address. You can book right away; videos and messages wait until you do.`,
  sendAgain: "Send again",
  sending: "Sending…",
  onItsWay: "The email is on its way",
  notSent: "Email not sent",
  pleaseTryAgain: "Please try again.",
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

export const addPlayerWords = {
  addAPlayer: "Add a player",
  addPlayer: "Add player",
  addAnotherOne: "Add another one",
  couldntAdd: "We couldn’t add the player. Please try again.",
  playerAdded: (name: string) => `${name} was added`,
  imAnAdultAnd: "I’m 18 or older, and this player’s parent or legal guardian",
  whoseLessons: "Your account already has lessons. Whose were they?",
  mine: "Mine",
  theirs: (name: string) => `${name}’s`,
  thisPlayers: "This player’s",
  pleaseSayWhose: "Please say whose lessons they were",
};

export const correctPlayerWords = {
  correctDetails: (name: string) => `Edit ${name}`,
  save: "Save",
  saved: "Saved",
  couldntSave: "We couldn’t save this. Please try again.",
};

export const erasePlayerWords = {
  thisPlayer: "this player",
  eraseName: (name: string) => `Erase ${name}?`,
  whatGoes: (name: string) =>
    `Everything we know about ${name} is erased for good: name, date of birth, contacts, and notes. Lessons to come are canceled, and open requests are closed.`,
  whatStays: "What was paid, and when lessons took place, stays without a name. This can’t be undone.",
  yourPassword: "Your password",
  eraseForGood: "Erase for good",
  couldntErase: "We couldn’t erase the player. Please try again.",
  erased: (name: string) => `${name} was erased`,
};
