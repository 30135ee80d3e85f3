import { z } from "zod";
import { aboutRegistration } from "./registrations.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** A player may leave at noon and come back, so what is told is about one visit. */
const aboutVisit = {
  ...aboutRegistration,
  day: z.iso.date(), // the facility's
  participantId: z.string(),
  playerId: z.string().optional(), // where the family is known
  visit: z.int(), // of this player on this day, counted from 1
};
const at = z.iso.datetime(); // of the tap; with a bad network it is recorded later
const Who = z.object({ who: z.string() }).nullable(); // null: nobody said, or erased

/** A player is at the camp from here on. `who`: brought the player. */
const ParticipantCheckedIn = z.object({
  type: z.literal("ParticipantCheckedIn"),
  data: z.object({ ...aboutVisit, at, personal: Who }),
});
/** A player left. `who`: picked the player up. */
const ParticipantCheckedOut = z.object({
  type: z.literal("ParticipantCheckedOut"),
  data: z.object({ ...aboutVisit, at, personal: Who }),
});
/** It was the wrong button, or the wrong player: that never happened. */
const AttendanceCorrected = z.object({
  type: z.literal("AttendanceCorrected"),
  data: z.object({ ...aboutVisit, takesBack: z.enum(["checkIn", "checkOut"]) }),
});

export const attendanceFacts = [ParticipantCheckedIn, ParticipantCheckedOut, AttendanceCorrected] as const;
/** One day of one camp. Apart from the camp's stream, so that a busy morning never makes a registration wait. */
export const campDayStream = (campId: string, day: string) => `campDay-${campId}.${day}`;
