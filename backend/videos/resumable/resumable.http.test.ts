import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Upload } from "tus-js-client";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { release } from "../../memberships/open.ts";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "../../memberships/subscriptionContract.ts";
import { raw } from "../../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { largestVideo, uploadsUrl, uploadVideoUrl, videosUrl, videoUrl } from "../contract.ts";
import { finishUploads } from "../finishing.ts";
import { clip } from "../testing/clips.ts";
import { codeOf, idOf, told, tusOn } from "../testing/tus.ts";
import { makeMember, videoForm } from "../testing/videos.ts";

let product: TestProduct;
let other: Awaited<ReturnType<TestProduct["another"]>>;
const { tus, begin, begun, piece, offsetOf } = tusOn(() => product.base);
beforeAll(async () => {
  product = await testProduct();
  other = await product.another();
});
afterAll(async () => {
  await other.close();
  await product.close();
});

const plain = clip("plain.mp4");
const member = async () => {
  const kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return kim;
};
const used = async (who: Person) => (await who("GET", subscriptionStatusUrl)).body.videosThisMonth;
const folder = () => join(product.environment.DATA_DIR, "videos");
const files = () => readdir(folder(), { recursive: true });

describe("an upload in pieces", () => {
  it("becomes a video by tus's own client, byte for byte", async () => {
    const kim = await member();
    const pieces: number[] = [];
    let video = "";
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(plain, {
        endpoint: product.base + uploadsUrl,
        headers: { cookie: kim.cookieHeader() },
        metadata: told,
        chunkSize: 4000,
        onChunkComplete: (size) => void pieces.push(size),
        onAfterResponse: (_, response) => void (video = response.getHeader("Fungo-Video") ?? ""),
        onError: reject,
        onSuccess: () => resolve(),
      });
      upload.start();
    });
    expect(pieces).toEqual([4000, 4000, plain.length - 8000]);
    const { body } = await kim("GET", videoUrl(video));
    expect(body).toMatchObject({ title: told.title, videoType: "drill", fileName: told.filename, bytes: plain.length });
    const { bytes } = await tus(kim, "GET", body.filePath);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(createHash("sha256").update(plain).digest("hex"));
    expect(await used(kim)).toBe(1);
  });

  it("G2-39: goes on where it broke off, on another node, and whoever missed its end can ask", async () => {
    const kim = await member();
    const path = await begun(kim);
    expect(await used(kim)).toBe(1);
    expect((await piece(kim, path, 0, plain.subarray(0, 5001))).status).toBe(204);
    expect(await offsetOf(kim, path, other.base)).toBe(5001);
    const last = await piece(kim, path, 5001, plain.subarray(5001), { base: other.base });
    expect([last.status, last.headers["upload-offset"]]).toEqual([204, String(plain.length)]);
    const asked = await tus(kim, "HEAD", path);
    expect([asked.status, asked.headers["upload-offset"], asked.headers["fungo-video"]]).toEqual([
      200,
      String(plain.length),
      last.headers["fungo-video"],
    ]);
    expect((await kim("GET", videosUrl)).body).toMatchObject([{ id: last.headers["fungo-video"] }]);
    expect(await tus(kim, "DELETE", path).then(codeOf)).toEqual([409, "AlreadyVideo"]);
    expect(await files()).toContain(idOf(path));
  });

  it("takes one of the month's uploads, however often whoever missed the answer asks for it", async () => {
    const kim = await member();
    const headers = { "idempotency-key": "swing 1" };
    const [first, second] = await Promise.all([begun(kim, { headers }), begun(kim, { headers })]);
    expect(second).toBe(first);
    expect((await piece(kim, first, 0, plain.subarray(0, 5001))).status).toBe(204);
    expect(await begun(kim, { headers })).toBe(first);
    expect([await offsetOf(kim, first), await used(kim)]).toEqual([5001, 1]);
    expect((await tus(kim, "DELETE", first)).status).toBe(204);
    const again = await begun(kim, { headers });
    expect(again).not.toBe(first);
    await piece(kim, again, 0, plain);
    expect(await begin(kim, { headers }).then(codeOf)).toEqual([409, "AlreadyVideo"]);
    expect(await used(kim)).toBe(1);
  });

  it("is sealed from its first byte on, and nothing told about it is kept in clear", async () => {
    const kim = await member();
    const path = await begun(kim, { fields: { ...told, title: "Walrus-3391", filename: "Walrus-3391.mp4" } });
    await piece(kim, path, 0, plain.subarray(0, 3000));
    for (const name of [idOf(path), `${idOf(path)}.json`])
      expect((await readFile(join(folder(), "arriving", name))).toString("latin1")).not.toMatch(/ftyp|Walrus/);
    const { rows } = await product.backend.db.raw("select schema_to_xml('web', true, false, '')::text as xml");
    expect(rows[0].xml).not.toMatch(/Walrus/);
    const { sealed } = await product.backend
      .db("web.upload")
      .where({ id: idOf(path) })
      .first();
    expect(String(sealed)).not.toMatch(/Walrus/); // bytes, which XML has in base64
    expect(product.lines.join("\n")).not.toMatch(/Walrus/);
    await tus(kim, "DELETE", path);
  });

  it("is written by one at a time, on whichever node", async () => {
    const kim = await member();
    const path = await begun(kim);
    const answers = await Promise.all(
      [product, other, product, other].map(({ base }) => piece(kim, path, 0, plain, { base })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.map(({ status }) => status).every((status) => [204, 404, 409, 423].includes(status))).toBe(true);
    const [video] = (await kim("GET", videosUrl)).body;
    expect((await tus(kim, "GET", video.filePath)).bytes.equals(plain)).toBe(true);
    expect((await kim("GET", videosUrl)).body).toHaveLength(1);
  });

  it("can be stopped: nothing is left of it, and it does not count", async () => {
    const kim = await member();
    const before = await files();
    const path = await begun(kim);
    await piece(kim, path, 0, plain.subarray(0, 3000));
    expect((await tus(kim, "DELETE", path)).status).toBe(204);
    expect([await used(kim), await files()]).toEqual([0, before]);
    expect((await kim("GET", subscriptionLedgerUrl)).body[0]).toMatchObject({ what: "upload", why: "stopped" });
    expect((await tus(kim, "HEAD", path)).status).toBe(404);
  });

  it("can be stopped while a piece of it is being written, which then finds none", async () => {
    const kim = await member();
    const before = await files();
    const path = await begun(kim);
    const headers = {
      cookie: kim.cookieHeader(),
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "content-length": plain.length,
      "upload-offset": "0",
    };
    const sent = request(product.base + path, { method: "PATCH", headers });
    const answered = once(sent, "response");
    sent.write(plain.subarray(0, 3000));
    await eventually(async () => expect((await stat(join(folder(), "arriving", idOf(path)))).size).toBeGreaterThan(0));
    expect((await tus(kim, "DELETE", path)).status).toBe(204);
    sent.end(plain.subarray(3000));
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    answer.resume();
    expect([await used(kim), await files()]).toEqual([0, before]);
  });

  it("that is no video when all of it is there is refused, and does not count", async () => {
    const kim = await member();
    const before = await files();
    const path = await begun(kim, { size: 5000 });
    expect(await piece(kim, path, 0, randomBytes(5000)).then(codeOf)).toEqual([422, "NotAVideo"]);
    expect([await used(kim), await files()]).toEqual([0, before]);
  });

  it("that takes too long to check is not called corrupted: it counts as none, nothing of it stays, and it can come again", async () => {
    const kim = await member();
    const before = await files();
    const { backend } = product;
    const { probeTime } = backend;
    const neverEnds = vi.spyOn(backend.files, "read").mockImplementation(() => new Promise<never>(() => {}));
    Object.assign(backend, { probeTime: 50 });
    const path = await begun(kim);
    const answer = await piece(kim, path, 0, plain);
    const form = await kim("POST", uploadVideoUrl, videoForm());
    Object.assign(backend, { probeTime });
    neverEnds.mockRestore();
    expect(codeOf(answer)).toEqual([503, "TookTooLong"]);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(form).toMatchObject({
      status: 503,
      body: { code: "TookTooLong", message: expect.stringMatching(/took us too long .* try again/) },
    });
    expect([await used(kim), await files()]).toEqual([0, before]);
    expect((await tus(kim, "HEAD", path)).status).toBe(404);
    const again = await piece(kim, await begun(kim), 0, plain);
    expect([again.status, await used(kim)]).toEqual([204, 1]);
  });

  it("is nobody else's", async () => {
    const [kim, lou] = [await member(), await member()];
    const path = await begun(kim);
    for (const method of ["HEAD", "DELETE"]) expect((await tus(lou, method, path)).status).toBe(404);
    expect(await piece(lou, path, 0, plain).then(codeOf)).toEqual([404, "NoSuchUpload"]);
    expect((await raw(product.base, path, { method: "HEAD" })).status).toBe(401);
    expect((await tus(kim, "HEAD", `${uploadsUrl}/any`)).status).toBe(404);
    await tus(kim, "DELETE", path);
  });
});

