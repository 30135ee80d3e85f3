import { z } from "zod";

export const LessonStatus = z.enum(["pending", "confirmed", "declined", "cancelled", "completed", "scheduled"]);
export type LessonStatus = z.infer<typeof LessonStatus>;

/** A time that is taken, as everybody sees it: no person in it. */
export const OccupiedView = z.object({
  id: z.string(),
  instructorId: z.string(),
  scheduledDate: z.iso.datetime(),
  duration: z.int(), // minutes
  timeSlot: z.string(), // "16:00-17:00" at the facility
  status: LessonStatus,
});
export type OccupiedView = z.infer<typeof OccupiedView>;

const PersonName = z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() });

/** One lesson as its player, its instructor and the admins see it. Null names and contacts were removed. */
export const LessonView = OccupiedView.extend({
  date: z.iso.date(), // at the facility
  startTime: z.string(), // HH:MM at the facility
  price: z.string(), // dollars with two decimals
  location: z.string(),
  notes: z.string().nullable(),
  sessionFocus: z.enum(["hitting", "fielding", "both"]).nullable(),
  weeklyRecurring: z.enum(["yes", "no", "maybe"]).nullable(),
  studentId: z.string().nullable(),
  studentName: z.string().nullable(),
  studentPhone: z.string().nullable(),
  studentEmail: z.string().nullable(),
  student: PersonName.extend({ email: z.string().nullable() }).nullable(), // null: a walk-in
  instructor: z.object({
    id: z.string(),
    user: PersonName.extend({ profileImageUrl: z.string().nullable() }),
  }),
  seats: z.int(),
  createdAt: z.iso.datetime(),
});
export type LessonView = z.infer<typeof LessonView>;
