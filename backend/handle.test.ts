import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  AppendRefused,
  type EventStore,
  type NewEvent,
  RevisionConflict,
  StoreUnavailable,
} from "../eventstore/eventStore.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { all } from "../eventstore/testing/sample.ts";
import type { Command } from "./command.ts";
import { type Fold, handler } from "./handle.ts";
import { Rejection } from "./http/rejection.ts";

const Pitched = z.object({ type: z.literal("Pitched"), data: z.object({ by: z.string() }) });
type Pitched = z.infer<typeof Pitched>;
/** Who pitched, in order. */
const pitches: Fold<readonly string[], Pitched> = {
  events: Pitched,
  initial: [],
  evolve: (state, { data }) => [...state, data.by],
};
const pitch = (by: string) => (): Pitched[] => [{ type: "Pitched", data: { by } }];
const pitchOnce = (by: string) => (state: readonly string[]) => (state.includes(by) ? [] : pitch(by)());
/** One seat: whoever asks first gets it. */
const pitchFirst = (by: string) => (state: readonly string[]) => {
  if (state.length > 0) throw new Rejection("conflict", "Taken", `${state[0]} was faster`);
  return pitch(by)();
};

const command = (more: Partial<Command> = {}): Command => ({
  actor: { userId: "pat", role: "student" },
  now: "2030-04-01T12:00:00.000Z",
  requestId: "request-1",
  ...more,
});

let database: Awaited<ReturnType<typeof freshDatabase>>;
let log: EventStore;
beforeAll(async () => {
  database = await freshDatabase();
  log = await openPostgresStore(database);
});
afterAll(async () => {
  await log.close();
  await database.drop();
});

const shown = async () => true;
/** A process of its own: with nothing remembered. */
const fresh = (store: EventStore = log, more: { remember?: number; patience?: number } = {}) =>
  handler({ store, until: shown, ...more });
const target = (stream: string, more: Partial<Command> = {}) => ({ fold: pitches, stream, command: command(more) });
const story = async (stream: string) => (await all(log.read(stream))).map(({ data }) => data);
/** The log, with some of its calls replaced. */
const logWith = (changes: Partial<EventStore>): EventStore => ({ ...log, ...changes });

describe("deciding", () => {
  it("folds the stream, records what was decided with its metadata, and returns the revision", async () => {
    const stream = randomUUID();
    const { handle, stateOf } = fresh();
    expect(await handle(target(stream), pitch("a"))).toEqual({ revision: 0, recorded: true });
    const seen = vi.fn<(state: readonly string[]) => Pitched[]>(pitch("b"));
    expect(await handle(target(stream), seen)).toEqual({ revision: 1, recorded: true });
    expect(seen).toHaveBeenCalledExactlyOnceWith(["a"]);
    expect(await stateOf(pitches, stream)).toEqual(["a", "b"]);
    expect((await all(log.read(stream)))[0]).toMatchObject({
      type: "Pitched",
      data: { by: "a" },
      meta: { occurredAt: command().now, actor: command().actor, correlationId: "request-1", causationId: "request-1" },
    });
  });

  it("a decision that returns nothing appends nothing", async () => {
    const stream = randomUUID();
    const append = vi.fn<EventStore["append"]>((...asked) => log.append(...asked));
    const { handle } = fresh(logWith({ append }));
    expect(await handle(target(stream), () => [])).toEqual({ revision: "none", recorded: false });
    expect(append).not.toHaveBeenCalled();
    expect(await story(stream)).toEqual([]);
  });

  it("a rejection appends nothing, reaches the caller, and leaves what is remembered intact", async () => {
    const stream = randomUUID();
    const { handle } = fresh();
    await handle(target(stream), pitchFirst("a"));
    await expect(handle(target(stream), pitchFirst("b"))).rejects.toThrow("a was faster");
    expect(await handle(target(stream), pitchOnce("b"))).toEqual({ revision: 1, recorded: true });
    expect(await story(stream)).toEqual([{ by: "a" }, { by: "b" }]);
  });

  it("waits until the read models show what was recorded, now and before", async () => {
    const stream = randomUUID();
    const until = vi.fn<(position: string) => Promise<boolean>>(shown);
    const { handle } = handler({ store: log, until });
    await handle(target(stream), () => []);
    expect(until).not.toHaveBeenCalled();
    await handle(target(stream), pitchOnce("a"));
    await handle(target(stream), pitchOnce("a"));
    const [event] = await all(log.read(stream));
    expect(until.mock.calls).toEqual([[event!.position], [event!.position]]);
  });
});

