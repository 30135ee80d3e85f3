import type { Page } from "@playwright/test";

/** The navigation bar with all its links: at a desk they stand there, on a phone they are in the menu, which is opened. */
export const openBar = async (page: Page) => {
  const bar = page.getByRole("banner");
  if ((page.viewportSize()?.width ?? 0) < 900) await bar.locator("summary").click();
  return bar;
};
