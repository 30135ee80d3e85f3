import { expect, it } from "vitest";
import { limits } from "./limits.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("no limit lets more through than it has points, whoever asks from wherever", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(limits);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
