import { describe, expect, it } from "vitest";
import { AppendRefused, type Expected, type NewEvent, RevisionConflict } from "../../eventStore.ts";
import type { Subject } from "./subject.ts";
import { all, sample, samples } from "../sample.ts";

const impossible = 1n;

export const appending = (subject: () => Subject) =>
  describe("appending", () => {
    it("answers with the revision and the position of the last event", async () => {
      const { store, stream } = subject();
      const first = await store.append(stream, "none", samples(2));
      const second = await store.append(stream, 1, samples(3));
      expect([first.revision, second.revision]).toEqual([1, 4]);
      expect((await all(store.read(stream))).map(({ position }) => position).slice(1, 2)).toEqual([first.position]);
      expect(await store.head()).toBe(second.position);
      expect(second.position > first.position).toBe(true);
    });

    it.each<{ expected: Expected; there: number; actual: number | "none" }>([
      { expected: "none", there: 1, actual: 0 },
      { expected: 0, there: 3, actual: 2 },
      { expected: 7, there: 3, actual: 2 },
      { expected: 0, there: 0, actual: "none" },
      { expected: "exists", there: 0, actual: "none" },
    ])("a stream of $there events expected at $expected is a conflict that names what is there", async (given) => {
      const { store, stream } = subject();
      if (given.there > 0) await store.append(stream, "none", samples(given.there));
      const refused = store.append(stream, given.expected, samples(1));
      await expect(refused).rejects.toBeInstanceOf(RevisionConflict);
      await expect(refused).rejects.toMatchObject({ stream, expected: given.expected, actual: given.actual });
      expect(await all(store.read(stream))).toHaveLength(given.there);
    });

    it("of 16 appends on one revision one wins, and the others conflict", async () => {
      const { store, stream } = subject();
      const answers = await Promise.allSettled(samples(16).map((event) => store.append(stream, "none", [event])));
      const lost = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
      expect(lost).toHaveLength(15);
      for (const reason of lost) expect(reason).toBeInstanceOf(RevisionConflict);
      expect(await all(store.read(stream))).toHaveLength(1);
    });

    it.each<Expected>(["none", "any"])(
      "a repeat (%s) answers exactly as the first did, also after reopening",
      async (expected) => {
        const { store, reopened, stream } = subject();
        const events = samples(3);
        const first = await store.append(stream, expected, events);
        expect(await store.append(stream, expected, events)).toEqual(first);
        await store.append(stream, 2, samples(2));
        expect(await store.append(stream, expected, events)).toEqual(first);
        await store.close();
        const again = await reopened();
        expect(await again.append(stream, expected, events)).toEqual(first);
        expect(await all(again.read(stream))).toHaveLength(5);
      },
    );

    it.each<Expected>([1, "exists"])(
      "a repeat (%s) in the midst of a stream answers exactly as the first did",
      async (expected) => {
        const { store, stream } = subject();
        await store.append(stream, "none", samples(2));
        const events = samples(2);
        const first = await store.append(stream, expected, events);
        await store.append(stream, 3, samples(1));
        expect(await store.append(stream, expected, events)).toEqual(first);
        expect(await all(store.read(stream))).toHaveLength(5);
      },
    );

    it("a partial overlap with what was stored is a conflict, and nothing of it is stored", async () => {
      const { store, stream } = subject();
      const [a, b, c, d] = [sample(), sample(), sample(), sample()];
      await store.append(stream, "none", [a, b, c]);
      const overlaps: [Expected, NewEvent[]][] = [
        [2, [c, d]],
        [2, [d, a]],
        [1, [c, d]],
        [1, [a, b, c]], // the same events, expected elsewhere
        ["none", [a, b, d]],
        ["none", [a, d, c]],
        ["any", [c, d]],
        ["any", [d, b]],
        ["exists", [a, c, b]],
      ];
      for (const [expected, events] of overlaps)
        await expect(store.append(stream, expected, events)).rejects.toBeInstanceOf(RevisionConflict);
      expect((await all(store.read(stream))).map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
    });

    it("several events are stored together or not at all", async () => {
      const { store, stream } = subject();
      const known = sample();
      await store.append(stream, "none", [known]);
      await expect(store.append(stream, 0, [sample(), known, sample()])).rejects.toThrow(RevisionConflict);
      await expect(store.append(stream, 0, [sample(), sample({ impossible })])).rejects.toThrow(AppendRefused);
      expect((await all(store.read(stream))).map(({ id }) => id)).toEqual([known.id]);
    });

    it("says plainly what can never be appended, and neighbours of the same moment are stored", async () => {
      const { store, stream } = subject();
      const twice = sample();
      const circle: { self?: unknown } = {};
      circle.self = circle;
      const hopeless: [string, Expected, NewEvent[], RegExp][] = [
        [stream, "none", [], /at least one event/],
        [stream, "none", [sample({ impossible })], /not plain JSON/],
        [stream, "none", [sample(circle)], /not plain JSON/],
        [stream, "none", [sample({}, "no-uuid")], /no-uuid is no UUID/],
        [stream, "none", [sample({}, twice.id.toUpperCase())], /no UUID in lower case/],
        [stream, "none", [twice, twice], /one id/],
        [stream, "none", [{ ...sample(), type: "Ty\0pe" }], /no type/],
        [stream, -1, [sample()], /-1 is no revision/],
        [stream, Number.NaN, [sample()], /NaN is no revision/],
        ["", "none", [sample()], /no name for a stream/],
        ["sample-\0", "none", [sample()], /no name for a stream/],
        ["sample-\ud800", "none", [sample()], /no name for a stream/],
        ["$sample", "none", [sample()], /no name for a stream/],
        [stream, "none", [{ ...sample(), type: "$Sampled" }], /no type/],
      ];
      const before = store.append(`${stream}-before`, "none", [sample()]);
      const answers = await Promise.allSettled(
        hopeless.map(([name, expected, events]) => store.append(name, expected, events)),
      );
      const after = store.append(`${stream}-after`, "none", [sample()]);
      for (const [n, answer] of answers.entries()) {
        const reason: unknown = answer.status === "rejected" ? answer.reason : answer.status;
        expect(reason).toBeInstanceOf(AppendRefused);
        expect(String(reason)).toMatch(hopeless[n]![3]);
      }
      expect([(await before).revision, (await after).revision]).toEqual([0, 0]);
    });

    it("more than 1 MiB is refused with both figures, and just as much is stored", async () => {
      const { store, stream } = subject();
      const mark = 45; // bytes, of the log on each event
      const filled = (bytes: number) => {
        const empty = sample({ text: "" });
        const json = JSON.stringify(empty.data) + JSON.stringify(empty.meta);
        const rest = bytes - Buffer.byteLength(json) - 2 * empty.type.length - mark;
        return { ...empty, data: { text: "x".repeat(rest) } };
      };
      const tooLarge = store.append(stream, "none", [filled(1024 * 1024 + 1)]);
      await expect(tooLarge).rejects.toBeInstanceOf(AppendRefused);
      await expect(tooLarge).rejects.toThrow(/1048577 bytes .* 1 MiB/);
      await expect(store.append(stream, "none", [filled(600_000), filled(600_000)])).rejects.toThrow(/1 MiB/);
      const more = 9; // bytes on the first of two events: that one follows
      const two = (bytes: number) => [filled(500_000), filled(bytes - more - 500_000)];
      await expect(store.append(stream, "none", two(1024 * 1024 + 1))).rejects.toThrow(/1048577 bytes .* 1 MiB/);
      expect((await store.append(`${stream}-two`, "none", two(1024 * 1024))).revision).toBe(1);
      expect((await store.append(stream, "none", [filled(1024 * 1024)])).revision).toBe(0);
      expect(JSON.stringify((await all(store.read(stream)))[0]?.data)).toHaveLength(
        1024 * 1024 - JSON.stringify(sample().meta).length - 2 * sample().type.length - mark,
      );
    });
  });
