import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { demoCoach } from "../../../backend/demo/people.ts";
import { videoUrl } from "../../../backend/videos/contract.ts";
import { keep, readerOf } from "../../../backend/videos/files.ts";
import { probe } from "../../../backend/videos/probe/probe.ts";
import { folderStorage } from "../../../backend/videos/storage/folder.ts";
import { type Benchmark, median, result } from "../benchmark.ts";
import { type RunningProduct, startProduct } from "../product.ts";
import { film, sent, uploaded } from "./film.ts";
import { plainServer } from "./plain.ts";

const pairs = 5;
const atOnce = 3;
const most = { memory: 96, memoryOfThree: 160, probe: 250, probeRead: 4 * 1024 }; // MB, ms, KB
const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

/** How far its memory rises above where it was, in MB. */
const rising = async (product: RunningProduct, work: () => Promise<unknown>) => {
  const before = await product.memory();
  let highest = before;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      highest = Math.max(highest, await product.memory());
      await pause(50);
    }
  })();
  await work().finally(() => over.abort());
  await watching;
  return highest - before;
};

/** A sealed file of 200 MB, looked at by the product's own code in this process. */
const probing = async () => {
  const folder = join(tmpdir(), `fungo-bench-${randomUUID()}`);
  const what = film(200 * megabyte);
  const file = { videoId: "bench", fileId: randomUUID() };
  const found = new Map([["video-bench", { id: "bench", key: randomBytes(32) }]]);
  const keys = { forSealing: async () => found, forOpening: async () => found, hold: () => () => {} };
  const parts = { keys, files: await folderStorage(folder) } as unknown as Parameters<typeof keep>[0];
  try {
    await keep(parts, file, Readable.from(what.from(0, what.bytes)));
    const reader = readerOf(parts, file, what.bytes);
    const took: number[] = [];
    let read = 0;
    for (let n = 0; n < 5; n++) {
      read = 0;
      const since = performance.now();
      const probed = await probe({
        ...reader,
        read: (from, until) => {
          read += until - from;
          return reader.read(from, until);
        },
      });
      took.push(performance.now() - since);
      if ("unfit" in probed) throw new Error(`the film is ${probed.unfit}`);
    }
    return { ms: median(took), kilobytes: read / 1024 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A gigabyte in pieces, sealed, settled and looked at, beside a bare request that is written to a file. */
export const uploading: Benchmark = {
  name: "video",
  alsoUnder: "uploads",
  async run({ url, say }) {
    const product = await startProduct(url, say);
    const plain = await plainServer();
    try {
      const what = film(gigabyte);
      const cookie = await product.logIn(demoCoach.person.email);
      const ours = async () => {
        const since = performance.now();
        const id = await uploaded(product.origin, cookie, what);
        const took = performance.now() - since;
        await fetch(product.origin + videoUrl(id), { method: "DELETE", headers: { cookie } });
        return gigabyte / megabyte / (took / 1000);
      };
      const theirs = async () => {
        const since = performance.now();
        const headers = { "content-length": gigabyte };
        await sent(request(`${plain.origin}/film.mp4`, { method: "POST", headers }), what.from(0, gigabyte));
        return gigabyte / megabyte / ((performance.now() - since) / 1000);
      };
      await uploaded(product.origin, cookie, film(64 * megabyte)); // warm
      const rises: number[] = [];
      const measured: { our: number; their: number }[] = [];
      for (let pair = 0; pair < pairs; pair++) {
        let our = 0;
        rises.push(await rising(product, async () => (our = await ours())));
        measured.push({ our, their: await theirs() });
        say(
          `1 GB: ${our.toFixed(0)} MB/s, bare ${measured.at(-1)!.their.toFixed(0)}; load ${loadavg()[0]?.toFixed(1)}`,
        );
      }
      const middle = measured.toSorted((a, b) => a.our / a.their - b.our / b.their)[Math.floor(pairs / 2)]!;
      const three = await rising(product, () => Promise.all(Array.from({ length: atOnce }, ours)));
      const { ms, kilobytes } = await probing();
      const within = (name: string, value: number, unit: string, reference: number) =>
        result({ name, value, unit, reference, bar: 1, lessIsBetter: true });
      return [
        result({
          name: "video: 1 GB in pieces, sealed",
          value: middle.our,
          unit: "MB/s",
          reference: middle.their,
          bar: 0.4,
        }),
        within("video: memory above idle meanwhile", median(rises), "MB", most.memory),
        within("video: memory, three at once", three, "MB", most.memoryOfThree),
        within("video: looking at a sealed file of 200 MB", ms, "ms", most.probe),
        within("video: read for that", kilobytes, "KB", most.probeRead),
      ];
    } finally {
      await plain.stop();
      await product.stop();
    }
  },
};
