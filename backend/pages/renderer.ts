import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Settings } from "./contract.ts";

/** What a page asks for first, by its address, as a visitor gets it. */
export type Answers = Readonly<Record<string, unknown>>;
/** A page as it looks with them. */
export interface Rendering {
  readonly page: string;
  readonly styles: string;
  readonly title: string;
}
interface Asked {
  readonly page: string; // as it is listed
  readonly path: string;
  readonly answers: Answers;
}
type Told =
  | { readonly isReady: true }
  | { readonly id: number; readonly rendering?: Rendering; readonly fault?: string };

const within = 300; // ms; what takes longer is for the next who asks
const mostKept = 100;
const mostWaiting = 20;
const quarterHour = 15 * 60_000; // ms; pages may say which day it is, and days begin on one everywhere

/**
 * Renders pages with their data in a thread of its own, which starts with the first of them. The same page with the
 * same data is rendered once. Undefined if that takes too long, or cannot be done.
 */
export const renderer = (
  { dist, settings }: { dist: string; settings: Settings },
  complain: (fault: string) => void,
): ((asked: Asked) => Promise<Rendering | undefined>) => {
  const kept = new LRUCache<string, Promise<Rendering | undefined>>({ max: mostKept });
  const waiting = new Map<number, (told: Rendering | undefined) => void>();
  let worker: Worker | undefined;
  let isReady = false; // until then nobody waits for it
  let last = 0;

  const hear = (told: Told) => {
    if ("isReady" in told) isReady = true;
    else {
      if (told.fault !== undefined) complain(told.fault);
      waiting.get(told.id)?.(told.rendering);
      waiting.delete(told.id);
    }
  };
  const forgetWorker = () => {
    worker = undefined;
    isReady = false;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
  };
  const start = () => {
    const file = join(dist, "public/.pages/rendering/renderer.mjs");
    const started = new Worker(file, { env: { ...process.env, NODE_ENV: "production" } });
    started.unref(); // keeps no server running
    started.on("message", hear);
    started.on("error", (error) => complain(String(error)));
    started.on("exit", forgetWorker);
    return started;
  };
  const begin = (asked: Asked) =>
    new Promise<Rendering | undefined>((tell) => {
      const id = ++last;
      waiting.set(id, tell);
      worker ??= start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours is no window
      worker.postMessage({ id, asked: { ...asked, settings } });
    });

  return async (asked) => {
    const words = JSON.stringify([asked, Math.floor(Date.now() / quarterHour)]);
    const key = createHash("sha256").update(words).digest("base64url");
    let rendering = kept.get(key);
    if (!rendering) {
      if (waiting.size >= mostWaiting) return undefined;
      rendering = begin(asked);
      kept.set(key, rendering);
    }
    return Promise.race([rendering, pause(isReady ? within : 0, undefined, { ref: false })]);
  };
};
