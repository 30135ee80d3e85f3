import type { MembershipFact } from "../../../backend/memberships/contract.ts";
import type { PlayerFact } from "../../../backend/players/contract.ts";

export const playerDashboardPageWords = {
  playerDashboard: "Player Dashboard",
  hiFirstName: (firstName: string) => `Hi, ${firstName}`,
  hi: "Hi",
  bookLesson: "Book Lesson",
  progress: "Progress",
  home: "Home",
  videoMembership: "Video membership",

  accessDenied: "Access Denied",
  pleaseLogInTo: "Please log in to access the player dashboard.",
  logIn: "Log in",

  yourWork: "Your work",
  thisPageIsFor: "This page is for lessons you take. Everything you run is on your own dashboard.",
  instructorDashboard: "Instructor Dashboard",
  adminDashboard: "Admin Dashboard",

  customLessonRequests: "Custom lesson requests",
  weCouldntLoadYour: "We couldn’t load your requests",
  noRequestsYetIf: "No requests yet. If no opening works for you, ",
  requestACustomLesson: "request a custom lesson",

  waitingForYourParent: "Waiting for your parent or guardian",
  addAParentOr: "Add a parent or guardian",
  weEmailedParentA: (parent: string, email: string) =>
    `We emailed ${parent} a link to confirm your account, at ${email}.`,
  yourParentOrGuardian: "your parent or guardian",
  youreUnder18So: "You’re under 18, so a parent or guardian has to confirm your account.",
  untilThenYouCan: "Until then you can book lessons, but videos and messages stay locked.",

  yourLessons: "Your lessons and camps",
  membership: "Membership",
  yourAccount: "Account and players",
};

export const nextLessonWords = {
  requestSent: "Request sent",
  yourNextLesson: "Your next lesson",
  forWhom: (name: string) => ` · ${name}`,
  dateWithFullName: (date: string, fullName: string) => `${date} with ${fullName}`,
  nothingOnTheCalendar: "Nothing on the calendar yet",
  pickACoachAnd: "Pick a coach and a time, and you’ll see it here.",
  bookALesson: "Book a lesson",
};

export const myLessonsWords = {
  loadingLessons: "Loading lessons",
  failedToFetchLessons: "Failed to fetch lessons",
  timeTaken: "Time taken",
  upcomingLessons: "Upcoming lessons",
  noUpcomingLessons: "No upcoming lessons",
  anHourAWeek: "An hour a week changes a season.",
  seeOpenings: "See openings",
  pastDeclinedAndCanceled: "Past, declined and canceled",
  pastCount: (count: number) => `Past, declined and canceled (${count})`,
  showAllCount: (count: number) => `Show all ${count}`,
};

export const myCampsWords = {
  myCamps: "My camps",
  weCouldntLoadYour: "We couldn’t load your camps",
  weCouldntLoadOthers: "We couldn’t load the camps that others registered your players for",
  weCouldntLoadWaitlist: "We couldn’t load what you’re waiting for",
  noCampsYet: "No camps yet. ",
  seeWhichCampsAre: "See which camps are open",
  howToPay: "How to pay",
  seeRegistration: "See registration",
};

export const profileCardWords = {
  firstName: "First name",
  lastName: "Last name",
  age: "Age",
  position: "Position",
  experience: "Experience",
  phone: "Phone",
  filledInForYou: "We fill it in for you when you book or register.",
  notGiven: "Not given",
  guardian: "Guardian",
  parentConfirmed: (parent: string) => `${parent} (confirmed)`,
  confirmed: "Confirmed",
  editProfile: "Edit profile",
  playersUnder18Need: "Players under 18 need a parent or guardian to confirm the account. We’ll email them a link.",
  saveProfile: "Save profile",
  saving: "Saving...",
  cancel: "Cancel",
  profileUpdated: "Profile Updated",
  updateFailed: "Update Failed",
  failedToUpdateProfile: "Failed to update profile. Please try again.",
};

