import type { Page, Route } from "@playwright/test";
import { expect } from "./people.ts";

/**
 * Makes a read fail from now on; pages try three times, seconds apart. Returns a function that skips these seconds,
 * lets the read succeed again, and tells how many tries there were.
 */
export const failReads = async (page: Page, url: string, fail: (route: Route) => Promise<void>) => {
  let tries = 0;
  await page.clock.install();
  await page.route(url, async (route) => {
    tries += 1;
    await fail(route);
  });
  return async () => {
    for (const tried of [1, 2]) {
      await expect.poll(() => tries).toBeGreaterThanOrEqual(tried);
      await page.clock.fastForward(3_000);
    }
    await expect.poll(() => tries).toBeGreaterThanOrEqual(3);
    await page.unroute(url);
    return tries;
  };
};
export const serverFault = (route: Route) => route.fulfill({ status: 500, json: {} });
