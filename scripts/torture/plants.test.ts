import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { kills, type Kills } from "./kills.ts";
import { inPostgres, onOwnServer } from "./logs.ts";
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

it("so are those that EventStoreDB confirmed too early", { timeout: patience }, async () => {
  const { problems } = await kills(rack, onOwnServer, { ...aFew, plant: "loss" });
  expect(problems.join("\n")).toMatch(/^an acknowledged command is lost/m);
});

it("a checkpoint that moves without its rows is reported", { timeout: patience }, async () => {
  const rounds = 10; // at most: it ends with the first that is found
  const { problems } = await kills(rack, inPostgres, { ...aFew, rounds, rebuilds: "each", plant: "checkpoint" });
  expect(problems.join("\n")).toMatch(/^a row of \w+ is (missing|not as the log says)/m);
});

// What is compared in the end has specs of its own: here it only matters that these still damage what is built.
it("what is planted in uploads and outreach fits the product", () => {
  const damages = [...uploadDamages, ...Object.values(outreachDamages).flat()];
  const fits = ({ file, right }: Damage) => readFileSync(join(root, "dist/server", file), "utf8").includes(right);
  expect(damages.filter((damage) => !fits(damage))).toEqual([]);
});
