import type { CoachingInquiryEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const submitted = {
  type: "CoachingInquirySubmitted",
  data: {
    inquiryId: "q1",
    senderId: null,
    serviceType: "both",
    separateFields: "separate",
    availableVolunteers: "limited",
    personal: {
      organizationName: "Maple Valley Little League",
      contactName: "Dana Whitfield",
      email: "dana@maplevalley.example",
      phone: "555-010-0190",
      preferredDates: "Two weekends in March",
      location: "Maple Valley Park",
      additionalInfo: "40 players, 8 to 12",
    },
  },
} satisfies CoachingInquiryEvent;
export const contacted = {
  type: "CoachingInquiryContacted",
  data: { inquiryId: "q1" },
} satisfies CoachingInquiryEvent;
export const scheduled = {
  type: "CoachingInquiryScheduled",
  data: { inquiryId: "q1" },
} satisfies CoachingInquiryEvent;
export const scheduledWithCamp = {
  type: "CoachingInquiryScheduled",
  data: { inquiryId: "q1", campId: "c1" },
} satisfies CoachingInquiryEvent;
export const completed = {
  type: "CoachingInquiryCompleted",
  data: { inquiryId: "q1" },
} satisfies CoachingInquiryEvent;
