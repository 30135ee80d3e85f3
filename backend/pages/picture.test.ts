import { rm } from "node:fs/promises";
import { loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Pictured, pictured, pictures } from "./picture.ts";
import { builtSite } from "./testing/builtSite.ts";

let dist: string;
beforeAll(async () => {
  dist = await builtSite();
});
afterAll(() => rm(dist, { recursive: true, force: true }));

const camp: Pictured = { label: "Camp", title: "Hitting", lines: ["Mon, Jul 8, 2030", "Maple Park"] };
const drawing = () => pictures({ dist, name: "Fungo" });

it.each([
  ["a camp", camp],
  ["no lines", { ...camp, lines: [] }],
  ["a long name", { ...camp, title: "Summer Skills ".repeat(20), lines: ["Field ".repeat(40)] }],
  ["one long word", { ...camp, title: "Donaudampfschifffahrt".repeat(10) }],
])("is a JPEG of the size that links show, of %s", async (_, words) => {
  const { width, height } = await loadImage((await drawing().draw(words))!);
  expect([width, height]).toEqual([1200, 630]);
});

it("has another address as soon as anything it says is another, and else the same", () => {
  const { digest } = drawing();
  const others: Pictured[] = [
    { ...camp, label: "Canceled" },
    { ...camp, title: "Throwing" },
    { ...camp, lines: ["Tue, Jul 9, 2030", "Maple Park"] },
    { ...camp, lines: ["Mon, Jul 8, 2030", "Elm Park"] },
  ];
  const all = [...[camp, ...others].map(digest), pictures({ dist, name: "Other" }).digest(camp)];
  expect(new Set(all).size).toBe(6);
  expect(digest({ ...camp })).toBe(all[0]);
});

it("leaves out what its fonts cannot write, and there is none of a title that they cannot write at all", () => {
  const words = { label: "Camp", title: "Nuñez’ \n Łódź ⚾ Camp", lines: ["⚾", "Ages 10–16"] };
  expect(pictured(words)).toEqual({ label: "Camp", title: "Nuñez’ Łódź Camp", lines: ["Ages 10–16"] });
  expect(pictured({ ...words, title: "野球 – ⚾" })).toBeUndefined();
});

it("the same words are drawn once, and not more than a few wait at a time", async () => {
  const { draw } = drawing();
  const many = await Promise.all(Array.from({ length: 40 }, (_, n) => draw({ ...camp, title: `Camp ${n}` })));
  expect(many.slice(0, 20).every((one) => one !== undefined)).toBe(true);
  expect(many.slice(25)).toEqual(Array.from({ length: 15 }));
  expect(await draw({ ...camp, title: "Camp 0" })).toBe(many[0]);
  expect(await draw({ ...camp, title: "Camp 39" })).toBeDefined();
});
