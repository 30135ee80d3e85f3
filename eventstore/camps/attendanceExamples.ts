import type { AttendanceEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
const about = {
  campId: "c1",
  registrationId: "g1",
  payerId: "pat",
  day: "2030-07-08",
  participantId: "p1",
  playerId: "kim",
  visit: 1,
};
export const checkedIn = {
  type: "ParticipantCheckedIn",
  data: { ...about, at: "2030-07-08T12:55:00.000Z", personal: { who: "Pat Ortiz" } },
} satisfies AttendanceEvent;
export const checkedOut = {
  type: "ParticipantCheckedOut",
  data: { ...about, at: "2030-07-08T19:05:00.000Z", personal: { who: "Lou Ortiz" } },
} satisfies AttendanceEvent;
export const corrected = {
  type: "AttendanceCorrected",
  data: { ...about, takesBack: "checkOut" },
} satisfies AttendanceEvent;
