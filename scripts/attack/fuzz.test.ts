import { expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("whatever is thrown at it is answered as described", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(fuzz);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
