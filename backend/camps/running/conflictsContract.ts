import { z } from "zod";
import { faultsIn } from "../termsRule.ts";

const day = z.iso.date("Please choose a day");
const time = z.string("Please choose a time").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time");

/** When a camp is to be; without times, the whole of each day. */
export const CampHours = z
  .object({
    instructorId: z.string().optional().describe("whose, for admins; instructors get their own"),
    campId: z.string().optional().describe("the camp that is being changed, which isn't in its own way"),
    startDate: day,
    endDate: day,
    startTime: time.default("00:00"),
    endTime: time.default("23:59"),
  })
  .superRefine((camp, ctx) => {
    for (const fault of faultsIn(camp)) ctx.addIssue({ code: "custom", ...fault });
  });
export type CampHours = z.infer<typeof CampHours>;

export const campConflictsUrl = "/api/camps/conflicts";

/**
 * What a camp would cover: lessons, which stay until somebody decides about them, open times, which close, the coach's
 * other camps, and blocked dates.
 */
export const CampConflicts = z.object({
  lessons: z.array(
    z.object({
      id: z.string(),
      date: z.iso.date(),
      startTime: z.string(), // HH:MM at the facility
      studentName: z.string().nullable(), // null: removed
      status: z.enum(["pending", "confirmed", "scheduled"]),
    }),
  ),
  openTimes: z.array(z.object({ slotId: z.string(), date: z.iso.date(), startTime: z.string(), endTime: z.string() })),
  camps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      dates: z.array(z.iso.date()), // those on which both are at the same time
      startTime: z.string(),
      endTime: z.string(),
    }),
  ),
  blockedDates: z.array(
    z.object({
      firstDay: z.iso.date(),
      lastDay: z.iso.date(),
      startTime: z.string().nullable(), // null: the whole day
      endTime: z.string().nullable(),
      closedFor: z.string().nullable(), // why the whole facility is closed; null: the coach is away
    }),
  ),
});
export type CampConflicts = z.infer<typeof CampConflicts>;
