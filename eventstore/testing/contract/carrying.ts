import { describe, expect, it } from "vitest";
import type { Subject } from "./subject.ts";
import { all, caughtUp, meta, sample, samples } from "../sample.ts";

const texts = {
  unicode: "Zoë 👩🏽‍🦱 投手 \u202eright to left\u202c",
  nul: "before\0after",
  controls: "\u001f\u0007\r\n\t\u2028",
  loneSurrogate: "half a \ud83d pair",
  largeNumber: "9007199254740993", // 2^53 + 1, which none of our JSON numbers can hold
  quotes: `\\ " ' \${x} {} :name $1 \\u0000`,
};

export const carrying = (subject: () => Subject) =>
  describe("reading", () => {
    it("gives back what was written, whole", async () => {
      const { store, stream } = subject();
      const written = sample({ texts, none: null, list: [1, [2], {}], deep: { price: 7500, share: 0.1, yes: true } });
      const { position } = await store.append(stream, "none", [written]);
      const [event] = await all(store.read(stream));
      expect(event).toEqual({ ...written, meta, stream, revision: 0, position, at: expect.any(String) });
      expect(JSON.stringify(event?.data)).toBe(JSON.stringify(written.data));
      expect(new Date(event!.at).toISOString()).toBe(event!.at);
      expect(await caughtUp(store)).toEqual([event]);
    });

    it("takes stream names and types in any script", async () => {
      const { store, stream } = subject();
      const name = `${stream}-Ünï 投手 'quoted' {a,b} \\ \u001f`;
      await store.append(name, "none", [{ ...sample(), type: `Pitch"Thrown',{}\u001f投` }]);
      expect((await all(store.read(name))).map(({ type }) => type)).toEqual([`Pitch"Thrown',{}\u001f投`]);
    });

    it("finds nothing in a stream that does not exist, or past its end", async () => {
      const { store, stream } = subject();
      expect(await all(store.read(stream))).toEqual([]);
      await store.append(stream, "none", samples(2));
      expect(await all(store.read(stream, 2))).toEqual([]);
    });

    it("begins at any revision, keeps the order, and does not end before a long stream does", async () => {
      const { store, stream } = subject();
      await store.append(`${stream}-other`, "none", samples(3));
      await store.append(stream, "none", samples(1100));
      const revisions = (await all(store.read(stream))).map(({ revision }) => revision);
      expect(revisions).toEqual(Array.from({ length: 1100 }, (_, n) => n));
      expect((await all(store.read(stream, 1098))).map(({ data }) => data)).toEqual([{ n: 1098 }, { n: 1099 }]);
      expect(await all(store.read(stream, 100))).toHaveLength(1000);
    });

    it("streams that are read in the same moment are each whole, the same one twice, too", async () => {
      const { store, stream } = subject();
      const [long, short] = [`${stream}-long`, `${stream}-short`];
      await store.append(long, "none", samples(1005));
      await store.append(short, "none", samples(2));
      const asked: [string, number][] = [
        [long, 0],
        [stream, 0],
        [short, 1],
        [long, 1004],
      ];
      const read = await Promise.all(asked.map(async ([name, from]) => all(store.read(name, from))));
      expect(read.map((events) => events.length)).toEqual([1005, 0, 1, 1]);
      for (const [n, [name, from]] of asked.entries())
        expect(read[n]!.map(({ stream, revision }) => [stream, revision])).toEqual(
          read[n]!.map((_, i) => [name, from + i]),
        );
    });

    it("an empty log has no head", async () => {
      expect(await subject().store.head()).toBeUndefined();
    });
  });