describe("commands on one stream", () => {
  it("queue up: 100 at once all see the one before and never conflict", async () => {
    const stream = randomUUID();
    const append = vi.fn<EventStore["append"]>((...asked) => log.append(...asked));
    const { handle } = fresh(logWith({ append }));
    const names = Array.from({ length: 100 }, (_, n) => `p${n}`);
    const handled = await Promise.all(names.map((by) => handle(target(stream), pitchOnce(by))));
    expect(handled.map(({ revision }) => revision)).toEqual(names.map((_, n) => n));
    expect(append).toHaveBeenCalledTimes(100);
    expect(await story(stream)).toEqual(names.map((by) => ({ by })));
  });

  it("wait for no one on another stream", async () => {
    const [held, free] = [randomUUID(), randomUUID()];
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const append: EventStore["append"] = async (stream, ...rest) => {
      if (stream === held) await gate;
      return log.append(stream, ...rest);
    };
    const { handle } = fresh(logWith({ append }));
    const waiting = handle(target(held), pitch("a"));
    await handle(target(free), pitch("b"));
    goOn();
    expect(await waiting).toMatchObject({ recorded: true });
  });

  it("from two processes are decided again on what the other recorded, and none is lost", async () => {
    const stream = randomUUID();
    const conflicts: unknown[] = [];
    const counting = logWith({
      append: (...asked) =>
        log.append(...asked).catch((error: unknown) => {
          conflicts.push(error);
          throw error;
        }),
    });
    const both = [fresh(counting), fresh(counting)];
    const names = Array.from({ length: 60 }, (_, n) => `p${n}`);
    const handled = await Promise.all(names.map((by, n) => both[n % 2]!.handle(target(stream), pitchOnce(by))));
    expect(handled.map(({ revision }) => revision).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      names.map((_, n) => n),
    );
    expect(conflicts.length).toBeGreaterThan(0);
    expect(conflicts.filter((error) => !(error instanceof RevisionConflict))).toEqual([]);
  });

  it("from two processes for one seat: one wins, the other is told who", async () => {
    for (let n = 0; n < 10; n++) {
      const stream = randomUUID();
      const answers = await Promise.allSettled(["a", "b"].map((by) => fresh().handle(target(stream), pitchFirst(by))));
      expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "Taken" } });
      expect(await story(stream)).toHaveLength(1);
    }
  });

  it("gives up deciding again when its patience runs out", async () => {
    const stream = randomUUID();
    const decide = vi.fn<() => Pitched[]>(pitch("a"));
    const conflict = new RevisionConflict(stream, "none", "none");
    const { handle } = fresh(logWith({ append: () => Promise.reject(conflict) }), { patience: 500 });
    const since = performance.now();
    await expect(handle(target(stream), decide)).rejects.toBe(conflict);
    expect(performance.now() - since).toBeGreaterThan(495);
    expect(decide.mock.calls.length).toBeGreaterThan(2);
  });

  it("continue after the log was replaced by another one, with fewer events or none", async () => {
    const [shorter, gone] = [randomUUID(), randomUUID()];
    let restored = "";
    const { handle } = fresh({
      ...log,
      read: (stream, from) => log.read(stream + restored, from),
      append: (stream, ...rest) => log.append(stream + restored, ...rest),
    });
    for (const stream of [shorter, gone]) for (const by of ["a", "b", "c"]) await handle(target(stream), pitch(by));
    restored = "-restored";
    await fresh().handle(target(shorter + restored), pitch("z"));
    expect(await handle(target(shorter), pitch("d"))).toEqual({ revision: 1, recorded: true });
    expect(await handle(target(gone), pitch("d"))).toEqual({ revision: 0, recorded: true });
    expect(await story(shorter + restored)).toEqual([{ by: "z" }, { by: "d" }]);
  });
});

