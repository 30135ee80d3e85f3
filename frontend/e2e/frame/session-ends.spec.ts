import type { Locator, Page } from "@playwright/test";
import { type Role, userUrl } from "../../../backend/accounts/contract.ts";
import { confirmButton, expectWishes, fillWishes, stepThree } from "../lessons/wizard.ts";
import { dayIn, publish } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

const signedOut = (page: Page) => page.getByRole("dialog", { name: "You've been logged out" });

const logInAgain = async (page: Page, { email, password }: Person) => {
  const dialog = signedOut(page);
  await expect(dialog).toHaveAccessibleDescription("Log in to continue. Everything you typed is still here.");
  await expect(dialog.getByLabel("Email")).toHaveValue(email);
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("not-the-password");
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(toastOf(page), "nothing but the dialog says anything").toHaveCount(0);
  await expectAccessible(page, "You've been logged out", [page.viewportSize() ?? desk]);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden();
};

/** A read that was being tried again may learn of the role first, and close the dialog. */
const checkAgain = (dialog: Locator) =>
  expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Check again" }).click({ timeout: 2000 });
    await expect(dialog).toBeHidden({ timeout: 2000 });
  }).toPass();

test("G1-40: a session that ends in the middle of a booking costs a password and nothing else", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const page = await open(pat, { viewport: phone, refused: [401] });
  await page.goto(stepThree(await publish(riley)));
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await fillWishes(page);
  await pat.call("POST", "/api/logout");
  await confirmButton(page).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByText("Access Denied")).toHaveCount(0);
  await logInAgain(page, pat);
  await expect(page).toHaveURL(/\/booking-success$/);
});

test("G1-40: who does not log in again keeps what was typed in the middle of a booking", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const page = await open(pat, { viewport: phone, refused: [401] });
  await page.goto(stepThree(await publish(riley)));
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await fillWishes(page);
  await pat.call("POST", "/api/logout");
  await confirmButton(page).click();
  await signedOut(page).getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.goBack();
  await expectWishes(page);
});

test("G1-40: a session that ends in the middle of a camp form costs a password and nothing else", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: desk, refused: [401] });
  await page.goto("/camp-creation");
  await page.getByRole("button", { name: "Add all 11 standard divisions" }).click();
  for (const [label, value] of [
    ["Title", "Summer Hitting Camp"],
    ["Location", "Maple Park"],
    ["Start date", dayIn(9)],
    ["End date", dayIn(11)],
  ] as const)
    await page.getByLabel(label).fill(value);
  await riley.call("POST", "/api/logout");
  await page.getByRole("button", { name: "Create Camp" }).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByLabel("Title"), "the work stays where it is").toHaveValue("Summer Hitting Camp");
  await logInAgain(page, riley);
  await expectToast(page, "Camp Created Successfully!");
});

test("an instructor whose role changes in the middle of a form is told so, and goes on once it is back", async ({
  people,
  open,
}) => {
  const [riley, admin] = await Promise.all([people.instructor(), people.admin()]);
  const become = (role: Role) => admin.call("PATCH", userUrl(riley.id), { role });
  const page = await open(riley, { viewport: desk, refused: [403] });
  await page.goto("/instructor-dashboard/availability?add");
  const form = page.getByRole("dialog", { name: "Add availability" });
  await form.getByLabel("Day of week").selectOption("Monday");
  await form.getByLabel("Location").fill("Cage 7");
  await become("student");
  await form.getByRole("button", { name: "Add availability", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your role changed" });
  await expect(dialog).toContainText("You're logged in as a player");
  await expect(dialog.getByRole("link", { name: "Player Dashboard" })).toHaveAttribute("href", "/player-dashboard");
  await expect(page.getByText("Access Denied")).toHaveCount(0);
  await expectAccessible(page, "Your role changed", [desk]);
  await become("instructor");
  await checkAgain(dialog);
  await form.getByRole("button", { name: "Add availability", exact: true }).click();
  await expectToast(page, "Availability slot added successfully");
  await expect(page.getByRole("listitem").filter({ hasText: "Cage 7" }).first()).toBeVisible();
});
