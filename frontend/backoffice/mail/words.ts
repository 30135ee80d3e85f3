import type { MailState, MailView } from "../../../backend/mail/contract.ts";
import { clockAt, dateAt, dayAgo } from "../../shared/formats.ts";
import { settings } from "../../shared/settings.ts";

const written = "Written to the outbox";
/** The filter's choices. */
export const stateLabel = (state: MailState) =>
  ({ waiting: "Waiting", sent: settings().mailsGoOut ? "Sent" : written, failed: "Failed" })[state];

/** Written without a mail server, as its reason says: nobody received it, whatever the settings are now. */
export const isOnlyWritten = ({ state, reason }: Pick<MailView, "state" | "reason">) =>
  state === "sent" && reason !== null;
/** It waits until what it tells can no longer be undone. */
const isHeldBack = ({ attempts, nextAttemptAt }: Told) =>
  attempts === 0 && nextAttemptAt !== null && Date.parse(nextAttemptAt) > Date.now();
export type Told = Pick<MailView, "state" | "reason" | "attempts" | "nextAttemptAt">;
/** What became of one mail. */
export const stateOf = (mail: Told) =>
  ({
    waiting: isHeldBack(mail) ? "Goes out in a few seconds" : "Waiting",
    sent: isOnlyWritten(mail) ? written : "Sent",
    failed: "Failed",
  })[mail.state];

/** "lesson confirmed" → "Lesson confirmed" */
export const kindLabel = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

const forgottenText = "Removed";
export const subjectOf = ({ subject, kind }: Pick<MailView, "subject" | "kind">) => subject ?? kindLabel(kind);
export const recipientOf = ({ recipient, recipientName }: Pick<MailView, "recipient" | "recipientName">) =>
  recipientName ?? recipient ?? forgottenText;

/** "Today, 4:00 PM" */
export const momentOf = (instant: string) => `${dayAgo(dateAt(instant))}, ${clockAt(instant)}`;

export const mailContentWords = {
  theMailAsHtml: "The mail as HTML",
  thisMailLetsIts:
    "This mail lets its reader in, so nobody else sees what it says, and nothing of it is kept once it is sent.",
  whatThisMailSaid: "What this mail said is not kept any more.",
  howToShowIt: "How to show it",
  html: "HTML",
  text: "Text",
  attached: "Attached: ",
  lessonIcs: "lesson.ics",
};

export const mailsAboutWords = {
  mails: "Mails",
  failedToFetchMails: "Failed to fetch mails",
  nothingWasMailedAbout: "Nothing was mailed about this.",
};

export const mailRowsWords = {
  failedToFetchMails: "Failed to fetch mails",
  noMailMatches: "No mail matches",
  tryAnotherStateOr: "Try another state, or fewer letters.",
  showAllMails: "Show all mails",
  noMailsYet: "No mails yet",
  asSoonAsA: "As soon as a lesson is booked, confirmed, declined or cancelled, the mails about it stand here.",
  mails: "Mails",
  written: "Written",
  subject: "Subject",
  to: "To",
  state: "State",
  note: "Note",
};

export const mailListWords = {
  addressNameOrSubject: "Address, name or subject",
  state: "State",
  everyMailThatWas: "Every mail that was written, and what became of it. What they say is kept for 30 days.",
  mailsAboutYourLessons:
    "Mails about your lessons and requests, and what became of them. What they say is kept for 30 days.",
  mails: "Mails",
};

export const mailShowWords = {
  theMailIsOn: "The mail is on its way again",
  failedToSendThe: "Failed to send the mail again",
  itIsTriedAt: "It is tried at once; reload in a moment to see what became of it.",
  sendAgain: "Send again",
  to: "To",
  kind: "Kind",
  written: "Written",
  givenUp: "Given up",
  nextAttempt: "Next attempt",
  withinSeconds: "Within seconds",
  attempts: "Attempts",
  note: "Note",
  reason: "Reason",
  about: "About",
  theRegistration: "The registration",
  theLesson: "The lesson",
  mail: "Mail",
  allMails: "All mails",
  theMailCouldNot: "The mail could not be read",
  mailNotFound: "Mail not found",
  thisMailIsNot: "This mail is not in your list",
  itMayBeToo: "It may be too old, or it is about somebody else's lesson.",
  seeAllMails: "See all mails",
};
