import type { CareEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
const careId = "coaching-inquiry-q1";
const written = { careId, sender: "clinicInquiry-q1" };

export const taken = { type: "InquiryTaken", data: { careId, ownerId: "riley" } } satisfies CareEvent;
export const handedOver = { type: "InquiryHandedOver", data: { careId, ownerId: "sam" } } satisfies CareEvent;
export const planned = {
  type: "NextStepPlanned",
  data: { ...written, dueOn: "2030-04-03", personal: { words: "Call Dana about the fields" } },
} satisfies CareEvent;
export const done = { type: "NextStepDone", data: { careId } } satisfies CareEvent;
export const noted = {
  type: "InquiryNoted",
  data: { ...written, noteId: "n1", writtenBy: "riley", personal: { words: "Prefers mornings" } },
} satisfies CareEvent;
export const forgotten = { type: "NoteForgotten", data: { careId, noteId: "n1" } } satisfies CareEvent;
export const answered = {
  type: "InquiryAnswered",
  data: {
    ...written,
    mailId: "m1",
    writtenBy: "riley",
    personal: { subject: "Your clinic", text: "Hi Dana,\n\nwhich weekend suits you?" },
  },
} satisfies CareEvent;
export const setAside = { type: "InquirySetAside", data: { careId, why: "spam" } } satisfies CareEvent;
export const broughtBack = { type: "InquiryBroughtBack", data: { careId } } satisfies CareEvent;
