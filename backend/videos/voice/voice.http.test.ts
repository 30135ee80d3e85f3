import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmEmailUrl } from "../../accounts/contract.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { historyUrl } from "../../history/contract.ts";
import { playersUrl } from "../../players/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { finishErasures } from "../../privacy/erase.ts";
import { raw } from "../../testing/raw.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { videoUrl } from "../contract.ts";
import { clip } from "../testing/clips.ts";
import { makeMember, uploaded, voiceForm } from "../testing/videos.ts";
import { largestRecording, voiceNotesUrl, voiceNoteUrl, type VoiceNoteView } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, admin: Person, kim: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor", { firstName: "Riley" }), await product.person("instructor")];
  admin = await product.person("admin");
});
afterAll(() => product.close());

/** A video of a new player. */
const sent = async (instructorId: string = coach.id) => {
  kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return (await uploaded(kim, { instructorId })).id;
};
const mark = crypto.randomUUID();
const actions = [
  [0, "seek", 1.2],
  [0, "rate", 0.25],
  [0.4, "show", mark],
  [0.5, "play", 1.2],
];
const told = { actions: JSON.stringify(actions), transcript: " Watch the elbow. " };
const record = (id: string, by = coach, form = voiceForm(told)) => by("POST", voiceNotesUrl(id), form);
const recorded = async (id: string, by?: Person, form?: FormData): Promise<VoiceNoteView> => {
  const { status, body } = await record(id, by, form);
  expect([status, body]).toMatchObject([201, {}]);
  return body;
};
const listed = async (id: string, who: Person): Promise<VoiceNoteView[]> => (await who("GET", voiceNotesUrl(id))).body;
const fileOf = (who: Person, path: string, headers = {}) =>
  raw(product.base, path, { headers: { cookie: who.cookieHeader(), ...headers } });
const stored = async () => (await readdir(join(product.environment.DATA_DIR, "videos"), { recursive: true })).length;

it("a coach records, and whoever sees the video hears it and sees what the coach did to it while talking", async () => {
  const id = await sent();
  const note = await recorded(id);
  expect(note).toEqual({
    id: expect.any(String),
    videoId: id,
    authorId: coach.id,
    authorName: expect.stringMatching(/^Riley /),
    filePath: expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}\.webm$/),
    seconds: expect.closeTo(1, 0),
    actions,
    transcript: "Watch the elbow.",
    createdAt: expect.any(String),
  });
  for (const who of [coach, kim, admin]) {
    expect(await listed(id, who)).toEqual([note]);
    const all = await fileOf(who, note.filePath);
    expect([all.status, all.headers["content-type"], all.bytes.equals(clip("sound.webm"))]).toEqual([
      200,
      "audio/webm",
      true,
    ]);
  }
  const part = await fileOf(kim, note.filePath, { range: "bytes=4-9" });
  expect([part.status, part.bytes.equals(clip("sound.webm").subarray(4, 10))]).toEqual([206, true]);
  const saved = await fileOf(kim, `${note.filePath}?download`);
  expect(saved.headers["content-disposition"]).toContain("voice-note.webm");
  expect((await kim("GET", historyUrl(id))).body.map(({ what }: { what: string }) => what)).toContain("VoiceNoteAdded");
  expect((await kim("GET", videoUrl(id))).body.status).toBe("in_progress");
});

it("others neither hear nor record, and only its coach removes it, with its file", async () => {
  const id = await sent();
  const before = await stored();
  const note = await recorded(id);
  const [stranger, visitor] = [await product.person("student", { age: 30 }), product.visitor()];
  for (const [who, read, written, removal] of [
    [kim, 200, 403, 403],
    [admin, 200, 403, 403],
    [rival, 404, 404, 404],
    [stranger, 404, 404, 404],
    [visitor, 401, 401, 401],
  ] as const)
    expect([
      (await who("GET", voiceNotesUrl(id))).status,
      (await raw(product.base, note.filePath, { headers: { cookie: who.cookieHeader() } })).status,
      (await who("POST", voiceNotesUrl(id), voiceForm())).status,
      (await who("DELETE", voiceNoteUrl(id, note.id))).status,
    ]).toEqual([read, read, written, removal]);
  expect(await stored()).toBe(before + 1);
  for (const _ of [1, 2]) expect((await coach("DELETE", voiceNoteUrl(id, note.id))).status).toBe(200);
  expect([await listed(id, kim), (await fileOf(kim, note.filePath)).status, await stored()]).toEqual([[], 404, before]);
  expect((await coach("DELETE", voiceNoteUrl(id, "none"))).body.code).toBe("NoSuchVoiceNote");
});

