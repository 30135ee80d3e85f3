import { expect, it } from "vitest";
import { instantIn } from "../../../shared/facilityTime.ts";
import { cautionAt, termsAt, timesFor } from "./bookingTimes.ts";

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
  expect(timesFor([slot], "2030-05-08").find(({ value }) => value === "16:15")?.label).toBe("4:15 PM (time slot)");
  for (const [slots, date] of [
    [[slot], "2030-05-09"],
    [[{ ...slot, isAvailable: false }], "2030-05-08"],
    [[slot], "2030-05-29"],
  ] as const)
    expect(timesFor(slots, date)).toHaveLength(32);
});

it("warns where a booking is outside of slots or on blocked dates, and only there", () => {
  expect(cautionAt([slot], [], "2030-05-08", "16:15")).toBeNull();
  expect(cautionAt([slot], [], "2030-05-08", "16:00")).toContain("outside");
  expect(cautionAt([slot], [], "2030-05-15", "16:15")).toContain("blocked");
  expect(cautionAt([slot], [], "", "16:00")).toBeNull();
});

it("G1-56: warns of blocked days and hours outside of the slots, too", () => {
  const day = { firstDay: "2030-05-09", lastDay: "2030-05-10", startTime: null, endTime: null };
  const hours = { ...day, startTime: "12:00", endTime: "14:00" };
  expect(cautionAt([], [day], "2030-05-10", "08:00")).toContain("blocked");
  expect(cautionAt([], [day], "2030-05-11", "08:00")).toContain("outside");
  expect(cautionAt([], [hours], "2030-05-09", "11:30")).toContain("blocked");
  expect(cautionAt([], [hours], "2030-05-09", "11:00")).toContain("outside");
  expect(cautionAt([], [hours], "2030-05-09", "14:00")).toContain("outside");
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
