import type { Role } from "../../../backend/accounts/contract.ts";
import { counted } from "../../shared/formats.ts";
export const roleChipWords = {
  removed: "Removed",
};

export const roleMenuWords = {
  theyCanSetAvailability:
    "They can set availability and answer lesson requests, and they show up with the instructors on the public site.",
  theyCanSeeEvery: "They can see every person and lesson, and change anyone's role, including yours.",
  theyKeepTheirAccount: "They keep their account and can book lessons as a player.",
  theyLoseTheInstructor: "They lose the instructor dashboard and come off the public list of instructors right away.",
  lessonsStay: (lessons: number) =>
    lessons === 1
      ? "Their upcoming lesson or request stays on the calendar without a coach until an admin cancels it."
      : `Their ${lessons} upcoming lessons and requests stay on the calendar without a coach until an admin cancels them.`,
  campsStay: (camps: number) =>
    camps === 1
      ? "Their active camp stays under their name. Admins can run it."
      : `Their ${camps} active camps stay under their name. Admins can run them.`,
  requestsStay: (requests: number) =>
    requests === 1
      ? "Their open custom request stays under their name. Admins can reply to it."
      : `Their ${requests} open custom requests stay under their name. Admins can reply to them.`,
  theyLoseTheAdmin: "They lose the admin dashboard right away.",
  thisIsYourOwn: "This is your own account, so you'll lose this screen.",
  removeRole: (role: string) => `Remove ${role} role`,
  removeTheirRole: (role: string, name: string) => `Remove ${name}'s ${role} role?`,
  makeRole: (role: string) => `Make ${role}`,
  makeNameAnRole: (name: string, role: string) => `Make ${name} an ${role}?`,
  roleChanged: "Role changed",
  failedToChangeThe: "Failed to change the role",
  roleChangedName: (name: string) => `Role changed: ${name}`,
  theirLastChange: (name: string) => `last change to ${name}`,
  changeTheirRole: (name: string) => `Change ${name}'s role`,
  changeRole: "Change role",
};

export const userRowsWords = {
  failedToFetchUsers: "Failed to fetch users",
  noMatches: "No matches",
  tryAShorterSearch: "Try a shorter search, or show everyone.",
  showEveryone: "Show everyone",
  removed: "Removed",
  noEmail: "No email",
  users: "Users",
  name: "Name",
  email: "Email",
  role: "Role",
  membership: "Membership",
  joined: "Joined",
  lastSeen: "Last seen",
  notKnown: "Not known",
  change: "Change",
  counted: (n: number) => counted(n, "person", "people"),
};

export const userListWords = {
  nameOrEmail: "Name or email",
  roleOrMembership: "Role or membership",
  everyone: "Everyone",
  members: "Members",
  notMembers: "Not members",
  users: "Users",
  everyoneWithAnAccount: "Everyone with an account, and their role.",
};

export const correctAgeWords = {
  correctAge: "Correct age",
  ageCorrected: "Age corrected",
  failedToCorrectThe: "Failed to correct the age",
  correctTheirAge: (name: string) => `Correct ${name}'s age`,
  keepAsItIs: "Keep as it is",
  aPlayerWhoNeeded:
    "A player who needed a parent's OK still needs it. If a parent or guardian already confirmed, we'll email them about the change.",
  age: "Age",
};

export const userFactsWords = {
  email: "Email",
  age: "Age",
  position: "Position",
  experience: "Experience",
  parent: "Parent",
  guardian: "Guardian",
  confirmedOn: (day: string) => `Confirmed on ${day}`,
  askedNotConfirmed: (canLogIn: boolean) =>
    `Asked, not confirmed yet. Until then, ${canLogIn ? "uploads and messages are locked" : "nobody can log in to this account"}.`,
  joined: "Joined",
  lastSeen: "Last seen",
  asOf: (day: string) => ` as of ${day}`,
  name: "Name",
  erased: "Erased",
};

