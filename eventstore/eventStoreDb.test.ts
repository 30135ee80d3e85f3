import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EventStoreDbSettings, openEventStoreDb } from "./eventStoreDb.ts";
import { AppendRefused, type EventStore, RevisionConflict, StoreUnavailable } from "./eventStore.ts";
import type { AppendMood, ReadMood } from "./testing/eventStoreDbServer/moods.ts";
import { type EventStoreDbServer, startEventStoreDbServer } from "./testing/eventStoreDbServer/server.ts";
import { all, caughtUp, following, sample, samples } from "./testing/sample.ts";
import { eventually } from "./testing/eventually.ts";

// What the contract cannot ask of every log: how this server and this client misbehave.

const patience = { timeout: 30_000 };
const short = 150; // ms to wait for answers that never come

let server: EventStoreDbServer;
let store: EventStore;
const opened: EventStore[] = [];
const open = (more: Partial<EventStoreDbSettings> = {}) => {
  const another = openEventStoreDb({ url: server.url, ...more });
  opened.push(another);
  return another;
};
beforeEach(async () => {
  server = await startEventStoreDbServer();
  store = open();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  server.stop();
});
const idsIn = (stream: string) => server.log.stream(stream).map(({ id }) => id);
const idsOfFacts = () => server.log.all.filter(({ type }) => type !== "LogBegun").map(({ id }) => id);
/** What the server writes for itself, and what belongs to other products. */
const writeForeign = (stream: string, type: string) => {
  const event = { id: randomUUID(), type, contentType: "application/json", data: Buffer.from("{}") };
  server.log.append(stream, "any", [{ ...event, metadata: Buffer.alloc(0) }]);
};

