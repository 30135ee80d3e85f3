import type { Knex } from "knex";

/** What a letter says, in plain words: how it looks, and the site's address before each path, is for the outbox to know. */
export interface Letter {
  readonly subject: string; // without a name: it stands on locked screens and in the logs of mail servers
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What somebody looks for in it again, such as When and Where. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly button?: { readonly label: string; readonly path: string };
  /** In small letters under the button. */
  readonly afterwards?: readonly string[];
}

/** An entry for calendars, to be taken in (REQUEST) or out again (CANCEL). */
export interface CalendarFile {
  readonly method: "REQUEST" | "CANCEL";
  readonly text: string; // iCalendar
}

/** One mail, as it is handed to the outbox. */
export interface Post {
  /** What it is about, to whom and of what kind. The same key again is the same mail, which is not sent twice. */
  readonly key: string;
  readonly kind: string; // in lower case words, as lists show it: "lesson confirmed"
  readonly to: { readonly email: string; readonly name?: string | undefined };
  /** Everybody whose name or data is in it, the one it goes to first. When one of them is erased, so is the mail. */
  readonly subjects: readonly string[];
  readonly letter: Letter;
  readonly calendar?: CalendarFile | undefined;
  readonly lessonId?: string | undefined;
  readonly registrationId?: string | undefined; // of a camp
  /** Sees it in the back office besides the admins, being the one whose lesson or request it is about. */
  readonly instructorId?: string | undefined;
  /** What is in it lets its reader in, such as a link to a new password: staff never see it, and once sent it is not kept. */
  readonly confidential?: boolean;
  readonly uselessAfter?: string | undefined; // ISO 8601 UTC; not sent any more from then on
}

/** What became of a mail. What it said and to whom is null once that was forgotten. */
export interface Posted {
  readonly messageId: string; // as its header says it
  readonly kind: string;
  readonly subject: string | null;
  readonly recipient: string | null;
  readonly state: "waiting" | "sent" | "failed";
  readonly writtenAt: string; // ISO 8601 UTC
  readonly settledAt: string | null; // sent, or given up
}

/** The way of a mail out of any context. */
export interface Mail {
  /**
   * Puts a mail into the outbox, from where it is sent, again and again until it was. With a transaction it goes out if
   * and only if that commits. False where nothing was put in: it was before, or somebody it is about is erased.
   */
  readonly post: (post: Post, transaction?: Knex) => Promise<boolean>;
  /** What was written about a camp's registration, the first mail first. */
  readonly aboutRegistration: (registrationId: string) => Promise<readonly Posted[]>;
}