export const userShowWords = {
  user: "User",
  allUsers: "All users",
  failedToFetchUsers: "Failed to fetch users",
  userNotFound: "User not found",
  thisAccountDoesntExist: "This account doesn't exist",
  itMayHaveBeen: "It may have been removed.",
  membership: "Membership",
  timeline: "Timeline",
};

export const certificatesWords = {
  verifiedCertificates: "Verified certificates",
  verifyCertificate: "Verify certificate",
  verifyCertificateOf: (name: string) => `Verify ${name}'s certificate`,
  whatFamiliesSee:
    "Enter a certificate once you've seen it. Families see on the listing that it's verified, up to and including its last day.",
  whatWeKeep: "We don't keep a copy. 60 days before it ends, we'll email the coach and every admin.",
  certificate: "Certificate",
  noBackgroundChecks: "Like SafeSport. Never enter a background check: everyone can read this.",
  validUntil: "Valid until",
  certificateVerified: "Certificate verified",
  failedToVerify: "Failed to verify the certificate",
  correctDate: "Correct date",
  correctDateOf: (title: string) => `Correct date: ${title}`,
  dateCorrected: "Date corrected",
  failedToCorrect: "Failed to correct the date",
  removeCertificate: "Remove certificate",
  removeCertificateOf: (title: string) => `Remove certificate: ${title}`,
  removeTheir: (name: string, title: string) => `Remove ${name}'s certificate: ${title}?`,
  familiesNoLonger: "Families no longer see that it's verified. You can verify it again any time.",
  certificateRemoved: "Certificate removed",
  failedToRemove: "Failed to remove the certificate",
  expired: "Expired",
  shownToFamilies: "Shown to families",
  validAndSeen: (until: string, seen: string) => `Valid until ${until} · seen on ${seen}`,
  failedToFetch: "Failed to fetch certificates",
  noneYet: "None yet. Once you've seen a coach's certificate, verify it here, and families see that on the listing.",
};

export const studentRowsWords = {
  failedToFetchStudents: "Failed to fetch students",
  noMatches: "No matches",
  tryAShorterSearch: "Try a shorter search.",
  showAllStudents: "Show all students",
  noStudentsYet: "No students yet",
  playersShowUp: "Players show up here once they request a lesson.",
  students: "Students",
  name: "Name",
  lessons: "Lessons",
  next: "Next",
  last: "Last",
  contact: "Contact",
  guardian: "Guardian",
  counted: (n: number) => counted(n, "student"),
};

export const studentListWords = {
  everyPlayerAndTheir: "Every player and their lessons.",
  playersWhoRequested: "Players who requested a lesson with you, and those lessons.",
  search: "Name, email, or phone",
  students: "Students",
  movingIn: "Moving in",
};

export const studentShowWords = {
  waiver: "Waiver",
  waiverSigned: "Signed",
  waiverNotSigned: "Not signed yet",
  student: "Student",
  allStudents: "All students",
  failedToFetchStudents: "Failed to fetch students",
  studentNotFound: "Student not found",
  thisStudentIsntOn: "This student isn’t on your list",
  theyHaventRequested: "They haven’t requested a lesson with you, or their account was removed.",
  weCantFind: "We can’t find this student",
  mayBeErased: "The link may be wrong, or their account and data were erased.",
  phone: "Phone",
  email: "Email",
  age: "Age",
  guardian: "Guardian",
  guardiansPhone: "Guardian’s phone",
  guardiansEmail: "Guardian’s email",
  account: "Account",
  noAccount: "None yet. Please call or email the family yourself.",
};

export const studentPaymentsWords = {
  payments: "Payments",
  failedToFetch: "Failed to fetch payments",
  allLessons: "See all lessons",
  nonePaid: "Nothing paid or due yet.",
  lesson: (date: string) => `Lesson, ${date}`,
  membership: "Video membership",
  paid: (amount: string) => `Paid ${amount}`,
  refunded: (amount: string) => `Refunded ${amount}`,
  due: (amount: string) => `${amount} due`,
  notRecorded: (price: string) => `${price}, no payment recorded`,
};

