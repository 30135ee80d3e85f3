import { execFile, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { longest } from "../probe/probed.ts";
import { address, serve } from "./serve.ts";
import { CannotConvert, NoTranscoder, type Source, type Transcoder } from "./transcoder.ts";

const memory = 2 * 1024 * 1024; // KiB of addresses, of which it fills a tenth at 1080p
const threads = 2;
const atLeast = 10 * 60; // s that a conversion may take
const forEachSecond = 5; // s
const unknownLength = 10 * 60; // s
const forPoster = 60; // s

/** Then `sh` is the program: it keeps its limits, its process and whoever ends it. */
const limited = `ulimit -v ${memory} 2>/dev/null; exec "$0" "$@"`;

/** Only what a file's own bytes say it is, so that none of them is taken for a list of other files. */
const formats: Readonly<Record<Source["container"], string>> = {
  mp4: "mov",
  mov: "mov",
  "3gp": "mov",
  webm: "matroska",
  avi: "avi",
  wmv: "asf",
  flv: "flv",
};

const always = ["-v", "quiet", "-nostdin", "-protocol_whitelist", "http,tcp"];
const read = ({ container }: Pick<Source, "container">, ...before: readonly string[]) => [
  "-f",
  formats[container],
  "-threads",
  `${threads}`,
  ...before,
  "-i",
  address,
];
const onto = (width: string, height: string) =>
  `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`;

const copy = [
  ["-map", "0:V:0", "-map", "0:a:0?", "-sn", "-dn", "-t", `${longest}`],
  ["-map_metadata", "-1", "-map_chapters", "-1"], // phones write down where they are
  // Square pixels first, then 720p, upright or lying.
  [
    "-vf",
    `scale=iw*sar:ih,setsar=1,${onto("'if(gte(iw,ih),min(iw,1280),min(iw,720))'", "'if(gte(iw,ih),min(ih,720),min(ih,1280))'")}`,
  ],
  ["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-maxrate", "6M", "-bufsize", "12M", "-pix_fmt", "yuv420p"],
  ["-bf", "0", "-force_key_frames", "expr:gte(t,n_forced)", "-threads", `${threads}`], // a key frame each second, to seek
  ["-fps_mode", "vfr", "-enc_time_base", "-1"], // each frame stays at its time
  ["-c:a", "aac", "-b:a", "128k", "-ac", "2"],
  ["-f", "mp4", "-movflags", "frag_keyframe+delay_moov+default_base_moof", "pipe:1"],
].flat();
const picture = [
  ["-map", "0:V:0", "-frames:v", "1", "-vf", onto("'min(iw,640)'", "'min(ih,640)'")],
  ["-f", "image2pipe", "-c:v", "mjpeg", "-q:v", "5", "pipe:1"],
].flat();

interface Run {
  readonly program: string;
  readonly source: Source;
  readonly within: number; // s
  readonly signal: AbortSignal;
}

/** What it says of a file is for nobody. It ends with this process, which it reads from and writes to. */
const run = async <Kept>(
  { program, source, within, signal }: Run,
  args: readonly string[],
  use: (made: Readable) => Promise<Kept>,
): Promise<Kept> => {
  signal.throwIfAborted();
  const served = await serve(source);
  const late = AbortSignal.timeout(within * 1000);
  const child = spawn("/bin/sh", ["-c", limited, program, ...always, ...args], {
    env: { PATH: process.env["PATH"], http_proxy: served.proxy },
    stdio: ["ignore", "pipe", "ignore"],
    signal: AbortSignal.any([signal, late]),
    killSignal: "SIGKILL",
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on("error", () => {}); // "close" follows
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const kept = await use(child.stdout);
    const code = await ended;
    signal.throwIfAborted();
    if (late.aborted) throw new CannotConvert("took too long");
    const trouble = served.trouble();
    if (trouble !== undefined) throw trouble;
    if (code === 126 || code === 127) throw new NoTranscoder("ffmpeg is no longer there");
    if (code !== 0) throw new CannotConvert("unreadable");
    return kept;
  } finally {
    child.kill("SIGKILL");
    served.close();
  }
};

const over = (program: string): Pick<Transcoder, "toPlayable" | "poster"> => ({
  toPlayable: (source, keep, signal) =>
    run(
      { program, source, signal, within: atLeast + forEachSecond * (source.seconds ?? unknownLength) },
      [...read(source), ...copy],
      keep,
    ),
  poster: (source, signal) =>
    run(
      { program, source, signal, within: forPoster },
      [...read(source, "-ss", `${Math.min(1, (source.seconds ?? 0) / 2)}`), ...picture],
      buffer,
    ),
});

const needed = ["libx264", "aac", "mjpeg"];

/** The machine's ffmpeg, or why there is none that will do. */
export const findFfmpeg = async (path: string | undefined): Promise<Transcoder | { readonly missing: string }> => {
  if (path === "off") return { missing: "turned off (FFMPEG_PATH)" };
  const program = path ?? "ffmpeg";
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ["-encoders"], { timeout: 20_000 });
    const version = /^ffmpeg version (\S+)/.exec(stderr)?.[1];
    if (version === undefined) return { missing: `${program} isn't ffmpeg` };
    const without = needed.filter((encoder) => !new RegExp(` ${encoder} `).test(stdout));
    if (without.length > 0) return { missing: `${program} ${version} was built without ${without.join(", ")}` };
    return { version, ...over(program) };
  } catch {
    return { missing: path ? `${path} can't be run` : "no ffmpeg is installed" };
  }
};
