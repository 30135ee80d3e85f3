import { expect, it } from "vitest";
import { clip, readerOf } from "../testing/clips.ts";
import { probe } from "./probe.ts";

it("tells what a file is, from a thread of its own", async () => {
  expect(await probe(readerOf(clip("portrait.mov")))).toMatchObject({ container: "mov", width: 90, height: 160 });
});

it("reads no more than 4 MB, whatever the file says", async () => {
  const bytes = clip("plain.webm");
  bytes.write("\u00ecSk", bytes.indexOf("1c53bb6b", "hex"), "latin1"); // no index
  let read = 0;
  const size = 400_000_000;
  await probe({
    size,
    read: async (from, until) => {
      read += until - from;
      const part = Buffer.alloc(until - from);
      bytes.subarray(from, until).copy(part);
      return part;
    },
  });
  expect(read).toBeLessThanOrEqual(4 * 1024 * 1024);
});

it("a file that comes too slowly is given up", async () => {
  const never = { size: 1000, read: () => new Promise<never>(() => {}) };
  expect(await probe(never, { inTime: 1500 })).toEqual({ unfit: "took too long" });
});

it("what goes wrong in reading is told, and is no fault of the file", async () => {
  const gone = { size: 1000, read: () => Promise.reject(new Error("The disk is gone")) };
  await expect(probe(gone)).rejects.toThrow("The disk is gone");
});
