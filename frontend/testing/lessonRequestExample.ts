import type { LessonRequestView } from "../../backend/lessons/contract.ts";

export const lessonRequest: LessonRequestView = {
  id: "q1",
  instructorId: "ana",
  instructorName: "Ana Cruz",
  player: null,
  requesterId: null,
  name: "Robin Vega",
  phone: "555-010-0177",
  email: "robin@example.com",
  travelPreference: "flexible",
  sessionFocus: null,
  preferredDates: null,
  preferredTimes: null,
  location: null,
  additionalNotes: null,
  status: "pending",
  submittedAt: "2030-05-01T12:00:00.000Z",
  createdAt: "2030-05-01T12:00:00.000Z",
  replyDueAt: "2030-05-02T12:00:00.000Z",
  lesson: null,
};