export const emailCardWords = {
  email: "Email",
  newEmail: "New email",
  yourPassword: "Your password",
  changeEmail: "Change email",
  sending: "Sending…",
  cancel: "Cancel",
  weEmailYouALink: "We’ll email the new address a link. Nothing changes until you confirm it there.",
  waitingFor: (email: string, until: string) =>
    `Waiting for you to confirm ${email}. Open the link we emailed there by ${until}. For now, you log in with the address above.`,
  sendAgain: "Send again",
  keep: (email: string) => `Keep ${email}`,
  kept: "Email not changed",
  couldntKeep: "We couldn’t cancel the change",
  tryAgain: "Please try again.",
  pleaseTryAgain: "We couldn’t send the link. Please try again.",
};

export const passwordCardWords = {
  password: "Password",
  currentPassword: "Current password",
  newPassword: "New password",
  thisLogsYouOut:
    "This logs you out on your other devices and turns off your private calendar link, if you have one. You can create a new link afterward.",
  changePassword: "Change password",
  saving: "Saving...",
  cancel: "Cancel",
  passwordChanged: "Password Changed",
  yourOtherDevicesAre: "Your other devices are logged out.",
  updateFailed: "Update Failed",
  pleaseTryAgain: "Please try again.",
};

const othersDecide = "Your parent or guardian decides who can see and book for you.";

export const familyCardWords = {
  me: "Me",
  players: "Players",
  bookForEveryPlayer: "Bringing a player to us? Add them, and book lessons for everyone from here.",
  othersDecide,
  seeWho: "See who it is",
  managePlayers: "Manage players",
  addAPlayer: "Add a player",
};

export const playersPageWords = {
  players: "Players",
  seeTheWaiver: "See the waiver, and who it’s signed for",
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
  giveLogin: "Own login",
  giveLoginTo: (name: string) => `Own login for ${name}`,
  sendAnother: "Send another login link",
  sendAnotherTo: (name: string) => `Send another login link to ${name}`,
  withdrawLink: "Withdraw",
  withdrawLinkOf: (name: string) => `Withdraw the login link for ${name}`,
  linkWithdrawn: "Login link withdrawn",
  couldntWithdrawLink: "We couldn’t withdraw the login link",
  pleaseTryAgain: "Please try again.",
  history: "History",
  hideHistory: "Hide history",
  historyOf: (open: boolean, name: string) => `${open ? "Hide history" : "History"}: ${name}`,
  couldntLoadHistory: "We couldn’t load this player’s history",
  addAPlayer: "Add a player",
  othersDecide,
  noMore: (most: number) =>
    `You have ${most} players, which is the most one account can have. Email us if you need more.`,
  loading: "Loading players",
  couldntLoad: "We couldn’t load your players",
  accessDenied: "Access Denied",
  pleaseLogIn: "Please log in to see your players.",
  logIn: "Log in",
};

