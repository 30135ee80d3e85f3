import { expect, it } from "vitest";
import { sessions } from "./sessions.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("no session and no mailed link opens more than it was given for", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(sessions);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
