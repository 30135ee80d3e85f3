import { registerUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField } from "../testing/signIn.ts";

test("G1-53, G1-61: the policies are in the footer and beside the button; signing up tells which version it agrees to, and leads to the log-in page with the email filled in", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Policies" }).getByRole("link", { name: "Refunds" }).click();
  await expect(page.getByRole("heading", { name: "Refunds & Cancellations", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How the money comes back", level: 2 })).toBeVisible();
  await expectAccessible(page, "the refund policy");

  await test.step("so is whose work browsers load, and under which license", async () => {
    await page.getByRole("navigation", { name: "Policies" }).getByRole("link", { name: "Licenses" }).click();
    await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
    // Code of both front ends, and a font.
    for (const name of [/^react \d/, /^react-admin \d/, /^@fontsource-variable\/figtree \d/])
      await expect(page.getByRole("group").filter({ hasText: name })).toBeVisible();
    const react = page.getByRole("group").filter({ hasText: /^react \d/ });
    await react.getByText("MIT", { exact: false }).first().click();
    await expect(react.getByText("Permission is hereby granted")).toBeVisible();
    await expectAccessible(page, "the licenses");
  });

  await page.goto("/register");
  const opened = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("link", { name: "Terms" }).click();
  const terms = await opened;
  const [, version] = /^Version ([0-9a-f]{12})$/.exec(await terms.getByText(/^Version/).innerText()) ?? [];
  expect(version).toBeDefined();

  await page.getByLabel("First name").fill("Pat");
  await page.getByLabel("Last name").fill("Moreno");
  const email = `pat.${crypto.randomUUID()}@example.com`;
  await emailField(page).fill(email);
  await passwordField(page).fill("infield-chatter-9");
  await page.getByLabel("Confirm password").fill("infield-chatter-9");
  const sent = page.waitForRequest(`**${registerUrl}`);
  await page.getByRole("button", { name: "Create Account" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ agreedTo: version });
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: "Sign In" }).waitFor(); // until then the page before is there
  await expect(emailField(page)).toHaveValue(email);
});
