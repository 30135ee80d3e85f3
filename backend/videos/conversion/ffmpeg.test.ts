import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { CustomSource, EncodedPacketSink, Input, MP4, QTFF } from "mediabunny";
import { expect, it } from "vitest";
import { describe } from "../probe/describe.ts";
import { clip, readerOf } from "../testing/clips.ts";
import { describeOn } from "../testing/bucket.ts";
import { ownFfmpeg } from "../testing/ffmpeg.ts";
import { findFfmpeg } from "./ffmpeg.ts";
import { indexFirst } from "./indexFirst.ts";
import type { Source } from "./transcoder.ts";

const going = new AbortController().signal;
const sourceOf = (bytes: Buffer, container: Source["container"], seconds: number | null = 2): Source => ({
  container,
  seconds,
  size: bytes.length,
  read: async ({ first, last }) => Readable.from([bytes.subarray(first, last + 1)]),
});

const timesIn = async (bytes: Buffer) => {
  const source = new CustomSource({ getSize: () => bytes.length, read: readerOf(bytes).read });
  const input = new Input({ formats: [MP4, QTFF], source });
  const times: number[] = [];
  const sink = new EncodedPacketSink((await input.getPrimaryVideoTrack())!);
  for await (const { timestamp } of sink.packets()) times.push(timestamp);
  return times.toSorted((a, b) => a - b);
};

it("says why there is none", async () => {
  expect(await findFfmpeg("off")).toEqual({ missing: "turned off (FFMPEG_PATH)" });
  expect(await findFfmpeg("/nowhere/ffmpeg")).toEqual({ missing: "/nowhere/ffmpeg can't be run" });
  expect(await findFfmpeg("/bin/true")).toEqual({ missing: "/bin/true isn't ffmpeg" });
});

describeOn(await ownFfmpeg(), "what ffmpeg makes", (ffmpeg) => {
  const copyOf = async (source: Source) => {
    const made = await ffmpeg.toPlayable(source, buffer, going);
    return buffer(await indexFirst(readerOf(made)));
  };

  it.each([
    ["variable.mp4", "mp4"],
    ["fast.mp4", "mp4"],
    ["ntsc.mp4", "mp4"],
    ["sound.mov", "mov"],
  ] as const)("every frame of %s stays at its time, and sound stays with it", async (name, container) => {
    const made = await copyOf(sourceOf(clip(name), container));
    const [wanted, times] = [await timesIn(clip(name)), await timesIn(made)];
    expect(times).toHaveLength(wanted.length);
    for (const [n, time] of times.entries()) expect(time).toBeCloseTo(wanted[n]!, 3);
    const [before, after] = await Promise.all(
      [clip(name), made].map((bytes) => describe(readerOf(bytes), () => false)),
    );
    expect(after).toMatchObject({ container: "mp4", codec: "avc", playable: "everywhere", rotation: 0 });
    expect(after).toMatchObject({ fps: (before as { fps: number }).fps, audio: name === "sound.mov" ? "aac" : null });
  });

  it("the copy's index comes first, and it stands upright", async () => {
    const made = await copyOf(sourceOf(clip("portrait.mov"), "mov"));
    expect(made.indexOf("moov")).toBeLessThan(made.indexOf("mdat"));
    expect(made.includes("moof")).toBe(false);
    expect(await describe(readerOf(made), () => false)).toMatchObject({ width: 90, height: 160, rotation: 0 });
  });

  it.each([
    ["a list of other files", Buffer.from("ffconcat version 1.0\nfile /etc/passwd\n"), "avi"],
    ["a playlist", Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"), "mov"],
    ["noise", clip("plain.mp4").fill(7), "mp4"],
    ["sound alone", clip("sound.m4a"), "mp4"],
  ] as const)("%s is not converted", async (_, bytes, container) => {
    await expect(copyOf(sourceOf(bytes, container))).rejects.toMatchObject({ why: "unreadable" });
  });

  it("bytes that break off are no fault of the file, even where enough of them came", async () => {
    const whole = sourceOf(clip("old.avi"), "avi");
    const broken: Source = {
      ...whole,
      read: async (part) => {
        const bytes = await buffer(await whole.read(part));
        return Readable.from(
          (async function* () {
            yield bytes.subarray(0, bytes.length - 3000);
            throw new Error("The disk is gone");
          })(),
        );
      },
    };
    await expect(copyOf(broken)).rejects.toThrow("The disk is gone");
  });

  it("ends when it is told to, and whoever keeps the copy may fail", async () => {
    const stopping = new AbortController();
    const never: Source = { ...sourceOf(clip("old.avi"), "avi"), read: () => new Promise(() => {}) };
    const waiting = ffmpeg.toPlayable(never, buffer, stopping.signal);
    stopping.abort(new Error("We stop"));
    await expect(waiting).rejects.toThrow("We stop");
    const full = () => Promise.reject(new Error("There is no room"));
    await expect(ffmpeg.toPlayable(sourceOf(clip("old.avi"), "avi"), full, going)).rejects.toThrow("no room");
  });
});
