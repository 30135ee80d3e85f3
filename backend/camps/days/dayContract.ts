import { z } from "zod";
import { optionalText } from "../../textContract.ts";
import { campsUrl } from "../contract.ts";
import { CancelCamp } from "../running/publishContract.ts";

export { AttendanceState, CampDayView, DayConsequencesView, DayPlayerView } from "../../../projections/camps/view.ts";

export const campDayUrl = <Id extends string, Day extends string>(campId: Id, day: Day) =>
  `${campsUrl}/${campId}/days/${day}` as const;
export const attendanceUrl = <Id extends string, Day extends string>(campId: Id, day: Day) =>
  `${campDayUrl(campId, day)}/attendance` as const;

export const cancelDayUrl = <Id extends string, Day extends string>(campId: Id, day: Day) =>
  `${campDayUrl(campId, day)}/cancel` as const;
export const dayConsequencesUrl = <Id extends string, Day extends string>(campId: Id, day: Day) =>
  `${campDayUrl(campId, day)}/consequences` as const;

export const moveDayUrl = <Id extends string, Day extends string>(campId: Id, day: Day) =>
  `${campDayUrl(campId, day)}/move` as const;
export const MoveDay = CancelCamp.extend({ to: z.iso.date("Please choose a date") });

export const mostWho = 100;
export const RecordAttendance = z.object({
  participantId: z.string().max(100),
  did: z.enum(["checkIn", "checkOut", "takeBackCheckIn", "takeBackCheckOut"]),
  at: z.iso.datetime({ precision: 3 }), // of the tap, by the phone's clock
  who: optionalText(mostWho), // brought the player, or picked them up
});
export type RecordAttendance = z.infer<typeof RecordAttendance>;
