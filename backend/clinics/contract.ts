import { z } from "zod";
import { AvailableVolunteers, InquiryStatus, SeparateFields, ServiceType } from "../../projections/clinics/view.ts";
import { requiredText, tooLong } from "../textContract.ts";

export type { ClinicFact } from "../../projections/clinics/view.ts";
export {
  AvailableVolunteers,
  InquiryStatus,
  InquiryView,
  SentInquiryView,
  SeparateFields,
  ServiceType,
} from "../../projections/clinics/view.ts";

/** The specification spells one and many inquiries in two ways; every call exists under both. */
const [one, many] = ["/api/coaching-inquiry", "/api/coaching-inquiries"];
export const inquirySpellings = [one, many] as const;
export const submitInquiryUrl = one;
export const inquiriesUrl = many;
export const inquiryUrl = (id: string) => `${many}/${id}`;
export const inquiryStatusUrl = (id: string) => `${one}/${id}/status`;

/** What may follow each status; a status is never taken back. */
export const statusesAfter = {
  pending: ["contacted", "scheduled"],
  contacted: ["scheduled"],
  scheduled: ["completed"],
  completed: [],
} as const satisfies Record<InquiryStatus, readonly InquiryStatus[]>;

/** Whether fields and volunteers are asked about. */
export const asksForCamp = (serviceType: string | null | undefined) => serviceType === "camp" || serviceType === "both";

/** Forms send "" if nothing was chosen. */
const orNull = <T extends string>(value: T | "" | null | undefined): T | null => value || null;
const chooseOne = "Please choose from the list";

/**
 * What an organization asks for: a clinic for its coaches, a camp for its players, both, or a session with its board.
 */
export const SubmitInquiry = z.object({
  organizationName: requiredText("Organization name is required", 200),
  contactName: requiredText("Contact name is required", 100),
  email: requiredText("Valid email is required", 100).pipe(z.email("Valid email is required")),
  phone: requiredText("Phone number is required", 20).pipe(
    z.string().refine((text) => text.replace(/\D/g, "").length >= 7, "Please enter a phone number like 555-010-0100"),
  ),
  serviceType: z.enum(ServiceType.options, "Please select a service type"),
  preferredDates: requiredText("Please provide preferred dates", 200),
  location: requiredText("Location is required", 200),
  separateFields: z
    .enum([...SeparateFields.options, ""], chooseOne)
    .nullish()
    .transform(orNull)
    .describe("kept for a camp or both"),
  availableVolunteers: z
    .enum([...AvailableVolunteers.options, ""], chooseOne)
    .nullish()
    .transform(orNull)
    .describe("kept for a camp or both: yes is 4 to 8, limited 2 or 3"),
  additionalInfo: z
    .string()
    .trim()
    .max(2000, tooLong(2000))
    .nullish()
    .transform((text) => text || undefined),
  topic: z.string().optional().describe("people don't see this field; only bots fill it in"),
});
export type SubmitInquiry = z.infer<typeof SubmitInquiry>;
/** The same before validation: as forms have it. */
export type TypedInquiry = z.input<typeof SubmitInquiry>;

export const AnswerInquiry = z.object({ status: z.enum(InquiryStatus.options, "This status can't be set") });
export type AnswerInquiry = z.infer<typeof AnswerInquiry>;
