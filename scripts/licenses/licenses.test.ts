import { expect, it } from "vitest";
import { licensesIn, lockFile } from "./licenses.ts";

it("the license of every dependency is one that somebody looked at", () => {
  const { all, unknown } = licensesIn(lockFile());
  expect(all.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

it("one that says another license, or none, is named", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/good": { version: "1.0.0", license: "MIT" },
    "node_modules/good/node_modules/@some/copyleft": { version: "2.0.0", license: "AGPL-3.0" },
    "node_modules/silent": { version: "3.0.0", dev: true },
  };
  expect(licensesIn({ packages }).unknown).toEqual([
    { name: "@some/copyleft 2.0.0", license: "AGPL-3.0", ships: true },
    { name: "silent 3.0.0", license: "", ships: false },
  ]);
});
