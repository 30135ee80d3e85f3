import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { videoStream, videoSubject } from "../../eventstore/videos/events.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { confirmEmailUrl } from "../accounts/contract.ts";
import { issueLink } from "../accounts/mailedLinks.ts";
import { historyUrl } from "../history/contract.ts";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "../memberships/subscriptionContract.ts";
import { reserve } from "../memberships/open.ts";
import { playersUrl } from "../players/contract.ts";
import { eraseUrl } from "../privacy/contract.ts";
import { finishErasures } from "../privacy/erase.ts";
import { type Client, tally } from "../testing/client.ts";
import { raw } from "../testing/raw.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  instructorVideosUrl,
  largestPoster,
  posterUrl,
  titleUrl,
  uploadVideoUrl,
  videosUrl,
  videoUrl,
} from "./contract.ts";
import { keep, opened } from "./files.ts";
import { clip, film } from "./testing/clips.ts";
import { makeMember, picture, uploaded, videoForm } from "./testing/videos.ts";
import { finishUploads, removeOrphans } from "./finishing.ts";
import { noteUpload } from "./uploads.ts";
import { deleteVideo, video as videoFold } from "./video.ts";

let product: TestProduct;
let coach: Person, rival: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor", { firstName: "Riley" }), await product.person("instructor")];
  admin = await product.person("admin");
});
afterAll(() => product.close());

const member = async (more: object = {}) => {
  const kim = await product.person("student", { age: 30, ...more });
  await makeMember(product, kim);
  return kim;
};
const send = (who: Person, ...form: Parameters<typeof videoForm>) => who("POST", uploadVideoUrl, videoForm(...form));
const used = async (who: Person, playerId = who.id) =>
  (await who("GET", `${subscriptionStatusUrl}?playerId=${playerId}`)).body.videosThisMonth;
const folder = () => join(product.environment.DATA_DIR, "videos");
const files = () => readdir(folder(), { recursive: true });
const idOf = ({ filePath }: { filePath: string }) => filePath.split("/").at(-1)!.split(".")[0]!;
const plain = clip("plain.mp4");
const withoutFile = () => {
  const form = videoForm();
  form.delete("video");
  return form;
};
const bytesAt = (who: Client, path: string, { base = product.base, method = "GET", headers = {} } = {}) =>
  raw(base, path, { method, headers: { cookie: who.cookieHeader(), ...headers } });

