import { expect, it } from "vitest";
import { ageBy, guardianOf } from "./guardian.ts";

const player = (age: number | null, guardianConfirmedAt: string | null = null) => ({
  role: "student" as const,
  age,
  ageRecordedOn: age === null ? null : "2030-04-01",
  youngerAge: null,
  youngerAgeRecordedOn: null,
  guardianConfirmedAt,
});
const confirmed = "2030-04-02T12:00:00.000Z";

it.each([
  ["2030-04-01", 17],
  ["2031-03-31", 17],
  ["2031-04-01", 18],
  ["2040-01-01", 26],
  ["2029-01-01", 17],
] as const)("G1-48: someone who is 17 is on %s at least %i", (today, age) =>
  expect(ageBy(player(17), today)).toBe(age),
);

it.each([
  [null, null, "2030-04-01", "none needed", true],
  [18, null, "2030-04-01", "none needed", true],
  [17, null, "2031-03-31", "asked", true],
  [17, null, "2031-04-01", "none needed", true],
  [13, null, "2030-04-01", "asked", true],
  [12, null, "2030-04-01", "asked", false],
  [12, null, "2031-04-01", "asked", true],
  [12, confirmed, "2030-04-03", "confirmed", true],
  [17, confirmed, "2030-04-03", "confirmed", true],
  [17, confirmed, "2031-04-01", "none needed", true],
] as const)(
  "G1-47:guardian+children G1-48: an age of %j, confirmed at %j, is on %s: %s, may log in: %j",
  (age, guardianConfirmedAt, today, guardian, canLogIn) =>
    expect(guardianOf(player(age, guardianConfirmedAt), today)).toEqual({ guardian, canLogIn }),
);

it.each([
  ["2031-03-31", "confirmed"],
  ["2031-04-01", "none needed"],
] as const)("G1-58:limits: a guardian answers by the younger age that was told, on %s: %s", (today, guardian) => {
  const told = { ...player(25, confirmed), youngerAge: 17, youngerAgeRecordedOn: "2030-04-01" };
  expect(guardianOf(told, today)).toMatchObject({ guardian });
});

it.each(["instructor", "admin"] as const)("G1-47:staff: no one answers for an %s, whatever age was recorded", (role) =>
  expect(guardianOf({ ...player(12), role }, "2030-04-01")).toEqual({ guardian: "none needed", canLogIn: true }),
);
