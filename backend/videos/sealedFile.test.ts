import { createDecipheriv } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { clip } from "./testing/clips.ts";
import { fileKey, sealing } from "./sealedFile.ts";

const key = fileKey(Buffer.alloc(32, 7), "file");
const clear = clip("plain.mp4");
const through = (bytes: Buffer, offset?: number) => buffer(Readable.from([bytes]).pipe(sealing(key, offset)));

it("opens to what was sealed, from any byte on", async () => {
  const sealed = await through(clear);
  expect(sealed.equals(clear)).toBe(false);
  expect(sealed.length).toBe(clear.length);
  for (const offset of [0, 1, 15, 16, 17, 4095, 4096, clear.length - 1])
    expect((await through(sealed.subarray(offset), offset)).equals(clear.subarray(offset)), `from ${offset}`).toBe(
      true,
    );
});

it("sealed in two parts, wherever it was cut, it is the same file", async () => {
  const sealed = await through(clear);
  for (const cut of [1, 16, 777])
    expect(Buffer.concat([await through(clear.subarray(0, cut)), await through(clear.subarray(cut), cut)])).toEqual(
      sealed,
    );
});

it("opens beyond 4 GB, where the counter is larger than 32 bits", async () => {
  const offset = 2 ** 37 + 5;
  const counter = Buffer.alloc(16);
  counter.writeBigUInt64BE(2n ** 33n, 8);
  const whole = createDecipheriv("aes-256-ctr", key, counter);
  whole.update(Buffer.alloc(5));
  expect(await through(clear, offset)).toEqual(whole.update(clear));
});

it("every file has a key of its own, and another video's key opens nothing", () => {
  const others = [fileKey(Buffer.alloc(32, 7), "poster"), fileKey(Buffer.alloc(32, 8), "file")];
  expect(new Set([key, ...others].map((one) => one.toString("hex"))).size).toBe(3);
});
