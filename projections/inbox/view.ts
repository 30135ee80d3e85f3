import { z } from "zod";
import type { CareEvent } from "../../eventstore/inbox/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type InboxFact = CareEvent["type"];

export const InquiryKind = z.enum(["coaching-inquiry", "custom-lesson-request", "team-finder", "team-creation"]);
export type InquiryKind = z.infer<typeof InquiryKind>;

export const SetAsideWhy = z.enum(["spam", "no answer", "not for us", "doubled"]);
export type SetAsideWhy = z.infer<typeof SetAsideWhy>;

/** Nobody has agreed anything with the sender yet. */
export const waitingStatuses = ["pending", "contacted"] as const;
const settledStatuses = ["completed", "declined", "placed", "approved", "closed"] as const;
export const InboxStatus = z.enum([...waitingStatuses, "scheduled", ...settledStatuses]);
export type InboxStatus = z.infer<typeof InboxStatus>;
/** Something may still be to do. */
export const openStatuses = [...waitingStatuses, "scheduled"] as const;

/** Parts of the list: what the reader cares for, what nobody does, or has for a day, what is due or overdue, and what was set aside. */
export const InboxPart = z.enum(["mine", "nobody", "untaken", "today", "overdue", "aside"]);
export type InboxPart = z.infer<typeof InboxPart>;

const Person = z.object({ id: z.string(), name: z.string() });

/** Anything asked of the business, as staff see it in the one list. Null texts were not given, or were removed. */
export const InboxView = z.object({
  id: z.string(), // "{kind}-{inquiryId}"
  kind: InquiryKind,
  inquiryId: z.string(),
  name: z.string().nullable(), // the organization's, the player's, or whoever asks
  contactName: z.string().nullable(), // of an organization
  email: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.string().nullable(), // the service, or the division and sport
  status: InboxStatus,
  receivedAt: z.iso.datetime(),
  replyDueAt: z.iso.datetime().nullable(), // as promised; null: nothing was
  answeredAt: z.iso.datetime().nullable(), // when an email to the sender was last written here
  owner: Person.nullable(),
  nextStep: z.object({ dueOn: z.iso.date(), words: z.string().nullable() }).nullable(),
  setAside: SetAsideWhy.nullable(),
});
export type InboxView = z.infer<typeof InboxView>;

const entry = { id: z.string(), writtenBy: z.string(), writtenByName: z.string().nullable(), at: z.iso.datetime() };
/** For staff alone. Null words were removed. */
export const NoteView = z.object({ ...entry, words: z.string().nullable() });
export type NoteView = z.infer<typeof NoteView>;
/** An email to the sender, as it was written. */
export const AnswerView = z.object({ ...entry, subject: z.string().nullable(), text: z.string().nullable() });
export type AnswerView = z.infer<typeof AnswerView>;

/** One of them with what staff wrote about it, latest first. */
export const WholeInboxView = InboxView.extend({
  notes: NoteView.array(),
  answers: AnswerView.array(),
  owners: Person.array(), // everyone who may own it
  hasStory: z.boolean(), // whether anybody has done anything about it yet
});
export type WholeInboxView = z.infer<typeof WholeInboxView>;