/** What a family may read about its player. Notes have a history apart, and a month is nobody's. */
type InHistory = Exclude<MembershipFact | PlayerFact, "UploadMonthBegan" | "PlayerNoted" | "PlayerNoteForgotten">;
export const playerHistoryWords = {
  PlayerAdded: "Added",
  GuardianInvited: "Another parent invited",
  InvitationWithdrawn: "Invitation ended",
  GuardianJoined: "A parent joined",
  GuardianLeft: "A parent left",
  PlayerErasureAsked: "Erasing requested",
  PlayerErasureWithdrawn: "Erasing no longer requested",
  PlayerCorrected: "Details edited",
  WaiverSigned: "Waiver signed",
  PlayerGrownUp: "Got a login of their own",
  PlayerRegistered: "Signed up",
  ProfileUpdated: "Details edited",
  GuardianNamed: "Parent or guardian named",
  GuardianConfirmed: "Parent or guardian confirmed",
  EmailConfirmed: "Email confirmed",
  EmailChanged: "Email changed",
  OwnPlayerNamed: "Named as the player of the lessons so far",
  PlayerMovedIn: "Brought in from an earlier list",
  PlayerMerged: "Two records made one",
  PlayerClosed: "Erased",
  FamilyMessaged: "Family emailed",
  ParticipantTold: "Registered for a camp",
  WaitlistParticipantTold: "Put on a camp’s waitlist",
  WeeklyMailStopped: "Emails about new videos turned off",
  WeeklyMailResumed: "Emails about new videos turned on",
  MembershipActivated: "Membership started",
  MembershipDeactivated: "Membership stopped",
  MembershipEnded: "Membership ended",
  MembershipPaymentAsked: "Parent emailed a link to pay for the membership",
  MembershipCheckoutStarted: "Payment page for the membership opened",
  MembershipCheckoutExpired: "Payment page for the membership closed unpaid",
  MembershipPeriodPaid: "Month of membership paid",
  MembershipPaymentFailed: "Card for the membership declined",
  MembershipDoublePaid: "Membership paid twice",
  MembershipRefundRequested: "Refund for the membership on its way",
  MembershipRefundFailed: "Refund for the membership failed",
  MembershipRefunded: "Membership refunded",
  MembershipRefundReturned: "Refund for the membership came back from the bank",
  MembershipDisputed: "The bank asked for the membership’s money back",
  MembershipDisputeClosed: "The bank decided about the membership’s money",
  MembershipMismatchSettled: "Refund for the membership settled another way",
  MembershipCancelScheduled: "Membership canceled",
  MembershipCancelResumed: "Membership kept",
  MembershipPaused: "Membership pause scheduled",
  MembershipUnpaused: "Membership pause taken back",
  MembershipBillingStopped: "Card for the membership no longer charged",
  MembershipPayerForgotten: "Card of a parent who left deleted",
  MembershipReminded: "Reminder about the membership emailed",
  UploadReserved: "Video upload started",
  UploadCommitted: "Video uploaded",
  UploadReleased: "Video upload ended, not counted",
  UploadsGranted: "More videos given",
  UploadsReset: "New videos for the month",
} satisfies Record<InHistory, string> & Record<string, string>;

const listed = (names: readonly string[]) => new Intl.ListFormat("en-US").format(names);

export const guardiansWords = {
  thisPlayer: "this player",
  anotherParent: "another parent",
  onlyYou: "Only you manage this player.",
  hasOwnLogin: (name: string) => `${name} has a login of their own, and edits these details there.`,
  alsoManagedBy: (names: string) => `Also managed by ${names}.`,
  inviteAnother: "Invite another parent",
  inviteFor: (name: string) => `Invite another parent for ${name}`,
  whatTheyDo: (name: string) =>
    `They’ll see ${name}’s lessons, camps, and videos, and can book for ${name}, as you can. Until they join, they only see that you invited them. Neither of you can remove the other.`,
  theirName: "Their name",
  theirEmail: "Their email",
  sendInvitation: "Send invitation",
  couldntInvite: "We couldn’t send the invitation. Please try again.",
  invited: "Invitation sent",
  onItsWay: (email: string) => `We’re emailing ${email}. The link works for 7 days.`,
  youInvited: (name: string, email: string, until: string) => `You invited ${name} (${email}). Open until ${until}.`,
  someoneInvited: (by: string, until: string) => `${by} invited another parent. Open until ${until}.`,
  withdraw: "Withdraw",
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  withdrawn: "Invitation withdrawn",
  couldntWithdraw: "We couldn’t withdraw the invitation",
  stopManaging: "Stop managing",
  stopManagingName: (name: string) => `Stop managing ${name}?`,
  whatLeavingMeans: (name: string) =>
    `You’ll no longer see ${name}’s lessons, camps, and videos, and you’ll get no more emails about them. Camp registrations that you made stay yours, with their emails. To come back, you need an invitation.`,
  whatLeavingALoginMeans: (name: string) =>
    `You’ll no longer see ${name}’s lessons, camps, and videos here. Camp registrations that you made stay yours. If you’re the parent who confirmed ${name}’s login, you still are, and our emails about ${name} still come to you.`,
  whatStays: (name: string) => `Nothing of ${name}’s is canceled or lost.`,
  yourCardStops: (name: string) => `Your card pays for ${name}’s video membership: it ends with the time that’s paid.`,
  ifYourCardPays: (name: string) => `If you pay for ${name}’s video membership, it ends with the time that’s paid.`,
  couldntLeave: "We couldn’t save this. Please try again.",
  youLeft: (name: string) => `You no longer manage ${name}`,
  youAsked: (name: string, missing: readonly string[], until: string) =>
    missing.length === 0
      ? `You asked us to erase ${name}. Only you manage ${name} now: erase ${name} to finish.`
      : `You asked us to erase ${name}. It happens if ${listed(missing)} ${missing.length === 1 ? "asks" : "ask"} for it, too, by ${until}.`,
  theyAsked: (who: string, name: string, until: string) =>
    `${who} asks us to erase ${name}. If you want that, too, erase ${name} by ${until}. If not, you don’t have to do anything.`,
  keepName: (name: string) => `Keep ${name}`,
  stays: (name: string) => `${name} stays`,
  pleaseTryAgain: "Please try again.",
};