export const rosterWords = {
  noLessonsYet: (withYou: boolean) => `No confirmed lessons${withYou ? " with you" : ""} yet`,
  lessons: (count: number, withYou: boolean) =>
    `${counted(count, "confirmed lesson")}${withYou ? " with you" : ""}, past and upcoming`,
  next: (when: string) => `next ${when}`,
};

export const paymentFieldsWords = {
  howPlayersPayYou: "How players pay you",
  venmo: "Venmo",
  likeRileyBrooks: "Like @riley-brooks",
  cashApp: "Cash App",
  likeRileyBrooksCashtag: "Like $RileyBrooks",
  whatPlayersSee: "What players see",
  playersSeeYour: "Players see your handles:",
  playersWillSee: "Once you save, players see your handles:",
  playersWillSeeOf: (facility: string) => `Once you save, players see ${facility}'s:`,
  youHaventAddedAny: (facility: string) => `You haven't added any, so players see ${facility}'s:`,
  venmoColon: "Venmo: ",
  cashAppColon: "Cash App: ",
};

export const profileFormWords = {
  profileUpdatedSuccessfully: "Profile updated successfully",
  failedToUpdateProfile: "Failed to update profile",
  bio: "Bio",
  specializations: "Specializations",
  pressEnterComma: "Press Enter, comma, or Add to add one. Your listing shows the first three.",
  hourlyRate: "Hourly rate",
  experienceYears: "Experience (years)",
  location: "Location",
  certifications: "Certifications",
  save: "Save",
  notSavedYet: "Not saved yet",
};

export const instructorProfileWords = {
  profile: "Profile",
  whatPlayersSee: "What players see before they book.",
  previewListing: "Preview listing",
  instructorIdNotFound: "Instructor ID not found",
  yourAccountDoesntHave: "Your account doesn't have an instructor profile yet. Please ask an admin.",
  failedToFetchInstructor: "Failed to fetch instructor profile",
  yourLessonsAndCamps: "Your lessons and camps",
  verifiedCertificates: "Verified certificates",
  showAnAdmin: "Show a certificate, like SafeSport, to an admin, and your listing says that it's verified.",
};

/** A parent who doesn't play has the role of a player, too. */
export const rolePlural: Record<Role, string> = {
  student: "Players and parents",
  instructor: "Instructors",
  admin: "Admins",
};

export const peopleCountsWords = {
  failedToFetchUsers: "Failed to fetch users",
};

export const photoWords = {
  photo: "Photo",
  formats: "Shown to families with your name, price, and openings. JPEG, PNG, or WebP, up to 20 MB.",
  drawnForNow: "Families see this drawing until you add a photo.",
  formerCoach: "Families still see it beside past lessons.",
  addPhoto: "Add photo",
  replacePhoto: "Replace photo",
  savePhoto: "Save photo",
  removePhoto: "Remove photo",
  removePhotoAsk: "Remove photo?",
  drawnInstead: "Families will see a drawn portrait instead.",
  howToCrop: "Drag the photo, or use the sliders. Families see what’s in the circle.",
  howItWillLook: "How the photo will look",
  zoom: "Zoom",
  leftOrRight: "Left or right",
  upOrDown: "Up or down",
  times: (zoom: number) => `${zoom.toFixed(1)} times`,
  percent: (percent: number) => `${percent} percent`,
  photoSaved: "Photo saved",
  photoRemoved: "Photo removed",
  failedToSave: "Failed to save the photo",
  failedToRemove: "Failed to remove the photo",
  tryAgain: "Please try again, or choose another photo.",
  noPhoto: "That isn’t a photo we can use. Please choose a JPEG, PNG, or WebP.",
  broken: "We couldn’t open this photo. Please choose another one.",
  moves: "That’s an animation. Please choose a photo that doesn’t move.",
  tooLarge: "This file is larger than 20 MB. Please choose a smaller photo.",
  tooManyPixels: "This photo has more than 60 megapixels. Please choose a smaller one.",
  tooSmall: (least: number) => `This photo is too small. It needs at least ${least} pixels on each side.`,
};
