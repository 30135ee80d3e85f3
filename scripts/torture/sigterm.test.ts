import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { inPostgres } from "./logs.ts";
import { openRack } from "./rack.ts";
import { sigterm } from "./sigterm.ts";
import { built } from "./testing/built.ts";

const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {})));
afterEach(() => rack.end(), patience);

it("SIGTERM under requests in flight: every accepted one is answered", { timeout: patience }, async () => {
  const { problems, figures } = await sigterm(rack, inPostgres, { times: 2, inFlight: 30, players: 6 });
  expect(problems).toEqual([]);
  expect(figures["of them after SIGTERM"]).toBeGreaterThan(0);
  expect(figures["connections refused afterwards"]).toBeGreaterThan(0);
});
