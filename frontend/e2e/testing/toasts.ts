import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

/** The one toast on the page. Found by class: an open dialog hides its region from the accessibility tree. */
export const toastOf = (page: Page) => page.locator(".toast");

/** Waits for the toast that says this, as its title, and with the text under it. */
export const expectToast = async (page: Page, title: string, text?: string) => {
  await expect(toastOf(page).locator(".toast-title")).toHaveText(title);
  if (text !== undefined) await expect(toastOf(page).locator(".toast-text")).toHaveText(text);
};

/** Waits for the code that shows toasts, fetched on the first interaction. For tests that cut the connection next. */
export const toastsReady = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(200, 200);
      return page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => /\/Toasts-[^/]*\.js$/.test(name)),
      );
    })
    .toBe(true);
