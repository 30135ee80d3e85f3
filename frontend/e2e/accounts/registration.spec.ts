import { registerUrl } from "../../../backend/accounts/contract.ts";
import { policyUrl } from "../../../backend/policies/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { openBar } from "../testing/bar.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast, toastsReady } from "../testing/toasts.ts";

test("V2, T3, T5, U4, G1-4, G1-53, G1-61: the policies are in the footer and beside the button; what is missing, differs, or is refused stands beside its field, and nothing typed is lost; the account is a student's, agrees to a version, and leads to the log-in page with the email filled in", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { viewport: phone, refused: [409, 422] });
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === registerUrl) sent.push(request.postDataJSON());
  });
  await page.goto("/");
  await test.step("policies, and whose work browsers load, under which license", async () => {
    const policies = page.getByRole("navigation", { name: "Policies" });
    await policies.getByRole("link", { name: "Refunds" }).click();
    await expect(page.getByRole("heading", { name: "Refunds & Cancellations", level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "How the money comes back", level: 2 })).toBeVisible();
    await expectAccessible(page, "the refund policy", [phone]);
    await policies.getByRole("link", { name: "Licenses" }).click();
    await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
    // Code of both front ends, and a font.
    for (const name of [/^react \d/, /^react-admin \d/, /^@fontsource-variable\/figtree \d/])
      await expect(page.getByRole("group").filter({ hasText: name })).toBeVisible();
    const react = page.getByRole("group").filter({ hasText: /^react \d/ });
    await react.getByText("MIT", { exact: false }).first().click();
    await expect(react.getByText("Permission is hereby granted")).toBeVisible();
    await expectAccessible(page, "the licenses", [phone]);
  });

  await (await openBar(page)).getByRole("link", { name: "Sign Up" }).click();
  const create = () => page.getByRole("button", { name: "Create Account" }).click();
  const repeated = page.getByLabel("Confirm password");
  await expect(page.getByText("Create your account to get started")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Cancel", exact: true })).toHaveAttribute("href", "/");
  await expect(page.getByRole("main").getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
  await test.step("what is missing or wrong", async () => {
    await create();
    await expect(page.getByLabel("First name")).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveAccessibleDescription("Please enter your first name");
    await expect(page.getByLabel("Last name")).toHaveAccessibleDescription("Please enter your last name");
    await expect(emailField(page)).toHaveAccessibleDescription("Please enter your email address");
    await expect(passwordField(page)).toHaveAccessibleDescription("Please use at least 10 characters");
    await page.getByLabel("First name").fill("Kim");
    await page.getByLabel("Last name").fill("Moreno");
    await emailField(page).fill("kim at example");
    await passwordField(page).fill("1234567890");
    await repeated.fill("infield-chatter-8");
    await page.getByLabel("Age").fill("twelve");
    await page.getByLabel("Parent's email").fill("lou");
    await create();
    const example = "Please enter an email address like name@example.com";
    await expect(emailField(page)).toHaveAccessibleDescription(example);
    await expect(page.getByLabel("Parent's email")).toHaveAccessibleDescription(example);
    await expect(page.getByLabel("Age")).toHaveAccessibleDescription("Please enter the age as a number");
    await expectAccessible(page, "a registration with faults");
    await page.setViewportSize(phone);
    await emailField(page).fill(pat.email.toUpperCase());
    await page.getByLabel("Parent's email").fill("");
    await page.getByLabel("Age").fill("");
    await create();
    await expectToast(page, "Password Mismatch", "Passwords do not match.");
    await expect(repeated).toHaveAccessibleDescription("Passwords do not match.");
    expect(sent).toEqual([]);
  });
  await test.step("what the server refuses, and that it was not reached", async () => {
    await repeated.fill("1234567890");
    await create();
    const common = "Many people use this password, so it's easy to guess. Please choose another one.";
    await expectToast(page, "Registration Failed", common);
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAccessibleDescription(common);
    await passwordField(page).fill("infield-chatter-9");
    await repeated.fill("infield-chatter-9");
    await create();
    const known = "There's already an account with this email address. Please log in instead.";
    await expectToast(page, "Registration Failed", known);
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(known);
    await toastsReady(page);
    await page.context().setOffline(true);
    await create();
    const words = "We couldn't reach the server. Check your connection and try again.";
    await expectToast(page, "Registration Failed", words);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(words);
    await expect(page.getByLabel("Last name")).toHaveValue("Moreno");
    await expect(passwordField(page)).toHaveValue("infield-chatter-9");
    await page.context().setOffline(false);
  });

  const email = `kim.${crypto.randomUUID()}@example.com`;
  await emailField(page).fill(email);
  await create();
  await expectToast(page, "Registration Successful", "Your account has been created. Please log in.");
  await expect(page).toHaveURL(/\/login$/);
  const { version } = await (await page.request.get(policyUrl("terms"))).json();
  expect(sent.at(-1)).toMatchObject({ email, userType: "student", agreedTo: version });
  await page.getByRole("button", { name: "Sign In" }).waitFor(); // until then the page before is there
  await expect(emailField(page)).toHaveValue(email);
  await signIn(page, { email, password: "infield-chatter-9" });
  await expect(page).toHaveURL(/\/player-dashboard$/);
});
