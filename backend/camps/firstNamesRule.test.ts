import { expect, it } from "vitest";
import { firstNames } from "./firstNamesRule.ts";

it("G3-55: first names, as much of them as tells two children apart", () => {
  expect(firstNames(["Emma Ortiz", "Noah Ortiz", null])).toEqual(["Emma", "Noah", null]);
  expect(firstNames(["Ana Maria Ruiz", "Ana Lucia Ruiz"])).toEqual(["Ana Maria", "Ana Lucia"]);
  expect(firstNames(["Emma", "Emma Ortiz"])).toEqual(["Emma", "Emma Ortiz"]);
  expect(firstNames(["Emma Ortiz", "Emma Ortiz"])).toEqual(["Emma Ortiz", "Emma Ortiz"]);
});
