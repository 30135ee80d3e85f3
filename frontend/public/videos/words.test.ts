import { expect, it } from "vitest";
import { hoursInWords } from "../../shared/videos/waiting.ts";
import { lengthInWords } from "./words.ts";

it.each([
  [0.4, "0:00"],
  [59.4, "0:59"],
  [59.7, "1:00"],
  [119.6, "2:00"],
  [605, "10:05"],
])("%d seconds are %s", (seconds, said) => {
  expect(lengthInWords(seconds)).toBe(said);
});

it.each([
  [0, "less than an hour"],
  [1, "1 hour"],
  [7, "7 hours"],
  [60, "2 days"],
])("waiting for %d hours is %s", (hours, said) => {
  expect(hoursInWords(hours)).toBe(said);
});
