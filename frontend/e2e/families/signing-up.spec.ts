import { expectAccessible, phone } from "../testing/axe.ts";
import { passwordField, signIn } from "../testing/signIn.ts";
import { expect, test } from "../testing/people.ts";

const password = "curve and slider 41";

test("G1-60:players: a parent signs up with a first player; nobody's name goes to the wrong place", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone });
  const email = `dana-${crypto.randomUUID()}@example.com`;
  await page.goto("/register");
  await expect(page.getByRole("radio", { name: "I’m a player" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "About the player" })).toBeVisible();
  await page.getByRole("radio", { name: "I’m a parent" }).check();
  await expect(page.getByRole("heading", { name: "About the player" })).toBeHidden();
  await page.getByLabel("First name").first().fill("Dana");
  await page.getByLabel("Last name").first().fill("Reyes");
  await page.getByLabel("Email").fill(email);
  await passwordField(page).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  const kim = page.getByLabel("First name").nth(1);
  await expect(kim).toBeFocused();
  await expect(kim).toHaveAccessibleDescription("Please enter the player's first name");
  await expect(page.getByLabel("Date of birth")).toHaveAccessibleDescription(/^Please enter the date of birth/);
  await expect(page.getByRole("checkbox", { name: /^I’m 18 or older/ })).toHaveAccessibleDescription(/Please confirm/);
  await expectAccessible(page, "signing up as a parent, with what is missing");
  await kim.fill("Kim");
  await page.getByLabel("Last name").nth(1).fill("Reyes");
  await page.getByLabel("Date of birth").fill("2016-05-04");
  await page.getByRole("checkbox", { name: /^I’m 18 or older/ }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(`We emailed a link to ${email}.`)).toBeVisible();
  await signIn(page, { email, password });
  await expect(page.getByRole("heading", { name: "Hi, Dana", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Players" })).toContainText("Kim");
});
