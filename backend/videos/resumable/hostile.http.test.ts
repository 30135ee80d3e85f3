import { readdir, stat } from "node:fs/promises";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "../../memberships/subscriptionContract.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { videoCalls } from "../calls.ts";
import { largestVideo, uploadVideoUrl, videosUrl, videoUrl } from "../contract.ts";
import { clip } from "../testing/clips.ts";
import { codeOf, idOf, told, tusOn } from "../testing/tus.ts";
import { makeMember } from "../testing/videos.ts";

let product: TestProduct;
const { tus, begin, begun, piece, offsetOf } = tusOn(() => product.base);
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

const plain = clip("plain.mp4");
const member = async () => {
  const kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return kim;
};
const used = async (who: Person) => (await who("GET", subscriptionStatusUrl)).body.videosThisMonth;
const folder = () => join(product.environment.DATA_DIR, "videos");
const files = () => readdir(folder(), { recursive: true });
const arriving = (path: string) => join(folder(), "arriving", idOf(path));

describe("sizes that nobody means", () => {
  let kim: Person;
  beforeAll(async () => void (kim = await member()));

  it.each([
    ["a gigabyte and a byte", String(largestVideo + 1), 413, "TooLarge"],
    ["a terabyte", String(10 ** 12), 413, "TooLarge"],
    ["more than a number can hold", "9".repeat(20), 400, "BadUpload"],
    ["less than nothing", "-1", 400, "BadUpload"],
    ["a fraction", "1.5", 400, "BadUpload"],
    ["a word", "1e3", 400, "BadUpload"],
  ])("%s is refused before anything is reserved or stored", async (_, size, status, code) => {
    const before = await files();
    expect(codeOf(await begin(kim, { headers: { "upload-length": size } }))).toEqual([status, code]);
    expect([await used(kim), await files()]).toEqual([0, before]);
    expect((await kim("GET", subscriptionLedgerUrl)).body).toEqual([expect.objectContaining({ what: "activated" })]);
  });

  it("K6:uploads, G2-1, G2-39: a form has room for a gigabyte, and ten minutes to arrive", () => {
    const form = videoCalls.find(({ method, path }) => method === "POST" && path === uploadVideoUrl)?.body;
    expect(form).toMatchObject({ atMost: 1024 ** 3, within: 600_000 });
  });

  it("a form of more than a gigabyte is refused by the length it says, before its first byte", async () => {
    const headers = {
      cookie: kim.cookieHeader(),
      "content-type": "multipart/form-data; boundary=x",
      "content-length": 2 * largestVideo,
    };
    const sent = request(product.base + uploadVideoUrl, { method: "POST", headers, agent: false });
    sent.flushHeaders();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    sent.on("error", () => {}); // it is cut off here
    sent.destroy();
    expect([answer.statusCode, await used(kim)]).toEqual([413, 0]);
  });

  it("G2-1: exactly a gigabyte may come, and a piece anywhere but where it goes on is refused", async () => {
    const path = await begun(kim, { size: largestVideo });
    await piece(kim, path, 0, plain.subarray(0, 3000));
    for (const offset of ["1.5", "3e3", "0x0bb8", "", "9".repeat(20), String(10 ** 12), String(largestVideo + 1)]) {
      const answer = await piece(kim, path, 3000, plain.subarray(3000), { headers: { "upload-offset": offset } });
      expect([offset, [400, 409].includes(answer.status)]).toEqual([offset, true]);
      expect([await offsetOf(kim, path), (await stat(arriving(path))).size]).toEqual([3000, 3000]);
    }
    expect((await piece(kim, path, 3000, plain.subarray(3000))).headers["upload-offset"]).toBe(String(plain.length));
    expect((await tus(kim, "DELETE", path)).status).toBe(204);
  });

  it("a piece of nothing changes nothing, at the beginning, in the midst, and once all of it is there", async () => {
    const kim = await member();
    const path = await begun(kim);
    const nothing = Buffer.alloc(0);
    for (const offset of [0, 0, 3000]) {
      if (offset > 0) await piece(kim, path, 0, plain.subarray(0, 3000));
      const { status, headers } = await piece(kim, path, offset, nothing);
      expect([status, headers["upload-offset"], headers["fungo-video"]]).toEqual([204, String(offset), undefined]);
    }
    expect((await kim("GET", videosUrl)).body).toEqual([]);
    expect((await piece(kim, path, 3000, plain.subarray(3000))).status).toBe(204);
    expect((await piece(kim, path, plain.length, nothing)).status).toBe(409);
    expect((await kim("GET", videosUrl)).body).toHaveLength(1);
    expect(await used(kim)).toBe(1);
  });
});

