import { expect, it } from "vitest";
import { connections } from "./connections.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("no one's connection is harmed by others' bodies or by SIGTERM", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(connections);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
