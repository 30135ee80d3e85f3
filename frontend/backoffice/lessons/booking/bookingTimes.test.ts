import { expect, it } from "vitest";
import { instantIn } from "../../../shared/facilityTime.ts";
import { cautionAt, takenBy, termsAt, timesFor } from "./bookingTimes.ts";

const slot = {
  dayOfWeek: 3,
  startTime: "16:15",
  isAvailable: true,
  maxStudents: 1,
  validFrom: "2030-05-01",
  validUntil: "2030-05-29",
  blockedDates: ["2030-05-15"],
};

it("V9: offers every half hour from 6:00 AM to 9:30 PM, and the day's slots where they stand", () => {
  expect(timesFor([], "")).toHaveLength(32);
  expect([timesFor([], "").at(0)?.label, timesFor([], "").at(-1)?.label]).toEqual(["6:00 AM", "9:30 PM"]);
  expect(timesFor([slot], "2030-05-08").find(({ value }) => value === "16:15")?.label).toBe("4:15 PM (open)");
  for (const [slots, date] of [
    [[slot], "2030-05-09"],
    [[{ ...slot, isAvailable: false }], "2030-05-08"],
    [[slot], "2030-05-29"],
  ] as const)
    expect(timesFor(slots, date)).toHaveLength(32);
});

it("warns where a booking is outside of slots or on blocked dates, and only there", () => {
  expect(cautionAt([slot], [], { date: "2030-05-08", time: "16:15" })).toBeNull();
  expect(cautionAt([slot], [], { date: "2030-05-08", time: "16:00" })).toContain("outside");
  expect(cautionAt([slot], [], { date: "2030-05-15", time: "16:15" })).toContain("blocked");
  expect(cautionAt([slot], [], { date: "", time: "16:00" })).toBeNull();
});

it("a blocked time can still be booked, but not as a week of several", () => {
  const blocked = { date: "2030-05-15", time: "16:15" };
  expect(cautionAt([slot], [], blocked)).toBe("This time is blocked. You can still book the lesson.");
  expect(cautionAt([slot], [], { ...blocked, isWeekly: true })).toBe(
    "This time is blocked, so it can’t be one of the weekly lessons. You can still book it as a single lesson.",
  );
});

it("G1-56: warns of blocked days and hours outside of the slots, too", () => {
  const day = { firstDay: "2030-05-09", lastDay: "2030-05-10", startTime: null, endTime: null };
  const hours = { ...day, startTime: "12:00", endTime: "14:00" };
  expect(cautionAt([], [day], { date: "2030-05-10", time: "08:00" })).toContain("blocked");
  expect(cautionAt([], [day], { date: "2030-05-11", time: "08:00" })).toContain("outside");
  expect(cautionAt([], [hours], { date: "2030-05-09", time: "11:30" })).toContain("blocked");
  expect(cautionAt([], [hours], { date: "2030-05-09", time: "11:00" })).toContain("outside");
  expect(cautionAt([], [hours], { date: "2030-05-09", time: "14:00" })).toContain("outside");
});

it("a time that a confirmed lesson fills is marked and warned of; a group with spots left is not", () => {
  const instantOf = instantIn("America/New_York");
  const date = "2030-05-08";
  const lessons = [
    { scheduledDate: instantOf({ date, time: "16:15" }), duration: 60, status: "confirmed" as const },
    { scheduledDate: instantOf({ date, time: "18:00" }), duration: 60, status: "confirmed" as const },
  ];
  const group = { ...slot, startTime: "18:00", maxStudents: 4 };
  const slots = [slot, group].map((one) => ({ ...one, oneOnOneDates: [] }));
  const isTaken = takenBy({ slots, lessons, instantOf });
  const marked = timesFor(slots, date, { isTaken }).filter(({ label }) => label.includes("("));
  expect(marked.map(({ label }) => label)).toEqual([
    "3:30 PM (taken)",
    "4:00 PM (taken)",
    "4:15 PM (taken)",
    "4:30 PM (taken)",
    "5:00 PM (taken)",
    "5:30 PM (taken)",
    "6:00 PM (open)",
    "6:30 PM (taken)",
  ]);
  expect(cautionAt(slots, [], { date, time: "16:30", isTaken })).toContain("already confirmed");
  expect(cautionAt(slots, [], { date, time: "18:00", isTaken })).toBeNull();
});

it("a lesson costs what the slot does that begins then, and is where it is; outside of slots at the coach's own rate and place", () => {
  const known = {
    slots: [{ ...slot, price: "62.50", location: "Cage 4" }],
    instructor: { hourlyRate: "85.00", location: "Field 1" },
    instantOf: instantIn("America/New_York"),
  };
  const inSlot = { price: "62.50", location: "Cage 4" };
  const own = { price: "85.00", location: "Field 1" };
  expect(termsAt({ date: "2030-05-08", time: "16:15" }, known)).toEqual(inSlot);
  expect(termsAt({ date: "2030-05-15", time: "16:15" }, known)).toEqual(inSlot); // also where it is blocked
  expect(termsAt({ date: "2030-05-08", time: "16:30" }, known)).toEqual(own);
  expect(termsAt({ date: "2030-05-29", time: "16:15" }, known)).toEqual(own);
  const closed = { ...known, slots: known.slots.map((slot) => ({ ...slot, isAvailable: false })) };
  expect(termsAt({ date: "2030-05-08", time: "16:15" }, closed)).toEqual(own);
});
