import { setInterval } from "node:timers/promises";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { isDatabaseAway, Rejection } from "../../http/rejection.ts";
import { databaseNow } from "../../timed/databaseTime.ts";
import { startDueWork } from "../../timed/dueWork.ts";
import { isBucketAway, NoRoom } from "../storage/storage.ts";
import { convert } from "./convert.ts";
import { originalOf } from "./original.ts";
import {
  attemptsAtMost,
  channel,
  claimConversion,
  type Claimed,
  endConversion,
  putBack,
  queueConversions,
  renewClaim,
  untilNextConversion,
} from "./queue.ts";
import { CannotConvert, NoTranscoder, type Transcoder } from "./transcoder.ts";

const pauseAfter = (attempts: number) => 60 * 10 ** (attempts - 1); // s
const afterTrouble = 300; // s

interface Converting {
  readonly backend: Backend;
  readonly transcoder: Transcoder;
  readonly signal: AbortSignal; // the process stops
  readonly renewEvery?: number; // ms
}

const keepHolding = async ({ db }: Backend, claimed: Claimed, every: number, signal: AbortSignal) => {
  try {
    for await (const _ of setInterval(every, undefined, { signal, ref: false })) {
      // Without the database nobody else takes it, either.
      await Promise.all([renewClaim(db, claimed), queueConversions(db)]).catch(() => {});
    }
  } catch {
    // it is over
  }
};

/** Something is away, or full: no fault of one video's, so it waits. */
const isOutside = (error: unknown) =>
  [NoRoom, NoTranscoder, StoreUnavailable].some((kind) => error instanceof kind) ||
  (error instanceof Rejection && error.code === "NoRoom") ||
  isDatabaseAway(error) ||
  isBucketAway(error);

/** Converts one video, or weekly video, that waits for it. Returns how many it tried. */
export const convertNext = async ({
  backend,
  transcoder,
  signal,
  renewEvery = 20_000,
}: Converting): Promise<number> => {
  const { db, log } = backend;
  await queueConversions(db);
  const claimed = await claimConversion(db);
  if (!claimed) return 0;
  const { id, attempts } = claimed;
  const now = new Date(await databaseNow(db)).toISOString();
  const command: Command = { actor: "system", now, requestId: `conversion of ${id}` };
  const original = await originalOf(backend, command, id);
  if (!original) {
    await endConversion(db, claimed);
    return 1;
  }
  const over = new AbortController();
  void keepHolding(backend, claimed, renewEvery, over.signal);
  try {
    if (attempts > attemptsAtMost) await original.giveUp("interrupted");
    else await convert({ backend, transcoder, signal }, original);
    await endConversion(db, claimed);
  } catch (error) {
    if (signal.aborted || isOutside(error)) {
      await putBack(db, claimed, { counts: false, seconds: signal.aborted ? 0 : afterTrouble });
      if (signal.aborted) return 1;
      throw error;
    }
    if ((await original.state()).state !== "there") {
      await endConversion(db, claimed);
      return 1;
    }
    const told = error instanceof CannotConvert ? { why: error.why } : { why: "interrupted" as const, err: error };
    log.warn({ video: id, attempts, ...told }, "a video could not be converted");
    if (attempts < attemptsAtMost) await putBack(db, claimed, { counts: true, seconds: pauseAfter(attempts) });
    else {
      await original.giveUp(told.why);
      await endConversion(db, claimed);
    }
  } finally {
    over.abort();
  }
  return 1;
};

/** Converts what plays in few browsers or none, one at a time, beside any number of nodes that do the same. */
export const startConversions = (parts: Pick<Converting, "backend" | "transcoder"> & { readonly url: string }) => {
  const { backend, url } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = startDueWork({
    url,
    channel,
    doDue: () => convertNext({ ...parts, signal }),
    atOnce: 1,
    untilNext: () => untilNextConversion(backend.db),
    log: backend.log,
    trouble: "conversions of videos wait",
  });
  return {
    /** Does not wait for the one under way: it begins anew. */
    async stop() {
      stopping.abort();
      await working.stop();
    },
  };
};
