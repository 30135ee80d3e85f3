import type { Context } from "../context.ts";
import { CoachingInquiryEvent, coachingInquirySecrets } from "./events.ts";

export const clinics = {
  name: "clinics",
  facts: CoachingInquiryEvent.options,
  secrets: coachingInquirySecrets,
  streams: ["clinicInquiry"],
} satisfies Context;
