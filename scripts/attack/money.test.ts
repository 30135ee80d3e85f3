import { expect, it } from "vitest";
import { money } from "./money.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

it("no lie about money, no order and no race changes what is paid", { timeout: patience }, async () => {
  const { tried, findings } = await shortRun(money);
  expect(findings).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
