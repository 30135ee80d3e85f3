import { expect, it } from "vitest";
import { access } from "./access.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("no one gets what belongs to others", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(access);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
