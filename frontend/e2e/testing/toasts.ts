import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

/** The one toast on the page. Its region is hidden from the tree of roles while a dialog stands over it. */
export const toastOf = (page: Page) => page.locator(".toast");

/** Waits for the toast that says this, as its title, and with the text under it. */
export const expectToast = async (page: Page, title: string, text?: string) => {
  await expect(toastOf(page).locator(".toast-title")).toHaveText(title);
  if (text !== undefined) await expect(toastOf(page).locator(".toast-text")).toHaveText(text);
};

/** The page fetches what shows toasts with somebody's first act; a test that then cuts the connection waits for that. */
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
