import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** Goes on with Tab, or back with Shift+Tab, until this has the focus. */
export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  // Finding it takes longer than a step: it is found once, and again whenever the page has drawn another in its place.
  let found = await target.elementHandle();
  const hasFocus = () => found?.evaluate((it) => (it.isConnected ? it === document.activeElement : undefined));
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press(key);
    let answer = await hasFocus();
    if (answer === undefined) {
      found = await target.elementHandle();
      answer = await hasFocus();
    }
    if (answer) return;
  }
  await expect(target, "reached by Tab").toBeFocused();
};