export const erasePlayerWords = {
  anotherParent: "Another parent",
  everyoneAsks: (names: readonly string[]) =>
    `${listed(names)} also ${names.length === 1 ? "manages" : "manage"} this player. We erase only if everyone asks for it within 14 days, and we’ll email them now.`,
  askToErase: "Ask to erase",
  asked: "We’ll erase this player once everyone asks for it",
  thisPlayer: "this player",
  eraseName: (name: string) => `Erase ${name}?`,
  whatGoes: "This will be erased or canceled",
  aboutThem: (name: string) => `What we know about ${name}: name, date of birth, contacts, and notes`,
  lesson: (when: string, coach: string) => `Lesson on ${when} with ${coach}`,
  request: (coach: string | null) => (coach ? `Custom lesson request to ${coach}` : "Custom lesson request"),
  spot: (camp: string, money: string) => `Spot at ${camp}. ${money}`,
  videos: (name: string) => `Any videos of ${name}, and all the feedback on them`,
  waitlistSpots: "Any spots on camp waitlists",
  paidMembership: "Video membership. It ends right away, and the time left isn’t refunded.",
  freeMembership: "Video membership. It ends right away.",
  anyMembership: "Any video membership. It ends right away, without a refund.",
  checking: "Looking up lessons, requests, camps, and the membership",
  lessonsToCome: "Lessons and camps to come, and open requests",
  whatStays: "This will stay, without a name",
  pastLessons: "When past lessons took place, and what was paid",
  cantBeUndone: "This can’t be undone.",
  yourPassword: "Your password",
  eraseForGood: "Erase for good",
  couldntErase: "We couldn’t erase the player. Please try again.",
  erased: (name: string) => `${name} was erased`,
};

export const hittingGuideWords = {
  beginnerHittingGuide: "Beginner hitting guide",
  sixThings: "What every swing is made of, one thing at a time. Work on it in the backyard, and show your coach.",
  play: (title: string) => `Play “${title}” on YouTube`,
  youtubeSees: "YouTube sees that you watch once you press play.",
  video: (title: string) => `Video: ${title}`,
};

export const ownLoginWords = {
  thisPlayer: "this player",
  title: (name: string) => `Give ${name} a login of their own`,
  means: (name: string) =>
    `We’ll email ${name} a link to choose a password. Lessons, camps, videos, and progress stay where they are, and ${name} can book alone.`,
  stays: (name: string) => `You still see everything and can book for ${name}, until ${name} is 18.`,
  leaves: (name: string) => `${name} is 18 or older, so once the login is open, only ${name} manages them.`,
  theirEmail: "Their email",
  ownAddress: "An address of their own: it’s what they log in with.",
  send: "Send link",
  couldntSend: "We couldn’t send the link. Please try again.",
  onItsWay: "Link sent",
  youSent: (email: string, sent: string, until: string) =>
    `Login link sent to ${email} on ${sent}. It works until ${until}.`,
  someoneSent: ({ by, name, sent, until }: { by: string | null; name: string; sent: string; until: string }) =>
    `${by === null ? `${name} was sent` : `${by} sent ${name}`} a login link on ${sent}. It works until ${until}.`,
  newOneReplacesIt: "A new link replaces it.",
  worksFor: (email: string) => `We’re emailing ${email}. The link works for 7 days.`,
};
