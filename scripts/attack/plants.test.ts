import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Damage, root } from "../torture/node.ts";
import { built } from "../torture/testing/built.ts";
import { chapters } from "./chapters.ts";

it("the name of a plant says which chapter must find it", () => {
  const names = chapters.flatMap(({ plants }) => plants);
  expect(new Set(names).size).toBe(names.length);
  expect(chapters.filter(({ plants }) => plants.length === 0).map(({ name }) => name)).toEqual([]);
});

it("every plant still damages the product as it is built", () => {
  built();
  const damages = chapters.flatMap(({ damages = {} }) => Object.values(damages));
  expect(damages.length).toBeGreaterThan(0);
  const fits = ({ file, right }: Damage) => readFileSync(join(root, "dist/server", file), "utf8").includes(right);
  expect(damages.filter((damage) => !fits(damage))).toEqual([]);
});
