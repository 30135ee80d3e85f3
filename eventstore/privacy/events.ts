import { z } from "zod";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.

/** From here on the subject's personal data is nobody's to read; its key is destroyed right after. */
const PersonErased = z.object({ type: z.literal("PersonErased"), data: z.object({ subject: z.string() }) });

/** The same for what parents told about a child's health, which has a key of its own: after the camp nobody needs it. */
const MedicalTextForgotten = z.object({
  type: z.literal("MedicalTextForgotten"),
  data: z.object({ subject: z.string() }),
});

export const PrivacyEvent = z.discriminatedUnion("type", [PersonErased, MedicalTextForgotten]);
export type PrivacyEvent = z.infer<typeof PrivacyEvent>;

/** Somebody was given a file of all that is held on a person. */
const PersonalDataExported = z.object({
  type: z.literal("PersonalDataExported"),
  data: z.object({ subject: z.string(), by: z.enum(["oneself", "guardian", "admin"]) }),
});

export const ExportEvent = z.discriminatedUnion("type", [PersonalDataExported]);
export type ExportEvent = z.infer<typeof ExportEvent>;

/** Who was given a person's data, apart from what is decided about the person: nothing waits for it. */
export const exportStream = (subject: string) => `export-${subject}`;

/** Whoever a key belongs to: somebody with an account under the account's id, or a walk-in under their lesson's. */
export const subjectStream = (subject: string) => `subject-${subject}`;

/** Whom a fact erases: nothing of theirs that comes later in the log is opened, even while their key is still there. */
export const erasedBy = ({ type, data }: { type: string; data: object }): string | undefined =>
  (type === "PersonErased" || type === "MedicalTextForgotten") && "subject" in data ? String(data.subject) : undefined;
