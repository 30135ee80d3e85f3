import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../eventStore.ts";
import type { Subject } from "./subject.ts";
import { all, caughtUp, following, sample, samples } from "../sample.ts";
import { eventually } from "../eventually.ts";

const patience = { timeout: 10_000 };

export const outages = (subject: () => Subject) =>
  describe("outages", () => {
    it("a server that goes away makes StoreUnavailable of everything, and all works again when it is back", async () => {
      const { store, way, stream } = subject();
      const live = following(store);
      const known = await store.append(stream, "none", samples(2));
      await eventually(() => expect(live.events).toHaveLength(2));
      await way.cut();
      const late = sample();
      await expect(store.append(stream, known.revision, [late])).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(all(store.read(stream))).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
      await way.mend();
      const appended = await eventually(() => store.append(stream, known.revision, [late]), patience);
      expect(appended.revision).toBe(2);
      expect(await all(store.read(stream))).toHaveLength(3);
      await eventually(() => expect(live.events.map(({ id }) => id).slice(2)).toEqual([late.id]), patience);
      await live.stop();
    });

    it("an append whose answer is lost is stored once, however often its ids are sent again", async () => {
      const { store, reopened, way, stream } = subject();
      await store.append(stream, "none", samples(1)); // connects
      const events = samples(2);
      way.loseAnswers();
      await expect(store.append(stream, 0, events)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.append(stream, 0, events)).rejects.toBeInstanceOf(StoreUnavailable);
      await way.mend();
      const answer = await eventually(() => store.append(stream, 0, events), patience);
      expect(answer.revision).toBe(2);
      expect(await (await reopened()).append(stream, 0, events)).toEqual(answer);
      expect((await all(store.read(stream))).slice(1).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    });

    it("writers that send again what was not answered store everything once, while the way breaks again and again", async () => {
      const { store, way, stream } = subject();
      const live = following(store);
      const sent: string[] = [];
      const writers = { busy: true };
      const breaking = (async () => {
        for (let n = 0; writers.busy; n++) {
          const before = sent.length;
          if (n % 2) way.loseAnswers();
          else await way.cut();
          await way.mend();
          await eventually(() => expect(sent.length > before + 12 || !writers.busy).toBe(true), {
            ...patience,
            interval: 5,
          });
        }
      })();
      await Promise.all(
        Array.from({ length: 16 }, async (_, writer) => {
          for (const [n, event] of samples(6).entries()) {
            const send = () => store.append(`${stream}-${writer}`, n === 0 ? "none" : n - 1, [event]);
            expect((await eventually(send, { ...patience, interval: 5 })).revision).toBe(n);
            sent.push(event.id);
          }
        }),
      );
      writers.busy = false;
      await breaking;
      await eventually(() => expect(live.events).toHaveLength(sent.length), patience);
      expect(live.events.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
      expect((await caughtUp(store)).map(({ id }) => id)).toEqual(live.events.map(({ id }) => id));
      await live.stop();
    });

    it("closes while its server is away", async () => {
      const { store, way, stream } = subject();
      const live = following(store);
      await store.append(stream, "none", samples(1));
      await way.cut();
      const lost = store.append(stream, 0, samples(1));
      await Promise.all([store.close(), expect(lost).rejects.toBeInstanceOf(StoreUnavailable), live.done]);
    });

    it("appends that wait while the store closes are written, later ones are not", async () => {
      const { store, reopened, stream } = subject();
      const waiting = samples(100).map((event, n) => store.append(`${stream}-${n}`, "none", [event]));
      const closed = store.close();
      await expect(store.append(stream, "none", samples(1))).rejects.toBeInstanceOf(StoreUnavailable);
      await closed;
      expect((await Promise.all(waiting)).every(({ revision }) => revision === 0)).toBe(true);
      expect(await caughtUp(await reopened())).toHaveLength(100);
    });
  });
