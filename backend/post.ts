import type { Knex } from "knex";
import type { RecordedEvent } from "../eventstore/eventStore.ts";
import type { MailState } from "./mail/contract.ts";

/** A letter's content, in plain words: its look, and the site's address before each path, are the outbox's business. */
export interface Letter {
  readonly subject: string; // without a name: it appears on lock screens and in the logs of mail servers
  readonly heading: string; // empty: none
  readonly paragraphs: readonly string[];
  /** In place of paragraphs: what somebody wrote themselves. Its HTML was cleaned. */
  readonly content?: { readonly html: string; readonly text: string };
  /** What people look up in it again, such as When and Where. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Elsewhere, such as in a payment app: full addresses. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  readonly button?: { readonly label: string; readonly path: string };
  /** In small print under the button. */
  readonly afterwards?: readonly string[];
  /** The same, as a link: how to get no more of these. */
  readonly stop?: { readonly label: string; readonly path: string };
}

/** A calendar entry to add (REQUEST) or remove (CANCEL), or several as they stand (PUBLISH). */
export interface CalendarFile {
  readonly method: "REQUEST" | "CANCEL" | "PUBLISH";
  readonly text: string; // iCalendar
  readonly name?: string; // of the file; else by its method
}

/** What the file is called that a mail carries. */
export const calendarFileName = ({ method, name }: CalendarFile) =>
  name ?? (method === "PUBLISH" ? "camp.ics" : "lesson.ics");

/** One mail, as it is handed to the outbox. */
export interface Post {
  /** What it is about, to whom and of what kind. The same key again is the same mail, which is not sent twice. */
  readonly key: string;
  readonly kind: string; // in lower case words, as lists show it: "lesson confirmed"
  readonly to: { readonly email: string; readonly name?: string | undefined };
  /** Everyone whose name or data is in it, the recipient first. When one of them is erased, so is the mail. */
  readonly subjects: readonly string[];
  readonly letter: Letter;
  /** Who gets an answer: the business, unless given. */
  readonly replyTo?: string | undefined; // email address
  /**
   * For people who asked for no mail: the path of the call that their mail program's own button makes. Such a mail
   * reaches them at most once, and a context has its kind among `outbound`.
   */
  readonly unsubscribe?: string | undefined;
  readonly calendar?: CalendarFile | undefined;
  readonly lessonId?: string | undefined;
  readonly registrationId?: string | undefined; // of a camp
  /** Sees it in the back office besides the admins: the one whose lesson or request it is about. */
  readonly instructorId?: string | undefined;
  /**
   * Its content grants its reader access, such as a link to a new password: staff never see it, and once sent it is not
   * kept.
   */
  readonly confidential?: boolean;
  readonly uselessAfter?: string | undefined; // ISO 8601 UTC; not sent after that
  /** Of several that are due, those that someone sits waiting for go first, and those to many people last. */
  readonly rank?: "first" | "last" | undefined;
  /** The fact it follows from, while that can still be undone: the mail waits until it no longer can, or is dropped. */
  readonly unlessUndone?: Pick<RecordedEvent, "stream" | "revision" | "id">;
}

/** What became of a mail. Content and recipient are null once deleted. */
export interface Posted {
  readonly messageId: string; // as its header says it
  readonly kind: string;
  readonly subject: string | null;
  readonly recipient: string | null;
  readonly state: MailState;
  readonly reason: string | null; // why it reached nobody; null once it was sent to a mail server
  readonly attempts: number;
  readonly writtenAt: string; // ISO 8601 UTC
  readonly settledAt: string | null; // sent, or given up
  readonly nextAttemptAt: string | null; // for one that waits
}

/** What became of a mail that reaches somebody at most once. Content and recipient are null once deleted. */
export interface SettledMail {
  readonly id: string;
  readonly key: string;
  readonly messageId: string;
  readonly outcome: "sent" | "failed" | "skipped" | "unknown";
  readonly recipient: string | null;
  readonly subject: string | null;
  readonly html: string | null;
  readonly text: string | null;
  readonly reason: string | null;
  readonly settledAt: string; // ISO 8601 UTC
}

/** How any context sends mail. */
export interface Mail {
  /** A letter as its reader gets it, to be shown before it is sent. */
  readonly written: (letter: Letter) => { readonly subject: string; readonly html: string; readonly text: string };
  /**
   * Puts a mail into the outbox, which keeps trying until it is sent. With a transaction it goes out if and only if
   * that commits. False if nothing was put in: it was there before, or someone it is about is erased.
   */
  readonly post: (post: Post, transaction?: Knex) => Promise<boolean>;
  /** The mails about a camp registration, oldest first. */
  readonly aboutRegistration: (registrationId: string) => Promise<readonly Posted[]>;
}
