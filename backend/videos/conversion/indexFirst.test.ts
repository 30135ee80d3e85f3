import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { clip, readerOf } from "../testing/clips.ts";
import { indexFirst } from "./indexFirst.ts";

const made = async (...told: Parameters<typeof indexFirst>) => buffer(await indexFirst(...told));

it("bytes that nothing can be made of are unreadable", async () => {
  const misled = Buffer.from(clip("plain.mp4"));
  misled.writeUInt32BE(5, misled.indexOf("stco") + 8); // a count of what isn't there
  await expect(made(readerOf(misled))).rejects.toMatchObject({ why: "unreadable" });
  await expect(made(readerOf(Buffer.alloc(1000)))).rejects.toMatchObject({ why: "unreadable" });
});

it("what reading them throws is thrown, whenever that is", async () => {
  const { size, read } = readerOf(clip("plain.mp4"));
  const breakingOff = (after: number) => {
    let reads = 0;
    return {
      size,
      reads: () => reads,
      read: (start: number, end: number) => {
        if (++reads > after) return Promise.reject(new Error("the bucket is away"));
        return read(start, end);
      },
    };
  };
  const whole = breakingOff(Infinity);
  await made(whole);
  for (let after = 0; after < whole.reads(); after++)
    await expect(made(breakingOff(after))).rejects.toThrow("the bucket is away");
});
