import { counted } from "../../shared/formats.ts";
import type {
  InboxPart,
  InboxStatus,
  InboxView,
  InquiryKind,
  SetAsideWhy,
} from "../../../backend/inbox/formContract.ts";
import { removedPerson, shortDate } from "../../shared/formats.ts";
import { serviceWords } from "../../shared/clinics/words.ts";

export const partLabel: Record<InboxPart, string> = {
  mine: "Mine",
  nobody: "No owner yet",
  untaken: "No owner for a day",
  today: "Due today",
  overdue: "Overdue",
  aside: "Set aside",
};

export const statusLabel: Record<InboxStatus, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  scheduled: "Scheduled",
  completed: "Completed",
  declined: "Declined",
  placed: "Placed",
  approved: "Approved",
  closed: "Closed",
};

export const whyLabel: Record<SetAsideWhy, string> = {
  spam: "Spam",
  "no answer": "No answer",
  "not for us": "Not for us",
  doubled: "Sent twice",
};

export const kindLabel: Record<InquiryKind, string> = {
  "coaching-inquiry": "Coaching clinics",
  "custom-lesson-request": "Custom lessons",
  "team-finder": "Players looking for a team",
  "team-creation": "Coaches starting a team",
};

const isService = (about: string): about is keyof typeof serviceWords => about in serviceWords;
const kindInWords: Record<InquiryKind, (about: string) => string> = {
  "coaching-inquiry": (about) => (isService(about) ? serviceWords[about] : about),
  "custom-lesson-request": () => "Custom lesson",
  "team-finder": (about) => `Looks for a team, ${about}`,
  "team-creation": (about) => `Starts a team, ${about}`,
};
export const aboutOf = ({ kind, about }: InboxView) => kindInWords[kind](about ?? "");
export const nameOf = ({ name }: Pick<InboxView, "name">) => name ?? removedPerson;

export const inboxWords = {
  title: "Inbox",
  lead: "Clinics, lessons, and teams people asked for. Take one, and everyone sees that you’re on it.",
  keys: "Keys: j and k move, e owner, s next step, n note.",
  search: "Name, email, or phone",
  view: "View",
  kind: "Kind",
  anyKind: "Any kind",
  label: "Inbox",
  noMatches: "No matches",
  tryAnother: "Try another view or a shorter search.",
  showAll: "Show everything",
  none: "Your inbox is empty",
  noneText: "When someone asks for a clinic, a lesson, or a team, it shows up here.",
  sent: (ago: string) => `sent ${ago}`,
  nobody: "No owner yet",
  counted: (n: number) => counted(n, "inquiry", "inquiries"),
};

export const stepWords = {
  failedToFetch: "Failed to fetch the inbox",
  due: (dueOn: string, today: string) =>
    dueOn < today ? `Overdue, ${shortDate(dueOn)}` : dueOn === today ? "Today" : shortDate(dueOn),
};

export const nobodyTookWords = {
  nobodyTook: "Without an owner for a day",
  sent: (daysAgo: string) => `sent ${daysAgo}`,
  open: "Open",
  openOf: (name: string) => `Open: ${name}`,
};

export const dueTodayWords = {
  dueToday: "Due today",
};

export const showWords = {
  title: "Inquiry",
  all: "Inbox",
  notFound: "Inquiry not found",
  weCantFindThis: "We can’t find this inquiry",
  mayBeGone: "It may have been deleted, or it was sent to another coach.",
  phone: "Phone",
  email: "Email",
  contact: "Contact",
  owner: "Owner",
  nextStep: "Next step",
  noNextStep: "None planned",
  received: "Received",
  status: "Status",
  setAside: "Set aside",
  openWhole: "Open all details",
  take: "Take it",
  changeOwner: "Change owner",
  planStep: "Plan next step",
  changeStep: "Change step",
  stepDone: "Mark done",
  stepIsDone: "Next step done",
  bringBack: "Bring back",
  broughtBack: "It’s back in the inbox",
  notesMeans: "Notes are for staff only. Whoever sent this never sees them.",
  asked: "Their request",
  answers: "Answers",
  noAnswers: "Nobody has answered from here yet.",
  answer: "Answer by email",
  openEmail: "Open email",
  answerRemoved: "The text was removed with the sender’s data.",
  gotAnswer: "I got an answer",
  gotAnswerNote: "Got an answer by email.",
  timeline: "Timeline",
  failed: "Couldn’t save that",
};

