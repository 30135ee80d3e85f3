import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weeklyVideoStream, weeklyVideoSubject } from "../../../eventstore/videos/weeklyEvents.ts";
import { filesOfDeleted, filesOfVideos, isFileOfVideo } from "../../../projections/videos/files/queries.ts";
import { historyUrl } from "../../history/contract.ts";
import { activateMembershipUrl, deactivateMembershipUrl } from "../../memberships/contract.ts";
import { playersUrl } from "../../players/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { finishErasures } from "../../privacy/erase.ts";
import { does } from "../../testing/held.ts";
import { raw } from "../../testing/raw.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { videosUrl, videoUrl } from "../contract.ts";
import { clip } from "../testing/clips.ts";
import { picture, uploaded } from "../testing/videos.ts";
import { assignedTo, hipTurn, published, weeklyForm } from "../testing/weekly.ts";
import { removeWeekly, weeklyVideo } from "./weekly.ts";
import {
  weeklyDoneUrl,
  weeklyPlayersUrl,
  weeklyPosterUrl,
  weeklyVideosUrl,
  weeklyVideoUrl,
  type WeeklyVideoView,
} from "./weeklyContract.ts";

let product: TestProduct;
let riley: Person, rival: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [riley, rival] = [
    await product.person("instructor", { firstName: "Riley", lastName: "Hart" }),
    await product.person("instructor"),
  ];
  admin = await product.person("admin");
});
afterAll(() => product.close());

const activate = (userId: string) => does(admin, "POST", activateMembershipUrl, { userId });
/** A player whom Riley teaches. */
const student = async ({ isMember = true, ...told }: { isMember?: boolean; firstName?: string } = {}) => {
  const kim = await product.person("student", { age: 30, ...told });
  await lessonAsked(product, { studentId: kim.id, instructorId: riley.id, daysAhead: 3 });
  if (isMember) await activate(kim.id);
  return kim;
};
const list = async (who: Person, query = ""): Promise<WeeklyVideoView[]> =>
  (await who("GET", weeklyVideosUrl + query)).body;
const sees = async (who: Person, { id, filePath }: WeeklyVideoView) => ({
  list: (await list(who)).some((one) => one.id === id),
  entry: (await who("GET", weeklyVideoUrl(id))).status,
  video: (await who("GET", videoUrl(id))).status,
  file: filePath && (await raw(product.base, filePath, { headers: { cookie: who.cookieHeader() } })).status,
});
const all = { list: true, entry: 200, video: 200, file: 200 };
const nothing = { list: false, entry: 404, video: 404, file: 404 };
const post = (form: FormData, headers = {}) => riley("POST", weeklyVideosUrl, form, headers);
const folder = () => join(product.environment.DATA_DIR, "videos");
const files = () => readdir(folder(), { recursive: true });
const fileOf = ({ filePath }: WeeklyVideoView) => filePath!.split("/").at(-1)!.split(".")[0]!;
const plain = clip("plain.mp4");

