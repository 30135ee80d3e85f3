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
