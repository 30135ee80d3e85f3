import { setTimeout as timeout } from "node:timers/promises";
import { listen } from "../../eventstore/listener.ts";

const lookAtLeastEvery = 60_000; // ms
const lookAtMostEvery = 100; // ms
const afterTrouble = 5000; // ms

interface DueWork {
  readonly url: string; // of the database
  /** A notification here says there is something new. */
  readonly channel: string;
  /** Does what is due, at most this many at once; returns how many it tried. */
  readonly doDue: () => Promise<number>;
  readonly atOnce: number;
  /** How long until the next one is due, in ms; undefined when nothing waits. */
  readonly untilNext: () => Promise<number | undefined>;
  readonly log: { warn(details: object, words: string): void };
  readonly trouble: string; // in words for the log
}

/** Does work from a table as it comes in and as it becomes due again, beside any number of nodes that do the same. */
export const startDueWork = ({ url, channel, doDue, atOnce, untilNext, log, trouble }: DueWork) => {
  const stopping = new AbortController();
  let waiting = new AbortController();
  let isNews = false;
  const wake = () => {
    isNews = true;
    waiting.abort();
  };
  const rest = async (ms: number) => {
    waiting = new AbortController();
    if (isNews) return;
    const signal = AbortSignal.any([waiting.signal, stopping.signal]);
    await timeout(ms, undefined, { signal }).catch(() => {});
  };
  /** At most a minute, for what a clock or a connection may have missed. */
  const untilLook = async () =>
    Math.min(Math.max((await untilNext()) ?? lookAtLeastEvery, lookAtMostEvery), lookAtLeastEvery);

  const keepWorking = async () => {
    while (!stopping.signal.aborted) {
      isNews = false;
      try {
        if ((await doDue()) < atOnce) await rest(await untilLook());
      } catch (error) {
        log.warn({ err: error }, trouble);
        await rest(afterTrouble);
      }
    }
  };
  const working = keepWorking();
  const listener = listen(url, { [channel]: wake }, wake);
  return {
    /** Waits for work under way. */
    async stop() {
      stopping.abort();
      await working;
      await listener.close();
    },
  };
};