describe("8 kB of what is told", () => {
  const long = "Kaleidoscope ".repeat(460); // and a third more in base64
  let kim: Person;
  beforeAll(async () => void (kim = await member()));

  it.each([
    ["as its title", { title: long }],
    ["as its description", { description: long }],
    ["as its player", { studentId: long }],
  ])("%s is refused", async (_, more) => {
    const before = await files();
    expect((await begin(kim, { fields: { ...told, ...more } })).status).toBe(422);
    expect([await used(kim), await files()]).toEqual([0, before]);
  });

  it("under a name that nobody asked for is not kept", async () => {
    const path = await begun(kim, { fields: { ...told, more: long } });
    expect((await stat(`${arriving(path)}.json`)).size).toBeLessThan(500);
    const { sealed } = await product.backend
      .db("web.upload")
      .where({ id: idOf(path) })
      .first();
    expect(sealed.length).toBeLessThan(500);
    expect((await tus(kim, "DELETE", path)).status).toBe(204);
  });

  it("and more than a request's head may have is refused, and the next one is served", async () => {
    expect((await begin(kim, { fields: { ...told, more: long.repeat(3) } })).status).toBe(431);
    expect(await used(kim)).toBe(0);
    expect((await begin(kim)).status).toBe(201);
  });
});

it("60 pieces of one byte cost the same each, and leave nothing behind but their bytes", async () => {
  const kim = await member();
  const path = await begun(kim);
  const rest = 60;
  await piece(kim, path, 0, plain.subarray(0, plain.length - rest));
  const asked: number[] = []; // questions to the database, piece by piece
  let questions = 0;
  const hear = () => void questions++;
  product.backend.db.on("query", hear);
  const before = await files();
  for (let at = plain.length - rest; at < plain.length - 1; at++) {
    questions = 0;
    expect((await piece(kim, path, at, plain.subarray(at, at + 1))).status).toBe(204);
    asked.push(questions);
  }
  product.backend.db.off("query", hear);
  const usually = (some: readonly number[]) => some.toSorted((one, other) => one - other)[10]!; // timed work asks, too
  expect(usually(asked.slice(-20))).toBe(usually(asked.slice(0, 20)));
  expect(await files()).toEqual(before);
  expect((await piece(kim, path, plain.length - 1, plain.subarray(-1))).status).toBe(204);
  const [video] = (await kim("GET", videosUrl)).body;
  expect((await tus(kim, "GET", video.filePath)).bytes.equals(plain)).toBe(true);
});

describe("who waits to be asked for the bytes", () => {
  /** Sends the head alone, and the body once it is asked for. */
  const waiting = async (who: Person, path: string, body: Buffer, more: object = {}) => {
    const headers = {
      cookie: who.cookieHeader(),
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "content-length": body.length,
      "upload-offset": "0",
      expect: "100-continue",
      ...more,
    };
    const sent = request(product.base + path, { method: "PATCH", headers, agent: false });
    sent.on("error", () => {}); // what was refused may be cut off
    let isAsked = false;
    sent.once("continue", () => {
      isAsked = true;
      sent.end(body);
    });
    sent.flushHeaders();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode, video: answer.headers["fungo-video"], isAsked };
  };

  it("is asked, and gets a video", async () => {
    const kim = await member();
    const { status, video, isAsked } = await waiting(kim, await begun(kim), plain);
    expect([status, isAsked]).toEqual([204, true]);
    expect((await kim("GET", videoUrl(String(video)))).body.bytes).toBe(plain.length);
  });

  it("is refused like anybody else, and what is there stays", async () => {
    const [kim, lou] = [await member(), await member()];
    const path = await begun(kim);
    expect((await waiting(lou, path, plain)).status).toBe(404);
    expect((await waiting(kim, path, plain, { "content-type": "text/plain" })).status).toBe(415);
    expect((await waiting(kim, path, plain, { "upload-offset": "7" })).status).toBe(409);
    expect(await offsetOf(kim, path)).toBe(0);
  });
});
