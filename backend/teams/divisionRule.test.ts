import { expect, it } from "vitest";
import { ageOn, isOlderThan, usualDivision } from "./divisionRule.ts";

it.each([
  ["2016-05-04", "2026-05-03", 9],
  ["2016-05-04", "2026-05-04", 10],
  ["2016-02-29", "2027-02-28", 10],
  ["2016-02-29", "2027-03-01", 11],
])("born on %s, on %s the age is %i", (birthDate, day, age) => expect(ageOn(birthDate, day)).toBe(age));

const usual = { baseball: "05-01", softball: "09-01" };
it.each([
  ["baseball", "2016-05-01", "2026-11-25", "11U"], // 11 on May 1 of the season that began in September
  ["baseball", "2016-05-02", "2026-11-25", "10U"],
  ["baseball", "2016-05-02", "2027-08-31", "10U"], // until that season ends
  ["baseball", "2016-05-02", "2027-09-01", "11U"],
  ["softball", "2016-09-01", "2026-11-25", "10U"], // 10 on the first day of the season
  ["softball", "2016-09-02", "2026-11-25", "9U"],
  ["softball", "2022-01-01", "2026-11-25", "6U"], // the youngest there is
  ["softball", "2009-01-01", "2026-11-25", "18U"], // there is no 17U
  ["softball", "2007-01-01", "2026-11-25", undefined],
] as const)("%s, born on %s: on %s usually %s", (sport, birthDate, today, division) =>
  expect(usualDivision({ birthDate, sport, today }, usual)).toBe(division),
);

it("a league may cut off on another day", () => {
  const born = { birthDate: "2016-05-02", sport: "baseball", today: "2026-11-25" } as const;
  expect(usualDivision(born, { ...usual, baseball: "05-15" })).toBe("11U");
});

it.each([
  [11, "7U", true],
  [9, "7U", true],
  [8, "7U", false], // seven when the season’s cut-off came
  [6, "7U", false],
  [null, "7U", false],
])("someone who is %s is older than %s whatever the cut-off: %s", (age, division, isOlder) =>
  expect(isOlderThan(division, age)).toBe(isOlder),
);