describe("what is refused before the first byte", () => {
  it.each([
    ["a file of no bytes", { size: 0 }, 422, "NotAVideo"],
    ["more than a gigabyte", { size: largestVideo + 1 }, 413, "TooLarge"],
    ["no title", { fields: { ...told, title: " " } }, 422, "Invalid"],
    [
      "what is no video by name and type",
      { fields: { ...told, filename: "a.txt", filetype: "text/plain" } },
      422,
      "InvalidFileType",
    ],
    ["another version of tus", { headers: { "tus-resumable": "0.2.2" } }, 412, "WrongVersion"],
    ["a size that comes later", { headers: { "upload-length": "", "upload-defer-length": "1" } }, 400, "BadUpload"],
    ["what cannot be read", { headers: { "upload-metadata": "title !" } }, 400, "BadUpload"],
    ["somebody else's player", { fields: { ...told, studentId: "nobody" } }, 404, "NoSuchPlayer"],
  ])("%s, which does not count", async (_, request, status, code) => {
    const kim = await member();
    expect(codeOf(await begin(kim, request))).toEqual([status, code]);
    expect(await used(kim)).toBe(0);
  });

  it.each(["mp4", "MOV", "avi", "wmv", "webm", "3gp", "flv"])(
    "G2-2: but a file called swing.%s may come",
    async (ending) => {
      const coach = await product.person("instructor");
      const path = await begun(coach, { fields: { ...told, filename: `swing.${ending}`, filetype: "" } });
      expect((await tus(coach, "DELETE", path)).status).toBe(204);
    },
  );

  it("a seventh one while six are under way, until one of them is over", async () => {
    const coach = await product.person("instructor");
    const paths: string[] = [];
    for (let n = 0; n < 6; n++) paths.push(await begun(coach));
    expect(codeOf(await begin(coach))).toEqual([429, "TooManyUploads"]);
    await tus(coach, "DELETE", paths[0]!);
    await begun(coach);
    for (const path of paths.slice(1)) await tus(coach, "DELETE", path);
  });

  it("V11:calls: a fifth one, and one without a membership", async () => {
    const kim = await product.person("student", { age: 30 });
    expect(codeOf(await begin(kim))).toEqual([403, "NoMembership"]);
    await makeMember(product, kim);
    for (let n = 0; n < 4; n++) await begun(kim);
    expect(codeOf(await begin(kim))).toEqual([403, "NoUploadsLeft"]);
  });
});

