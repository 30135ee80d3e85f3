import { expect, it } from "vitest";
import { instantIn } from "../../../shared/facilityTime.ts";
import { dayOf as dayBy, rowsOf, weekOf } from "./weekCalendar.ts";

const slot = {
  id: "s1",
  dayOfWeek: 3,
  startTime: "16:00",
  endTime: "17:00",
  isAvailable: true,
  maxStudents: 2,
  validFrom: "2030-05-01",
  validUntil: "2030-05-22",
  blockedDates: ["2030-05-15"],
  oneOnOneDates: [] as string[],
};
const instantOf = instantIn("America/New_York");
const lesson = {
  id: "l1",
  scheduledDate: "2030-05-08T20:00:00.000Z",
  date: "2030-05-08",
  startTime: "16:00",
  duration: 60,
  status: "confirmed" as const,
  studentName: "Pat Lee",
};
const day = "2030-05-08";
const now = Date.parse("2030-04-01T12:00:00.000Z");
const dayOf = (date: string, slots: (typeof slot)[], lessons: Parameters<typeof dayBy>[1]["lessons"]) =>
  dayBy(date, { slots, lessons, now, instantOf });

it("U18, K4: a week goes from Monday to Sunday", () => {
  expect(weekOf("2030-05-05")).toEqual(weekOf("2030-04-29"));
  expect(weekOf(day).at(0)).toBe("2030-05-06");
  expect(weekOf(day).at(-1)).toBe("2030-05-12");
});

it("U18: a slot stands on its weekday while it is valid, with its lessons in it", () => {
  expect(dayOf(day, [slot], [lesson])).toEqual([
    {
      from: 960,
      until: 1020,
      slots: [
        { slotId: "s1", startTime: "16:00", endTime: "17:00", state: "open", seats: 2, left: 1, lessons: [lesson] },
      ],
      lessons: [],
    },
  ]);
  for (const date of ["2030-05-09", "2030-04-24", "2030-05-22"]) expect(dayOf(date, [slot], [])).toEqual([]);
});

it("says whether it is open, closed or blocked, and counts what takes a seat", () => {
  const stateOn = (date: string, told = {}) => dayOf(date, [{ ...slot, ...told }], [])[0]?.slots[0]?.state;
  expect([stateOn(day), stateOn(day, { isAvailable: false }), stateOn("2030-05-15")]).toEqual([
    "open",
    "closed",
    "blocked",
  ]);
  const waiting = { ...lesson, id: "l2", status: "pending" as const };
  expect(dayOf(day, [slot], [lesson, waiting])[0]?.slots[0]).toMatchObject({ left: 1, lessons: [{}, {}] });
  const alone = { ...slot, oneOnOneDates: [day] };
  expect(dayOf(day, [alone], [lesson])[0]?.slots[0], "one-on-one").toMatchObject({ state: "full", left: 0 });
  const until = { ...lesson, startTime: "15:30", scheduledDate: "2030-05-08T19:30:00.000Z" };
  expect(dayOf(day, [slot], [until])[0]?.slots[0], "the instructor is elsewhere").toMatchObject({ state: "full" });
  const later = dayBy(day, { slots: [slot], lessons: [], now: Date.parse(lesson.scheduledDate), instantOf });
  expect(later[0]?.slots[0]?.state).toBe("over");
});

it("puts lessons beside slots in the order of the clock, and what overlaps together", () => {
  const early = { ...lesson, id: "early", startTime: "09:30" };
  const over = { ...lesson, id: "over", startTime: "16:30" };
  const after = { ...lesson, id: "after", startTime: "17:30" };
  const entries = dayOf(day, [slot], [after, over, early]);
  expect(
    entries.map(({ from, until, slots, lessons }) => [from, until, slots.length, lessons.map(({ id }) => id)]),
  ).toEqual([
    [570, 630, 0, ["early"]],
    [960, 1050, 1, ["over"]],
    [1050, 1110, 0, ["after"]],
  ]);
});

it("has rows of half an hour for all that is there, nine to five at least", () => {
  expect(rowsOf([])).toMatchObject({ count: 16 });
  const rows = rowsOf([{ from: 6 * 60 + 15, until: 7 * 60 + 15 }]);
  expect([
    rows.count,
    rows.hours[0],
    rows.placeOf({ from: 375, until: 435 }),
    rows.placeOf({ from: 540, until: 600 }),
  ]).toEqual([22, 360, "1 / 4", "7 / 9"]);
});
