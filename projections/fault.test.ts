import { join } from "node:path";
import { expect, it } from "vitest";
import { harmless, rootOf } from "./fault.ts";

const root = join(import.meta.dirname, "..");
/** Thrown there, by code that a package called. */
const thrownIn = (place: string) => {
  const error = new RangeError(`Kim Lee is nine\n    at Kim (${root}/backend/kim.ts:9:9)`);
  const frames = [`Array.map (<anonymous>)`, `call (${root}/node_modules/backend/call.js:1:2)`, `told (${place}:40:5)`];
  error.stack = `RangeError: ${error.message}\n${frames.map((frame) => `    at ${frame}`).join("\n")}`;
  return error;
};

it.each([
  ["the sources run", `file://${root}/backend/lessons/lesson.ts`, "backend/lessons/lesson.ts"],
  ["the built product names its sources", `${root}/projections/engine.ts`, "projections/engine.ts"],
  ["the built product runs in one file", `file://${root}/dist/server/bundle/main.js`, "bundle/main.js"],
  ["a built module runs", `file://${root}/dist/server/eventstore/postgres.js`, "eventstore/postgres.js"],
])("where it was thrown is told when %s, and nothing that was said", (_, place, told) => {
  expect(harmless(thrownIn(place))).toBe(`RangeError in ${told}:40`);
});

it("where it was thrown is not told of code that isn't ours", () => {
  expect(harmless(thrownIn("/home/kim/backend/kim.ts"))).toBe("RangeError");
});

it.each(["projections", "dist/server/projections", "dist/server/bundle"])(
  "the project's folder is known in %s",
  (folder) => {
    expect(rootOf(`/srv/fungo/${folder}`)).toBe("/srv/fungo");
  },
);
