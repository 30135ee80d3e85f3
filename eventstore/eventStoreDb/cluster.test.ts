import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type EventStoreDbSettings, openEventStoreDb } from "../eventStoreDb.ts";
import { type EventStore, StoreUnavailable } from "../eventStore.ts";
import { knowingOutages } from "../knownOutage.ts";
import { type EventStoreDbCluster, startEventStoreDbCluster } from "../testing/eventStoreDbServer/cluster.ts";
import type { EventStoreDbServer } from "../testing/eventStoreDbServer/server.ts";
import { following, sample, samples } from "../testing/sample.ts";
import { eventually } from "../testing/eventually.ts";

// A cluster of three whose leader leaves, freezes or is missing.

const patience = { timeout: 30_000 };
const opened: EventStore[] = [];
const open = (settings: EventStoreDbSettings) => {
  const another = openEventStoreDb(settings);
  opened.push(another);
  return another;
};

let cluster: EventStoreDbCluster;
beforeEach(async () => {
  cluster = await startEventStoreDbCluster();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  cluster.stop();
});

/** One caller per stream, each appending one event after another until told to stop; and the answers each got. */
const callersOf = (log: EventStore, count: number) => {
  const answers: unknown[] = [];
  const over = new AbortController();
  const call = async (stream: string) => {
    let end: number | "none" = "none";
    let event = sample();
    while (!over.signal.aborted)
      try {
        ({ revision: end } = await log.append(stream, end, [event]));
        answers.push(event.id);
        event = sample();
      } catch (error) {
        answers.push(error); // the outcome is unknown, so the same is sent again, as commands do
        await pause(10);
      }
  };
  const calling = Promise.all(Array.from({ length: count }, async (_, n) => call(`s-${n}`)));
  return {
    answers: answers,
    acknowledged: () => answers.filter((answer) => typeof answer === "string"),
    async stop() {
      over.abort();
      await calling;
    },
  };
};

it.each([
  ["dies", (leader: EventStoreDbServer) => leader.goAway(), (leader: EventStoreDbServer) => leader.comeBack()],
  ["freezes", (leader: EventStoreDbServer) => leader.freeze(), async (leader: EventStoreDbServer) => leader.thaw()],
])(
  "a leader %s while another is elected: nothing is lost, doubled or reported as our fault",
  async (_, leave, comeBack) => {
    const away = vi.fn<() => void>();
    const back = vi.fn<() => void>();
    const log = knowingOutages(open({ url: cluster.url, answerWithin: 1000, silence: 1000 }), { away, back });
    const live = following(log);
    const callers = callersOf(log, 8);
    const goesOn = async () => {
      const before = callers.acknowledged().length;
      await eventually(() => expect(callers.acknowledged().length).toBeGreaterThan(before + 20), patience);
    };
    await goesOn();
    for (const [n, leader] of cluster.nodes.entries()) {
      leave(leader);
      cluster.elect(cluster.nodes[(n + 1) % cluster.nodes.length]);
      await goesOn();
      await comeBack(leader);
    }
    await goesOn();
    await callers.stop();
    const faults = callers.answers.filter(
      (answer) => typeof answer !== "string" && !(answer instanceof StoreUnavailable),
    );
    expect(faults).toEqual([]);
    const stored = cluster.log.all.filter(({ type }) => type !== "LogBegun").map(({ id }) => id);
    expect(new Set(stored).size).toBe(stored.length);
    expect(callers.acknowledged().filter((id) => !stored.includes(id))).toEqual([]);
    await eventually(() => expect(live.events.map(({ id }) => id)).toEqual(stored), patience);
    await live.stop();
    expect(away.mock.calls.length - back.mock.calls.length).toBe(0);
  },
);

it("without a leader writes wait no longer than without a server, and the outage is reported once", async () => {
  const away = vi.fn<() => void>();
  const back = vi.fn<() => void>();
  const log = knowingOutages(open({ url: cluster.url, answerWithin: 1000 }), { away, back });
  await log.append("s", "none", samples(1));
  cluster.elect(undefined);
  const callers = callersOf(log, 4);
  await eventually(() => expect(callers.answers.length).toBeGreaterThan(50), patience);
  expect(callers.acknowledged()).toEqual([]);
  expect([away.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
  cluster.elect(cluster.nodes[2]);
  await eventually(() => expect(callers.acknowledged().length).toBeGreaterThan(20), patience);
  await callers.stop();
  expect([away.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
});
