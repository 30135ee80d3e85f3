import type { CampReadingEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const exported = {
  type: "CampsExported",
  data: { userId: "ana", campIds: ["c1"], registrations: 12 },
} satisfies CampReadingEvent;
export const medicalRead = {
  type: "MedicalTextRead",
  data: { campId: "c1", registrationId: "g1", userId: "ana" },
} satisfies CampReadingEvent;
