import type { Page } from "@playwright/test";

/** The navigation bar with its links in view; on a phone, this opens the menu. */
export const openBar = async (page: Page) => {
  const bar = page.getByRole("banner");
  if ((page.viewportSize()?.width ?? 0) < 900) await bar.locator("summary").click();
  return bar;
};

/** Leads to another page of the same application as a link there would: without loading one. */
export const moveTo = async (page: Page, path: string) => {
  // A page that comes rendered follows its address only once React has taken it over.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
  await page.evaluate(async (to) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
};
