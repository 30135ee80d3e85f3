import type { MailState, MailView } from "../../../backend/mail/contract.ts";
import { clockAt, dateAt, dayAgo } from "../../shared/formats.ts";

export const stateLabel: Record<MailState, string> = { waiting: "Waiting", sent: "Sent", failed: "Failed" };

/** "lesson confirmed" → "Lesson confirmed" */
export const kindLabel = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

export const forgottenText = "Removed";
export const subjectOf = ({ subject, kind }: Pick<MailView, "subject" | "kind">) => subject ?? kindLabel(kind);
export const recipientOf = ({ recipient, recipientName }: Pick<MailView, "recipient" | "recipientName">) =>
  recipientName ?? recipient ?? forgottenText;

/** "Today, 4:00 PM" */
export const momentOf = (instant: string) => `${dayAgo(dateAt(instant))}, ${clockAt(instant)}`;
