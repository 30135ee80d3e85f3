import { expect, it } from "vitest";
import { access } from "./access.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("nobody gets what is others'", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(access);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
