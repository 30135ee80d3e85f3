import { describe, expect, it } from "vitest";
import { checkedIn, checkedOut, corrected } from "../../../eventstore/camps/attendanceExamples.ts";
import type { AttendanceEvent, CampEvent } from "../../../eventstore/camps/events.ts";
import {
  dayCanceled,
  dayCancellationUndone,
  dayMoved,
  dayMoveUndone,
  published,
} from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { campDay, checkIn, checkOut, dayTapped, takeBack, tappedAt } from "./attendance.ts";

const { visit: _, at: in1, personal: brought, ...about } = checkedIn.data;
const { at: out1, personal: pickedUp } = checkedOut.data;
const comes = checkIn({ about, at: in1, ...brought });
const leaves = checkOut({ about, at: out1, ...pickedUp });
const after = (...past: AttendanceEvent[]) => given(campDay, ...past);
const takenBack: AttendanceEvent = { ...corrected, data: { ...corrected.data, takesBack: "checkIn" } };
const back = "2030-07-08T19:30:00.000Z";
const second = { ...checkedIn, data: { ...checkedIn.data, visit: 2, at: back } };

describe("a day of a camp", () => {
  it("a player comes and leaves, with whom is said, and a repeat records nothing", () => {
    expect(after().when(comes)).toEqual([checkedIn]);
    expect(after(checkedIn).when(comes)).toEqual([]);
    expect(after(checkedIn).when(leaves)).toEqual([checkedOut]);
    expect(after(checkedIn, checkedOut).when(leaves)).toEqual([]);
    expect(after().when(checkIn({ about, at: in1, who: null }))).toMatchObject([{ data: { personal: null } }]);
  });

  it("who leaves early may come back", () =>
    expect(after(checkedIn, checkedOut).when(checkIn({ about, at: back, ...brought }))).toEqual([second]));

  it("nobody leaves who never came", () => {
    const refused = expect.objectContaining({ code: "NotCheckedIn" }) as Error;
    expect(() => after().when(leaves)).toThrow(refused);
    expect(() => after(checkedIn, takenBack).when(leaves)).toThrow(refused);
  });

  it("a mis-tap is taken back once, and only as long as it was the last", () => {
    const [comesNot, leavesNot] = (["checkIn", "checkOut"] as const).map((takesBack) =>
      takeBack({ about, takesBack, at: out1 }),
    );
    expect(after(checkedIn).when(comesNot!)).toEqual([takenBack]);
    expect(after(checkedIn, takenBack).when(comesNot!)).toEqual([]);
    expect(after(checkedIn, checkedOut).when(leavesNot!)).toEqual([corrected]);
    expect(after(checkedIn, checkedOut, corrected).when(leavesNot!)).toEqual([]);
    expect(after(checkedIn, checkedOut).when(comesNot!)).toEqual([]);
    expect(after(checkedIn, takenBack).when(comes)).toEqual([checkedIn]);
  });

  describe("a tap that arrives late, from a phone without reception", () => {
    const clock = (hour: string) => `2030-07-08T${hour}:00.000Z`;
    const at = (fact: typeof checkedIn | typeof checkedOut, hour: string) =>
      ({ ...fact, data: { ...fact.data, at: clock(hour) } }) as AttendanceEvent;
    const [in0905, out1200] = [at(checkedIn, "09:05"), at(checkedOut, "12:00")];
    const backAt1230 = at(second, "12:30");

    it("brings nobody back who has left since, and takes nobody away who has come back since", () => {
      expect(after(in0905, out1200).when(checkIn({ about, at: clock("08:58") }))).toEqual([]);
      expect(after(in0905, out1200, backAt1230).when(checkOut({ about, at: clock("11:00") }))).toEqual([]);
      expect(after(in0905, out1200, backAt1230).when(checkOut({ about, at: clock("15:00") }))).toMatchObject([
        { type: "ParticipantCheckedOut", data: { visit: 2, at: clock("15:00") } },
      ]);
    });
    it("takes back nothing that was tapped after it", () =>
      expect(after(in0905).when(takeBack({ about, takesBack: "checkIn", at: clock("08:59") }))).toEqual([]));
    it("counts, where what came after it was taken back", () => {
      expect(after(in0905, takenBack).when(checkIn({ about, at: clock("08:58") }))).toHaveLength(1);
      expect(after(in0905, out1200, corrected).when(checkOut({ about, at: clock("11:00") }))).toHaveLength(1);
      expect(after(in0905, out1200, corrected).when(checkOut({ about, at: clock("09:00") }))).toEqual([]);
    });
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

describe("on which day of the camp it was tapped", () => {
  const { from: day, to, at } = dayMoved.data;
  const [before, after] = ["2030-07-01T11:59:00.000Z", at] as const;
  const tapped = (when: string, ...facts: CampEvent[]) => {
    const past: CampEvent[] = [published, ...facts];
    const known = past.reduce<ReturnType<typeof camp.evolve>>((state, fact) => camp.evolve(state, fact), undefined);
    return dayTapped(known!, { day, at: when });
  };
  const code = (said: string) => expect.objectContaining({ code: said }) as Error;

  it("is the one that was there then, also where it was moved away or canceled since", () => {
    expect(tapped(before)).toEqual({ number: 2 });
    expect(tapped(before, dayMoved)).toEqual({ number: 2 });
    expect(tapped(before, dayCanceled)).toEqual({ number: 2 });
    expect(tapped(after, dayMoved, dayMoveUndone)).toEqual({ number: 2 });
    expect(tapped(after, dayCanceled, dayCancellationUndone)).toEqual({ number: 2 });
  });
  it("is none once it is off, and why is said", () => {
    expect(tapped(after, dayMoved)).toEqual({ number: undefined, isOff: code("DayMoved") });
    expect(tapped(after, dayMoved).isOff?.message).toBe("By then, this day had been moved to Saturday, July 13, 2030.");
    expect(tapped(after, dayCanceled)).toEqual({ number: 2, isOff: code("DayCanceled") });
    const { at: _at, ...unsaid } = dayMoved.data;
    expect(tapped(before, { ...dayMoved, data: unsaid }).isOff).toEqual(code("DayMoved"));
  });
  it("is another one that was moved there since", () => {
    const there = { ...dayMoved.data, day: 3, from: "2030-07-10", to: day, dates: ["2030-07-08", to, day] };
    expect(tapped(after, dayMoved, { ...dayMoved, data: there })).toEqual({ number: 3 });
  });
  it("is none on a date on which the camp never was", () =>
    expect(dayTapped(camp.evolve(undefined, published)!, { day: to, at }).isOff).toEqual(code("NoSuchDay")));
});
