import { expect, it } from "vitest";
import { insertAt } from "./insertAt.ts";

it.each([
  ["", 0, 0, "Elbow up.|"],
  ["Good swing.", 11, 11, "Good swing. Elbow up.|"],
  ["Good swing.\n", 12, 12, "Good swing.\nElbow up.|"],
  ["Good swing. Next time", 12, 12, "Good swing. Elbow up.| Next time"],
  ["Good swing. Next time", 0, 0, "Elbow up.| Good swing. Next time"],
  ["Good swing, again", 0, 10, "Elbow up.|, again"],
  ["Good swing", 0, 10, "Elbow up.|"],
])("in %j from %i to %i it is %j", (before, start, end, after) => {
  const { value, caret } = insertAt(before, { start, end }, "Elbow up.");
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(after);
});
