import { describe as about, expect, it } from "vitest";
import { box, boxIn, clip, readerOf } from "../testing/clips.ts";
import { describe, describeSound } from "./describe.ts";

const found = (bytes: Uint8Array) => describe(readerOf(bytes), () => false);

const usual = {
  playable: "everywhere",
  seconds: 2,
  width: 160,
  height: 90,
  rotation: 0,
  fps: 30,
  isVariable: false,
  audio: null,
};
const unreadable = { ...usual, playable: "nowhere", seconds: null, width: null, height: null, fps: null, codec: null };

about("tells what a file is by its bytes", () => {
  it.each([
    ["plain.mp4", { ...usual, container: "mp4", codec: "avc" }],
    ["faststart.mp4", { ...usual, container: "mp4", codec: "avc" }],
    ["sound.mov", { ...usual, container: "mov", codec: "avc", audio: "aac" }],
    ["plain.webm", { ...usual, container: "webm", codec: "vp9" }],
    ["fast.mp4", { ...usual, container: "mp4", codec: "avc", fps: 240 }],
    ["fast.webm", { ...usual, container: "webm", codec: "vp9", fps: 240 }],
    ["ntsc.mp4", { ...usual, container: "mp4", codec: "avc", seconds: 2.002, fps: 60000 / 1001 }],
    [
      "variable.mp4",
      { ...usual, container: "mp4", codec: "avc", seconds: 59 / 30, fps: expect.closeTo(25.86), isVariable: true },
    ],
    [
      "portrait.mov",
      { ...usual, container: "mov", codec: "hevc", playable: "some", width: 90, height: 160, rotation: 270 },
    ],
    ["old.3gp", { ...usual, container: "3gp", codec: null, playable: "nowhere", width: 176, height: 144, fps: 10 }],
    ["old.avi", { ...unreadable, container: "avi" }],
    ["old.wmv", { ...unreadable, container: "wmv" }],
    ["old.flv", { ...unreadable, container: "flv" }],
  ])("%s", async (name, expected) => {
    expect(await found(clip(name))).toEqual(expected);
  });
});

const changed = (name: string, change: (bytes: Buffer) => void) => {
  const bytes = clip(name);
  change(bytes);
  return bytes;
};
const nested = (depth: number) => {
  const inside = Buffer.alloc(depth * 8);
  for (let n = 0; n < depth; n++) {
    inside.writeUInt32BE((depth - n) * 8, n * 8);
    inside.write("moov", n * 8 + 4);
  }
  return inside;
};
const noise = Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 7919) % 251));
const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex");
const start = () => clip("plain.mp4").subarray(0, clip("plain.mp4").indexOf("moov") - 4);

about("a file that is none, or none that can be shown, is refused and says why", () => {
  it.each([
    ["a page", Buffer.from("<!doctype html><title>A video</title>".padEnd(5000)), "not a video"],
    ["noise", noise, "not a video"],
    ["nothing but a beginning", clip("plain.mp4").subarray(0, 32), "not a video"],
    ["a picture with a video behind it", Buffer.concat([jpeg, clip("plain.mp4")]), "not a video"],
    ["sound alone", clip("sound.m4a"), "not a video"],
    ["cut before its index", clip("plain.mp4").subarray(0, 6000), "not a video"],
    ["cut in its pictures", clip("faststart.mp4").subarray(0, 8000), "incomplete"],
    ["cut WebM", clip("plain.webm").subarray(0, 5000), "incomplete"],
    ["a box larger than anything", Buffer.concat([start(), box("moov", 2n ** 62n), noise]), "not a video"],
    ["boxes in boxes, 20,000 deep", Buffer.concat([start(), nested(20_000)]), "not a video"],
    [
      "an index with 2³¹ entries",
      changed("plain.mp4", (bytes) => bytes.writeUInt32BE(2 ** 31, boxIn(bytes, "stts") + 4)),
      "incomplete",
    ],
    [
      "a picture of 65,535 pixels",
      changed("old.3gp", (bytes) => bytes.writeUInt16BE(65_535, boxIn(bytes, "s263") + 24)),
      "too large a picture",
    ],
    [
      "ten hours",
      changed("plain.mp4", (bytes) => {
        for (const [name, at] of [
          ["mvhd", 16],
          ["mdhd", 16],
          ["tkhd", 20],
        ] as const) {
          const scale = name === "tkhd" ? 1000 : bytes.readUInt32BE(boxIn(bytes, name) + at - 4);
          bytes.writeUInt32BE(scale * 36_000, boxIn(bytes, name) + at);
        }
      }),
      "too long",
    ],
  ])("%s", async (_, bytes, unfit) => {
    expect(await found(bytes)).toEqual({ unfit });
  });
});

it("a video with something behind it is a video", async () => {
  const archive = Buffer.concat([clip("faststart.mp4"), Buffer.from("PK\u0003\u0004"), noise]);
  expect(await found(archive)).toMatchObject({ container: "mp4", seconds: 2 });
});

about("tells what a recording of a voice is, and refuses what is none", () => {
  it.each([
    ["sound.webm", "webm"],
    ["sound.m4a", "m4a"],
  ])("%s", async (name, container) => {
    expect(await describeSound(readerOf(clip(name)))).toEqual({ container, seconds: expect.closeTo(1, 0) });
  });
  it.each([
    ["noise", noise, "not a recording"],
    ["a page", Buffer.from("<!doctype html><title>A voice</title>".padEnd(5000)), "not a recording"],
    ["a film with sound", clip("sound.mov"), "not a recording"],
    ["a film without", clip("plain.webm"), "not a recording"],
    ["a picture with a recording behind it", Buffer.concat([jpeg, clip("sound.m4a")]), "not a recording"],
    ["nothing but a beginning", clip("sound.webm").subarray(0, 200), "not a recording"],
    [
      "an index with 2³¹ entries",
      changed("sound.m4a", (bytes) => bytes.writeUInt32BE(2 ** 31, boxIn(bytes, "stsz") + 8)),
      "incomplete",
    ],
  ])("%s", async (_, bytes, unfit) => {
    expect(await describeSound(readerOf(bytes))).toEqual({ unfit });
  });
});
