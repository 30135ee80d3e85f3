import { expect, it } from "vitest";
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
