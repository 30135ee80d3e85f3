import type { LessonView } from "../../../backend/lessons/contract.ts";

/** One lesson for specs. */
export const lesson: LessonView = {
  id: "l1",
  instructorId: "ana",
  scheduledDate: "2030-05-01T20:00:00.000Z",
  duration: 60,
  timeSlot: "16:00-17:00",
  status: "pending",
  date: "2030-05-01",
  startTime: "16:00",
  price: "75.00",
  location: "Indoor Cage 1",
  notes: null,
  sessionFocus: "hitting",
  weeklyRecurring: "no",
  studentId: "pat",
  studentName: "Pat Lee",
  studentPhone: "555-010-0100",
  studentEmail: "pat@example.com",
  student: { firstName: "Pat", lastName: "Lee", email: "pat@example.com" },
  instructor: { id: "ana", isActive: true, user: { firstName: "Ana", lastName: "Delgado", profileImageUrl: null } },
  seats: 1,
  payment: null,
  createdAt: "2030-04-20T12:00:00.000Z",
};
