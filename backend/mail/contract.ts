import { z } from "zod";

export const mailsUrl = "/api/mails";
export const mailUrl = (id: string) => `${mailsUrl}/${id}`;
export const sendAgainUrl = (id: string) => `${mailUrl(id)}/send-again`;

/** unknown: it was being handed over when the line was cut, so it may have arrived. skipped: nobody wanted it any more. */
export const MailState = z.enum(["waiting", "handing over", "sent", "failed", "skipped", "unknown"]);
export type MailState = z.infer<typeof MailState>;

/** A mail the product wrote, as staff see it in a list. Texts are null once deleted. */
export const MailView = z.object({
  id: z.string(),
  kind: z.string(), // "lesson confirmed"
  state: MailState,
  reason: z.string().nullable(), // why it has not reached anyone, so far or for good; null once it was sent to a mail server
  recipient: z.string().nullable(), // e-mail address
  recipientName: z.string().nullable(),
  subject: z.string().nullable(),
  lessonId: z.string().nullable(),
  registrationId: z.string().nullable(), // of a camp
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(), // sent, or given up
  nextAttemptAt: z.iso.datetime().nullable(), // for one that waits
});
export type MailView = z.infer<typeof MailView>;

/** One mail with its content. */
export const WholeMailView = MailView.extend({
  html: z.string().nullable(),
  text: z.string().nullable(),
  calendar: z.string().nullable(), // iCalendar
  isConfidential: z.boolean(), // for its recipient only: its content is not shown
  canBeSentAgain: z.boolean(),
});
export type WholeMailView = z.infer<typeof WholeMailView>;
