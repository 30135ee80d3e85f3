import { expect, it } from "vitest";
import { asked } from "./arguments.ts";
import { type Chapter, isWrong } from "./chapter.ts";
import { report } from "./report.ts";
import { counting } from "./tried.ts";

const chapter = (name: string, plants: string[]): Chapter => ({
  name,
  does: "",
  plants,
  run: async () => counting().outcome(),
});
const known = [chapter("walls", ["hole"]), chapter("gates", ["latch"])];
const namesOf = (...args: string[]) => asked(args, known).chapters.map(({ name }) => name);

it("a plant picks the chapter that must find it; --only picks several", () => {
  expect(namesOf()).toEqual(["walls", "gates"]);
  expect(namesOf("--only", "gates,walls")).toEqual(["walls", "gates"]);
  expect(namesOf("--plant", "latch")).toEqual(["gates"]);
  expect(() => namesOf("--only", "gates,moat")).toThrow("--only has moat; there are walls, gates.");
  expect(() => namesOf("--plant", "moat")).toThrow("--plant is one of hole, latch.");
  expect(() => namesOf("--seed", "x")).toThrow("--seed is a whole number.");
});

it("what could not run neither passed nor failed, and is in the table with its reason", () => {
  const { row, outcome } = counting();
  const stones = row("stones");
  stones.tried(3);
  stones.wrong("a stone is loose", "the third");
  const walls = { chapter: "walls", seconds: 1, outcome: outcome() };
  const gates = { chapter: "gates", seconds: 0, outcome: { notRun: "there is no ram" } };
  expect([walls, gates].map(({ outcome }) => isWrong(outcome))).toEqual([true, false]);
  const text = report([walls, gates], 7);
  expect(text).toMatch(/walls +stones +3 +1\n/);
  expect(text).toMatch(/gates +not run: there is no ram\n/);
  expect(text).toMatch(/walls: a stone is loose: the third\n\nThe same again: --seed 7$/);
});