it("a parent hears what is recorded for the player they added", async () => {
  const parent = await product.person("student", { age: 40 });
  const lou = { firstName: "Lou", lastName: "Lee", birthDate: "2016-05-04", declared: true };
  const { id: playerId } = (await parent("POST", playersUrl, lou)).body;
  const { token } = await issueLink(product.backend.db, { kind: "email", userId: parent.id });
  await product.visitor()("POST", confirmEmailUrl, { token });
  await makeMember(product, { id: playerId });
  const { id } = await uploaded(parent, { studentId: playerId, instructorId: coach.id });
  const note = await recorded(id);
  expect(await listed(id, parent)).toEqual([note]);
  expect((await fileOf(parent, note.filePath)).status).toBe(200);
});

it("sent twice with one key, it is one recording and one file", async () => {
  const id = await sent();
  const before = await stored();
  const key = { "idempotency-key": crypto.randomUUID() };
  const answers = [];
  for (const _ of [1, 2]) answers.push((await coach("POST", voiceNotesUrl(id), voiceForm(told), key)).body.id);
  expect(answers[0]).toBe(answers[1]);
  expect([await stored(), (await listed(id, kim)).length]).toEqual([before + 1, 1]);
});

it("a recording that takes too long to check is not called damaged, nothing of it stays, and it can come again", async () => {
  const id = await sent();
  const before = await stored();
  const { probeTime } = product.backend;
  Object.assign(product.backend, { probeTime: 0 });
  const { status, body } = await record(id);
  Object.assign(product.backend, { probeTime });
  expect([status, body]).toMatchObject([503, { code: "TookTooLong" }]);
  expect([await stored(), await listed(id, kim)]).toEqual([before, []]);
  expect(await recorded(id)).toMatchObject({ videoId: id });
});

it("what is no recording, too large, too long or out of order is refused, and nothing of it stays", async () => {
  const id = await sent();
  const before = await stored();
  const without = voiceForm();
  without.delete("recording");
  const long = clip("sound.m4a"); // its times are counted in so many units a second: with fewer it is longer
  long.writeUInt32BE(20, long.indexOf("mdhd") + 16);
  const refusal = async (form: FormData) => {
    const { status, body } = await record(id, coach, form);
    return [status, body.code];
  };
  expect(await refusal(without)).toEqual([422, "NoRecording"]);
  expect(await refusal(voiceForm({}, Buffer.from("<html>".padEnd(5000))))).toEqual([422, "NotARecording"]);
  expect(await refusal(voiceForm({}, clip("plain.webm")))).toEqual([422, "NotARecording"]);
  expect(await refusal(voiceForm({}, long))).toEqual([422, "TooLong"]);
  expect(await refusal(voiceForm({}, Buffer.alloc(largestRecording + 1)))).toEqual([413, "TooLarge"]);
  for (const wrong of ["no JSON", '[[1,"jump",2]]', '[[2,"play",0],[1,"pause",1]]', '[[-1,"play",0]]'])
    expect((await record(id, coach, voiceForm({ actions: wrong }))).status).toBe(422);
  expect([await stored(), await listed(id, kim)]).toEqual([before, []]);
});

it("with its video it is gone for everybody, its file too", async () => {
  const id = await sent();
  const before = await stored();
  const note = await recorded(id);
  expect((await kim("DELETE", videoUrl(id))).status).toBe(200);
  expect([(await kim("GET", voiceNotesUrl(id))).status, (await fileOf(kim, note.filePath)).status]).toEqual([404, 404]);
  expect(await stored()).toBe(before - 1);
});

it("a coach who is erased takes their voice along", async () => {
  const leaving = await product.person("instructor");
  const id = await sent(leaving.id);
  const [before, note] = [await stored(), await recorded(id, leaving)];
  expect((await leaving("POST", eraseUrl, { password })).status).toBe(202);
  await finishErasures(product.backend, new Date().toISOString());
  expect([await listed(id, kim), (await fileOf(kim, note.filePath)).status, await stored()]).toEqual([[], 404, before]);
});
