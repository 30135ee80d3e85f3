import { expect, it } from "vitest";
import { newCamp } from "./campDraft.ts";
import { campFor, isForCamp } from "./campForInquiry.ts";

const asked = { serviceType: "both", location: "Maple Valley Park", preferredDates: "March 14-15" } as const;

it("begins with the place, the dates, and the type asked for", () => {
  const known = { location: "Maple Valley Park", startDate: "2027-03-14", endDate: "2027-03-15" };
  expect(campFor(asked, "2026-11-25")).toEqual({ ...newCamp(), ...known, campType: "camp" });
  const clinic = { serviceType: "coaching-clinic", location: null, preferredDates: "Some weekend" } as const;
  expect(campFor(clinic, "2026-11-25")).toEqual({ ...newCamp(), campType: "clinic" });
});

it.each([
  ["camp", "pending", true],
  ["coaching-clinic", "scheduled", true],
  ["both", "completed", false],
  ["board-meeting", "pending", false],
])("an inquiry for %s that is %s may still need one: %j", (serviceType, status, expected) =>
  expect(isForCamp({ serviceType, status })).toBe(expected),
);
