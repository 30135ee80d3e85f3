import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { outage } from "./outage.ts";
import { inPostgres } from "./logs.ts";
import { openRack } from "./rack.ts";
import { built, shortLived } from "./testing/built.ts";

const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it(
  "the process outlives a Postgres that hangs, leaves or crashes, says 503 meanwhile, and comes back",
  { timeout: patience },
  async () => {
    const { problems, figures } = await outage(rack, inPostgres, {
      lasts: 1000,
      limits: { answer: 60_000, back: 60_000 },
    });
    expect(problems).toEqual([]);
    for (const kind of ["frozen", "gone", "crashed"])
      expect(figures[`${kind}: requests`]).toMatch(/ [1-9]\d* of them answered 503/);
  },
);