describe("appending", () => {
  it.each<AppendMood>(["loseAnswer", "withoutPosition", "notReady", "unknown", "notLeader"])(
    "%s: is sent again with the same ids and stored once, and the answer is the true one",
    async (mood) => {
      await store.append("s", "none", samples(2));
      const events = samples(3);
      server.moods.appends.push(mood);
      const { revision, position } = await store.append("s", 1, events);
      expect(revision).toBe(4);
      expect(idsIn("s").slice(2)).toEqual(events.map(({ id }) => id));
      expect((await all(store.read("s"))).at(-1)?.position).toBe(position);
    },
  );

  it("an answer that never comes ends as StoreUnavailable, and sending again finds what was stored", async () => {
    const hasty = open({ answerWithin: short });
    server.moods.appends.push("hang", "hang", "hang", "hang");
    const events = samples(2);
    await expect(hasty.append("s", "none", events)).rejects.toBeInstanceOf(StoreUnavailable);
    server.moods.appends.length = 0;
    expect((await eventually(() => hasty.append("s", "none", events), patience)).revision).toBe(1);
    expect(idsIn("s")).toEqual(events.map(({ id }) => id));
  });

  it("a call that breaks late is sent again, but waited for no longer than if it had not broken", async () => {
    const answerWithin = 2000;
    const hasty = open({ answerWithin });
    await hasty.append("s", "none", samples(1));
    server.moods.appends.push("hang", "hang", "hang", "hang");
    const since = performance.now();
    const appended = hasty.append("s", 0, samples(1));
    await eventually(() => expect(performance.now() - since).toBeGreaterThan(0.8 * answerWithin), patience);
    server.goAway();
    await Promise.all([expect(appended).rejects.toBeInstanceOf(StoreUnavailable), server.comeBack()]);
    expect(performance.now() - since).toBeLessThan(1.5 * answerWithin);
  });

  it("many at once carry on when the call they share breaks, each stored once", async () => {
    await store.append("begun", "none", samples(1));
    const events = samples(60);
    server.moods.appends.push("loseAnswer", "withoutPosition", "loseAnswer", "unknown");
    const appended = await Promise.all(events.map(async (event, n) => store.append(`s-${n}`, "none", [event])));
    expect(appended.map(({ revision }) => revision)).toEqual(events.map(() => 0));
    expect(events.map((_, n) => idsIn(`s-${n}`))).toEqual(events.map(({ id }) => [id]));
    server.moods.appends.push("hang");
    const patient = open({ answerWithin: 2000 }); // even on a busy machine only what hangs takes as long
    const since = performance.now();
    const settled = await Promise.allSettled(
      samples(9).map(async (event, n) => patient.append(`t-${n}`, "none", [event])),
    );
    const inVain = settled.filter(({ status }) => status === "rejected");
    expect(inVain.length).toBeLessThanOrEqual(1); // what hangs waits alone, and may get through at the last moment
    expect(performance.now() - since).toBeGreaterThan(1600);
  });

  it("a revision the server calls wrong is a conflict, and a size it calls too large is refused", async () => {
    await store.append("begun", "none", samples(1));
    server.moods.appends.push("wrongRevision", "tooLarge");
    const wrong = store.append("s", "none", samples(1));
    await expect(wrong).rejects.toBeInstanceOf(RevisionConflict);
    await expect(wrong).rejects.toMatchObject({ stream: "s", expected: "none", actual: 41 });
    await expect(store.append("s", "none", samples(1))).rejects.toBeInstanceOf(AppendRefused);
  });

  it("is a conflict even when the address tells the client not to throw", async () => {
    const calm = open({ url: `${server.url}&throwOnAppendFailure=false` });
    await calm.append("s", "none", samples(3));
    await expect(calm.append("s", 0, samples(1))).rejects.toMatchObject({ actual: 2 });
  });

  it("works after a first append that found no server", async () => {
    server.goAway();
    const fresh = open();
    const event = sample();
    await expect(fresh.append("s", "none", [event])).rejects.toBeInstanceOf(StoreUnavailable);
    await server.comeBack();
    await eventually(() => fresh.append("s", "none", [event]), patience);
    expect(idsIn("s")).toEqual([event.id]);
  });

  it("works after a first append that found no cluster, and in the cluster", async () => {
    server.goAway();
    const fresh = open({ url: server.clusterUrl });
    await expect(fresh.append("s", "none", samples(1))).rejects.toBeInstanceOf(StoreUnavailable);
    await server.comeBack();
    const events = samples(1);
    await eventually(() => fresh.append("s", "none", events), patience);
    expect((await caughtUp(fresh)).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it.each(["any", "exists"] as const)("with %s carries on behind what an operator truncated", async (expected) => {
    await store.append("s", "none", samples(5));
    server.log.truncate("s", 3);
    const [event] = samples(1);
    const fresh = open();
    expect(await fresh.append("s", expected, [event!])).toMatchObject({ revision: 5 });
    expect(await fresh.append("s", expected, [event!])).toMatchObject({ revision: 5 });
    expect(idsIn("s").at(-1)).toBe(event!.id);
    expect(idsOfFacts()).toHaveLength(6);
  });

  it("carries on in a stream an operator deleted, and treats it as empty", async () => {
    await store.append("s", "none", samples(5));
    server.log.delete("s");
    await expect(open().append("s", "exists", samples(1))).rejects.toMatchObject({ actual: "none" });
    expect(await open().append("s", "any", samples(1))).toMatchObject({ revision: 5 });
    expect(await open().append("s", "any", samples(1))).toMatchObject({ revision: 6 });
  });

  it.each(["any", "exists", "none", 4] as const)(
    "with %s is refused where an operator set a tombstone",
    async (expected) => {
      await store.append("s", "none", samples(5));
      server.log.tombstone("s");
      await expect(open().append("s", expected, samples(1))).rejects.toThrow(AppendRefused);
    },
  );

  it.each([
    ["wrongAccount", /does not know the account in EVENTSTORE_URL, or its password is another/],
    ["missingRight", /the account in EVENTSTORE_URL may not read \$all, or not append/],
  ] as const)("%s: is refused for now, in words for whoever runs the server", async (mood, words) => {
    const answers = [() => store.append("s", "none", samples(1)), () => all(store.read("s")), () => store.head()];
    for (const ask of answers) {
      server.moods.appends.push(mood);
      server.moods.reads.push(mood);
      const refused = await ask().catch((error: unknown) => error);
      server.moods.appends.length = 0;
      server.moods.reads.length = 0;
      expect(refused).toBeInstanceOf(StoreUnavailable);
      expect(String(refused)).toMatch(words);
    }
    expect(await store.append("s", "none", samples(1))).toMatchObject({ revision: 0 }); // once it is mended
  });

  it("when many at once lose their cluster all of them are told, and nothing else fails", async () => {
    const fresh = open({ url: server.clusterUrl });
    await fresh.append("s", "none", samples(1));
    server.moods.appends.push(...Array.from({ length: 40 }, () => "notReady" as const));
    server.moods.reads.push(...Array.from({ length: 40 }, () => "notReady" as const));
    const asked = Array.from({ length: 20 }, async (_, n) => [
      fresh.append(`s-${n}`, "none", samples(1)),
      all(fresh.read("s")),
    ]);
    setTimeout(() => server.goAway(), 20);
    const answers = await Promise.allSettled((await Promise.all(asked)).flat());
    const faults = answers.flatMap((answer) =>
      answer.status === "rejected" && !(answer.reason instanceof StoreUnavailable) ? [answer.reason] : [],
    );
    expect(faults).toEqual([]);
    await server.comeBack();
    server.moods.appends.length = 0;
    server.moods.reads.length = 0;
    await eventually(async () => expect(await all(fresh.read("s"))).toHaveLength(1), patience);
  });

  it("finds ids before the expected revision even where it has not read them", async () => {
    const [first, second] = [sample(), sample()];
    await store.append("s", "none", [first, second]);
    const stranger = open();
    await expect(stranger.append("s", 1, [first])).rejects.toBeInstanceOf(RevisionConflict);
    await expect(stranger.append("s", 1, [second, sample()])).rejects.toBeInstanceOf(RevisionConflict);
    expect(idsIn("s")).toEqual([first.id, second.id]);
  });

  it.each(["any", "exists"] as const)(
    "a repeat (%s) is known when the server has long forgotten it",
    async (expected) => {
      await store.append("s", "none", samples(1));
      const events = samples(2);
      const first = await store.append("s", expected, events);
      await store.append("s", 2, samples(1));
      const forgetful = vi.spyOn(server.log, "append").mockImplementation(() => expect.unreachable());
      expect(await open().append("s", expected, events)).toEqual(first);
      forgetful.mockRestore();
    },
  );

  it("is not misled by a log that was swapped", async () => {
    await store.append("s", "none", samples(3));
    const [{ port }, before] = [new URL(server.url), server];
    before.stop();
    server = await startEventStoreDbServer({ port: Number(port) });
    await expect(store.append("s", 2, samples(1))).rejects.toMatchObject({
      actual: "none",
    });
    expect((await store.append("s", "any", samples(1))).revision).toBe(0);
    expect(await all(store.read("s"))).toHaveLength(1);
  });
});

describe("reading", () => {
  it.each<ReadMood>(["notReady", "unknown", "notLeader", "breakHalfWay"])(
    "%s: goes on where it stopped, with nothing twice",
    async (mood) => {
      await store.append("s", "none", samples(9));
      server.moods.reads.push(mood);
      expect((await all(store.read("s"))).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    },
  );

  it("that is never answered ends as StoreUnavailable", async () => {
    const hasty = open({ answerWithin: short });
    await hasty.append("s", "none", samples(1));
    server.moods.reads.push("hang", "hang", "hang", "hang");
    await expect(all(hasty.read("s"))).rejects.toBeInstanceOf(StoreUnavailable);
    server.moods.reads.push("hang", "hang", "hang", "hang");
    await expect(hasty.head()).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it("finds our last event behind whatever the server and others write", async () => {
    for (let n = 0; n < 700; n++) writeForeign("$stats-127.0.0.1", "$statsCollected");
    expect(await store.head()).toBeUndefined();
    const { position } = await store.append("s", "none", samples(1));
    for (let n = 0; n < 700; n++) writeForeign("$stats-127.0.0.1", "$statsCollected");
    expect([await store.head(), await store.head(), await open().head()]).toEqual([position, position, position]);
    const next = await store.append("s", 0, samples(1));
    expect(await store.head()).toBe(next.position);
  });

  it("finds it on a server that does not filter reads, too", async () => {
    server.reading.filters = false;
    const foreign = () => {
      for (let n = 0; n < 1200; n++) writeForeign("$stats-127.0.0.1", "$statsCollected");
    };
    foreign();
    expect(await store.head()).toBeUndefined();
    const { position } = await store.append("s", "none", samples(1));
    foreign();
    expect([await store.head(), await open().head()]).toEqual([position, position]);
    foreign();
    server.reading.sent = 0;
    expect(await store.head()).toBe(position);
    expect(server.reading.sent).toBeLessThan(2000); // not what it has already searched
  });

  it.each(["", "ours-"])("fetches little of what others write, however much that is (prefix “%s”)", async (prefix) => {
    const foreign = () => {
      for (let n = 0; n < 5000; n++) writeForeign(prefix ? `theirs-${n}` : "$stats-127.0.0.1", "$statsCollected");
    };
    const mine = open({ prefix });
    foreign();
    expect(await mine.head()).toBeUndefined();
    const { position } = await mine.append("s", "none", samples(1));
    foreign();
    server.reading.sent = 0;
    const first = open({ prefix });
    expect([await first.head(), await mine.head()]).toEqual([position, position]);
    foreign();
    expect([await first.head(), await mine.head()]).toEqual([position, position]);
    const { position: next } = await mine.append("s", 0, samples(1));
    foreign();
    expect([await first.head(), await mine.head()]).toEqual([next, next]);
    expect(server.reading.sent).toBeLessThan(100);
  });
});

describe("subscribing", () => {
  const twoMore = async (live: ReturnType<typeof following>, disturb: () => unknown) => {
    const sent = samples(4);
    await store.append("s", "none", sent.slice(0, 2));
    await eventually(() => expect(live.events).toHaveLength(2), patience);
    await disturb();
    await store.append("s", 1, sent.slice(2));
    await eventually(() => expect(live.events.map(({ id }) => id)).toEqual(sent.map(({ id }) => id)), patience);
  };

  it("carries on after an end with OK, after an error, and after the server was away", async () => {
    for (const disturb of [
      () => server.subscriptions.end(),
      () => server.subscriptions.fail(),
      async () => {
        server.goAway();
        await server.comeBack();
      },
    ]) {
      const live = following(store, { after: await store.head() });
      await eventually(() => expect(live.seen.caughtUp).toBe(1), patience);
      await twoMore(live, disturb);
      await live.stop();
      server.stop();
      server = await startEventStoreDbServer();
      store = open();
    }
  });

  it("notices a subscription that has fallen silent", async () => {
    const watchful = open({ silence: short, answerWithin: short });
    const live = following(watchful);
    await eventually(() => expect(live.seen.caughtUp).toBe(1), patience);
    await twoMore(live, () => server.subscriptions.silence());
    await live.stop();
  });

  it("treats one that never begins, or that the server is not ready for, as ended", async () => {
    await store.append("s", "none", samples(2));
    server.moods.subscriptions.push("hang", "notReady");
    expect(await caughtUp(open({ silence: short, answerWithin: short }))).toHaveLength(2);
  });

  it("does not believe a server that says too early that it has sent everything", async () => {
    await store.append("s", "none", samples(1500));
    server.moods.subscriptions.push("caughtUpTooEarly");
    expect(await caughtUp(store)).toHaveLength(1500);
  });

  it("leaves nothing behind on the server", async () => {
    await store.append("s", "none", samples(10));
    for (let n = 0; n < 3; n++) await caughtUp(store);
    for await (const _ of store.subscribe(undefined, new AbortController().signal)) break;
    await eventually(() => expect(server.subscriptions.count).toBe(0), patience);
  });
});

it("products that share a server see neither each other's events nor the server's own", async () => {
  const [one, two] = [open({ prefix: "one-" }), open({ prefix: "two-" })];
  const live = following(one);
  writeForeign("$one-stats", "$statsCollected");
  writeForeign("one-metadata", "$metadata");
  writeForeign("somebody-elses", "Sampled");
  const mine = await one.append("s", "none", samples(2));
  await two.append("s", "none", samples(3));
  await one.append("t", "none", samples(1));
  expect(await all(one.read("s"))).toHaveLength(2);
  expect((await caughtUp(two)).map(({ stream }) => stream)).toEqual(["s", "s", "s"]);
  expect((await caughtUp(one, mine.position)).map(({ stream }) => stream)).toEqual(["t"]);
  expect(await open({ prefix: "three-" }).head()).toBeUndefined();
  await eventually(() => expect(live.events.map(({ stream }) => stream)).toEqual(["s", "s", "t"]), patience);
  await live.stop();
  expect(idsIn("one-s")).toHaveLength(2);
});

it("an address it cannot use is refused without repeating it", () => {
  const wrong = () => openEventStoreDb({ url: "esdb://admin:changeit@host:port:2113?tls=maybe" });
  expect(wrong).toThrow(/EVENTSTORE_URL/);
  expect(wrong).not.toThrow(/changeit/);
});
