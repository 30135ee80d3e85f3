import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openRack } from "./rack.ts";
import { sigterm } from "./sigterm.ts";
import { built, shortLived } from "./testing/built.ts";
import { database, inDatabase } from "./testing/database.ts";

const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it("SIGTERM under requests in flight: every accepted one is answered", { timeout: patience }, async () => {
  const { problems, figures } = await sigterm(
    rack,
    inDatabase,
    { times: 1, inFlight: 30, players: 3 },
    await database(rack),
  );
  expect(problems).toEqual([]);
  expect(figures["of them after SIGTERM"]).toBeGreaterThan(0);
  expect(figures["connections refused afterwards"]).toBeGreaterThan(0);
});