describe("an upload", () => {
  it("A29, A30, A32, A39: becomes a video that says what it is, and its file comes back as it was", async () => {
    const kim = await member({ firstName: "Kim", lastName: "Reyes" });
    const told = {
      title: " Cage, Tuesday ",
      description: "My elbow",
      videoType: "drill",
      instructorId: coach.id,
    } as const;
    const { status, body } = await send(kim, told);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        isWeeklyInstruction: false,
        studentId: kim.id,
        studentName: "Kim Reyes",
        instructorId: coach.id,
        instructorName: expect.stringMatching(/^Riley /),
        isOwn: true,
        title: "Cage, Tuesday",
        description: "My elbow",
        videoType: "drill",
        status: "pending",
        feedback: null,
        reviewedAt: null,
        reviewedBy: null,
        withSince: body.createdAt,
        waitingSince: body.createdAt,
        waitingHours: 0,
        filePath: expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}\.mp4$/),
        originalPath: body.filePath,
        conversion: null,
        thumbnailPath: null,
        fileName: "IMG_0412.MP4",
        bytes: plain.length,
        duration: 2,
        container: "mp4",
        playable: "everywhere",
        width: 160,
        height: 90,
        fps: expect.any(Number),
        isVariable: false,
        focusPoints: [],
        createdAt: expect.any(String),
      },
    ]);
    expect((await kim("GET", videoUrl(body.id))).body).toEqual(body);
    expect((await kim("GET", videosUrl)).body).toEqual([body]);
    for (const url of [videosUrl, instructorVideosUrl])
      expect((await coach("GET", url)).body).toContainEqual({ ...body, isOwn: false, instructorNotes: null });
    expect((await bytesAt(kim, body.filePath)).bytes.equals(plain)).toBe(true);
    expect(await used(kim)).toBe(1);
  });

  it("is sealed where it is kept, and nothing of it is stored in clear", async () => {
    const kim = await member();
    // Neither hex nor base64 has this sign: no key or hash can contain it by chance.
    const video = await uploaded(kim, { title: "Wiffle~tee" }, { name: "Zebra~tee.mp4" });
    const stored = await readFile(join(folder(), idOf(video)));
    expect([stored.length, stored.includes("ftyp")]).toEqual([plain.length, false]);
    const { rows } = await product.backend.db.raw("select schema_to_xml('web', true, false, '')::text as xml");
    expect(rows[0].xml).not.toMatch(/~tee/);
    for await (const fact of product.backend.store.read(`video-${video.id}`)) expect(fact.type).toMatch(/^Video/);
  });

  it("V11:calls, G2-46:upload: needs a membership with an upload left, but not an instructor's own", async () => {
    const kim = await product.person("student", { age: 30 });
    expect(await send(kim)).toMatchObject({ status: 403, body: { code: "NoMembership" } });
    await makeMember(product, kim);
    for (let n = 0; n < 4; n++) await uploaded(kim);
    expect(await send(kim)).toMatchObject({ status: 403, body: { code: "NoUploadsLeft" } });
    expect((await uploaded(coach)).instructorId).toBe(coach.id);
    expect(await send(admin)).toMatchObject({ status: 403, body: { code: "Forbidden" } });
  });

  it("of many at once on two nodes as many get through as are left, and of the others nothing remains", async () => {
    const kim = await member();
    const other = await product.another();
    const before = (await files()).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? kim : kim.at(other.base))("POST", uploadVideoUrl, videoForm({ title: `Swing ${n}` })),
      ),
    );
    const { 201: made, 403: tooMany = 0, 429: tooManyAtOnce = 0 } = tally(answers);
    expect([made, tooMany + tooManyAtOnce]).toEqual([4, 6]);
    expect((await files()).length).toBe(before + 4);
    expect((await kim("GET", videosUrl)).body).toHaveLength(4);
    await other.close();
  });

  it("G1-47:locked: waits for a parent's confirmation", async () => {
    const kim = await product.person("student", { age: 15, ...guardian });
    await makeMember(product, kim);
    expect(await send(kim)).toMatchObject({ status: 403, body: { code: "GuardianNotConfirmed" } });
    expect(await used(kim)).toBe(0);
  });

  it("A31: is a parent's for a player of the family, and counts for that player alone", async () => {
    const pat = await product.person("student", { age: 40 });
    const { token } = await issueLink(product.backend.db, { kind: "email", userId: pat.id });
    await pat("POST", confirmEmailUrl, { token });
    const lou = { firstName: "Lou", lastName: "Reyes", age: 11, declared: true };
    const { id: studentId } = (await pat("POST", playersUrl, lou)).body;
    await makeMember(product, { id: studentId });
    expect(await send(pat)).toMatchObject({ status: 403, body: { code: "NoMembership" } });
    expect(await uploaded(pat, { studentId })).toMatchObject({ studentId, studentName: "Lou Reyes" });
    expect([await used(pat), await used(pat, studentId)]).toEqual([0, 1]);
    expect((await pat("GET", `${videosUrl}?studentId=${studentId}`)).body).toHaveLength(1);
    expect((await pat("GET", `${videosUrl}?studentId=${pat.id}`)).body).toEqual([]);
    expect((await pat("GET", videosUrl)).body).toHaveLength(1);
    const stranger = await member();
    expect(await send(stranger, { studentId })).toMatchObject({ status: 404, body: { code: "NoSuchPlayer" } });
    const late = videoForm();
    late.set("studentId", studentId);
    await makeMember(product, pat);
    expect(await pat("POST", uploadVideoUrl, late)).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["studentId"] }] },
    });
    expect([await used(pat), await used(pat, studentId)]).toEqual([0, 1]);
  });

  it.each([
    ["no file at all", withoutFile, "NoFileSelected"],
    ["no file chosen", () => videoForm({}, { name: "", type: "", bytes: Buffer.alloc(0) }), "NoFileSelected"],
    [
      "a file that is no video by its name and type",
      () => videoForm({}, { name: "a.txt", type: "text/plain" }),
      "InvalidFileType",
    ],
    ["bytes that are none", () => videoForm({}, { bytes: Buffer.from("no video at all") }), "NotAVideo"],
    ["an empty file", () => videoForm({}, { bytes: Buffer.alloc(0) }), "NotAVideo"],
    ["one cut short", () => videoForm({}, { bytes: plain.subarray(0, 4000) }), "NotAVideo"],
    ["no title", () => videoForm({ title: " " }), "Invalid"],
    ["a coach who is none", () => videoForm({ instructorId: "nobody" }), "NoSuchInstructor"],
    ["a kind that does not exist", () => videoForm({ videoType: "movie" }), "Invalid"],
  ])("G2-3, V10: with %s is refused beside its field, and counts as none", async (_, form, code) => {
    const kim = await member();
    const before = await files();
    const answer = await kim("POST", uploadVideoUrl, form());
    expect(answer).toMatchObject({ status: 422, body: { code, issues: [{ path: [expect.any(String)] }] } });
    expect(await used(kim)).toBe(0);
    expect(await files()).toEqual(before);
    expect((await kim("GET", videosUrl)).body).toEqual([]);
  });

  it("that breaks off counts as none, and nothing of it is left", async () => {
    const kim = await member();
    const before = await files();
    const head = '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';
    const sent = request(product.base + uploadVideoUrl, {
      method: "POST",
      headers: {
        cookie: kim.cookieHeader(),
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 1_000_000,
      },
    });
    sent.on("error", () => {}); // it is cut off here
    sent.write(Buffer.concat([Buffer.from(head), plain]));
    await eventually(async () => expect(await used(kim)).toBe(1));
    sent.destroy();
    await eventually(async () => expect(await used(kim)).toBe(0));
    expect(await files()).toEqual(before);
    expect((await kim("GET", subscriptionLedgerUrl)).body[0]).toMatchObject({ what: "upload", why: "failed" });
  });

  it("sent again with its key is the same video, and counts once", async () => {
    const kim = await member();
    const once = () => kim("POST", uploadVideoUrl, videoForm(), { "idempotency-key": "swing" });
    const first = await once();
    expect(first.status).toBe(201);
    const before = await files();
    expect((await once()).body).toEqual(first.body);
    expect([await used(kim), await files()]).toEqual([1, before]);
  });

  it("sent twice at the same instant, to two nodes, never counts twice, and neither does the last one that is left", async () => {
    const other = await product.another();
    const kim = await member();
    for (let n = 0; n < 3; n++) await uploaded(kim);
    const once = (base: string) => kim.at(base)("POST", uploadVideoUrl, videoForm(), { "idempotency-key": "slider" });
    const answers = await Promise.all([product.base, other.base, product.base].map(once));
    expect(tally(answers)).toEqual({ 201: 3 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(
      (await kim("GET", subscriptionLedgerUrl)).body.filter(({ what }: { what: string }) => what === "upload"),
    ).toHaveLength(4);
    await other.close();
  });

  it("is refused if six are under way", async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';
    const headers = {
      cookie: coach.cookieHeader(),
      "content-type": "multipart/form-data; boundary=x",
      "content-length": 9999,
    };
    const before = (await files()).length;
    const coming = Array.from({ length: 6 }, () => {
      const sent = request(product.base + uploadVideoUrl, { method: "POST", headers });
      sent.on("error", () => {}); // it is cut off here
      sent.write(Buffer.concat([Buffer.from(head), plain.subarray(0, 3000)]));
      return sent;
    });
    await eventually(async () => expect((await files()).length).toBe(before + 6));
    expect(await send(coach)).toMatchObject({ status: 429, body: { code: "TooManyUploads" } });
    for (const sent of coming) sent.destroy();
    await eventually(async () => expect((await files()).length).toBe(before));
    // The last of them is counted off a moment after its file is gone.
    await eventually(async () => expect((await send(coach)).status).toBe(201));
  });

  it("that a crash interrupted when all of it was there becomes a video within a minute", async () => {
    const { backend } = product;
    const kim = await member();
    const [id, videoId] = [randomUUID(), randomUUID()];
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    await reserve(backend, command, { playerId: kim.id, uploadId: id });
    const stored = await keep(backend, { videoId, fileId: id }, Readable.from([plain]));
    const words = { title: "Left alone-8122", fileName: "a.mp4" };
    const told = { words, videoType: "game", instructorId: null } as const;
    const by = { userId: kim.id, role: "student" } as const;
    await noteUpload(backend, { id, videoId, studentId: kim.id, countsFor: kim.id, by, ...stored, ...told });
    const due = { now: command.now, signal: new AbortController().signal };
    await finishUploads(backend, due);
    expect((await kim("GET", videosUrl)).body).toEqual([]); // whoever sent it may be about to
    await backend
      .db("web.upload")
      .where({ id })
      .update({ begun_at: backend.db.raw("now() - interval '2 minutes'") });
    await Promise.all([finishUploads(backend, due), finishUploads(backend, due)]);
    expect((await kim("GET", videosUrl)).body).toMatchObject([{ id: videoId, title: "Left alone-8122", isOwn: true }]);
    expect((await kim("GET", subscriptionLedgerUrl)).body[0]).toMatchObject({ what: "upload", state: "counted" });
    const [left] = await backend.db("web.upload").where({ id });
    expect([left.done_at !== null, left.sealed.length]).toEqual([true, 0]);
  });
});

