import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** Goes on with Tab until this has the focus. */
export const tabTo = async (page: Page, target: Locator) => {
  await target.waitFor();
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, "reached by Tab").toBeFocused();
};
