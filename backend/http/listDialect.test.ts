import fc from "fast-check";
import { expect, it } from "vitest";
import { calls } from "../contexts.ts";
import { inProportion } from "../testing/rounds.ts";
import { listQueryOf } from "./listDialect.ts";

const lists = calls.flatMap(({ path, list }) => (list ? [[path, list] as const] : []));
const parsed = (...args: Parameters<typeof listQueryOf>) => {
  try {
    return listQueryOf(...args);
  } catch (error) {
    expect(error).toMatchObject({
      code: expect.stringMatching(/^(BadListQuery|Invalid)$/),
      kind: expect.stringMatching(/^(malformed|invalid)$/),
    });
    return undefined;
  }
};
/** What reaches the database: one value or several, never anything with parts. */
const isPlain = (value: unknown) => [value].flat().every((one) => ["string", "number", "boolean"].includes(typeof one));

it.each(lists)("whatever is sent to %s, plain values come out or it is refused", (_, list) => {
  const any = fc.jsonValue({ maxDepth: 3 });
  const field = fc.constantFrom(...Object.keys(list.filter.shape), "__proto__", "constructor", "toString");
  const filter = fc.array(fc.tuple(field, any), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));
  const text = fc.oneof(
    any.map((value) => JSON.stringify(value)),
    filter.map((filters) => JSON.stringify(filters)),
    fc.string({ unit: "binary" }),
    fc.array(fc.string(), { maxLength: 2 }), // told several times
  );
  const query = fc.record({ sort: text, range: text, filter: text }, { requiredKeys: [] });
  fc.assert(
    fc.property(query, (sent) => {
      const found = parsed({ query: sent }, list);
      if (!found) return;
      for (const [name, value] of Object.entries(found.filter)) {
        expect(Object.keys(list.filter.shape)).toContain(name);
        expect({ name, isPlain: isPlain(value) }).toEqual({ name, isPlain: true });
      }
    }),
    { seed: 13, numRuns: inProportion(100) },
  );
});

it.each(lists)("a filter of %s accepts no objects and nothing nested", (_, list) => {
  for (const name of Object.keys(list.filter.shape))
    for (const value of [null, { toString: 1 }, [{ toString: 1 }], [["a"]]])
      expect(parsed({ query: { filter: JSON.stringify({ [name]: value }) } }, list)).toBeUndefined();
});

it("nor anything nested as deeply as an address has room for", () => {
  const deep = `{"id":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  for (const [, list] of lists.slice(0, 2)) expect(parsed({ query: { filter: deep } }, list)).toBeUndefined();
});
