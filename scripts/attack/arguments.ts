import { parseArgs } from "node:util";
import type { Chapter, How } from "./chapter.ts";

interface Asked extends How {
  readonly chapters: readonly Chapter[];
  readonly json: string | undefined; // a file
}

/** What the command line asks for. Throws what to tell the person who typed it. */
export const asked = (args: readonly string[], known: readonly Chapter[]): Asked => {
  const { values: options } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      plant: { type: "string" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
      json: { type: "string" },
      short: { type: "boolean", default: false },
    },
  });
  const { plant, json } = options;
  const seed = Number(options.seed);
  if (!(Number.isInteger(seed) && seed >= 0)) throw new Error("--seed is a whole number.");
  const names = options.only?.split(",");
  const strange = names?.find((name) => !known.some((chapter) => chapter.name === name));
  if (strange !== undefined)
    throw new Error(`--only has ${strange}; there are ${known.map(({ name }) => name).join(", ")}.`);
  const knowing = known.filter(({ plants }) => plant !== undefined && plants.includes(plant));
  if (plant !== undefined && knowing.length === 0)
    throw new Error(`--plant is one of ${known.flatMap(({ plants }) => plants).join(", ")}.`);
  const chapters = plant ? knowing : names ? known.filter(({ name }) => names.includes(name)) : known;
  return { chapters, plant, seed, json, isShort: options.short };
};
