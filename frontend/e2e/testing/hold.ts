import type { Page, Route } from "@playwright/test";

const asItIs = (route: Route) => route.continue();

/** Keeps the answers of one address back until the function that it gives is called; then they come as they are, unless told otherwise. */
export const hold = async (page: Page, url: string, answer = asItIs) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return () => release();
};
