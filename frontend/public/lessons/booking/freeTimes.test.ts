import { describe, expect, it } from "vitest";
import { instantIn } from "../../../shared/facilityTime.ts";
import { offerOf } from "../../../shared/lessons/offer.ts";
import { isClosed, nearestFreeTimes, nextFreeTimes, type Slot, timesOn } from "./freeTimes.ts";

const slot = {
  id: "s1",
  dayOfWeek: 3,
  startTime: "16:00",
  endTime: "17:00",
  isAvailable: true,
  price: "75.00",
  location: "Cage 1",
  maxStudents: 1,
  validFrom: "2030-05-01",
  validUntil: "2030-05-22",
  blockedDates: [] as string[],
  oneOnOneDates: [] as string[],
};
type Told = Parameters<typeof offerOf<Slot>>[0];
const offering = (change: Partial<Told> = {}) =>
  offerOf({
    slots: [slot],
    lessons: [],
    now: Date.parse("2030-04-30T12:00:00Z"),
    instantOf: instantIn("America/New_York"),
    ...change,
  });
const offer = offering();
const states = (date: string, change: Partial<Told> = {}) => timesOn(date, offering(change)).map((t) => t.state);
const lesson = (scheduledDate: string) => ({ scheduledDate, duration: 60, status: "confirmed" as const });

describe("a day's times", () => {
  it("are offered on their weekday, from the first day and before the last", () => {
    expect(["2030-05-01", "2030-05-15", "2030-05-22", "2030-04-24", "2030-05-02"].map((date) => states(date))).toEqual([
      ["free"],
      ["free"],
      [],
      [],
      [],
    ]);
  });
  it("are the facility's wall times as instants", () =>
    expect(timesOn("2030-05-01", offer)[0]?.startsAt).toBe("2030-05-01T20:00:00.000Z"));
  it("leave out slots that are switched off", () =>
    expect(states("2030-05-01", { slots: [{ ...slot, isAvailable: false }] })).toEqual([]));
  it("G1-43: are closed on dates that the instructor blocked, and so is a day without any other", () => {
    const away = { ...slot, blockedDates: ["2030-05-08"] };
    const change = { slots: [away, { ...slot, id: "s2", startTime: "18:00" }] };
    expect(states("2030-05-08", change)).toEqual(["closed", "free"]);
    expect(states("2030-05-15", change)).toEqual(["free", "free"]);
    expect(isClosed("2030-05-08", offering(change))).toBe(false);
    expect(isClosed("2030-05-08", offering({ slots: [away] }))).toBe(true);
    expect(isClosed("2030-05-09", offering({ slots: [away] }))).toBe(false);
  });
  it("are over once they have begun", () => {
    const start = Date.parse("2030-05-01T20:00:00Z");
    expect(states("2030-05-01", { now: start - 1 })).toEqual(["free"]);
    expect(states("2030-05-01", { now: start })).toEqual(["over"]);
  });
  it("come in order", () =>
    expect(
      timesOn("2030-05-01", offering({ slots: [slot, { ...slot, id: "s2", startTime: "09:00" }] })).map(
        (t) => t.startTime,
      ),
    ).toEqual(["09:00", "16:00"]));
});