describe("a repeat under a key", () => {
  it("records nothing, in the same process and after a restart, whatever else has happened since", async () => {
    const stream = randomUUID();
    const { handle } = fresh();
    const keyed = { key: "form-1" };
    expect(await handle(target(stream, keyed), pitch("a"))).toEqual({ revision: 0, recorded: true });
    const decide = vi.fn<() => Pitched[]>(pitch("a"));
    expect(await handle(target(stream, keyed), decide)).toMatchObject({ recorded: false });
    await handle(target(stream), pitch("b"));
    expect(await handle(target(stream, keyed), decide)).toEqual({ revision: 1, recorded: false });
    expect(await fresh().handle(target(stream, keyed), decide)).toEqual({ revision: 1, recorded: false });
    expect(decide).not.toHaveBeenCalled();
    expect(await story(stream)).toEqual([{ by: "a" }, { by: "b" }]);
  });

  it("by someone else, on another stream or under another key is another command", async () => {
    const [stream, elsewhere] = [randomUUID(), randomUUID()];
    const { handle } = fresh();
    await handle(target(stream, { key: "1" }), pitch("a"));
    await handle(target(stream, { key: "1", actor: { userId: "ana", role: "student" } }), pitch("b"));
    await handle(target(stream, { key: "2" }), pitch("c"));
    await handle(target(elsewhere, { key: "1" }), pitch("d"));
    expect(await story(stream)).toEqual([{ by: "a" }, { by: "b" }, { by: "c" }]);
    expect(await story(elsewhere)).toEqual([{ by: "d" }]);
  });

  it("sent 20 times at once through two processes records one", async () => {
    const stream = randomUUID();
    const both = [fresh(), fresh()];
    const handled = await Promise.all(
      Array.from({ length: 20 }, (_, n) => both[n % 2]!.handle(target(stream, { key: "rush" }), pitch("a"))),
    );
    expect(await story(stream)).toEqual([{ by: "a" }]);
    expect(handled.filter(({ recorded }) => recorded).length).toBeGreaterThan(0);
  });

  it("records nothing, even if the answer to the first was lost and its process died", async () => {
    const stream = randomUUID();
    const append: EventStore["append"] = async (...asked) => {
      await log.append(...asked);
      throw new Error("this process was killed");
    };
    await expect(fresh(logWith({ append })).handle(target(stream, { key: "1" }), pitch("a"))).rejects.toThrow("killed");
    expect(await fresh().handle(target(stream, { key: "1" }), pitch("a"))).toEqual({ revision: 0, recorded: false });
    expect(await story(stream)).toEqual([{ by: "a" }]);
  });
});

describe("while the log is down", () => {
  it("sends the same ids again until it is answered, and records once", async () => {
    const stream = randomUUID();
    const sent: string[][] = [];
    const append: EventStore["append"] = async (...asked) => {
      sent.push(asked[2].map(({ id }: NewEvent) => id));
      if (sent.length === 1) throw new StoreUnavailable("before it was stored");
      const answer = await log.append(...asked);
      if (sent.length === 2) throw new StoreUnavailable("after it was stored");
      return answer;
    };
    const decide = vi.fn<() => Pitched[]>(() => [...pitch("a")(), ...pitch("b")()]);
    const handled = await fresh(logWith({ append })).handle(target(stream), decide);
    expect(handled).toEqual({ revision: 1, recorded: true });
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
    expect(decide).toHaveBeenCalledTimes(1);
    expect(await story(stream)).toEqual([{ by: "a" }, { by: "b" }]);
  });

  it("decides anew when someone else wrote in the meantime", async () => {
    const stream = randomUUID();
    let calls = 0;
    const append: EventStore["append"] = async (...asked) => {
      if (calls++ > 0) return log.append(...asked);
      await fresh().handle(target(stream), pitch("rival"));
      throw new StoreUnavailable("never stored");
    };
    await expect(fresh(logWith({ append })).handle(target(stream), pitchFirst("a"))).rejects.toThrow(
      "rival was faster",
    );
  });

  it("gives up when its patience since a command's arrival runs out, so that a queue of them does not wait one after another", async () => {
    const stream = randomUUID();
    const timeOfDay = vi.spyOn(Date, "now");
    const append: EventStore["append"] = async () => {
      timeOfDay.mockReturnValue(0); // the clock is set back meanwhile
      throw new StoreUnavailable("away");
    };
    try {
      const { handle } = fresh(logWith({ append }), { patience: 300 });
      const since = performance.now();
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => handle(target(stream), pitch(`p${n}`))),
      );
      expect(performance.now() - since).toBeLessThan(3000); // not twenty times as long as one
      for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(StoreUnavailable) });
    } finally {
      timeOfDay.mockRestore();
    }
  });

  it("never resends what can never be appended, nor a fault of ours", async () => {
    for (const fault of [new AppendRefused("too large"), new TypeError("a bug")]) {
      const append = vi.fn<EventStore["append"]>(() => Promise.reject(fault));
      await expect(fresh(logWith({ append })).handle(target(randomUUID()), pitch("a"))).rejects.toBe(fault);
      expect(append).toHaveBeenCalledTimes(1);
    }
  });
});