export const dialogWords = {
  owner: "Owner",
  ownerMeans: "The owner gets an email in the morning when a next step is due.",
  othersUnknown: "We couldn’t load who else could take it. Close this and try again.",
  me: "Me",
  nobody: "Nobody",
  ownerChanged: "Owner changed",
  taken: "It’s yours now",
  nextStep: "Next step",
  whatNext: "What’s next",
  dueOn: "Due",
  save: "Save",
  saved: "Next step saved",
  theyWrote: "They wrote",
  startWith: "Start with",
  startMeans: "Whatever you’ve typed yourself stays.",
  emptyText: "An empty email",
  subject: "Subject",
  text: "Your answer",
  send: "Send email",
  sending: (email: string) => `It goes to ${email}, and replies come to your own address.`,
  onItsWay: "Your answer is on its way",
  failedToSend: "Couldn’t send your answer",
  why: "Why",
  setAside: "Set aside",
  isSetAside: "Set aside",
  setAsideMeans: "It leaves the inbox and can be brought back any time. Whoever sent it isn’t told.",
};

interface Told {
  readonly kind: InquiryKind;
  readonly name: string;
  readonly about: string;
  readonly coach: string;
  readonly facility: string;
}
/** A request for a team has the player's name, and who reads the answer is a parent. */
const greeting = ({ kind, name }: Told) => (kind === "team-finder" ? "Hello," : `Hi ${name},`);
const regards = ({ coach, facility }: Told) => `${coach}\n${facility}`;
const whole = (told: Told, ...paragraphs: string[]) => [greeting(told), ...paragraphs, regards(told)].join("\n\n");
const request: Record<InquiryKind, (about: string) => string> = {
  "coaching-inquiry": (about) => `request: ${about}`,
  "custom-lesson-request": () => "request for a custom lesson",
  "team-finder": () => "request for a team",
  "team-creation": () => "request to start a team",
};
const yourRequest = ({ kind, about }: Told) => `Your ${request[kind](about)}`;
export const replySubject = ({ kind, about }: Pick<Told, "kind" | "about">) => `Re: your ${request[kind](about)}`;

/** What an answer may start with; everything in it can be changed before it goes out. */
export const startingTexts: readonly {
  label: string;
  subject: (told: Told) => string;
  text: (told: Told) => string;
}[] = [
  {
    label: "Ask for a call",
    subject: yourRequest,
    text: (told) =>
      whole(
        told,
        `Thanks for reaching out to ${told.facility}. I’d like to talk through the details with you.`,
        "When is a good time to call in the next few days, and at which number?",
      ),
  },
  {
    label: "Ask for dates",
    subject: ({ kind, about }) => `Dates for your ${request[kind](about)}`,
    text: (told) =>
      whole(
        told,
        `Thanks for reaching out to ${told.facility}. We’d be glad to help.`,
        told.kind === "coaching-inquiry"
          ? "Which two or three dates work for you, where would you like to meet, and about how many players should we plan for?"
          : "Which two or three dates work for you, and where would you like to meet?",
      ),
  },
  {
    label: "Not this time",
    subject: yourRequest,
    text: (told) =>
      whole(
        told,
        `Thanks for thinking of ${told.facility}. I’m sorry, we can’t take this on right now.`,
        "Please get in touch again any time. We’d be happy to find something that works.",
      ),
  },
];
