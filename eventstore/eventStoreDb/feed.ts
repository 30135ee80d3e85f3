import type {
  RecordedEvent as Carried,
  StreamingRead,
  AllStreamSubscription,
  ResolvedEvent,
} from "@eventstore/db-client";
import type { Client } from "./connection.ts";
import { TimedOut } from "./faults.ts";

type Source = StreamingRead<ResolvedEvent> | AllStreamSubscription;

/**
 * What a read or a subscription brings, taken at the reader's pace: the server waits until then. The error listener
 * stays to the end, because an error without one would end the process.
 */
export const feedOf = (source: Source) => {
  let over = false;
  let failure: unknown;
  let news = false;
  let rise = () => {};
  const poke = () => {
    news = true;
    rise();
  };
  const end = () => {
    over = true;
    poke();
  };
  source.on("readable", poke).on("end", end).on("close", end);
  source.on("error", (error: unknown) => {
    failure ??= error;
    end();
  });

  return {
    /** At most that many events; none if nothing is there now. */
    take(most: number): Carried[] {
      news = false;
      const events: Carried[] = [];
      while (events.length < most) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Node stream does not say what it holds
        const next = source.read() as ResolvedEvent | null;
        if (!next) break;
        if (next.event) events.push(next.event);
      }
      return events;
    },
    /** Nothing more will come, with or without an error. */
    get over() {
      return over;
    },
    get failure() {
      return failure;
    },
    /** Waits until there is news since the last `take`; false if there is none within `ms`. */
    async wait(ms: number, ...signals: AbortSignal[]): Promise<boolean> {
      if (news || signals.some(({ aborted }) => aborted)) return true;
      return new Promise((resolve) => {
        const stop = (came: boolean) => () => {
          clearTimeout(timer);
          for (const signal of signals) signal.removeEventListener("abort", rise);
          rise = () => {};
          resolve(came);
        };
        const timer = setTimeout(stop(false), ms);
        rise = stop(true);
        for (const signal of signals) signal.addEventListener("abort", rise);
      });
    },
    /** Ends the call on the server as well, which neither `break` nor `destroy` does. */
    cancel() {
      const cancelled = "unsubscribe" in source ? source.unsubscribe() : source.cancel();
      cancelled.catch(() => {}); // it had never begun
    },
  };
};

export type Feed = ReturnType<typeof feedOf>;

const atOnce = 500; // events

/**
 * A read in portions. The server must send something within `answerWithin` ms: a client deadline does not work here.
 */
export async function* portions(
  client: Client,
  ask: (client: Client) => StreamingRead<ResolvedEvent>,
  answerWithin: number,
): AsyncGenerator<readonly Carried[]> {
  const feed = feedOf(ask(client));
  try {
    for (;;) {
      const events = feed.take(atOnce);
      if (events.length > 0) yield events;
      else if (feed.failure) throw feed.failure;
      else if (feed.over) return;
      else if (!(await feed.wait(answerWithin))) throw new TimedOut(`nothing came within ${answerWithin} ms`);
    }
  } finally {
    feed.cancel();
  }
}
