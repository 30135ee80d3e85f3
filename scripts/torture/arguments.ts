import { parseArgs } from "node:util";

/** Deliberate damage, and which chapter must find it. */
const plants = {
  loss: "kills",
  checkpoint: "kills",
  nofinish: "uploads",
  atstart: "outreach",
  lease: "outreach",
} as const;
export type Plant = keyof typeof plants;
const isPlant = (name: string): name is Plant => Object.hasOwn(plants, name);

interface Asked {
  readonly rounds: number;
  readonly chapters: readonly string[]; // by name
  readonly logs: readonly string[]; // by name
  readonly plant: Plant | undefined;
  readonly seed: number; // the same seed kills at the same moments, where moments have one
  readonly json: string | undefined; // a file
}

/** What the command line asks for. Throws what to tell the person who typed it. */
export const asked = (args: readonly string[], known: readonly string[], logs: readonly string[]): Asked => {
  const { values: options } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "20" },
      json: { type: "string" },
      only: { type: "string" },
      plant: { type: "string" },
      log: { type: "string" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  });
  const { plant, only, json, log } = options;
  const rounds = Number(options.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error("--rounds is a whole number of rounds.");
  const seed = Number(options.seed);
  if (!(Number.isInteger(seed) && seed >= 0)) throw new Error("--seed is a whole number.");
  if (plant !== undefined && !isPlant(plant)) throw new Error(`--plant is one of ${Object.keys(plants).join(", ")}.`);
  if (only !== undefined && !known.includes(only)) throw new Error(`--only is one of ${known.join(", ")}.`);
  if (log !== undefined && !logs.includes(log)) throw new Error(`--log is one of ${logs.join(", ")}.`);
  const chapters = plant ? [plants[plant]] : only ? [only] : known;
  return { rounds, plant, seed, json, logs: log ? [log] : logs, chapters };
};
