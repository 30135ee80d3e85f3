import { expect, it } from "vitest";
import { faultsIn, priceFaults } from "./termsRule.ts";

const terms = { startDate: "2030-07-08", endDate: "2030-07-10", startTime: "09:00", endTime: "15:00" };
const fieldsOf = (faults: readonly { path: readonly string[] }[]) => faults.map(({ path }) => path.join("."));

it.each([
  [{}, []],
  [{ endDate: "2030-07-07" }, ["endDate"]],
  [{ endDate: "2031-07-08" }, []],
  [{ endDate: "2031-07-09" }, ["endDate"]],
  [{ endTime: "09:00" }, ["endTime"]],
  [{ ageMin: 12, ageMax: 9 }, ["ageMin"]],
  [{ ageMin: 12, ageMax: null }, []],
] as const)("V20: terms with %o are wrong in %o", (is, fields) =>
  expect(fieldsOf(faultsIn({ ...terms, ...is }))).toEqual(fields),
);

it("G3-5: a price is not revised to zero; a free camp may stay free", () => {
  expect(fieldsOf(priceFaults({ was: 150, is: 0 }))).toEqual(["fullCampPrice"]);
  expect(priceFaults({ was: 0, is: 0 })).toEqual([]);
  expect(priceFaults({ was: 0, is: 150 })).toEqual([]);
});
