export const roleChipWords = {
  removed: "Removed",
};

export const roleMenuWords = {
  theyCanPublishTimes:
    "They can publish times, answer lesson requests and appear among the instructors on the public site.",
  theySeeEveryPerson: "They see every person and every lesson, and can give and take roles, yours included.",
  theyKeepTheirAccount: "They keep their account and book lessons as a player.",
  theyLoseTheInstructor: "They lose the instructor dashboard and leave the public list of instructors at once.",
  theyLoseTheAdmin: "They lose the admin dashboard at once.",
  thisIsYourOwn: "This is your own account: this screen closes for you.",
  takeTheRoleRole: (role: string) => `Take the ${role} role away`,
  takeTheRoleRoleFrom: (role: string, name: string) => `Take the ${role} role from ${name}?`,
  takeRoleAway: "Take role away",
  makeAnRoleName: (roleName: string) => `Make an ${roleName}`,
  makeNameAnRole: (name: string, roleName: string) => `Make ${name} an ${roleName}?`,
  roleChanged: "Role changed",
  failedToChangeThe: "Failed to change the role",
  roleChangedName: (name: string) => `Role changed: ${name}`,
  changeOfNameS: (name: string) => `change of ${name}'s role`,
  changeTheRoleOf: (name: string) => `Change the role of ${name}`,
  changeRole: "Change role",
};

export const userRowsWords = {
  failedToFetchUsers: "Failed to fetch users",
  nobodyMatches: "Nobody matches",
  tryFewerLettersOr: "Try fewer letters, or another role.",
  showEveryone: "Show everyone",
  removed: "Removed",
  noEmail: "No e-mail",
  users: "Users",
  name: "Name",
  email: "E-mail",
  role: "Role",
  joined: "Joined",
  changeRole: "Change role",
};

export const userListWords = {
  nameOrEmail: "Name or e-mail",
  role: "Role",
  everyone: "Everyone",
  users: "Users",
  everyoneWithAnAccount: "Everyone with an account, and what they may do.",
};

export const correctAgeWords = {
  correctTheAge: "Correct the age",
  ageCorrected: "Age corrected",
  failedToCorrectThe: "Failed to correct the age",
  howOldIsFull: (fullName: string) => `How old is ${fullName}?`,
  save: "Save",
  keepAsItIs: "Keep as it is",
  aPlayerWhoNeeded:
    "A player who needed a parent's OK still needs it. A parent or guardian who has confirmed gets an email about the change.",
  age: "Age",
};

export const userFactsWords = {
  email: "E-mail",
  age: "Age",
  position: "Position",
  experience: "Experience",
  parent: "Parent",
  guardian: "Guardian",
  confirmedOnLongDate: (longDate: string) => `Confirmed on ${longDate}`,
  askedHasNotConfirmed: (canLogIn: boolean) =>
    `Asked, has not confirmed yet. Until then ${canLogIn ? "uploads and messages are locked" : "nobody can log in with this account"}.`,
  joined: "Joined",
  toldOnAgeRecorded: (ageRecordedOn: string) => `, told on ${ageRecordedOn}`,
  name: "Name",
  erased: "Erased",
};

export const userShowWords = {
  user: "User",
  allUsers: "All users",
  failedToFetchUsers: "Failed to fetch users",
  userNotFound: "User not found",
  nobodyHasThisAccount: "Nobody has this account",
  itMayHaveBeen: "It may have been removed.",
  timeline: "Timeline",
};

export const studentRowsWords = {
  failedToFetchStudents: "Failed to fetch students",
  nobodyMatches: "Nobody matches",
  tryFewerLetters: "Try fewer letters.",
  showAllStudents: "Show all students",
  noStudentsYet: "No students yet",
  whoeverAsksForA: "Whoever asks for a lesson appears here.",
  students: "Students",
  name: "Name",
  lessons: "Lessons",
  next: "Next",
  last: "Last",
  contact: "Contact",
  guardian: "Guardian",
};

export const studentListWords = {
  everyPlayerWithTheir: "Every player, with their lessons.",
  playersWhoAskedYou: "Players who asked you for a lesson, with their lessons with you.",
  name: "Name",
  students: "Students",
};

export const studentShowWords = {
  student: "Student",
  allStudents: "All students",
  failedToFetchStudents: "Failed to fetch students",
  studentNotFound: "Student not found",
  thisStudentIsNot: "This student is not in your list",
  theyNeverAskedYou: "They never asked you for a lesson, or were removed.",
  phone: "Phone",
  email: "E-mail",
  age: "Age",
  guardian: "Guardian",
  guardiansPhone: "Guardian’s phone",
  guardiansEmail: "Guardian’s e-mail",
};

export const paymentFieldsWords = {
  howPlayersPayYou: "How players pay you",
  venmo: "Venmo",
  likeRileyBrooks: "Like @riley-brooks",
  cashApp: "Cash App",
  likeRileybrooks: "Like $RileyBrooks",
  whatPlayersRead: "What players read",
  playersReadYourHandles: "Players read your handles:",
  youHaveNoneOf: (facility: string) => `You have none of your own, so players read those of ${facility}:`,
  venmo2: "Venmo: ",
  cashApp2: "Cash App: ",
};

export const profileFormWords = {
  profileUpdatedSuccessfully: "Profile updated successfully",
  failedToUpdateProfile: "Failed to update profile",
  bio: "Bio",
  specializations: "Specializations",
  enterAddOrA: "Enter, Add or a comma adds one. The listing shows the first three.",
  hourlyRate: "Hourly rate",
  experienceYears: "Experience (years)",
  location: "Location",
  certifications: "Certifications",
  save: "Save",
  notSavedYet: "Not saved yet",
};

export const instructorProfileWords = {
  profile: "Profile",
  whatPlayersReadAbout: "What players read about you before they book.",
  previewThePublicListing: "Preview the public listing",
  instructorIdNotFound: "Instructor ID not found",
  yourAccountHasNo: "Your account has no instructor profile yet. Please ask an admin of the facility.",
  failedToFetchInstructor: "Failed to fetch instructor profile",
  yourLessonsAndCamps: "Your lessons and camps",
};

export const peopleCountsWords = {
  failedToFetchUsers: "Failed to fetch users",
};