describe("a file", () => {
  it("A38, G2-22: comes in parts, as its bytes are and never as the sender called them, to whoever sees its video", async () => {
    const kim = await member();
    const { filePath } = await uploaded(kim, { instructorId: coach.id }, { name: "page.html", type: "video/mp4" });
    const part = await bytesAt(coach, filePath, { headers: { range: "bytes=100-199" } });
    expect([part.status, part.bytes.equals(plain.subarray(100, 200))]).toEqual([206, true]);
    expect(part.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-range": `bytes 100-199/${plain.length}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
    });
    const head = await bytesAt(kim, filePath, { method: "HEAD" });
    expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([200, 0, String(plain.length)]);
    expect((await bytesAt(kim, filePath, { headers: { range: "bytes=999999-" } })).status).toBe(416);
    const saved = await bytesAt(kim, `${filePath}?download`);
    expect(saved.headers["content-disposition"]).toBe('attachment; filename="video.mp4"');
    expect((await bytesAt(rival, filePath)).status).toBe(404);
    expect((await raw(product.base, filePath)).status).toBe(401);
  });

  it("comes part by part for one question each: who is asking", async () => {
    const kim = await member();
    const { id, filePath } = await uploaded(kim, { instructorId: coach.id });
    const part = async (who: Client) => (await bytesAt(who, filePath, { headers: { range: "bytes=0-99" } })).status;
    let asked: string[] = [];
    const hear = ({ sql }: { sql: string }) => void asked.push(sql);
    product.backend.db.on("query", hear);
    await eventually(async () => {
      await part(kim);
      asked = [];
      expect([await part(kim), asked]).toEqual([206, [expect.stringContaining("web.session")]]);
    });
    product.backend.db.off("query", hear);
    expect(await part(coach)).toBe(206);
    await kim("DELETE", videoUrl(id));
    expect([await part(kim), await part(coach)]).toEqual([404, 404]);
  });

  it.each(["/api/uploads/..%2f..%2fmaster.key", "/api/uploads/x.mp4", `/api/uploads/${randomUUID()}.mp4`])(
    "%s is none",
    async (path) => {
      expect((await bytesAt(admin, path)).status).toBe(404);
    },
  );

  it("has one name: another ending is not found", async () => {
    const kim = await member();
    const { filePath } = await uploaded(kim);
    expect((await bytesAt(kim, filePath.replace(".mp4", ".webm"))).status).toBe(404);
  });
});

