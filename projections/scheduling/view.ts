import { z } from "zod";
import type { ClosureEvent } from "../../eventstore/scheduling/closureEvents.ts";
import type { AvailabilityEvent } from "../../eventstore/scheduling/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type ScheduleFact = AvailabilityEvent["type"] | ClosureEvent["type"];

/** The most weeks a slot is offered ahead: nothing farther away can be booked. */
export const mostWeeks = 52;

/** One weekly slot as everyone sees it. Times are wall-clock times at the facility. */
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
  validFrom: z.iso.date(), // first day, and the first day after the last
  validUntil: z.iso.date(),
  isActive: z.boolean(), // still valid today
  blockedDates: z.array(z.iso.date()), // days from today on which it does not take place
  oneOnOneDates: z.array(z.iso.date()), // those with a one-on-one lesson at its hour: no one can join it
  createdAt: z.iso.datetime(),
});
export type SlotView = z.infer<typeof SlotView>;

/** Dates on which an instructor is away, as that instructor sees them. */
export const BlockView = z.object({
  id: z.string(),
  instructorId: z.string(),
  firstDay: z.iso.date(), // at the facility
  lastDay: z.iso.date(), // included
  startTime: z.string().nullable(), // HH:MM on each of these days; null: the whole day
  endTime: z.string().nullable(),
  closedFor: z.string().nullable().default(null), // why the whole facility is closed; null: the instructor is away
  createdAt: z.iso.datetime(),
});
export type BlockView = z.infer<typeof BlockView>;

/** Days on which the facility is closed, for every coach. */
export const ClosureView = z.object({
  id: z.string(),
  firstDay: z.iso.date(), // at the facility
  lastDay: z.iso.date(), // included
  name: z.string(), // what for
  createdAt: z.iso.datetime(),
});
export type ClosureView = z.infer<typeof ClosureView>;