describe("a weekly video", () => {
  it("A40, A41, E9: is published as a link, and found by those it is for", async () => {
    const kim = await student();
    const { status, body } = await post(weeklyForm({ title: " Hip turn ", description: "Slowly", ...assignedTo(kim) }));
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        isWeeklyInstruction: true,
        instructorId: riley.id,
        instructorName: "Riley Hart",
        isOwn: true,
        title: "Hip turn",
        description: "Slowly",
        uploadType: "url",
        videoType: "url_instruction",
        videoUrl: hipTurn,
        filePath: null,
        thumbnailPath: null,
        file: null,
        assignedPlayerIds: [kim.id],
        requiresMembership: true,
        practiced: 0,
        players: [],
        createdAt: expect.any(String),
      },
    ]);
    const own = { isOwn: false, practiced: null, players: [{ playerId: kim.id, practicedAt: null }] };
    expect(await list(kim)).toEqual([{ ...body, ...own }]);
    expect((await kim("GET", videoUrl(body.id))).body).toEqual({ ...body, ...own });
    expect((await kim("GET", videosUrl)).body).toEqual([]); // that lists what players sent
  });

  it("M6: has the fields of every video, besides who it is for, and that it takes a membership", async () => {
    const kim = await student();
    const sent = await uploaded(kim, { title: "Cage", description: "My elbow", instructorId: riley.id });
    const { body: weekly } = await post(weeklyForm({ description: "Slowly", ...assignedTo(kim) }, plain));
    await riley("PATCH", videoUrl(sent.id), { feedback: "Quieter hands.", instructorNotes: "Ask about the wrist." });
    expect((await riley("GET", videoUrl(sent.id))).body).toMatchObject({
      id: sent.id,
      studentId: kim.id,
      instructorId: riley.id,
      title: "Cage",
      description: "My elbow",
      videoType: "practice",
      filePath: expect.any(String),
      thumbnailPath: null,
      duration: 2,
      status: "reviewed",
      feedback: "Quieter hands.",
      instructorNotes: "Ask about the wrist.",
      isWeeklyInstruction: false,
      createdAt: expect.any(String),
    });
    expect([sent.status, sent.feedback]).toEqual(["pending", null]);
    expect(weekly).toMatchObject({
      instructorId: riley.id,
      videoType: "lesson",
      filePath: expect.any(String),
      thumbnailPath: null,
      file: { duration: 2 },
      isWeeklyInstruction: true,
      assignedPlayerIds: [kim.id],
      requiresMembership: true,
    });
  });

  it("A41: as a file says what it is, and comes back as it was, in parts, to those it is for", async () => {
    const kim = await student();
    const told = { ...assignedTo(kim), requiresMembership: "true" };
    const { body } = await post(weeklyForm(told, plain));
    expect(body).toMatchObject({
      uploadType: "file",
      videoType: "lesson",
      videoUrl: null,
      filePath: expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}\.mp4$/),
      file: { fileName: "tee drill.mp4", bytes: plain.length, duration: 2, container: "mp4", playable: "everywhere" },
    });
    const cookie = kim.cookieHeader();
    const part = await raw(product.base, body.filePath, { headers: { cookie, range: "bytes=100-199" } });
    expect([part.status, part.bytes.equals(plain.subarray(100, 200))]).toEqual([206, true]);
    const stored = await readFile(join(folder(), fileOf(body)));
    expect([stored.length, stored.includes("ftyp")]).toEqual([plain.length, false]);
  });

  it("G2-23: is for the players it is assigned to, and for all active members if it is to nobody", async () => {
    const [kim, lou, guest] = [await student(), await student(), await student({ isMember: false })];
    const some = await published(riley, assignedTo(kim), { isFile: true });
    const everybody = await published(riley, {}, { isFile: true });
    const free = await published(riley, { ...assignedTo(guest), requiresMembership: "false" }, { isFile: true });
    const forGuest = await published(riley, assignedTo(guest), { isFile: true });
    for (const who of [riley, admin]) expect(await sees(who, some)).toEqual(all);
    expect(await sees(rival, some)).toEqual(nothing);
    expect([await sees(kim, some), await sees(lou, some), await sees(guest, some)]).toEqual([all, nothing, nothing]);
    expect([await sees(kim, everybody), await sees(guest, everybody)]).toEqual([all, nothing]);
    expect([await sees(guest, free), await sees(guest, forGuest)]).toEqual([all, nothing]);
    await activate(guest.id);
    expect([await sees(guest, forGuest), await sees(guest, everybody)]).toEqual([all, all]);
    await does(admin, "POST", deactivateMembershipUrl, { userId: kim.id });
    expect([await sees(kim, some), await sees(kim, everybody)]).toEqual([nothing, nothing]);
    expect((await raw(product.base, some.filePath!)).status).toBe(401);
  });

  it("families see it for each of their players, and of other players nothing", async () => {
    const pat = await product.person("student", { age: 40 });
    const added = { firstName: "Lou", lastName: "Reyes", age: 11, declared: true };
    const { id: louId } = (await does(pat, "POST", playersUrl, added)).body;
    await lessonAsked(product, { studentId: louId, instructorId: riley.id, daysAhead: 4 });
    const kim = await student();
    await activate(louId);
    const both = await published(riley, assignedTo({ id: louId }, kim));
    const [seen] = await list(pat, `?playerId=${louId}`);
    expect(seen).toMatchObject({ id: both.id, assignedPlayerIds: [louId], practiced: null });
    expect(seen!.players).toEqual([{ playerId: louId, practicedAt: null }]);
    expect((await list(pat, `?playerId=${pat.id}`)).map(({ id }) => id)).not.toContain(both.id);
    expect((await pat("GET", `${weeklyVideosUrl}?playerId=${kim.id}`)).status).toBe(404);
    const done = await pat("POST", weeklyDoneUrl(both.id), { done: true, playerId: louId });
    expect(done.body.players).toEqual([{ playerId: louId, practicedAt: expect.any(String) }]);
    const forPat = await pat("POST", weeklyDoneUrl(both.id), { done: true }); // who doesn't see it
    expect(forPat).toMatchObject({ status: 409, body: { code: "NotForPlayer" } });
  });

  it("a coach with a child sees what is shown to the child, and answers for it", async () => {
    const added = { firstName: "Max", lastName: "Hart", age: 9, declared: true };
    const { id: maxId } = (await does(rival, "POST", playersUrl, added)).body;
    await activate(maxId);
    await lessonAsked(product, { studentId: maxId, instructorId: riley.id, daysAhead: 5 });
    const { id } = await published(riley, assignedTo({ id: maxId }));
    const [seen] = (await list(rival)).filter((one) => one.id === id);
    expect(seen).toMatchObject({ isOwn: false, practiced: null, players: [{ playerId: maxId }] });
    expect((await rival("POST", weeklyDoneUrl(id), { done: true, playerId: maxId })).status).toBe(200);
    expect((await rival("PATCH", weeklyVideoUrl(id), { title: "Mine" })).status).toBe(404);
  });

  it.each([
    ["no title", { title: " ", videoUrl: "" }, false, "Please provide a title", "title"],
    ["no file", { uploadType: "file" }, false, "Please select a video file", "video"],
    ["no link", { videoUrl: " " }, false, "Please provide a video URL", "videoUrl"],
    ["no link that is one", { videoUrl: "hip turn" }, false, "Please provide a valid video URL", "videoUrl"],
    ["a link that runs", { videoUrl: "javascript:alert(1)" }, false, "Please provide a valid video URL", "videoUrl"],
    [
      "a link that runs, with a host",
      { videoUrl: "javascript://video.example/%0aalert(1)" },
      false,
      "Please provide a valid video URL",
      "videoUrl",
    ],
    ["a link to a file", { videoUrl: "file:///etc/passwd" }, false, "Please provide a valid video URL", "videoUrl"],
    ["data as a link", { videoUrl: "data:text/html,x" }, false, "Please provide a valid video URL", "videoUrl"],
    [
      "an endless link",
      { videoUrl: `https://video.example/${"x".repeat(2000)}` },
      false,
      "Please use at most 2,000 characters",
      "videoUrl",
    ],
    [
      "a player nobody knows",
      { assignedPlayerIds: '["nobody"]' },
      false,
      "find one of these players",
      "assignedPlayerIds",
    ],
    ["a list that is none", { assignedPlayerIds: "[" }, false, "choose the players", "assignedPlayerIds"],
    ["no title, but a file", { title: "" }, true, "Please provide a title", "title"],
  ])(
    "T35, V13, G2-24: with %s is refused beside its field, and nothing is left",
    async (_, told, isFile, why, field) => {
      const before = [await files(), (await list(riley)).length];
      const { status, body } = await post(weeklyForm(told, isFile ? plain : undefined));
      expect([status, body.message]).toEqual([422, expect.stringContaining(why)]);
      expect(body.issues[0].path).toEqual([field]);
      expect([await files(), (await list(riley)).length]).toEqual(before);
    },
  );

  it("V13: bytes that are no video are refused, and nothing of them is left", async () => {
    const before = await files();
    expect((await post(weeklyForm({}, Buffer.from("no video at all")))).body).toMatchObject({ code: "NotAVideo" });
    const form = weeklyForm({}, plain);
    form.set("video", new File([plain], "a.txt", { type: "text/plain" }));
    expect((await post(form)).body).toMatchObject({ code: "InvalidFileType" });
    expect(await files()).toEqual(before);
  });

  it("is for players one may choose: those who had lessons with the coach, or sent the coach a video", async () => {
    const stranger = await product.person("student", { age: 20 });
    expect((await post(weeklyForm(assignedTo(stranger)))).status).toBe(422);
    await activate(stranger.id);
    await uploaded(stranger, { instructorId: riley.id });
    const kim = await student();
    const several = weeklyForm({ assignedPlayerIds: [stranger.id, kim.id, kim.id] });
    expect((await post(several)).body.assignedPlayerIds).toEqual([stranger.id, kim.id]);
  });

  it("sent again with its key is the same one, with one file", async () => {
    const once = () => post(weeklyForm({}, plain), { "idempotency-key": "tee drill" });
    const first = await once();
    const before = await files();
    expect((await once()).body).toEqual(first.body);
    const [one, other] = await Promise.all([once(), once()]);
    expect([one.body.id, other.body.id]).toEqual([first.body.id, first.body.id]);
    expect(await files()).toEqual(before);
  });

  it("is corrected by its author or an admin: what is said, and who it is for", async () => {
    const [kim, lou] = [await student(), await student()];
    const video = await published(riley, assignedTo(kim));
    const told = { title: "Hips first", description: "Slowly", assignedPlayerIds: [lou.id], requiresMembership: false };
    expect((await riley("PATCH", weeklyVideoUrl(video.id), told)).body).toMatchObject({ id: video.id, ...told });
    expect([(await sees(kim, video)).list, (await sees(lou, video)).list]).toEqual([false, true]);
    expect((await admin("PATCH", weeklyVideoUrl(video.id), { description: "" })).body.description).toBeNull();
    expect((await riley("PATCH", weeklyVideoUrl(video.id), { title: " " })).body.issues[0].path).toEqual(["title"]);
    const unknown = { assignedPlayerIds: [lou.id, "nobody"] };
    expect((await riley("PATCH", weeklyVideoUrl(video.id), unknown)).body).toMatchObject({ code: "NoSuchPlayer" });
  });

  it("is practiced by a player's word, and taken back; the coach sees who did", async () => {
    const [kim, lou] = [await student({ firstName: "Kim" }), await student({ firstName: "Lou" })];
    const { id } = await published(riley, assignedTo(kim, lou));
    for (let n = 0; n < 2; n++) await does(kim, "POST", weeklyDoneUrl(id), { done: true });
    const players = async () => (await riley("GET", weeklyPlayersUrl(id))).body;
    expect(await players()).toMatchObject([
      { firstName: "Kim", isAssigned: true, practicedAt: expect.any(String) },
      { firstName: "Lou", isAssigned: true, practicedAt: null },
    ]);
    expect((await riley("GET", weeklyVideoUrl(id))).body.practiced).toBe(1);
    const taken = await kim("POST", weeklyDoneUrl(id), { done: false });
    expect(taken.body.players).toEqual([{ playerId: kim.id, practicedAt: null }]);
    expect((await players()).map(({ practicedAt }: { practicedAt: unknown }) => practicedAt)).toEqual([null, null]);
    const story = (await riley("GET", historyUrl(id))).body.map(({ what }: { what: string }) => what);
    expect(story).toEqual(["WeeklyVideoPublished", "WeeklyVideoPractised", "WeeklyVideoUnticked"]);
    for (const who of [kim, rival]) expect((await who("GET", historyUrl(id))).status).toBe(404);
  });
});

