import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { checkpointAlone, kills, type Kills } from "./kills.ts";
import { inPostgres } from "./logs.ts";
import { type Damage, root } from "./node.ts";
import { damages as outreachDamages } from "./outreach.ts";
import { openRack } from "./rack.ts";
import { built, shortLived } from "./testing/built.ts";
import { damages as uploadDamages } from "./uploads.ts";

const aFew: Kills = { rounds: 3, inFlight: 12, players: 3, instructors: 1, perRound: 30, rebuilds: "none" };
const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it("commits confirmed before they are on disk are reported as lost", { timeout: patience }, async () => {
  const { problems } = await kills(rack, inPostgres, { ...aFew, plant: "loss" });
  expect(problems.join("\n")).toMatch(/^an acknowledged command is lost/m);
});

// What is compared in the end has specs of its own: here it only matters that these still damage what is built.
it("what is planted in projections, uploads and outreach fits the product", () => {
  const damages = [checkpointAlone, ...uploadDamages, ...Object.values(outreachDamages).flat()];
  const fits = ({ file, right }: Damage) => readFileSync(join(root, "dist/server", file), "utf8").includes(right);
  expect(damages.filter((damage) => !fits(damage))).toEqual([]);
});
