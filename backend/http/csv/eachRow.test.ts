import { expect, it } from "vitest";
import { eachRow } from "./eachRow.ts";

const rows = Array.from({ length: 30 }, (_, n) => n);

it("gives what was done of each row, in the file's order", async () => {
  expect(await eachRow(rows, async (row) => row * 2)).toEqual(rows.map((row) => row * 2));
});

it("begins nothing after a failure, and has ended what was under way before it says so", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const working = eachRow(rows, async (row) => {
    begun.push(row);
    if (row === 2) throw new Error("connection lost");
    await new Promise(setImmediate);
    ended.push(row);
  });
  await expect(working).rejects.toThrow("connection lost");
  expect(begun.length).toBeLessThan(rows.length);
  expect(ended).toEqual(begun.filter((row) => row !== 2));
});
