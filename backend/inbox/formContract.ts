import { z } from "zod";
import { AnswerView as WrittenAnswer, SetAsideWhy, WholeInboxView as Whole } from "../../projections/inbox/view.ts";
import { emailSubject, requiredText } from "../textContract.ts";

export type { InboxFact } from "../../projections/inbox/view.ts";
export { InboxPart, InboxStatus, InboxView, InquiryKind, NoteView, SetAsideWhy } from "../../projections/inbox/view.ts";

/** What became of an answer's email, as emails themselves are shown. */
const MailOfAnswer = z.object({
  id: z.string(),
  state: z.enum(["waiting", "handing over", "sent", "failed", "skipped", "unknown"]),
  reason: z.string().nullable(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export const AnswerView = WrittenAnswer.extend({ mail: MailOfAnswer.nullable() }); // null: nobody knows any more
export type AnswerView = z.infer<typeof AnswerView>;
export const WholeInboxView = Whole.extend({ answers: AnswerView.array() });
export type WholeInboxView = z.infer<typeof WholeInboxView>;

export const ChangeOwner = z.object({
  ownerId: z.string().nullable().describe("who looks after it from now on; null: nobody"),
  from: z.string().nullish().describe("who looks after it as far as the caller knows; null: nobody"),
});
export type ChangeOwner = z.infer<typeof ChangeOwner>;

export const PlanStep = z.object({
  dueOn: z.iso.date("Please choose a day"),
  words: requiredText("Please say what comes next", 500),
});
export type PlanStep = z.infer<typeof PlanStep>;
/** Null in both: it is done. */
export const ChangeStep = z.union([PlanStep, z.object({ dueOn: z.null(), words: z.null().optional() })]);
export type ChangeStep = z.infer<typeof ChangeStep>;

export const WriteAnswer = z.object({
  subject: emailSubject,
  text: requiredText("Please write your answer", 10_000),
});
export type WriteAnswer = z.infer<typeof WriteAnswer>;

export const SetAside = z.object({ why: z.enum(SetAsideWhy.options, "Please choose a reason") });
export type SetAside = z.infer<typeof SetAside>;

export const AnsweredView = z.object({ id: z.string(), state: z.literal("queued") });
