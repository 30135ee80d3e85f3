import { describe, expect, it } from "vitest";
import { checkedIn, checkedOut, corrected } from "../../../eventstore/camps/attendanceExamples.ts";
import type { AttendanceEvent } from "../../../eventstore/camps/events.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { campDay, checkIn, checkOut, takeBack, tappedAt } from "./attendance.ts";

const { visit: _, at: in1, personal: brought, ...about } = checkedIn.data;
const { at: out1, personal: pickedUp } = checkedOut.data;
const comes = checkIn({ about, at: in1, ...brought });
const leaves = checkOut({ about, at: out1, ...pickedUp });
const after = (...past: AttendanceEvent[]) => given(campDay, ...past);
const takenBack: AttendanceEvent = { ...corrected, data: { ...corrected.data, takesBack: "checkIn" } };
const second = { ...checkedIn, data: { ...checkedIn.data, visit: 2 } };

describe("a day of a camp", () => {
  it("a player comes and leaves, with whom is said, and a repeat records nothing", () => {
    expect(after().when(comes)).toEqual([checkedIn]);
    expect(after(checkedIn).when(comes)).toEqual([]);
    expect(after(checkedIn).when(leaves)).toEqual([checkedOut]);
    expect(after(checkedIn, checkedOut).when(leaves)).toEqual([]);
    expect(after().when(checkIn({ about, at: in1, who: null }))).toMatchObject([{ data: { personal: null } }]);
  });

  it("who leaves at noon may come back", () => expect(after(checkedIn, checkedOut).when(comes)).toEqual([second]));

  it("nobody leaves who never came", () => {
    const refused = expect.objectContaining({ code: "NotCheckedIn" }) as Error;
    expect(() => after().when(leaves)).toThrow(refused);
    expect(() => after(checkedIn, takenBack).when(leaves)).toThrow(refused);
  });

  it("a mis-tap is taken back once, and only as long as it was the last", () => {
    const [comesNot, leavesNot] = (["checkIn", "checkOut"] as const).map((takesBack) => takeBack({ about, takesBack }));
    expect(after(checkedIn).when(comesNot!)).toEqual([takenBack]);
    expect(after(checkedIn, takenBack).when(comesNot!)).toEqual([]);
    expect(after(checkedIn, checkedOut).when(leavesNot!)).toEqual([corrected]);
    expect(after(checkedIn, checkedOut, corrected).when(leavesNot!)).toEqual([]);
    expect(after(checkedIn, checkedOut).when(comesNot!)).toEqual([]);
    expect(after(checkedIn, takenBack).when(comes)).toEqual([checkedIn]);
  });
});

describe("when it was tapped", () => {
  const time = facilityTime("America/New_York");
  const at = "2030-07-08T12:55:00.000Z";
  it("is what the phone says, also if it was sent the day after", () =>
    expect(tappedAt({ day: "2030-07-08", at }, { now: "2030-07-09T12:00:00.000Z", time })).toBe(at));
  it("is never later than now", () => {
    const now = "2030-07-08T12:50:00.000Z";
    expect(tappedAt({ day: "2030-07-08", at }, { now, time })).toBe(now);
  });
  it.each(["2030-07-07", "2030-07-09"])("is on the day itself, not for %s", (day) =>
    expect(() => tappedAt({ day, at }, { now: at, time })).toThrow(
      expect.objectContaining({ code: "NotThatDay" }) as Error,
    ),
  );
});
