import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** Goes on with Tab, or back with Shift+Tab, until this has the focus. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  await target.waitFor();
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, "reached by Tab").toBeFocused();
};
