import type { Page, Route } from "@playwright/test";
import { expect } from "./people.ts";

/**
 * From now on a read fails, each of the three times that a page tries it. Gives what lets the seconds between the tries
 * pass at once and ends the failing, and says how often the page had asked.
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
