import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

/** The one toast on the page. Its region is hidden from the tree of roles while a dialog stands over it. */
export const toastOf = (page: Page) => page.locator(".toast");

/** Waits for the toast that says this, as its title, and with the text under it. */
export const expectToast = async (page: Page, title: string, text?: string) => {
  await expect(toastOf(page).locator(".toast-title")).toHaveText(title);
  if (text !== undefined) await expect(toastOf(page).locator(".toast-text")).toHaveText(text);
};
