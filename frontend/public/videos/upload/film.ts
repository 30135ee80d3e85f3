import {
  BlobSource,
  BufferTarget,
  canEncodeVideo,
  CanvasSink,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  Mp4OutputFormat,
  Output,
  Quality,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { formats, posterOf, webp } from "../../../shared/videos/poster.ts";
import type { Cut } from "./unfinished.ts";

/** What a browser makes of a video before it is sent. */
export interface Film {
  readonly seconds: number;
  readonly plays: "everywhere" | "some" | "nowhere";
  readonly strip: readonly string[]; // addresses of small pictures, in order
  readonly poster: Blob | null; // null: this browser cannot decode it
  readonly canShrink: boolean; // to 720p
  /** The latest point at or before this one where it can be cut without losing quality, s. */
  readonly cutBefore: (seconds: number) => Promise<number>;
  /** The next such point after this one. Undefined: there is none. */
  readonly cutAfter: (seconds: number) => Promise<number | undefined>;
}

const everywhere = ["avc", "vp8", "vp9", "av1"];
const pictures = 8; // of the strip
const stripHeight = 72; // px
const shortSide = 720; // px, of the smaller copy
const bitsPerSecond = 4_000_000; // of the smaller copy

const stripOf = async (track: InputVideoTrack, seconds: number) => {
  const sink = new CanvasSink(track, { height: stripHeight });
  const strip: string[] = [];
  for await (const shown of sink.canvasesAtTimestamps(
    Array.from({ length: pictures }, (_, n) => ((n + 0.5) / pictures) * seconds),
  )) {
    const picture = shown && (await webp(shown.canvas, 0.7));
    if (picture) strip.push(URL.createObjectURL(picture));
  }
  return strip;
};

/** Smaller, its shorter side being 720 px. */
const shrunk = ({ displayWidth: width, displayHeight: height }: InputVideoTrack) => {
  const scale = Math.min(1, shortSide / Math.min(width, height));
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  return { width: even(width), height: even(height) };
};

/** Looks at a video file. Undefined: it cannot be read here, which does not mean that it is none. */
export const lookAt = async (file: File): Promise<Film | undefined> => {
  const input = new Input({ formats, source: new BlobSource(file) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const [seconds, isDecoded] = [await input.computeDuration(), await track.canDecode()];
    const packets = new EncodedPacketSink(track);
    const keyAt = (at: number) => packets.getKeyPacket(at, { verifyKeyPackets: true });
    const isLarge = Math.min(track.displayWidth, track.displayHeight) > shortSide;
    const plays = track.codec === null ? "nowhere" : everywhere.includes(track.codec) ? "everywhere" : "some";
    return {
      seconds,
      plays,
      strip: isDecoded ? await stripOf(track, seconds) : [],
      poster: isDecoded ? await posterOf(track, seconds) : null,
      canShrink: isDecoded && (isLarge || plays === "some") && (await canEncodeVideo("avc", shrunk(track))),
      cutBefore: async (at) => Math.max(0, (await keyAt(at))?.timestamp ?? 0),
      cutAfter: async (at) => {
        const before = (await keyAt(at)) ?? (await packets.getFirstKeyPacket({ verifyKeyPackets: true }));
        const next = before && (await packets.getNextKeyPacket(before, { verifyKeyPackets: true }));
        return next?.timestamp;
      },
    };
  } catch {
    return undefined; // of a kind that it cannot read
  }
};

/** Lets the browser forget the pictures. */
export const dropStrip = (film: Film | undefined) => {
  for (const address of film?.strip ?? []) URL.revokeObjectURL(address);
};

/** Part of a video as a file of its own. Undefined: it cannot be made here. */
export const cutOut = async (
  file: File,
  { from, to, smaller }: Cut,
  onProgress: (share: number) => void,
): Promise<File | undefined> => {
  const input = new Input({ formats, source: new BlobSource(file) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return undefined;
  const isWebm = [WEBM, MATROSKA].includes(await input.getFormat()) && !smaller;
  const target = new BufferTarget();
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "in-memory" }),
    target,
  });
  const conversion = await Conversion.init({
    input,
    output,
    trim: { start: from, end: to },
    tags: {}, // not where it was filmed
    showWarnings: false,
    ...(smaller
      ? { video: { ...shrunk(track), fit: "contain", codec: "avc", quality: new Quality({ bitrate: bitsPerSecond }) } }
      : { copy: { mode: "forced", shiftTolerance: Infinity } }),
  });
  if (!conversion.isValid || !conversion.utilizedTracks.includes(track)) return undefined;
  conversion.onProgress = onProgress;
  await conversion.execute();
  const [type, ending] = isWebm ? ["video/webm", "webm"] : ["video/mp4", "mp4"];
  return new File([target.buffer!], file.name.replace(/(\.\w+)?$/, `.${ending}`), { type });
};
