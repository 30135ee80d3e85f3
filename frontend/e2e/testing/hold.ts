import type { Page, Route } from "@playwright/test";

const asItIs = (route: Route) => route.continue();

/** Holds back the answers of an address until the returned function is called. */
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
