import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { guardians } from "./guardians.ts";
import { openRack } from "./rack.ts";
import { built, shortLived } from "./testing/built.ts";
import { database, inDatabase } from "./testing/database.ts";

const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it(
  "inviting, joining, growing up and erasing are done, or not at all, when a node is killed meanwhile",
  { timeout: patience },
  async () => {
    const { problems, figures } = await guardians(rack, inDatabase, { kills: 1, families: 4 }, await database(rack));
    expect(problems).toEqual([]);
    expect(figures).toMatchObject({ "nodes killed": 1, families: 4 });
  },
);
