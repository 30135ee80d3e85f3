import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { kills, type Kills } from "./kills.ts";
import { inPostgres, onOwnServer } from "./logs.ts";
import { outreach } from "./outreach.ts";
import { openRack } from "./rack.ts";
import { built } from "./testing/built.ts";
import { uploads } from "./uploads.ts";

const aFew: Kills = { rounds: 3, inFlight: 12, players: 3, instructors: 1, perRound: 30 };
const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {})));
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
  const { problems } = await kills(rack, inPostgres, { ...aFew, rounds, plant: "checkpoint" });
  expect(problems.join("\n")).toMatch(/^a row of \w+ is (missing|not as the log says)/m);
});

it("an upload that nobody finishes after a kill behind its last byte is reported", { timeout: patience }, async () => {
  const few = { kills: 0, seed: 1, players: 1, bytes: 100_000, pieceSize: 1024 ** 2, atOnce: 4, forgotten: 0 };
  const { problems } = await uploads(rack, inPostgres, { ...few, plant: "nofinish" });
  expect(problems.join("\n")).toMatch(/^all of an upload is there, and it is no video/m);
});

it("a league that gets an email though it unsubscribed in the middle is reported", { timeout: patience }, async () => {
  const few = { kills: 0, recipients: 40, suppressed: 6, slow: 250, seed: 1 };
  const { problems } = await outreach(rack, inPostgres, { ...few, plant: "atstart" });
  expect(problems.join("\n")).toMatch(/^somebody got it who had unsubscribed/m);
});
