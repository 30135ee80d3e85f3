import { expect, it } from "vitest";
import { disk } from "./disk.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("a full disk loses nothing, doubles nothing, and is recovered from", { timeout: patience }, async ({ skip }) => {
  const { tried, findings, notRun } = await shortRun(disk);
  // Counted as neither: only root can mount a small disk.
  skip(notRun !== undefined, `not run: ${notRun}`);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
