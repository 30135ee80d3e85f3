import { z } from "zod";
import { DivisionView } from "../view.ts";

const text = z.string().nullable();
export const AttendanceState = z.enum(["expected", "here", "left"]);
export type AttendanceState = z.infer<typeof AttendanceState>;

/** A player on one day of a camp, as those who run it need it at the gate. */
export const DayPlayerView = z.object({
  id: z.string(), // the participant's
  registrationId: z.string(),
  playerName: text, // null: removed
  playerAge: z.int().nullable(),
  divisionId: text,
  parentName: text,
  parentPhone: text,
  emergencyContact: text,
  emergencyPhone: text,
  hasHealthNotes: z.boolean(),
  state: AttendanceState,
  checkedInAt: z.iso.datetime().nullable(), // of the last visit, if there were several
  broughtBy: text,
  checkedOutAt: z.iso.datetime().nullable(),
  pickedUpBy: text,
});
export type DayPlayerView = z.infer<typeof DayPlayerView>;

export const CampDayView = z.object({
  campId: z.string(),
  title: z.string(),
  location: z.string(),
  day: z.iso.date(),
  number: z.int(), // from 1
  days: z.int(),
  startTime: z.string(),
  endTime: z.string(),
  divisions: z.array(
    DivisionView.pick({ id: true, sport: true, ageGroup: true, startTime: true, endTime: true, field: true }),
  ),
  players: z.array(DayPlayerView), // by name
});
export type CampDayView = z.infer<typeof CampDayView>;
