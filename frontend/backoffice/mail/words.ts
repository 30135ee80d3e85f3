import { counted } from "../../shared/formats.ts";
import type { MailState, MailView } from "../../../backend/mail/contract.ts";
import { clockAt, dateAt, dayAgo } from "../../shared/formats.ts";
import { settings } from "../../shared/settings.ts";

const notSent = "Not sent: no mail server (demo)";
/** The filter's choices. */
export const stateLabel = (state: MailState) =>
  ({
    waiting: "Waiting",
    "handing over": "Sending",
    sent: settings().mailsGoOut ? "Sent" : notSent,
    failed: "Failed",
    skipped: "Held back",
    unknown: "May have arrived",
  })[state];

/** Written without a mail server, as its reason says: nobody received it, whatever the settings are now. */
export const isOnlyWritten = ({ state, reason }: Pick<MailView, "state" | "reason">) =>
  state === "sent" && reason !== null;
/** It waits until what it tells can no longer be undone. */
const isHeldBack = ({ attempts, reason, nextAttemptAt }: Told) =>
  attempts === 0 && reason === null && nextAttemptAt !== null && Date.parse(nextAttemptAt) > Date.now();
/** It goes out in a moment, or is being sent: nothing went wrong yet. */
export const isLeaving = ({ settledAt, reason }: Pick<MailView, "settledAt" | "reason">) =>
  settledAt === null && reason === null;
export const leavingIn = 5000; // ms: emails are written a moment after what they tell of, and leave in their turn
/** For good, and because of who it is for: what servers say of such addresses. */
export const isAddressRefused = ({ state, reason }: Pick<MailView, "state" | "reason">) =>
  state === "failed" && /\b55[013]\b/.test(reason ?? "") && !/\b5\.7\./.test(reason ?? "");
/** Tried in vain, or held for days. */
const hasBeenPutOff = ({ attempts, reason }: Told) => attempts > 0 || reason !== null;
export type Told = Pick<MailView, "state" | "reason" | "attempts" | "nextAttemptAt">;
/** What became of one mail. */
export const stateOf = (mail: Told) =>
  ({
    waiting: isHeldBack(mail) ? "Goes out in a few seconds" : hasBeenPutOff(mail) ? "Waiting" : "Goes out soon",
    "handing over": "Sending",
    sent: isOnlyWritten(mail) ? notSent : "Sent",
    failed: "Failed",
    skipped: "Held back",
    unknown: "May have arrived",
  })[mail.state];

/** Kinds whose own name says too little to people. */
const spoken: Readonly<Record<string, string>> = {
  "email asked": "Request to confirm an email",
  "new email asked": "Request to confirm a new email",
  "new email taken": "New email already in use",
  "guardian asked": "Request for a parent’s OK",
  "own login asked": "Link for a player’s own login",
  "own login taken": "Email for a login already in use",
  "membership payment asked": "Membership requested",
  "another time asked": "New time requested",
  "cancellation asked": "Cancellation requested",
  "erasure asked": "Erasure requested",
  "done for you": "Done for a coach by an admin",
  "place shared": "Two lessons in one place",
  "marked out": "Coach marked out",
  "lesson called off": "Lesson canceled",
  "waited camp cancelled": "Camp canceled, for the waitlist",
  "team introduction asked": "Introduction offered",
};
/** "lesson confirmed" → "Lesson confirmed" */
export const kindLabel = (kind: string) => {
  const said = kind.replace(/cancell(?=ed)/, "cancel");
  return spoken[kind] ?? said.charAt(0).toUpperCase() + said.slice(1);
};

const forgottenText = "Removed";
export const subjectOf = ({ subject, kind }: Pick<MailView, "subject" | "kind">) => subject ?? kindLabel(kind);
export const recipientOf = ({ recipient, recipientName }: Pick<MailView, "recipient" | "recipientName">) =>
  recipientName ?? recipient ?? forgottenText;

/** "Today, 4:00 PM" */
export const momentOf = (instant: string) => `${dayAgo(dateAt(instant))}, ${clockAt(instant)}`;

/** What several screens say. */
export const mailWords = {
  emails: "Emails",
  failedToFetchEmails: "Failed to fetch emails",
  status: "Status",
  to: "To",
  created: "Created",
  note: "Note",
};

export const failedMailsWords = {
  title: "Emails that failed today",
  email: "email",
  about: (n: number) =>
    n === 1
      ? "It didn’t reach anyone. See why, then send it again."
      : "They didn’t reach anyone. See why, then send them again.",
  see: "See failed emails",
};

export const mailContentWords = {
  theEmailAsHtml: "The email as HTML",
  thisEmailHasAPrivateLink:
    "This email has a private link, so only the person it’s for can read it. We don’t keep a copy once it’s sent.",
  weDontKeepTheText: "We don’t keep the text of this email anymore.",
  showAs: "Show as",
  html: "HTML",
  text: "Text",
  attached: "Attached: ",
  lessonIcs: "lesson.ics",
};

export const mailsAboutWords = {
  noEmailsAboutThis: "No emails about this yet.",
};

export const mailRowsWords = {
  noMatches: "No matches",
  tryAnotherStatus: "Try another status or search.",
  showAllEmails: "Show all emails",
  noEmailsYet: "No emails yet",
  emailsShowUpHere: "When a lesson is requested, confirmed, declined or canceled, the emails about it show up here.",
  subject: "Subject",
  counted: (n: number) => counted(n, "email"),
};

export const mailListWords = {
  addressNameOrSubject: "Address, name or subject",
  everyEmail: "Every email, and whether it went out. We keep what they say for 30 days.",
  emailsAboutYourLessons:
    "Emails about your lessons and requests, and whether they went out. We keep what they say for 30 days.",
};

export const mailShowWords = {
  theEmailIsOnItsWay: "The email is on its way again",
  couldntSendTheEmail: "Couldn’t send the email again",
  itsTriedRightAway: "We’re trying right away. You’ll see here if it went out.",
  sendAgain: "Send again",
  refused: "The address refuses email. Please check it with the person it’s for.",
  type: "Type",
  gaveUp: "Gave up",
  nextAttempt: "Next attempt",
  inAFewSeconds: "In a few seconds",
  attempts: "Attempts",
  reason: "Reason",
  about: "About",
  theRegistration: "The registration",
  theLesson: "The lesson",
  email: "Email",
  allEmails: "All emails",
  couldntLoadTheEmail: "Couldn’t load the email",
  emailNotFound: "Email not found",
  thisEmailIsntInYourList: "This email isn’t in your list",
  itMayBeTooOld: "It may be too old, or it’s about another coach’s lesson.",
  seeAllEmails: "See all emails",
};