describe("N10: seats", () => {
  it("are taken by a lesson at this time, but not by one on another date", () => {
    expect(states("2030-05-01", { lessons: [lesson("2030-05-01T20:00:00.000Z")] })).toEqual(["taken"]);
    expect(states("2030-05-08", { lessons: [lesson("2030-05-01T20:00:00.000Z")] })).toEqual(["free"]);
  });
  it("are taken by a lesson that overlaps, and free beside one that only touches", () => {
    expect(states("2030-05-01", { lessons: [lesson("2030-05-01T19:30:00.000Z")] })).toEqual(["taken"]);
    expect(states("2030-05-01", { lessons: [lesson("2030-05-01T19:00:00.000Z")] })).toEqual(["free"]);
    expect(states("2030-05-01", { lessons: [lesson("2030-05-01T21:00:00.000Z")] })).toEqual(["free"]);
  });
  it("of a group are counted down", () => {
    const slots = [{ ...slot, maxStudents: 3 }];
    const at = lesson("2030-05-01T20:00:00.000Z");
    expect(
      [[], [at], [at, at], [at, at, at]].map((lessons) => timesOn("2030-05-01", offering({ slots, lessons }))[0]?.left),
    ).toEqual([3, 2, 1, 0]);
  });
  it("of a group are none while the instructor gives a lesson that begins at another time", () => {
    const slots = [{ ...slot, maxStudents: 3 }];
    for (const lessons of [[lesson("2030-05-01T19:15:00.000Z")], [lesson("2030-05-01T20:30:00.000Z")]])
      expect(timesOn("2030-05-01", offering({ slots, lessons }))[0]).toMatchObject({ left: 0, state: "taken" });
  });
  it("of a group are none beside a lesson that is one-on-one, though it begins then", () => {
    const slots = [{ ...slot, maxStudents: 3, oneOnOneDates: ["2030-05-01"] }];
    const change = { slots, lessons: [lesson("2030-05-01T20:00:00.000Z"), lesson("2030-05-08T20:00:00.000Z")] };
    expect(["2030-05-01", "2030-05-08"].map((date) => timesOn(date, offering(change))[0]?.left)).toEqual([0, 2]);
  });
  it("are not for whoever has asked for this time already", () => {
    const own = [{ ...lesson("2030-05-01T20:00:00.000Z"), status: "pending" as const }];
    expect([states("2030-05-01", { own }), states("2030-05-08", { own })]).toEqual([["own"], ["free"]]);
  });
});

describe("when the clock changes", () => {
  const at = (startTime: string, date: string) => offer.instantOf({ date, time: startTime });
  it("a time that is skipped moves on by the gap", () =>
    expect(at("02:30", "2030-03-10")).toBe("2030-03-10T07:30:00.000Z"));
  it("a time that comes twice means the first", () =>
    expect(at("01:30", "2030-11-03")).toBe("2030-11-03T05:30:00.000Z"));
});

describe("the next free times", () => {
  it("go on from week to week and stop where nothing is offered", () =>
    expect(nextFreeTimes("2030-05-02", 5, offer).map((t) => t.date)).toEqual(["2030-05-08", "2030-05-15"]));
  it("stop when there are enough", () => expect(nextFreeTimes("2030-05-01", 1, offer)).toHaveLength(1));
  it("are none where no slot is", () => expect(nextFreeTimes("2030-05-01", 3, offering({ slots: [] }))).toEqual([]));
});

describe("T9: the free times nearest to one that is gone", () => {
  const today = "2030-05-02";
  const slots = [
    slot, // Wednesdays at 4:00 PM
    { ...slot, id: "late", startTime: "21:00", endTime: "22:00" },
    { ...slot, id: "early", dayOfWeek: 4, startTime: "06:00", endTime: "07:00", validUntil: "2030-05-24" },
    { ...slot, id: "monday", dayOfWeek: 1 },
  ];
  const nearest = (enough: number, change: Partial<Told> = {}) =>
    nearestFreeTimes({ date: "2030-05-08", time: "21:00" }, enough, offering({ slots, ...change }), today).map(
      ({ date, startTime }) => `${date.slice(5)} ${startTime}`,
    );
  it("are the same evening's and the next morning's before those of other days, told in order", () => {
    expect(nearest(1)).toEqual(["05-08 16:00"]);
    expect(nearest(2)).toEqual(["05-08 16:00", "05-09 06:00"]);
    expect(nearest(3)).toEqual(["05-06 16:00", "05-08 16:00", "05-09 06:00"]);
  });
  it("are all there are when there are few, and none of days gone by", () =>
    expect(nearest(20).join(", ")).toBe(
      "05-02 06:00, 05-06 16:00, 05-08 16:00, 05-09 06:00, 05-13 16:00, " +
        "05-15 16:00, 05-15 21:00, 05-16 06:00, 05-20 16:00, 05-23 06:00",
    ));
  it("leave out what others took", () =>
    expect(nearest(1, { lessons: [lesson("2030-05-08T20:00:00.000Z")] })).toEqual(["05-09 06:00"]));
  it("are none where nothing is offered", () => expect(nearest(3, { slots: [] })).toEqual([]));
});
