import { z } from "zod";
import { AccountEvent, accountSecrets } from "./accounts/events.ts";
import { CampEvent, CampReadingEvent, campSecrets } from "./camps/events.ts";
import { CoachingInquiryEvent, coachingInquirySecrets } from "./clinics/events.ts";
import { LessonEvent, lessonSecrets } from "./lessons/events.ts";
import { LessonRequestEvent, lessonRequestSecrets } from "./lessons/requestEvents.ts";
import { PaymentEvent, paymentSecrets } from "./payments/events.ts";
import { ExportEvent, PrivacyEvent } from "./privacy/events.ts";
import { AvailabilityEvent } from "./scheduling/events.ts";

/** Every fact that Fungo records. A new context adds its line here, and its secrets and streams below. */
export const Fact = z.discriminatedUnion("type", [
  ...AccountEvent.options,
  ...AvailabilityEvent.options,
  ...LessonEvent.options,
  ...LessonRequestEvent.options,
  ...CampEvent.options,
  ...CampReadingEvent.options,
  ...PaymentEvent.options,
  ...CoachingInquiryEvent.options,
  ...PrivacyEvent.options,
  ...ExportEvent.options,
]);
export type Fact = z.infer<typeof Fact>;

/** Which fields of which facts are sealed, and with whose key. */
export const secrets = {
  ...accountSecrets,
  ...lessonSecrets,
  ...lessonRequestSecrets,
  ...campSecrets,
  ...paymentSecrets,
  ...coachingInquirySecrets,
};

/** What the names of all streams begin with, up to a hyphen: a log that others' streams surround knows ours by it. */
export const kindsOfStreams = [
  "availability",
  "camp",
  "campReading",
  "clinicInquiry",
  "day",
  "export",
  "lessonRequest",
  "payment",
  "subject",
  "user",
];
