import { z } from "zod";
import { faultsIn } from "../termsRule.ts";

const day = z.iso.date("Please choose a day");
const time = z.string("Please choose a time").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time");

/** When a camp is to be; without times, the whole of each day. */
export const CampHours = z
  .object({
    instructorId: z.string().optional().describe("whose, for admins; instructors get their own"),
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

/** What a camp would cover: lessons, which stay until somebody decides about them, and open times, which close. */
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
});
export type CampConflicts = z.infer<typeof CampConflicts>;
