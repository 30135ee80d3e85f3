import { expect, it } from "vitest";
import { leaks } from "./leaks.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("what is private appears nowhere but where it belongs", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(leaks);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
