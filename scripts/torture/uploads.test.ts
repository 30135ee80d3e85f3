import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openRack } from "./rack.ts";
import { built, shortLived } from "./testing/built.ts";
import { database, inDatabase } from "./testing/database.ts";
import { uploads, type Uploads } from "./uploads.ts";

const aFew: Uploads = {
  kills: 1,
  seed: 1,
  players: 1,
  bytes: 3_000_000,
  pieceSize: 1024 ** 2,
  atOnce: 4,
  forgotten: 0,
};
const patience = 300_000; // ms; a busy machine makes it slow, not wrong

let rack: ReturnType<typeof openRack>;
beforeAll(built, patience);
beforeEach(() => void (rack = openRack(() => {}, [shortLived])));
afterEach(() => rack.end(), patience);

it(
  "each upload becomes one video with its bytes and counts once, whenever a node is killed",
  { timeout: patience },
  async () => {
    const { problems, figures } = await uploads(rack, inDatabase, aFew, await database(rack));
    expect(problems).toEqual([]);
    expect(figures["uploads"]).toBe(4);
  },
);
