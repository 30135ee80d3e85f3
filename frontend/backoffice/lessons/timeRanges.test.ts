import { expect, it } from "vitest";
import { nameOf, rangeNames, rangeOf } from "./timeRanges.ts";

const sunday = "2030-05-05";

it("begins a week on Monday, on a Sunday too", () =>
  expect(rangeOf("week", sunday)).toEqual({ from: "2030-04-29", until: "2030-05-05" }));

it.each(rangeNames)("recognises the dates of %s", (name) => expect(nameOf(rangeOf(name, sunday), sunday)).toBe(name));

it("calls other dates chosen", () => expect(nameOf({ from: "2030-01-01" }, sunday)).toBe("custom"));
