import { afterAll, beforeAll, expect, it } from "vitest";
import { rosterUrl } from "../studentContract.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { historyUrl } from "../../history/contract.ts";
import { does } from "../../testing/held.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { playerNotesUrl, playerNoteUrl } from "./contract.ts";

let product: TestProduct;
let riley: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  riley = await product.person("instructor", { firstName: "Riley", lastName: "Brooks" });
  [sam, admin] = [await product.person("instructor"), await product.person("admin")];
});
afterAll(() => product.close());

const student = async () => {
  const pat = await product.person();
  await lessonAsked(product, { studentId: pat.id, instructorId: riley.id, daysAhead: 3 });
  return pat;
};
const note = async (who: Person, id: string, words: string) =>
  (await does(who, "POST", playerNotesUrl(id), { words })).body[0];
const notes = async (who: Person, id: string) => (await does(who, "GET", playerNotesUrl(id))).body;

it("staff who teach a player share their notes, the latest first; a deleted one says that it was there", async () => {
  const pat = await student();
  const first = await note(riley, pat.id, "  Bats left  ");
  expect(first).toEqual({
    id: expect.any(String),
    writtenBy: riley.id,
    writtenByName: "Riley Brooks",
    at: expect.any(String),
    words: "Bats left",
  });
  const second = await note(admin, pat.id, "Pays in cash");
  expect(await notes(riley, pat.id)).toEqual([second, first]);
  const foreign = await riley("DELETE", playerNoteUrl(pat.id, second.id));
  expect([foreign.status, foreign.body.code]).toEqual([403, "NotYours"]);
  const { body } = await does(admin, "DELETE", playerNoteUrl(pat.id, first.id));
  expect(body).toEqual([second, { ...first, words: null }]);
  expect((await riley("DELETE", playerNoteUrl(pat.id, "unknown"))).status).toBe(404);
  expect((await riley("POST", playerNotesUrl(pat.id), { words: " " })).body.issues).toMatchObject([
    { path: ["words"], message: "Please write a note" },
  ]);
});

it("the family sees nothing of it, in no answer, history, or export", async () => {
  const pat = await student();
  const { id } = await note(riley, pat.id, "Zebrawise");
  expect((await pat("GET", playerNotesUrl(pat.id))).status).toBe(403);
  const stories = await Promise.all([pat.id, id].map(async (of) => (await pat("GET", historyUrl(of))).body));
  expect(JSON.stringify(stories)).not.toContain("PlayerNoted");
  const file = JSON.stringify((await pat("GET", exportUrl)).body);
  expect(file).toContain(pat.email);
  expect(file).not.toMatch(/zebrawise|player ?noted|wrote a note/i);
  const own = (await riley("GET", exportUrl)).body;
  expect(own.notesOnPlayers).toContainEqual({ writtenAt: expect.any(String) });
});

it("a coach who doesn't teach the player finds neither the player nor the notes", async () => {
  const pat = await student();
  const { id } = await note(riley, pat.id, "Bats left");
  expect((await sam("GET", `${rosterUrl}/${pat.id}`)).status).toBe(404);
  for (const [method, url] of [
    ["GET", playerNotesUrl(pat.id)],
    ["POST", playerNotesUrl(pat.id)],
    ["DELETE", playerNoteUrl(pat.id, id)],
  ] as const)
    expect((await sam(method, url, method === "POST" ? { words: "Mine" } : undefined)).status).toBe(404);
});

it("notes go with the player", async () => {
  const pat = await student();
  await note(riley, pat.id, "Bats left");
  await does(pat, "POST", eraseUrl, { password });
  await product.backend.caughtUp();
  const { rows } = await product.backend.db.raw(`select words from read."playerNotes" where "playerId" = ?`, [pat.id]);
  expect(rows).toEqual([{ words: null }]);
  expect((await riley("POST", playerNotesUrl(pat.id), { words: "Late" })).status).toBe(404);
});
