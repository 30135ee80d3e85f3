import type { Page } from "@playwright/test";
import { registerUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast, toastOf, toastsReady } from "../testing/toasts.ts";

const create = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();
const repeated = (page: Page) => page.getByLabel("Confirm password");
const countRegistrations = (page: Page) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === registerUrl) sent.push(request.postDataJSON());
  });
  return sent;
};
const fill = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel("First name").fill("Kim");
  await page.getByLabel("Last name").fill("Moreno");
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await repeated(page).fill(password);
};
const newEmail = () => `kim.${crypto.randomUUID()}@example.com`;

test("V2, T5: what is missing or wrong is said beside its field, passwords that differ in a toast, and nothing is sent", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone });
  const sent = countRegistrations(page);
  await page.goto("/register");
  await create(page);
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription("Please enter your first name");
  await expect(page.getByLabel("Last name")).toHaveAccessibleDescription("Please enter your last name");
  await expect(emailField(page)).toHaveAccessibleDescription("Please enter your email address");
  await expect(passwordField(page)).toHaveAccessibleDescription("Please use at least 10 characters");

  await fill(page, { email: "kim at example", password: "infield-chatter-9" });
  await page.getByLabel("Age").fill("twelve");
  await page.getByLabel("Parent's email").fill("lou");
  await repeated(page).fill("infield-chatter-8");
  await create(page);
  const example = "Please enter an email address like name@example.com";
  await expect(emailField(page)).toHaveAccessibleDescription(example);
  await expect(page.getByLabel("Parent's email")).toHaveAccessibleDescription(example);
  await expect(page.getByLabel("Age")).toHaveAccessibleDescription("Please enter the age as a number");
  await expectAccessible(page, "a registration with faults");

  await emailField(page).fill(newEmail());
  await page.getByLabel("Parent's email").fill("");
  await page.getByLabel("Age").fill("12");
  await create(page);
  await expectToast(page, "Password Mismatch", "Passwords do not match.");
  await expect(repeated(page)).toHaveAccessibleDescription("Passwords do not match.");
  await expect(page.getByLabel("First name"), "nothing typed is lost").toHaveValue("Kim");
  await expect(passwordField(page)).toHaveValue("infield-chatter-9");
  expect(sent).toEqual([]);
});

test("T3, U4, G1-4: the server's refusals stand beside their fields, nothing typed is lost, and the account is a student's", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { refused: [409, 422] });
  const sent = countRegistrations(page);
  await page.goto("/register");

  // A common password
  await fill(page, { email: pat.email.toUpperCase(), password: "1234567890" });
  await create(page);
  const common = "Many people use this password, so it's easy to guess. Please choose another one.";
  await expectToast(page, "Registration Failed", common);
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAccessibleDescription(common);

  // An address that has an account, in capitals
  await passwordField(page).fill("infield-chatter-9");
  await repeated(page).fill("infield-chatter-9");
  await create(page);
  const known = "There's already an account with this email address. Please log in instead.";
  await expectToast(page, "Registration Failed", known);
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription(known);
  await expect(page.getByLabel("Last name")).toHaveValue("Moreno");
  await expect(passwordField(page)).toHaveValue("infield-chatter-9");

  const email = newEmail();
  await emailField(page).fill(email);
  await create(page);
  await expectToast(page, "Registration Successful", "Your account has been created. Please log in.");
  await expect(page).toHaveURL(/\/login$/);
  expect(sent.at(-1)).toMatchObject({ email, userType: "student" });
  await signIn(page, { email, password: "infield-chatter-9" });
  await expect(page).toHaveURL(/\/player-dashboard$/);
});

test("T3: without a connection the form says so and keeps what was typed", async ({ open }) => {
  const page = await open("visitor");
  await page.goto("/register");
  await fill(page, { email: newEmail(), password: "infield-chatter-9" });
  await toastsReady(page);
  await page.context().setOffline(true);
  await create(page);
  const words = "We couldn't reach the server. Check your connection and try again.";
  await expectToast(page, "Registration Failed", words);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(words);
  await expect(page.getByLabel("First name")).toHaveValue("Kim");
  await page.context().setOffline(false);
  await create(page);
  await expect(toastOf(page)).toContainText("Registration Successful");
});
