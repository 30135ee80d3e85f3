import fs from "node:fs";
import { readdir, truncate } from "node:fs/promises";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "../../memberships/subscriptionContract.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { largestVideo, uploadVideoUrl, videosUrl } from "../contract.ts";
import { film, headOfFilm } from "../testing/clips.ts";
import { codeOf, idOf, tusOn } from "../testing/tus.ts";
import { makeMember, videoForm } from "../testing/videos.ts";

let product: TestProduct;
const { tus, begin, begun, piece, offsetOf } = tusOn(() => product.base);
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

const member = async () => {
  const kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return kim;
};
const used = async (who: Person) => (await who("GET", subscriptionStatusUrl)).body.videosThisMonth;
const folder = () => join(product.environment.DATA_DIR, "videos");
const files = () => readdir(folder(), { recursive: true });
const arriving = (path: string) => join(folder(), "arriving", idOf(path));

describe("a disk that gets full in the midst", () => {
  const large = film(3_000_000);
  /** From that many bytes on nothing more is written, as if somebody else had filled it. */
  const fullAfter = (bytes: number) => {
    let left = bytes;
    const { write } = fs;
    const free = vi.spyOn(product.backend.files, "free").mockImplementation(async () => (left < 0 ? 0 : Infinity));
    const full = vi.spyOn(fs, "write").mockImplementation((...args: unknown[]) => {
      left -= (args[1] as Buffer).length;
      if (left >= 0) return void Reflect.apply(write, fs, args);
      const refused = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      process.nextTick(args.at(-1) as (error: Error) => void, refused);
    });
    return () => [free, full].forEach((spy) => spy.mockRestore());
  };

  it("refuses a form with 507: nothing is left, and it does not count", async () => {
    const kim = await member();
    const before = await files();
    const room = fullAfter(1_000_000);
    const { status, body } = await kim("POST", uploadVideoUrl, videoForm({}, { bytes: large }));
    room();
    expect([status, body.code]).toEqual([507, "NoRoom"]);
    expect([await used(kim), await files()]).toEqual([0, before]);
    expect((await kim("GET", subscriptionLedgerUrl)).body[0]).toMatchObject({ what: "upload", why: "failed" });
    expect((await kim("POST", uploadVideoUrl, videoForm())).status).toBe(201);
  });

  it("refuses a piece with 507: it goes on from what was kept once there is room, or is stopped and does not count", async () => {
    const kim = await member();
    const before = await files();
    const [one, other] = [await begun(kim, { size: large.length }), await begun(kim, { size: large.length })];
    for (const path of [one, other]) {
      const room = fullAfter(1_000_000);
      expect(await piece(kim, path, 0, large).then(codeOf)).toEqual([507, "NoRoom"]);
      room();
    }
    const kept = await offsetOf(kim, one);
    expect([kept > 0, kept <= 1_000_000]).toEqual([true, true]);
    expect((await piece(kim, one, kept, large.subarray(kept))).status).toBe(204);
    const [video] = (await kim("GET", videosUrl)).body;
    expect((await tus(kim, "GET", video.filePath)).bytes.equals(large)).toBe(true);
    expect((await tus(kim, "DELETE", other)).status).toBe(204);
    expect(await used(kim)).toBe(1);
    expect((await files()).toSorted()).toEqual([...before, idOf(one)].toSorted());
  });
});

describe("exactly a gigabyte", () => {
  it("comes in pieces, and not a byte more", async () => {
    const kim = await member();
    const path = await begun(kim, { size: largestVideo });
    const head = headOfFilm(largestVideo);
    expect((await piece(kim, path, 0, head)).status).toBe(204);
    await truncate(arriving(path), largestVideo - 10); // a hole, so that no gigabyte is sent and written
    expect(await piece(kim, path, largestVideo - 10, Buffer.alloc(11)).then(codeOf)).toEqual([413, "TooLarge"]);
    expect((await piece(kim, path, largestVideo - 10, Buffer.alloc(10))).status).toBe(204);
    expect((await kim("GET", videosUrl)).body).toMatchObject([{ bytes: largestVideo, duration: 2 }]);
    expect(codeOf(await begin(kim, { size: largestVideo + 1 }))).toEqual([413, "TooLarge"]);
  });

  /** A form with a file of just so many bytes, which are made while it is sent. */
  const formOf = async (who: Person, bytes: number) => {
    const field = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nLong\r\n';
    const file = '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';
    const zeros = Buffer.alloc(1024 ** 2);
    const body = function* () {
      const head = headOfFilm(bytes);
      yield Buffer.from(field + file);
      yield head;
      for (let left = bytes - head.length; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
      yield Buffer.from("\r\n--x--\r\n");
    };
    const headers = { cookie: who.cookieHeader(), "content-type": "multipart/form-data; boundary=x" };
    const sent = request(product.base + uploadVideoUrl, { method: "POST", headers, agent: false });
    sent.on("error", () => {}); // what is too large may be cut off
    const answered = once(sent, "response") as Promise<[IncomingMessage]>;
    Readable.from(body()).pipe(sent);
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };

  it("comes as a form, and not a byte more", { timeout: 120_000 }, async () => {
    const kim = await member();
    const { files: storage } = product.backend;
    // Of what comes only the beginning is written, and the rest is a hole.
    vi.spyOn(storage, "put").mockImplementation(async (fileId, sealed) => {
      const kept: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of sealed as AsyncIterable<Buffer>) {
        if (bytes < 1024 ** 2) kept.push(Buffer.from(chunk));
        bytes += chunk.length;
      }
      await fs.promises.writeFile(join(folder(), fileId), Buffer.concat(kept));
      await truncate(join(folder(), fileId), bytes);
      return { bytes, sha256: "0".repeat(64) };
    });
    expect(await formOf(kim, largestVideo + 1)).toBe(413);
    expect(await used(kim)).toBe(0);
    expect(await formOf(kim, largestVideo)).toBe(201);
    expect((await kim("GET", videosUrl)).body).toMatchObject([{ bytes: largestVideo, duration: 2 }]);
  });
});

it("more than a gigabyte is refused by the length it says, before its first byte", async () => {
  const kim = await member();
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      cookie: kim.cookieHeader(),
      "content-type": "multipart/form-data; boundary=x",
      "content-length": 2 * largestVideo,
    };
    const sent = request(product.base + uploadVideoUrl, { method: "POST", headers, agent: false }, (response) => {
      response.resume();
      sent.destroy();
      resolve(response.statusCode);
    });
    sent.on("error", reject);
    sent.flushHeaders();
  });
  expect([answer, await used(kim)]).toEqual([413, 0]);
});