describe("the picture shown for a video", () => {
  const put = (who: Client, id: string, bytes = picture(), type = "image/webp") =>
    who("PUT", posterUrl(id), bytes, { "content-type": type });

  it("comes from whoever sent the video, is sealed, and stays the first one", async () => {
    const kim = await member();
    const video = await uploaded(kim, { instructorId: coach.id });
    const { status, body } = await put(kim, video.id);
    expect([status, body.thumbnailPath]).toEqual([200, expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}\.webp$/)]);
    const sent = await bytesAt(coach, body.thumbnailPath);
    expect([sent.status, sent.headers["content-type"], sent.bytes.equals(picture())]).toEqual([
      200,
      "image/webp",
      true,
    ]);
    expect((await bytesAt(rival, body.thumbnailPath)).status).toBe(404);
    const stored = await readFile(join(folder(), idOf({ filePath: body.thumbnailPath })));
    expect(stored.includes("WEBP")).toBe(false);
    const before = await files();
    expect(await put(kim, video.id)).toMatchObject({ status: 409, body: { code: "HasPoster" } });
    expect(await put(coach, video.id)).toMatchObject({ status: 403, body: { code: "NotYourVideo" } });
    expect(await files()).toEqual(before);
    await kim("DELETE", videoUrl(video.id));
    expect(await files()).not.toContain(idOf({ filePath: body.thumbnailPath }));
    expect((await bytesAt(kim, body.thumbnailPath)).status).toBe(404);
  });

  it("is a picture by its bytes, and a small one", async () => {
    const kim = await member();
    const { id } = await uploaded(kim);
    expect(await put(kim, id, plain)).toMatchObject({ status: 422, body: { code: "NotAPicture" } });
    expect((await put(kim, id, Buffer.concat([picture(), Buffer.alloc(largestPoster)]))).status).toBe(413);
    expect((await put(kim, id, picture(), "image/svg+xml")).status).toBe(415);
    expect((await kim("GET", videoUrl(id))).body.thumbnailPath).toBeNull();
  });
});