describe("what is remembered", () => {
  it("saves reading a stream again: a yes is checked against the log by its append, and only a no reads the tail", async () => {
    const stream = randomUUID();
    const read = vi.fn<EventStore["read"]>((...asked) => log.read(...asked));
    const { handle } = fresh(logWith({ read }));
    for (const by of ["a", "b", "c"]) await handle(target(stream), pitch(by));
    expect(read).not.toHaveBeenCalled();
    await handle(target(stream), pitchOnce("a"));
    expect(read.mock.calls).toEqual([[stream, 3]]);
  });

  it("of a stream that another process has written to gives neither a late no nor a late yes", async () => {
    const seats =
      (by: string) =>
      (state: readonly string[]): Pitched[] => {
        if (state.filter((name) => name !== "freed").length > state.filter((name) => name === "freed").length)
          throw new Rejection("conflict", "Taken", `${state.at(-1)} was faster`);
        return pitch(by)();
      };
    const stream = randomUUID();
    const [here, there] = [fresh(), fresh()];
    await here.handle(target(stream), seats("a"));
    await there.handle(target(stream), pitch("freed"));
    await here.handle(target(stream), seats("b")); // remembered as taken
    await there.handle(target(stream), pitch("freed"));
    await there.handle(target(stream), seats("c"));
    await expect(here.handle(target(stream), seats("d"))).rejects.toThrow("c was faster");
    await there.handle(target(stream), pitch("freed"));
    await here.handle(target(stream), () => []);
    await there.handle(target(stream), seats("e")); // remembered here as free
    await expect(here.handle(target(stream), seats("f"))).rejects.toThrow("e was faster");
    const noted = ["a", "freed", "b", "freed", "c", "freed", "e"];
    expect(await story(stream)).toEqual(noted.map((by) => ({ by })));
  });

  it("of a process's own facts is what the log returns: a fact its schema rejects is never folded", async () => {
    const stream = randomUUID();
    const { handle, stateOf } = fresh();
    await handle(target(stream), pitch("a"));
    expect(await stateOf(pitches, stream)).toEqual(["a"]);
    await handle(target(stream), () => JSON.parse('[{"type":"Pitched","data":{"by":7}}]') as Pitched[]);
    await expect(handle(target(stream), pitch("b"))).rejects.toThrow("cannot be read");
  });

  it("is bounded: the least recently used stream is forgotten, and read in full again", async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    const read = vi.fn<EventStore["read"]>((...asked) => log.read(...asked));
    const { handle } = fresh(logWith({ read }), { remember: 2 });
    for (const stream of [one, two, three]) await handle(target(stream), pitch("a"));
    for (const stream of [three, one, two]) await handle(target(stream), pitch("b"));
    expect(read.mock.calls).toEqual([
      [one, 0],
      [two, 0],
    ]);
    expect(await story(one)).toEqual([{ by: "a" }, { by: "b" }]);
  });

  it("of a read that broke off half-way is resumed where it broke off", async () => {
    const stream = randomUUID();
    for (const by of ["a", "b", "c"]) await fresh().handle(target(stream), pitch(by));
    let breaks = true;
    const read: EventStore["read"] = async function* (...asked) {
      for await (const event of log.read(...asked)) {
        if (breaks && event.revision === 2) throw new StoreUnavailable("half-way");
        yield event;
      }
    };
    const { handle, stateOf } = fresh(logWith({ read }));
    await expect(handle(target(stream), pitch("d"))).rejects.toThrow("half-way");
    breaks = false;
    await handle(target(stream), pitch("d"));
    expect(await stateOf(pitches, stream)).toEqual(["a", "b", "c", "d"]);
  });

  it("under one fold is not mistaken for another's", async () => {
    const stream = randomUUID();
    const count: Fold<number, Pitched> = { events: Pitched, initial: 0, evolve: (n) => n + 1 };
    const { handle, stateOf } = fresh();
    await handle(target(stream, { key: "k" }), pitch("a"));
    await handle(target(stream), pitch("b"));
    expect(await stateOf(count, stream)).toBe(2);
    expect(await handle(target(stream, { key: "k" }), pitch("a"))).toEqual({ revision: 1, recorded: false });
    expect(await stateOf(pitches, stream)).toEqual(["a", "b"]);
  });
});
