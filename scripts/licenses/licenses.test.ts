import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inImage, licensesIn, lockFile } from "./licenses.ts";

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

it("so is that of every program in the image, and the page of licenses there shows it", () => {
  const dockerfile = readFileSync(new URL("../../Dockerfile", import.meta.url), "utf8");
  const installed = [...dockerfile.matchAll(/apt-get install -y --no-install-recommends ([a-z0-9 -]+?) &&/g)];
  const names = installed.flatMap(([, list]) => list!.split(" "));
  expect(names).toEqual(Object.keys(inImage));
  expect(dockerfile).toContain(`ofImage.mjs ${names.join(" ")} > dist/public/image-licenses.json`);
});
