import { z } from "zod";
import type { CoachingInquiryEvent } from "../../eventstore/clinics/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type ClinicFact = CoachingInquiryEvent["type"];

export const ServiceType = z.enum(["coaching-clinic", "camp", "both", "board-meeting"]);
export type ServiceType = z.infer<typeof ServiceType>;

export const SeparateFields = z.enum(["separate", "single"]);
export type SeparateFields = z.infer<typeof SeparateFields>;

/** How many adults help at a camp. yes: 4 to 8; limited: 2 or 3. */
export const AvailableVolunteers = z.enum(["yes", "limited", "no"]);
export type AvailableVolunteers = z.infer<typeof AvailableVolunteers>;

export const InquiryStatus = z.enum(["pending", "contacted", "scheduled", "completed"]);
/** For an inquiry that no one scheduled. */
export const openInquiryStatuses = ["pending", "contacted"] as const;
export type InquiryStatus = z.infer<typeof InquiryStatus>;

/** An inquiry as its sender sees it. Null texts were not given, or were removed. */
export const SentInquiryView = z.object({
  id: z.string(),
  organizationName: z.string().nullable(),
  serviceType: ServiceType,
  preferredDates: z.string().nullable(), // in the sender's own words, as is the location
  location: z.string().nullable(),
  separateFields: SeparateFields.nullable(), // asked for camps only, as are the volunteers
  availableVolunteers: AvailableVolunteers.nullable(),
  additionalInfo: z.string().nullable(),
  status: InquiryStatus,
  createdAt: z.iso.datetime(),
});
export type SentInquiryView = z.infer<typeof SentInquiryView>;

/** An inquiry as instructors and admins see it, with who to call. */
export const InquiryView = SentInquiryView.extend({
  senderId: z.string().nullable(), // null: sent without an account
  contactName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Created for it. Null: none, or a draft that the reader may not see. */
  camp: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type InquiryView = z.infer<typeof InquiryView>;
