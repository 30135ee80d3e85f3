import { fileTypeFromBuffer } from "file-type";
import {
  type AudioCodec,
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MP4,
  QTFF,
  type VideoCodec,
  WEBM,
} from "mediabunny";
import {
  longest,
  type NoSound,
  type Playable,
  type Probed,
  type RangeReader,
  type Refused,
  type Sound,
  widest,
} from "./probed.ts";

const containerOf: Readonly<Record<string, Probed["container"]>> = {
  "video/mp4": "mp4",
  "video/x-m4v": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "video/3gpp": "3gp",
  "video/3gpp2": "3gp",
  "video/vnd.avi": "avi",
  "video/x-ms-asf": "wmv",
  "video/x-flv": "flv",
};
/** Known by their first bytes alone. */
const closed: readonly Probed["container"][] = ["avi", "wmv", "flv"];
const firstBytes = 4100; // as many as file-type looks at

const playableAs: Readonly<Partial<Record<VideoCodec, Playable>>> = {
  avc: "everywhere",
  vp8: "everywhere",
  vp9: "everywhere",
  av1: "everywhere",
  hevc: "some",
};

const rates = [24000 / 1001, 24, 25, 30000 / 1001, 30, 50, 60000 / 1001, 60, 120000 / 1001, 120, 240000 / 1001, 240];
const lookedAt = 120; // frames from the start
const reordered = 16; // how far at most a frame stands from its turn

/** Frames a second, and whether they are evenly spaced. Containers round times, to 1 ms at worst. */
const rateOf = (times: readonly number[]) => {
  const inTurn = times.toSorted((a, b) => a - b).slice(0, times.length < lookedAt ? undefined : -reordered);
  const between = inTurn.slice(1).map((time, n) => time - inTurn[n]!);
  const total = inTurn.at(-1)! - inTurn[0]!;
  if (between.length === 0 || total <= 0) return { fps: null, isVariable: false };
  const mean = total / between.length;
  const fps = 1 / mean;
  const usual = rates.find((rate) => Math.abs(rate / fps - 1) < 0.0005);
  return { fps: usual ?? fps, isVariable: between.some((gap) => Math.abs(gap - mean) > 0.2 * mean + 0.001) };
};

const timesOf = async (sink: EncodedPacketSink) => {
  const times: number[] = [];
  for await (const { timestamp } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    times.push(timestamp);
    if (times.length === lookedAt) break;
  }
  return times;
};

/** Whether its last frame is in it: the start of a file cut short looks like that of a whole one. */
const isWhole = async (sink: EncodedPacketSink, isTooMuch: () => boolean) => {
  const last = await sink.getPacket(Infinity).catch((error: unknown) => {
    if (!isTooMuch()) throw error;
    return undefined; // without an index the end can only be found by reading it all
  });
  return last !== null;
};

const described = async (track: InputVideoTrack, isTooMuch: () => boolean) => {
  const sink = new EncodedPacketSink(track);
  if (!(await isWhole(sink, isTooMuch))) return undefined;
  const [width, height, rotation, codec] = await Promise.all([
    track.getDisplayWidth(),
    track.getDisplayHeight(),
    track.getRotation(),
    track.getCodec(),
  ]);
  return { width, height, rotation, codec, ...rateOf(await timesOf(sink)) };
};

const unknown = { seconds: null, width: null, height: null, rotation: 0, fps: null, isVariable: false };

const openedBy = ({ size: bytes, read }: RangeReader) =>
  new Input({
    formats: [MP4, QTFF, WEBM], // no playlists: nothing is ever fetched
    source: new CustomSource({ getSize: () => bytes, read }),
  });

/** What a file is. `isTooMuch`: whether the reader gives no more, because enough was read. */
export const describe = async (reader: RangeReader, isTooMuch: () => boolean): Promise<Probed | Refused> => {
  const start = await reader.read(0, Math.min(firstBytes, reader.size));
  const container = containerOf[(await fileTypeFromBuffer(start))?.mime ?? ""];
  if (!container) return { unfit: "not a video" };
  if (closed.includes(container)) return { container, playable: "nowhere", ...unknown, codec: null, audio: null };
  const input = openedBy(reader);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return { unfit: "not a video" };
    const video = await described(track, isTooMuch);
    if (!video) return { unfit: "incomplete" };
    if (video.width > widest || video.height > widest) return { unfit: "too large a picture" };
    const seconds = await track.getDurationFromMetadata();
    if (seconds !== null && seconds > longest) return { unfit: "too long" };
    const audio = await input.getPrimaryAudioTrack();
    const playable = (container !== "3gp" && video.codec && playableAs[video.codec]) || "nowhere";
    return { container, playable, seconds, ...video, audio: (await audio?.getCodec()) ?? null };
  } catch {
    return { unfit: "incomplete" };
  } finally {
    input.dispose();
  }
};

const soundOf: Readonly<
  Record<string, { readonly container: Sound["container"]; readonly codecs: readonly AudioCodec[] }>
> = {
  "video/webm": { container: "webm", codecs: ["opus"] },
  "audio/webm": { container: "webm", codecs: ["opus"] },
  "video/mp4": { container: "m4a", codecs: ["aac", "opus"] },
  "audio/mp4": { container: "m4a", codecs: ["aac", "opus"] },
  "audio/x-m4a": { container: "m4a", codecs: ["aac", "opus"] },
};

/** What a recording of a voice is: as browsers record it, sound alone. How long it is, its packets say. */
export const describeSound = async (reader: RangeReader): Promise<Sound | NoSound> => {
  const start = await reader.read(0, Math.min(firstBytes, reader.size));
  const kind = soundOf[(await fileTypeFromBuffer(start))?.mime ?? ""];
  if (!kind) return { unfit: "not a recording" };
  const input = openedBy(reader);
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    if (!track || !codec || !kind.codecs.includes(codec) || (await input.getPrimaryVideoTrack()))
      return { unfit: "not a recording" };
    const seconds = await track.computeDuration();
    return seconds > 0 ? { container: kind.container, seconds } : { unfit: "incomplete" };
  } catch {
    return { unfit: "incomplete" };
  } finally {
    input.dispose();
  }
};
