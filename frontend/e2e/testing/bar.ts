import type { Page } from "@playwright/test";

/** The navigation bar with its links in view; on a phone, this opens the menu. */
export const openBar = async (page: Page) => {
  const bar = page.getByRole("banner");
  if ((page.viewportSize()?.width ?? 0) < 900) await bar.locator("summary").click();
  return bar;
};
