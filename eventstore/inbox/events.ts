import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** What anyone may ask the business for. The requests themselves have streams of their own. */
export const InquiryKind = z.enum(["coaching-inquiry", "custom-lesson-request", "team-finder", "team-creation"]);
export type InquiryKind = z.infer<typeof InquiryKind>;

const careId = z.string(); // "{kind}-{id of what was asked}"
/** `sender`: whose key seals what staff write about an inquiry, so that it goes with them. */
const written = { careId, sender: z.string() };
const words = z.object({ words: z.string() }).nullable(); // null once erased

/** Someone on staff looks after it from now on, by their own choice. */
const InquiryTaken = z.object({ type: z.literal("InquiryTaken"), data: z.object({ careId, ownerId: z.string() }) });
/** The same by somebody else's; null: nobody does any more. */
const InquiryHandedOver = z.object({
  type: z.literal("InquiryHandedOver"),
  data: z.object({ careId, ownerId: z.string().nullable() }),
});
/** In place of the one before, if there was one. */
const NextStepPlanned = z.object({
  type: z.literal("NextStepPlanned"),
  data: z.object({ ...written, dueOn: z.iso.date(), personal: words }),
});
const NextStepDone = z.object({ type: z.literal("NextStepDone"), data: z.object({ careId }) });
const InquiryNoted = z.object({
  type: z.literal("InquiryNoted"),
  data: z.object({ ...written, noteId: z.string(), writtenBy: z.string(), personal: words }),
});
/** That there was a note stays known. */
const NoteForgotten = z.object({
  type: z.literal("NoteForgotten"),
  data: z.object({ careId, noteId: z.string() }),
});
/** The sender was emailed, exactly this. */
const InquiryAnswered = z.object({
  type: z.literal("InquiryAnswered"),
  data: z.object({
    ...written,
    mailId: z.string(),
    writtenBy: z.string(),
    personal: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
});
/** It waits for nobody, whatever its own status says. */
const InquirySetAside = z.object({
  type: z.literal("InquirySetAside"),
  data: z.object({ careId, why: z.enum(["spam", "no answer", "not for us", "doubled"]) }),
});
const InquiryBroughtBack = z.object({ type: z.literal("InquiryBroughtBack"), data: z.object({ careId }) });

export const CareEvent = z.discriminatedUnion("type", [
  InquiryTaken,
  InquiryHandedOver,
  NextStepPlanned,
  NextStepDone,
  InquiryNoted,
  NoteForgotten,
  InquiryAnswered,
  InquirySetAside,
  InquiryBroughtBack,
]);
export type CareEvent = z.infer<typeof CareEvent>;

export const careIdOf = (kind: InquiryKind, id: string) => `${kind}-${id}`;
export const careStream = (care: string) => `care-${care}`;

const sender = ({ sender: subject }: { sender: string }) => subject;
/** Whose key seals which part of a fact. */
export const careSecrets = {
  NextStepPlanned: { personal: sender },
  InquiryNoted: { personal: sender },
  InquiryAnswered: { personal: sender },
} as const;
