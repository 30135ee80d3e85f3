import fs from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "../../memberships/subscriptionContract.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { uploadVideoUrl, videosUrl } from "../contract.ts";
import { film } from "../testing/clips.ts";
import { codeOf, idOf, tusOn } from "../testing/tus.ts";
import { makeMember, videoForm } from "../testing/videos.ts";

let product: TestProduct;
const { tus, begun, piece, offsetOf } = tusOn(() => product.base);
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

const member = async () => {
  const kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return kim;
};
const used = async (who: Person) => (await who("GET", subscriptionStatusUrl)).body.videosThisMonth;
const files = () => readdir(join(product.environment.DATA_DIR, "videos"), { recursive: true });

describe("a disk that gets full in the midst", () => {
  const large = film(3_000_000);
  /** From that many bytes on nothing more is written, as if somebody else had filled it. */
  const fullAfter = (bytes: number) => {
    let left = bytes;
    const { write, writev } = fs;
    const free = vi.spyOn(product.backend.files, "free").mockImplementation(async () => (left < 0 ? 0 : Infinity));
    const unlessFull = (ordinary: (...args: never[]) => void, args: unknown[]) => {
      left -= [args[1] as Buffer | Buffer[]].flat().reduce((sum, { length }) => sum + length, 0);
      if (left >= 0) return Reflect.apply(ordinary, fs, args);
      const refused = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      process.nextTick(args.at(-1) as (error: Error) => void, refused);
    };
    // A stream writes what has piled up at once, by writev.
    const one = vi.spyOn(fs, "write").mockImplementation((...args: unknown[]) => unlessFull(write, args));
    const several = vi.spyOn(fs, "writev").mockImplementation((...args: unknown[]) => unlessFull(writev, args));
    return () => [free, one, several].forEach((spy) => spy.mockRestore());
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
