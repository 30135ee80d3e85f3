import { calendarFileName } from "../post.ts";
import type { Business } from "../business.ts";
import { bounceAddressOf } from "./bounceAddress.ts";
import { messageIdOf } from "./messageId.ts";
import type { Outgoing } from "./outbox.ts";

/** The last step of a mail: everything before it is the same wherever mails go. */
export interface Transport {
  /** Mails stay on this machine, for developing or trying the product. */
  readonly isLocal: boolean;
  /**
   * Throws Undeliverable for a permanent refusal, NotNow for a temporary one. After OutcomeUnknown the mail may have arrived; after anything else it
   * has not.
   */
  readonly send: (mail: Sendable) => Promise<void>;
  /** What was sent is not to be kept, as far as that is in our hands. */
  readonly forget: (mailIds: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** A mail whose content was not deleted. */
export type Sendable = Outgoing & {
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
export const isSendable = (mail: Outgoing): mail is Sendable => mail.recipient !== null && mail.html !== null;

/** The line was cut while the mail server had the mail: nobody knows whether it goes out. */
export class OutcomeUnknown extends Error {}

/** The mail server said that it does not take this mail now. */
export class NotNow extends Error {}

/** No one will ever accept this mail. The message says why, in the words of the server that refused it. */
export class Undeliverable extends Error {}

export interface Sender {
  readonly business: Business;
  readonly from: string; // e-mail address
  /** Somebody reads what comes back of mails that reach somebody at most once. */
  readonly hearsBounces?: boolean;
}

/** A mail as nodemailer takes it. */
export const messageOf = (mail: Sendable, { business, from, hearsBounces = false }: Sender) => ({
  messageId: messageIdOf(mail.id, from),
  date: mail.created_at,
  from: { name: business.productName, address: from },
  replyTo: { name: business.facility.name, address: mail.reply_to ?? business.contact.email },
  to: { name: mail.name ?? "", address: mail.recipient },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(mail.unsubscribe && {
      "List-Unsubscribe": `<${business.siteUrl}${mail.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click", // RFC 8058
    }),
  },
  ...(mail.once && hearsBounces && { envelope: { from: bounceAddressOf(mail.id, from), to: mail.recipient } }),
  ...(mail.calendar && {
    icalEvent: { method: mail.calendar.method, filename: calendarFileName(mail.calendar), content: mail.calendar.text },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
