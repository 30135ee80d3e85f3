import { registerUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField } from "../testing/signIn.ts";

test("G1-61: the policies are in the footer and beside the button, and signing up tells which version it agrees to", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Policies" }).getByRole("link", { name: "Refunds" }).click();
  await expect(page.getByRole("heading", { name: "Refunds & Cancellations", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How the money comes back", level: 2 })).toBeVisible();
  await expectAccessible(page, "the refund policy");

  await page.goto("/register");
  const opened = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("link", { name: "Terms" }).click();
  const terms = await opened;
  const [, version] = /^Version ([0-9a-f]{12})$/.exec(await terms.getByText(/^Version/).innerText()) ?? [];
  expect(version).toBeDefined();

  await page.getByLabel("First name").fill("Pat");
  await page.getByLabel("Last name").fill("Moreno");
  await emailField(page).fill(`pat.${crypto.randomUUID()}@example.com`);
  await passwordField(page).fill("infield-chatter-9");
  await page.getByLabel("Confirm password").fill("infield-chatter-9");
  const sent = page.waitForRequest(`**${registerUrl}`);
  await page.getByRole("button", { name: "Create Account" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ agreedTo: version });
  await expect(page).toHaveURL(/\/login$/);
});

test("whose work browsers load, and under which license, is in the footer", async ({ open }) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/");
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
