import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AboutPersonalFile } from "../../projections/privacy/exportView.ts";
import { PersonalFile } from "./contract.ts";
import { type Part, personalFile } from "./personalFile.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

const about: AboutPersonalFile = {
  product: "Fungo",
  version: 1,
  madeAt: "2030-05-01T15:00:00.000Z",
  madeFor: { id: "pat", name: "Pat", email: null },
  askedBy: "oneself",
  notes: [],
};
const row = (n: number) => ({ n, words: `"${"é".repeat(1000)}"` });

/** A part with very many rows that counts how many were read, and notes when the reader is gone. */
const longPart = (rows: number) => {
  const seen = { taken: 0, ended: false };
  const part: Part = {
    name: "lessons",
    async *rows() {
      try {
        for (let n = 0; n < rows; n++) {
          seen.taken++;
          yield row(n);
        }
      } finally {
        seen.ended = true;
      }
    },
  };
  return { part, seen };
};
const none: Part = { name: "requests", async *rows() {} };
const fileOf = (parts: readonly Part[], within?: number) =>
  personalFile({ about, parts, userId: "pat", ...(within !== undefined && { within }) });

it("is JSON with a list for every part, each row on its own line", async () => {
  const text = (await fileOf([none, longPart(300).part]).toArray()).join("");
  const { lessons, ...file } = PersonalFile.parse(JSON.parse(text));
  expect(file).toEqual({ about, requests: [], complete: true });
  expect(lessons).toEqual(Array.from({ length: 300 }, (_, n) => row(n)));
  expect(text.split("\n").filter((line) => line.startsWith('{"n"'))).toHaveLength(300);
});

it("begins at once, reads no further ahead than its reader, and stops when the reader leaves", async () => {
  const { part, seen } = longPart(100_000);
  const file = fileOf([part]);
  const pieces = file[Symbol.asyncIterator]();
  expect(String((await pieces.next()).value)).toMatch(/^\{\n"about": \{"product":"Fungo"/);
  const upTo = async () => {
    for (let turn = 0; turn < 100; turn++) await setImmediate(); // whatever would be read unasked is read by then
    return seen.taken;
  };
  const ahead = await upTo();
  expect(ahead).toBeLessThan(300); // of 1 kB: a chunk or two waits for the reader
  for (let n = 0; n < 5; n++) await pieces.next();
  expect(await upTo()).toBeLessThan(ahead + 700);
  file.destroy();
  await eventually(async () => expect(seen.ended).toBe(true));
});

it("takes this long and no longer, however slowly it is read", async () => {
  const { part, seen } = longPart(100_000);
  const file = fileOf([part], 20);
  await expect(
    new Promise((_, reject) => {
      file.once("error", reject);
      file.read(0);
    }),
  ).rejects.toMatchObject({ name: "AbortError" });
  await eventually(async () => expect(seen.ended).toBe(true));
});

it("ends without its closing when a part fails, by an error that is not a reader's", async () => {
  const broken: Part = {
    name: "broken",
    async *rows() {
      yield row(1);
      throw Object.assign(new Error("the database is away"), { code: "ECONNRESET" });
    },
  };
  let read = "";
  const reading = async () => {
    for await (const piece of fileOf([broken])) read += String(piece);
  };
  const error: unknown = await reading().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'the rows of "broken" could not be read', cause: { code: "ECONNRESET" } });
  expect(error).not.toHaveProperty("code");
  expect(() => JSON.parse(read)).toThrow(/JSON/);
});
