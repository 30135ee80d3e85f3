import type { ExportEvent, PrivacyEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const erased = { type: "PersonErased", data: { subject: "pat" } } satisfies PrivacyEvent;
export const medicalForgotten = {
  type: "MedicalTextForgotten",
  data: { subject: "medical-g1" },
} satisfies PrivacyEvent;
export const submissionForgotten = {
  type: "SubmissionForgotten",
  data: { subject: "teamFinder-f1", why: "time" },
} satisfies PrivacyEvent;
export const exported = {
  type: "PersonalDataExported",
  data: { subject: "pat", by: "admin" },
} satisfies ExportEvent;
export const listExported = {
  type: "ListExported",
  data: { userId: "ana", list: "lessons", rows: 34 },
} satisfies ExportEvent;
