import type { Page } from "@playwright/test";

export const subscribe = "Subscribe – $10/month";

/** The card provider's page in its own tab. */
export const tabOf = async (page: Page, button: string) => {
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: button }).first().click(),
  ]);
  return tab;
};
export const fillIn = async (tab: Page, does: string) =>
  tab.getByRole("button", { name: `Use the card that ${does}`, exact: true }).click();
