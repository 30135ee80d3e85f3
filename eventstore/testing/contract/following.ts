import { describe, expect, it } from "vitest";
import type { Batch } from "../../eventStore.ts";
import type { Subject } from "./subject.ts";
import { caughtUp, following as follow, sample, samples } from "../sample.ts";
import { eventually } from "../eventually.ts";

const writers = 64;
const each = 3; // appends per writer

export const following = (subject: () => Subject) =>
  describe("subscribing", () => {
    it("with 64 writers at once a live subscriber sees each event once, in the order of the log, none skipped", async () => {
      const { store, stream } = subject();
      const live = follow(store);
      const stored: string[] = [];
      await Promise.all(
        Array.from({ length: writers }, async (_, writer) => {
          for (let n = 0; n < each; n++) {
            const events = samples(1 + ((writer + n) % 3));
            const before = stored.length;
            const { revision } = await store.append(`${stream}-${writer}`, "any", events);
            expect(revision).toBeGreaterThanOrEqual(n);
            expect(stored.length).toBeGreaterThanOrEqual(before);
            stored.push(...events.map(({ id }) => id));
          }
        }),
      );
      await eventually(() => expect(live.events.length).toBeGreaterThanOrEqual(stored.length));
      const ids = live.events.map(({ id }) => id);
      expect(ids.toSorted()).toEqual(stored.toSorted());
      const positions = live.events.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort());
      for (let writer = 0; writer < writers; writer++) {
        const own = live.events.filter((event) => event.stream === `${stream}-${writer}`);
        expect(own.map(({ revision }) => revision)).toEqual(own.map((_, n) => n));
      }
      expect((await caughtUp(store)).map(({ id }) => id)).toEqual(ids);
      await live.stop();
    });

    it("what one append wrote comes in one batch, live and from a long log", async () => {
      const { store, stream } = subject();
      const torn: string[] = [];
      const whole = async ({ events }: Batch) => {
        const ends = [events.at(0), events.at(-1)].map(
          (event) => event?.data as { n: number; more: number } | undefined,
        );
        if (ends[0] && ends[0].n > 0) torn.push(`begins with event ${ends[0].n} of an append`);
        if (ends[1] && ends[1].more > 0) torn.push(`ends ${ends[1].more} events early`);
      };
      const live = follow(store, { each: whole });
      const facts = (size: number, request: string) =>
        Array.from({ length: size }, (_, n) => {
          const { meta, ...event } = sample({ n, more: size - 1 - n });
          return { ...event, meta: { ...meta, causationId: request } };
        });
      // More than a page to one stream, then more than a page to many.
      let revision: number | "none" = "none";
      for (let n = 0; n < 60; n++)
        ({ revision } = await store.append(stream, revision, facts(20 + (n % 3), `request-${n}`)));
      const sizes = Array.from({ length: 400 }, (_, n) => 2 + (n % 3));
      await Promise.all(sizes.map((size, n) => store.append(`${stream}-${n}`, "none", facts(size, "request"))));
      await eventually(() => expect(live.events).toHaveLength(2459));
      await live.stop();
      const later = follow(store, { each: whole });
      await eventually(() => expect(later.events).toHaveLength(2459));
      await later.stop();
      expect(torn).toEqual([]);
    });

    it("begins after any position, however old", async () => {
      const { store, stream } = subject();
      for (let n = 0; n < 12; n++) await store.append(`${stream}-${n % 3}`, "any", samples(1 + (n % 2)));
      const everything = await caughtUp(store);
      expect(everything).toHaveLength(18);
      for (const [n, { position }] of everything.entries())
        expect(await caughtUp(store, position)).toEqual(everything.slice(n + 1));
    });

    it("a slow reader misses nothing and is not dropped", async () => {
      const { store, stream } = subject();
      let goOn = () => {};
      const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
      const slow = follow(store, { each: () => mayGoOn });
      await store.append(stream, "none", samples(1));
      await eventually(() => expect(slow.seen.caughtUp).toBe(1));
      for (let n = 0; n < 6; n++) await store.append(stream, "any", samples(250));
      goOn();
      await eventually(() => expect(slow.events).toHaveLength(1501));
      expect(slow.events.map(({ revision }) => revision)).toEqual(Array.from({ length: 1501 }, (_, n) => n));
      await slow.stop();
    });

    it("says that it has caught up, in an empty log too, and goes on live", async () => {
      const { store, stream } = subject();
      const live = follow(store);
      await eventually(() => expect(live.seen.caughtUp).toBe(1));
      const { position } = await store.append(stream, "none", [sample()]);
      await eventually(() => expect(live.events.map((event) => event.position)).toEqual([position]));
      await live.stop();
    });

    it("hears of what another process appends", async () => {
      const { store, reopened, stream } = subject();
      const live = follow(store);
      await eventually(() => expect(live.seen.caughtUp).toBe(1));
      await (await reopened()).append(stream, "none", samples(2));
      await eventually(() => expect(live.events).toHaveLength(2));
      await live.stop();
    });

    it("ends by the signal: before it begins, while it waits, and in the midst of a long log", async () => {
      const { store, stream } = subject();
      const waiting = follow(store);
      await eventually(() => expect(waiting.seen.caughtUp).toBe(1));
      await waiting.stop();
      for (let n = 0; n < 3; n++) await store.append(stream, "any", samples(900));
      for await (const _ of store.subscribe(undefined, AbortSignal.abort())) expect.unreachable();
      const end = new AbortController();
      let batches = 0;
      for await (const { caughtUp } of store.subscribe(undefined, end.signal)) {
        expect(caughtUp).toBe(false);
        batches++;
        end.abort();
      }
      expect(batches).toBe(1);
    });

    it("ends with the store", async () => {
      const { store } = subject();
      const live = follow(store);
      await eventually(() => expect(live.seen.caughtUp).toBe(1));
      await store.close();
      await live.done;
    });
  });
