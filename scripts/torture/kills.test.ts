import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { kills, type Kills } from "./kills.ts";
import { inPostgres, onOwnServer } from "./logs.ts";
import { openRack } from "./rack.ts";
import { built, shortLived } from "./testing/built.ts";

const aFew: Kills = { rounds: 3, inFlight: 24, players: 3, instructors: 1, perRound: 60, rebuilds: "last" };
const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it(
  "nothing acknowledged is lost or doubled by killing a node, the active node and Postgres",
  { timeout: patience },
  async () => {
    const { problems, figures } = await kills(rack, inPostgres, aFew);
    expect(problems).toEqual([]);
    expect(figures).toMatchObject({ "killed a node": 1, "killed the active node": 1, "killed Postgres": 1 });
    for (const name of ["months of memberships paid", "uploads asked for"]) expect(figures[name]).toBeGreaterThan(0);
  },
);

it(
  "nor by an EventStoreDB that is killed, freezes, and is led by another server or by none",
  { timeout: patience },
  async () => {
    const { problems, figures } = await kills(rack, onOwnServer, { ...aFew, rounds: 4 });
    expect(problems).toEqual([]);
    expect(figures).toMatchObject({
      "the log killed": 1,
      "the log standing still": 1,
      "the log led by another": 1,
      "the log without a leader": 1,
    });
  },
);
