import { expect, it } from "vitest";
import { type LessonHour, offeredOn, seatsLeft, timesOn } from "./freeTimesRule.ts";

const date = "2030-05-08";
const instantOf = (wall: { date: string; time: string }) => `${wall.date}T${wall.time}:00.000Z`;
const place = (time: string, seats: number): LessonHour => ({
  startsAt: instantOf({ date, time }),
  minutes: 60,
  seats,
});

it.each<[string, left: number, of: number, taken: readonly LessonHour[]]>([
  ["nobody", 3, 3, []],
  ["whoever came to the group", 1, 3, [place("16:00", 3), place("16:00", 3)]],
  ["a group that is full", 0, 2, [place("16:00", 2), place("16:00", 2)]],
  ["more than the group has seats by now", 0, 2, [place("16:00", 4), place("16:00", 4), place("16:00", 4)]],
  ["the group of a slot that was published anew", 2, 3, [place("16:00", 2)]],
  ["whoever booked to be alone", 0, 3, [place("16:00", 1)]],
  ["a lesson that is not over yet", 0, 3, [place("15:30", 3)]],
  ["a lesson that begins before the end", 0, 3, [place("16:59", 3)]],
  ["lessons that only touch", 1, 1, [place("15:00", 1), place("17:00", 1)]],
])("beside %s there are %i of %i seats left", (_, left, of, taken) =>
  expect(seatsLeft(place("16:00", of), taken)).toBe(left),
);

const slot = { dayOfWeek: 3, startTime: "16:00", isAvailable: true, maxStudents: 2 };
const slots = [{ ...slot, validFrom: "2030-05-01", validUntil: "2030-05-22" }];

it("offers open slots on their weekday, from the first day on and before the last", () => {
  const isOffered = (on: string, change = {}) =>
    offeredOn(on, [{ ...slots[0]!, ...change }], instantOf).map(({ startsAt }) => startsAt);
  expect(isOffered(date)).toEqual(["2030-05-08T16:00:00.000Z"]);
  expect(isOffered("2030-05-01")).toHaveLength(1);
  for (const on of ["2030-04-24", "2030-05-09", "2030-05-22"]) expect(isOffered(on)).toEqual([]);
  expect(isOffered(date, { isAvailable: false })).toEqual([]);
});

it("G1-15: of two slots that a clock change puts on one instant, offers the one on the wall clock then", () => {
  const skipping = () => "2030-05-08T07:30:00.000Z";
  const both = ["03:30", "02:30"].map((startTime) => ({ ...slots[0]!, startTime }));
  expect(offeredOn(date, both, skipping).map((time) => time.slot.startTime)).toEqual(["03:30"]);
});

it("says why a time cannot be booked: over before closed, closed before one's own, one's own before taken", () => {
  const offer = { slots, taken: [], minutes: 60, now: "2030-05-01T00:00:00.000Z", instantOf, isBlocked: () => false };
  const stateWith = (change: Partial<Parameters<typeof timesOn>[1]>) =>
    timesOn(date, { ...offer, ...change })[0]?.state;
  const full = { taken: [place("16:00", 1)] };
  const own = { ...full, own: [place("16:00", 1)] };
  const closed = { ...own, isBlocked: () => true };
  expect([{}, full, own, closed, { ...closed, now: "2030-05-08T16:00:00.000Z" }].map(stateWith)).toEqual([
    "free",
    "taken",
    "own",
    "closed",
    "over",
  ]);
});
