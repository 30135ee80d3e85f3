import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { outreach, type Outreach } from "./outreach.ts";
import { openRack } from "./rack.ts";
import { built, shortLived } from "./testing/built.ts";
import { database, inDatabase } from "./testing/database.ts";

const aFew: Outreach = { kills: 2, recipients: 40, suppressed: 6, slow: 250, seed: 1 };
const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it(
  "each league gets it at most once, none after it unsubscribed, and the rest is known, whenever a node is killed or a line is cut",
  { timeout: patience },
  async () => {
    const { problems, figures } = await outreach(rack, inDatabase, aFew, await database(rack));
    expect(problems).toEqual([]);
    expect(figures).toMatchObject({ recipients: 40, "nodes killed": 2 });
    expect(figures["held back"]).toBeGreaterThan(0);
  },
);