it("a piece without room is refused before its first byte, and the upload goes on once there is some", async () => {
  const kim = await member();
  const path = await begun(kim);
  await piece(kim, path, 0, plain.subarray(0, 3000));
  const { files } = product.backend;
  const scarce = vi.spyOn(files, "free").mockResolvedValue(2 * 1024 ** 3 + plain.length - 3001);
  expect(await piece(kim, path, 3000, plain.subarray(3000)).then(codeOf)).toEqual([507, "NoRoom"]);
  expect(codeOf(await begin(kim))).toEqual([507, "NoRoom"]);
  const form = await kim("POST", uploadVideoUrl, videoForm());
  expect([form.status, form.body.code]).toEqual([507, "NoRoom"]);
  scarce.mockRestore();
  expect((await piece(kim, path, 3000, plain.subarray(3000))).status).toBe(204);
  expect(await used(kim)).toBe(1);
});

it("pieces that do not fit are refused, and what is there stays", async () => {
  const kim = await member();
  const path = await begun(kim);
  await piece(kim, path, 0, plain.subarray(0, 3000));
  expect(await piece(kim, path, 2999, plain.subarray(2999)).then(codeOf)).toEqual([409, "WrongOffset"]);
  expect(await piece(kim, path, 3000, Buffer.concat([plain, plain])).then(codeOf)).toEqual([413, "TooLarge"]);
  const json = { headers: { "content-type": "application/json" } };
  expect(await piece(kim, path, 3000, plain.subarray(3000), json).then(codeOf)).toEqual([415, "WrongContentType"]);
  const nonsense = { headers: { "upload-offset": "-1" } };
  expect((await piece(kim, path, 3000, plain.subarray(3000), nonsense)).status).toBe(400);
  expect(await offsetOf(kim, path)).toBe(3000);
  expect((await piece(kim, path, 3000, plain.subarray(3000))).status).toBe(204);
});