describe("the picture of a weekly video", () => {
  const send = (who: Person, id: string) =>
    who("PUT", weeklyPosterUrl(id), picture(), { "content-type": "image/webp" });
  const at = async (who: Person, path: string) =>
    (await raw(product.base, path, { headers: { cookie: who.cookieHeader() } })).status;

  it("is sealed, shown to those who see the video, and gone with it; there's one, and none of a link", async () => {
    const [kim, lou] = [await student(), await student()];
    const video = await published(riley, assignedTo(kim), { isFile: true });
    expect(video.thumbnailPath).toBeNull();
    expect(await send(rival, video.id)).toMatchObject({ status: 404 });
    const { body } = await send(riley, video.id);
    expect(body).toEqual({ ...video, thumbnailPath: expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}\.webp$/) });
    const path = String(body.thumbnailPath);
    const posterId = fileOf({ ...video, filePath: path });
    expect((await readFile(join(folder(), posterId))).includes("WEBP")).toBe(false);
    for (const [who, status] of [
      [riley, 200],
      [kim, 200],
      [admin, 200],
      [lou, 404],
      [rival, 404],
    ] as const)
      expect(await at(who, path)).toBe(status);
    expect((await list(kim)).find(({ id }) => id === video.id)?.thumbnailPath).toBe(path);

    const before = await files();
    expect(await send(riley, video.id)).toMatchObject({ status: 409, body: { code: "HasPoster" } });
    const link = await published(riley, assignedTo(kim));
    expect(await send(riley, link.id)).toMatchObject({ status: 409, body: { code: "IsLink" } });
    expect(await files()).toEqual(before);
    const held: string[] = [];
    for await (const { fileId } of filesOfVideos(product.backend.db)) held.push(fileId);
    expect([held.includes(posterId), await isFileOfVideo(product.backend.db, posterId)]).toEqual([true, true]);

    await riley("DELETE", weeklyVideoUrl(video.id));
    expect([await at(kim, path), (await files()).includes(posterId)]).toEqual([404, false]);
    expect(await filesOfDeleted(product.backend.db)).toContain(posterId);
  });
});

