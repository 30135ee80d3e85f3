import { z } from "zod";
import type { AvailabilityEvent } from "../../eventstore/scheduling/events.ts";

/** The names of its facts. The history has words for each. */
export type ScheduleFact = AvailabilityEvent["type"];

/** For so many weeks a slot is offered at most: nothing can be booked that is farther away. */
export const mostWeeks = 52;

/** One weekly slot as everybody sees it. Times are wall times of the facility. */
export const SlotView = z.object({
  id: z.string(),
  instructorId: z.string(),
  dayOfWeek: z.int().min(0).max(6), // 0 Sunday … 6 Saturday
  dayName: z.string(),
  startTime: z.string(), // HH:MM
  endTime: z.string(),
  isAvailable: z.boolean(),
  price: z.string(), // dollars with two decimals
  location: z.string(),
  maxStudents: z.int(),
  weeksDuration: z.int(),
  validFrom: z.iso.date(), // first day, and the first day no longer
  validUntil: z.iso.date(),
  isActive: z.boolean(), // still valid today
  blockedDates: z.array(z.iso.date()), // days from today on on which it does not take place
  oneOnOneDates: z.array(z.iso.date()), // those on which a one-on-one lesson is at its hour: nobody comes beside it
  createdAt: z.iso.datetime(),
});
export type SlotView = z.infer<typeof SlotView>;

/** Dates on which an instructor is not there, as that instructor sees them. */
export const BlockView = z.object({
  id: z.string(),
  instructorId: z.string(),
  firstDay: z.iso.date(), // at the facility
  lastDay: z.iso.date(), // blocked, too
  startTime: z.string().nullable(), // HH:MM on each of these days; null: the whole day
  endTime: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type BlockView = z.infer<typeof BlockView>;