describe("what a crash left between the last byte and the fact", () => {
  const complete = async () => {
    const kim = await member();
    const path = await begun(kim);
    await product.backend.files.receiving.write(Readable.from([plain]), idOf(path), 0);
    expect((await kim("GET", videosUrl)).body).toEqual([]);
    return { kim, path };
  };
  const due = () => ({ now: new Date().toISOString(), signal: new AbortController().signal });

  it.each([
    ["before it was a file", async () => {}],
    ["before that was noted", (path: string) => product.backend.files.settle(idOf(path))],
  ])("becomes a video as soon as its sender asks, if it came %s", async (_, crash) => {
    const { kim, path } = await complete();
    await crash(path);
    const { headers } = await tus(kim, "HEAD", path, { base: other.base });
    expect((await kim("GET", videosUrl)).body).toMatchObject([{ id: headers["fungo-video"], bytes: plain.length }]);
    expect((await kim("GET", subscriptionLedgerUrl)).body[0]).toMatchObject({ what: "upload", state: "counted" });
  });

  it("that is a video already stays one and counts, however long looking at it would take now", async () => {
    const { backend } = product;
    const kim = await member();
    const path = await begun(kim);
    const row = backend.db("web.upload").where({ id: idOf(path) });
    const [{ iv, sealed }] = await row.clone();
    expect((await piece(kim, path, 0, plain)).status).toBe(204);
    await row.clone().update({ done_at: null, iv, sealed, begun_at: backend.db.raw("now() - interval '2 minutes'") });
    await finishUploads({ ...backend, probeTime: 0 }, due());
    expect((await row.clone())[0].done_at).not.toBeNull();
    const [{ filePath }] = (await kim("GET", videosUrl)).body;
    expect((await tus(kim, "GET", filePath)).bytes.equals(plain)).toBe(true);
    expect(await used(kim)).toBe(1);
  });

  it("becomes one within a minute even if nobody asks; one that is not complete ends after a day", async () => {
    const { backend } = product;
    const { kim, path } = await complete();
    const lou = await member();
    const half = await begun(lou);
    await piece(lou, half, 0, plain.subarray(0, 3000));
    const ago = (time: string) => backend.db.raw("now() - cast(? as interval)", [time]);
    await backend
      .db("web.upload")
      .where({ id: idOf(path) })
      .update({ begun_at: ago("2 minutes") });
    await backend
      .db("web.upload")
      .where({ id: idOf(half) })
      .update({ begun_at: ago("23 hours") });
    const halfRow = backend.db("web.upload").where({ id: idOf(half) });
    const [{ sealed }] = await halfRow.clone();
    await halfRow.clone().update({ sealed: Buffer.alloc(sealed.length) }); // unreadable, it keeps no other waiting
    await expect(finishUploads(backend, due())).rejects.toThrow("authenticate");
    await halfRow.clone().update({ sealed });
    expect((await kim("GET", videosUrl)).body).toMatchObject([{ bytes: plain.length }]);
    expect(await offsetOf(lou, half)).toBe(3000);
    await backend
      .db("web.upload")
      .where({ id: idOf(half) })
      .update({ begun_at: ago("25 hours") });
    await finishUploads(backend, { ...due(), isDoubted: true });
    expect(await offsetOf(lou, half)).toBe(3000);
    await finishUploads(backend, due());
    expect((await tus(lou, "HEAD", half)).status).toBe(404);
    expect([await used(lou), (await files()).filter((name) => name.includes(idOf(half)))]).toEqual([0, []]);
  });

  it("becomes none once its upload no longer counts, and nothing of it is left", async () => {
    const { kim, path } = await complete();
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    await release(product.backend, command, { playerId: kim.id, uploadId: idOf(path), why: "never finished" });
    expect((await tus(kim, "HEAD", path)).status).toBe(409);
    expect((await kim("GET", videosUrl)).body).toEqual([]);
    expect((await files()).filter((name) => name.includes(idOf(path)))).toEqual([]);
    expect(await used(kim)).toBe(0);
    expect((await tus(kim, "HEAD", path)).status).toBe(404);
  });
});
