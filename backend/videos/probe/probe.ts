import { Worker } from "node:worker_threads";
import type { NoSound, Probed, RangeReader, Refused, Sound } from "./probed.ts";

/** ms in which a file has to be looked at. */
export const inTime = 10_000;
const room = 128; // MB
const mebibyte = 1024 * 1024;
const mostRead = { video: 4 * mebibyte, sound: 32 * mebibyte } as const; // bytes; a recording has no index, so all of it

interface Found {
  video: Probed | Refused;
  sound: Sound | NoSound;
}
type Said<Kind extends keyof Found> =
  | { readonly found: Found[Kind] }
  | { readonly start: number; readonly end: number };

const here = import.meta.url;
/** From the sources a thread needs help; specs run one that was built for them. */
const helped = `import("tsx/esm/api").then(({ tsImport }) => tsImport("${new URL("thread.ts", here)}", "${here}"))`;
const ofSpecs = new URL("../../../node_modules/.cache/fungo/thread.mjs", here);
const isEvaluated = here.endsWith(".ts") && !process.env["VITEST"];
const program = isEvaluated ? helped : here.endsWith(".ts") ? ofSpecs : new URL("thread.js", here);

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const tookTooLong = { unfit: "took too long" } as const;
const ranOut = { unfit: "incomplete" } as const; // of memory

const lookedAt = <Kind extends keyof Found>(kind: Kind, reader: RangeReader, within: number) =>
  new Promise<Found[Kind] | typeof tookTooLong | typeof ranOut>((resolve, reject) => {
    const worker = new Worker(program, {
      eval: isEvaluated,
      workerData: { size: reader.size, kind },
      stdout: true, // its libraries' remarks about files are for nobody
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: room },
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.on("error", () => {});
      void worker.terminate().then(settle);
    };
    const timer = setTimeout(() => end(() => resolve(tookTooLong)), within);
    let taken = 0;
    let reading = Promise.resolve(); // in turn, so that answers arrive in the order they were asked for
    const answer = async (start: number, until: number) => {
      taken += until - start;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
      worker.postMessage({ bytes: taken > mostRead[kind] ? null : await reader.read(start, until) });
    };
    worker.on("message", (said: Said<Kind>) => {
      if ("found" in said) end(() => resolve(said.found));
      else
        reading = reading.then(() => answer(said.start, said.end)).catch((error: unknown) => end(() => reject(error)));
    });
    worker.on("error", (error) => end(() => (isOutOfMemory(error) ? resolve(ranOut) : reject(error))));
  });

/**
 * What a file is, according to its bytes, of which few are read. In a thread of its own, which has little time and
 * memory: whatever a file does to its reader, it costs that thread. Throws what the reader throws.
 */
export const probe = (reader: RangeReader, limits: { readonly inTime?: number } = {}): Promise<Probed | Refused> =>
  lookedAt("video", reader, limits.inTime ?? inTime);

/** The same of a recording of a voice. */
export const probeSound = (reader: RangeReader, limits: { readonly inTime?: number } = {}): Promise<Sound | NoSound> =>
  lookedAt("sound", reader, limits.inTime ?? inTime);
