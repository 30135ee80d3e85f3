import { parseArgs } from "node:util";
import type { Kills } from "./kills.ts";

interface Asked {
  readonly rounds: number;
  readonly chapters: readonly string[]; // by name
  readonly logs: readonly string[]; // by name
  readonly plant: Kills["plant"];
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
    },
  });
  const { plant, only, json, log } = options;
  const rounds = Number(options.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error("--rounds is a whole number of rounds.");
  if (plant !== undefined && plant !== "loss" && plant !== "checkpoint")
    throw new Error("--plant is loss or checkpoint.");
  if (only !== undefined && !known.includes(only)) throw new Error(`--only is one of ${known.join(", ")}.`);
  if (log !== undefined && !logs.includes(log)) throw new Error(`--log is one of ${logs.join(", ")}.`);
  return { rounds, plant, json, logs: log ? [log] : logs, chapters: plant ? ["kills"] : only ? [only] : known };
};
