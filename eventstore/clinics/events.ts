import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const inquiryId = z.string();

const CoachingInquirySubmitted = z.object({
  type: z.literal("CoachingInquirySubmitted"),
  data: z.object({
    inquiryId,
    senderId: z.string().nullable(), // null: a visitor without an account
    serviceType: z.enum(["coaching-clinic", "camp", "both", "board-meeting"]),
    /** Camps only: whether each group gets its own field, or they share one. */
    separateFields: z.enum(["separate", "single"]).nullable(),
    /** Camps only: how many adults help. yes: 4 to 8; limited: 2 or 3. */
    availableVolunteers: z.enum(["yes", "limited", "no"]).nullable(),
    personal: z
      .object({
        organizationName: z.string(),
        contactName: z.string(),
        email: z.string(),
        phone: z.string(),
        preferredDates: z.string(), // in the sender's own words, as are the next two
        location: z.string(),
        additionalInfo: z.string().optional(),
      })
      .nullable(), // null once erased
  }),
});
const aboutInquiry = z.object({ inquiryId });
const CoachingInquiryContacted = z.object({ type: z.literal("CoachingInquiryContacted"), data: aboutInquiry });
/** `campId`: the camp that was created for it, if any. With another camp it may be scheduled again. */
const CoachingInquiryScheduled = z.object({
  type: z.literal("CoachingInquiryScheduled"),
  data: aboutInquiry.extend({ campId: z.string().optional() }),
});
const CoachingInquiryCompleted = z.object({ type: z.literal("CoachingInquiryCompleted"), data: aboutInquiry });

export const CoachingInquiryEvent = z.discriminatedUnion("type", [
  CoachingInquirySubmitted,
  CoachingInquiryContacted,
  CoachingInquiryScheduled,
  CoachingInquiryCompleted,
]);
export type CoachingInquiryEvent = z.infer<typeof CoachingInquiryEvent>;
export type SubmittedInquiry = z.infer<typeof CoachingInquirySubmitted>["data"];

const prefix = "clinicInquiry-";
export const clinicInquiryStream = (inquiryId: string) => prefix + inquiryId;

/** A sender without an account is known only by the inquiry. */
export const senderSubject = ({ inquiryId, senderId }: { inquiryId: string; senderId: string | null }) =>
  senderId ?? prefix + inquiryId;
/** The inquiry whose sender, without an account, this subject is; undefined for all other subjects. */
export const inquiryOfSender = (subject: string) =>
  subject.startsWith(prefix) ? subject.slice(prefix.length) : undefined;

/** Whose key seals which part of a fact. */
export const coachingInquirySecrets = { CoachingInquirySubmitted: { personal: senderSubject } } as const;

/** The status of an inquiry after a fact. */
export const inquiryStatusAfter = {
  CoachingInquirySubmitted: "pending",
  CoachingInquiryContacted: "contacted",
  CoachingInquiryScheduled: "scheduled",
  CoachingInquiryCompleted: "completed",
} as const satisfies Record<CoachingInquiryEvent["type"], string>;
