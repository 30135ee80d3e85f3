import { z } from "zod";
export { LessonStatus, LessonView, OccupiedView } from "../../projections/lessons/view.ts";

export const lessonsUrl = "/api/lessons";
export const lessonUrl = (id: string) => `${lessonsUrl}/${id}`;
export const instructorLessonsUrl = "/api/instructor/lessons";
export const simpleLessonsUrl = "/api/simple/lessons";
/** The times of an instructor that are taken: confirmed and scheduled lessons. */
export const occupiedUrl = (instructorId: string) =>
  `${lessonsUrl}?instructorId=${encodeURIComponent(instructorId)}&status=confirmed`;

export const lessonMinutes = 60;
export const sessionFocuses = ["hitting", "fielding", "both"] as const;
export const weeklyWishes = ["yes", "no", "maybe"] as const;

const phone = z
  .string("Please enter your phone number")
  .trim()
  .min(1, "Please enter your phone number")
  .max(30, "This phone number is too long")
  .regex(/^[+()\d\s.x-]+$/i, "Please enter a phone number like 555-010-0100")
  .refine((text) => text.replace(/\D/g, "").length >= 7, "Please enter a phone number like 555-010-0100");
const contactEmail = z
  .string("Please enter your e-mail address")
  .trim()
  .min(1, "Please enter your e-mail address")
  .max(254, "This e-mail address is too long")
  .pipe(z.email("Please enter an e-mail address like name@example.com"));

/** What the wizard asks for in its third step. */
export const BookingContact = z.object({
  studentPhone: phone,
  studentEmail: contactEmail,
  sessionFocus: z.enum(sessionFocuses, "Please choose what to work on"),
  weeklyRecurring: z.enum(weeklyWishes, "Please choose whether you want this time every week"),
});
export type BookingContact = z.infer<typeof BookingContact>;

/** Location and duration in the body are shown values; the slot decides. A price that differs from the slot's is refused. */
export const BookLesson = BookingContact.extend({
  instructorId: z.string("Please select an instructor and time slot.").min(1),
  scheduledDate: z.iso.datetime({ offset: true, error: "Please select an instructor and time slot." }),
  price: z.union([z.number(), z.string()]).optional(),
  location: z.string().optional(),
  duration: z.number().optional(),
  notes: z.string().trim().max(1000, "Please use at most 1,000 characters").optional(),
});
export type BookLesson = z.infer<typeof BookLesson>;

export const ChangeLesson = z.object({
  status: z.enum(["confirmed", "declined", "cancelled", "completed"], "This status cannot be set"),
});
export type ChangeLesson = z.infer<typeof ChangeLesson>;