describe("a removed weekly video", () => {
  it("A42: is gone on every node, its file, too, and a copy of that is noise", async () => {
    const other = await product.another();
    const kim = await student();
    const video = await published(riley, assignedTo(kim), { isFile: true });
    const copy = await readFile(join(folder(), fileOf(video)));
    const bytes = (base: string) => raw(base, video.filePath!, { headers: { cookie: kim.cookieHeader() } });
    expect((await bytes(other.base)).status).toBe(200);
    expect((await riley("DELETE", weeklyVideoUrl(video.id))).body).toEqual({ id: video.id, deleted: true });
    for (const base of [product.base, other.base]) expect((await bytes(base)).status).toBe(404);
    expect([await sees(riley, video), await sees(kim, video)]).toEqual([nothing, nothing]);
    expect(await files()).not.toContain(fileOf(video));
    expect(await product.backend.keys.stateOf(weeklyVideoSubject(video.id))).toBe("destroyed");
    expect(copy.includes("ftyp")).toBe(false);
    expect((await riley("DELETE", weeklyVideoUrl(video.id))).status).toBe(404);
    await other.close();
  });

  it("is removed to the end after a crash right behind the fact", async () => {
    const { backend } = product;
    const video = await published(riley, {}, { isFile: true });
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    const target = { fold: weeklyVideo, stream: weeklyVideoStream(video.id), command };
    await backend.handle(target, removeWeekly({ weeklyVideoId: video.id, why: "removed" }));
    expect(await files()).toContain(fileOf(video));
    await finishErasures(backend, command.now);
    expect(await backend.keys.stateOf(weeklyVideoSubject(video.id))).toBe("destroyed");
    expect(await files()).not.toContain(fileOf(video));
  });

  it("its author loses the role: it stays for players and admins; is erased: it goes", async () => {
    const leaving = await product.person("instructor");
    const kim = await student();
    const video = await published(leaving, {}, { isFile: true });
    await product.give(leaving.id, "student");
    expect([await sees(leaving, video), await sees(kim, video), await sees(admin, video)]).toEqual([nothing, all, all]);
    expect((await leaving("DELETE", weeklyVideoUrl(video.id))).status).toBe(403);
    expect((await admin("POST", eraseUrl, { password, userId: leaving.id })).status).toBe(202);
    expect(await sees(kim, video)).toEqual(nothing);
    expect(await files()).not.toContain(fileOf(video));
  });
});
