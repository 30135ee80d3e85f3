import { expect, it } from "vitest";
import { divisionFor, divisionName } from "./divisionRule.ts";
import { presetDivisions } from "./running/newCampContract.ts";

type Sport = "baseball" | "softball";
const divisionsOf = (...groups: readonly (readonly [sport: Sport | "coed", ageGroup: string])[]) =>
  groups.map(([sport, ageGroup]) => ({ id: `${sport} ${ageGroup}`, sport, ageGroup }));
const usual = divisionsOf(...presetDivisions.map(({ sport, ageGroup }) => [sport, ageGroup] as const));

it.each<[ages: readonly number[], group: string | null]>([
  [[1, 2, 3, 4, 5], "3-5yr"],
  [[6], "6u"],
  [[7, 8], "8u"],
  [[9, 10], "10u"],
  [[11, 12], "12u"],
  [[13, 14, 15, 16], "14u-16u"],
  [[17, 18, 40], null],
])("G3-12, K8: children of %o are in %s of their sport", (ages, group) => {
  for (const sport of ["baseball", "softball"] as const)
    for (const age of ages)
      expect(divisionFor(usual, { age, sport })).toBe(group && `${group === "3-5yr" ? "coed" : sport} ${group}`);
});

it.each<[group: string, ages: readonly number[], others: readonly number[]]>([
  ["9u", [5, 9], [10]],
  ["10-12", [10, 11, 12], [9, 13]],
  ["Ages 7 to 8", [7, 8], [6, 9]],
  ["8U-10U", [7, 10], [6, 11]],
  ["12 and under", [6, 12], [13]],
  ["11", [11], [10, 12]],
  ["14+", [14, 18], [13]],
  ["All ages", [3, 18], []],
])("G3-12: %s is for %o and not for %o", (group, ages, others) => {
  const divisions = divisionsOf(["baseball", group]);
  for (const age of ages)
    expect([age, divisionFor(divisions, { age, sport: "baseball" })]).toEqual([age, `baseball ${group}`]);
  for (const age of others) expect([age, divisionFor(divisions, { age, sport: "baseball" })]).toEqual([age, null]);
});

it("G3-12: the group whose oldest are the youngest, and a sport's own before one for both", () => {
  const divisions = divisionsOf(["coed", "All ages"], ["baseball", "12u"], ["coed", "9u"], ["baseball", "9u"]);
  const of = (age: number, sport: Sport) => divisionFor(divisions, { age, sport });
  expect([of(9, "baseball"), of(9, "softball"), of(10, "baseball"), of(10, "softball")]).toEqual([
    "baseball 9u",
    "coed 9u",
    "baseball 12u",
    "coed All ages",
  ]);
});

it("no one is put into a division of the other sport, nor of a camp that has none", () => {
  expect(divisionFor(divisionsOf(["softball", "12u"]), { age: 10, sport: "baseball" })).toBeNull();
  expect(divisionFor(divisionsOf(), { age: 10, sport: "baseball" })).toBeNull();
});

it.each([
  ["baseball", "8u", "8U baseball"],
  ["softball", "14u-16u", "14U-16U softball"],
  ["coed", "3-5yr", "3-5yr co-ed"],
] as const)("names a division the same for families and staff: %s %s", (sport, ageGroup, name) =>
  expect(divisionName({ sport, ageGroup })).toBe(name),
);