it("what is told about a video is corrected by whoever sent it", async () => {
  const kim = await member();
  const { id } = await uploaded(kim, { description: "My elbow", instructorId: coach.id });
  const told = await kim("PATCH", titleUrl(id), { title: " Game two " });
  expect([told.status, told.body.title, told.body.description]).toEqual([200, "Game two", null]);
  expect((await kim("PATCH", titleUrl(id), { title: " " })).body.issues).toMatchObject([{ path: ["title"] }]);
  expect((await coach("PATCH", titleUrl(id), { title: "Mine" })).status).toBe(403);
});

describe("a deleted video", () => {
  it("A33, G2-5:deletion, G2-38: is gone at once on every node, and a copy of its file is noise", async () => {
    const other = await product.another();
    const kim = await member();
    const video = await uploaded(kim, { instructorId: coach.id });
    const path = join(folder(), idOf(video));
    const copy = await readFile(path);
    expect(await coach("DELETE", videoUrl(video.id))).toMatchObject({ status: 403, body: { code: "NotYourVideo" } });
    expect((await rival("DELETE", videoUrl(video.id))).status).toBe(404);
    const elsewhere = { base: other.base };
    expect((await bytesAt(kim, video.filePath, elsewhere)).status).toBe(200);
    expect(await kim("DELETE", videoUrl(video.id))).toMatchObject({
      status: 200,
      body: { id: video.id, deleted: true },
    });
    for (const base of [product.base, other.base])
      expect([
        (await bytesAt(kim, video.filePath, { base })).status,
        (await kim.at(base)("GET", videoUrl(video.id))).status,
      ]).toEqual([404, 404]);
    expect(await files()).not.toContain(idOf(video));
    expect(await product.backend.keys.stateOf(videoSubject(video.id))).toBe("destroyed");
    expect(copy.includes("ftyp")).toBe(false);
    expect((await kim("DELETE", videoUrl(video.id))).status).toBe(404);
    expect(await used(kim)).toBe(1); // deleting returns none
    const [{ what }, ...rest] = (await kim("GET", historyUrl(video.id))).body;
    expect([what, rest.at(-1).what]).toEqual(["VideoUploaded", "VideoDeleted"]);
    await other.close();
  });

  it("breaks off for whoever is watching, on every node", async () => {
    const other = await product.another();
    const video = await uploaded(coach, {}, { bytes: film(30_000_000) });
    const watching = async (base: string) => {
      const asked = request(base + video.filePath, { headers: { cookie: coach.cookieHeader() } });
      asked.end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      await once(answer, "readable"); // and nothing more is taken
      return answer;
    };
    const watched = await Promise.all([product.base, other.base].map(watching));
    const brokenOff = watched.map((answer) =>
      buffer(answer).then(
        ({ length }) => length,
        ({ code }) => code,
      ),
    );
    await coach("DELETE", videoUrl(video.id));
    expect(await Promise.all(brokenOff)).toEqual(["ECONNRESET", "ECONNRESET"]);
    await other.close();
  });

  it("opens on no node anymore, though an old copy of its file is put back", async () => {
    const other = await product.another();
    const video = await uploaded(coach);
    const file = { videoId: video.id, fileId: idOf(video) };
    const path = join(folder(), file.fileId);
    const copy = await readFile(path);
    for (const { backend } of [product, other])
      // which know its key from now on
      expect((await buffer(await opened(backend, file))).equals(plain)).toBe(true);
    await coach("DELETE", videoUrl(video.id));
    await writeFile(path, copy);
    for (const { backend } of [product, other])
      await eventually(() => expect(opened(backend, file)).rejects.toMatchObject({ code: "NoSuchVideo" }));
    await rm(path);
    await other.close();
  });

  it("can be an admin's doing; a player's are deleted when the player is erased, and what was to become one", async () => {
    const kim = await member();
    const [one, other] = [await uploaded(kim), await uploaded(kim)];
    expect((await admin("DELETE", videoUrl(one.id))).status).toBe(200);
    const erased = await admin("POST", eraseUrl, { password, userId: kim.id });
    expect(erased.status).toBe(202);
    expect((await admin("GET", videoUrl(other.id))).status).toBe(404);
    expect(await files()).not.toContain(idOf(other));
    expect(await product.backend.keys.stateOf(videoSubject(other.id))).toBe("destroyed");
  });

  it("G2-38: is deleted to the end after a crash right behind the fact", async () => {
    const { backend } = product;
    const kim = await member();
    const { id, ...video } = await uploaded(kim);
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    const target = { fold: videoFold, stream: videoStream(id), command };
    await backend.handle(target, deleteVideo({ videoId: id, why: "deleted" }));
    expect(await backend.keys.stateOf(videoSubject(id))).toBe("there");
    await finishErasures(backend, command.now);
    expect(await backend.keys.stateOf(videoSubject(id))).toBe("destroyed");
    expect(await files()).not.toContain(idOf(video));
    expect(await finishErasures(backend, command.now)).toBe(0);
  });
});

