import type { Page } from "@playwright/test";

/** Keeps the answers of one address back until the function that it gives is called. */
export const hold = async (page: Page, url: string) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};
