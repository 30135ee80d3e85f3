import type { Page } from "@playwright/test";

export const passwordField = (page: Page) => page.getByLabel(/^Password/);
export const emailField = (page: Page) => page.getByLabel(/^Email/);

/** Fills in the log-in page and sends it. */
export const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  const send = page.getByRole("button", { name: "Sign In" });
  await send.waitFor(); // until this page appears, the previous one stays, and it may have an email field too
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await send.click();
};