describe("a file that no video has", () => {
  const longAgo = new Date(Date.now() - 49 * 60 * 60 * 1000);
  const age = (...names: string[]) => Promise.all(names.map((name) => utimes(join(folder(), name), longAgo, longAgo)));
  const clear = ({ backend }: Pick<TestProduct, "backend">) =>
    removeOrphans(backend, { now: new Date().toISOString(), signal: new AbortController().signal });
  const stray = async () => {
    const name = randomUUID();
    await writeFile(join(folder(), name), "noise");
    await age(name);
    return name;
  };

  it("is removed after two days, and no other", async () => {
    const kim = await member();
    const [video, deleted] = [await uploaded(kim), await uploaded(kim)];
    const copy = await readFile(join(folder(), idOf(deleted)));
    await kim("DELETE", videoUrl(deleted.id));
    const [fresh, half] = [randomUUID(), `arriving/${randomUUID()}.${randomUUID()}`];
    const left = [await stray(), idOf(deleted), half];
    for (const name of [idOf(deleted), half, fresh]) await writeFile(join(folder(), name), copy);
    await age(...left, idOf(video));
    const before = await files();
    await clear(product);
    expect(await files()).toEqual(before.filter((name) => !left.includes(name)));
  });

  it("stays while a read model waits: its video may be among what is not shown", async () => {
    const name = await stray();
    const { db } = product.backend;
    const poison = { name: "videos", event_id: randomUUID(), type: "VideoUploaded", error: "spec" };
    await db("projection.poison").insert(poison);
    await clear(product);
    expect(await files()).toContain(name);
    await db("projection.poison").where({ name: "videos" }).delete();
    await clear(product);
    expect(await files()).not.toContain(name);
  });

  it("stays where another database keeps its own, such as the one that this was restored from", async () => {
    const kim = await member();
    const video = await uploaded(kim);
    await age(idOf(video));
    const before = await files();
    const copy = await testProduct({ VIDEO_DIR: folder() });
    await clear(copy);
    await copy.close();
    expect(await files()).toEqual(before);
  });

  it("stays in a folder that is not where this database keeps its videos", async () => {
    const name = await stray();
    const place = join(folder(), "place");
    const id = await readFile(place);
    await writeFile(place, randomUUID());
    await clear(product);
    await writeFile(place, id);
    expect(await files()).toContain(name);
  });
});
