import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** From here on no one may read the subject's personal data; its key is destroyed right after. */
const PersonErased = z.object({ type: z.literal("PersonErased"), data: z.object({ subject: z.string() }) });

/**
 * The same for what parents wrote about a child's health, which has a key of its own: after the camp no one needs it.
 */
const MedicalTextForgotten = z.object({
  type: z.literal("MedicalTextForgotten"),
  data: z.object({ subject: z.string() }),
});

/** The same for what someone sent with a key of its own: its time was up, it was withdrawn, or its sender is erased. */
const SubmissionForgotten = z.object({
  type: z.literal("SubmissionForgotten"),
  data: z.object({ subject: z.string(), why: z.enum(["time", "withdrawn", "erased"]) }),
});

export const PrivacyEvent = z.discriminatedUnion("type", [PersonErased, MedicalTextForgotten, SubmissionForgotten]);
export type PrivacyEvent = z.infer<typeof PrivacyEvent>;

/** Someone was given a file with everything held on a person. */
const PersonalDataExported = z.object({
  type: z.literal("PersonalDataExported"),
  data: z.object({ subject: z.string(), by: z.enum(["oneself", "guardian", "admin"]) }),
});

/** Someone of the staff took a list along as a file, as they had filtered it. Whom it shows is not in the fact. */
const ListExported = z.object({
  type: z.literal("ListExported"),
  data: z.object({ userId: z.string(), list: z.string(), rows: z.int() }),
});

export const ExportEvent = z.discriminatedUnion("type", [PersonalDataExported, ListExported]);
export type ExportEvent = z.infer<typeof ExportEvent>;

/** Who was given a person's data, or which lists a person took. Apart from decisions about the person, so that nothing waits for it. */
export const exportStream = (subject: string) => `export-${subject}`;

/** Whoever a key belongs to: a person with an account, by its id, or a walk-in, by their lesson's. */
export const subjectStream = (subject: string) => `subject-${subject}`;

const erasing: ReadonlySet<string> = new Set(PrivacyEvent.options.map(({ shape }) => shape.type.value));

/** Who a fact erases: nothing of theirs later in the log is opened, even while their key still exists. */
export const erasedBy = ({ type, data }: { type: string; data: object }): string | undefined =>
  erasing.has(type) && "subject" in data ? String(data.subject) : undefined;
