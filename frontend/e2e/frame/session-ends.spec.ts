import type { Locator, Page } from "@playwright/test";
import { type Role, userUrl } from "../../../backend/accounts/contract.ts";
import { confirmButton, expectWishes, fillWishes, stepThree } from "../lessons/wizard.ts";
import { dayIn, publish } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { signIn } from "../testing/signIn.ts";
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

/** Ends it elsewhere: this browser believes to have one still. */
const endSession = async (page: Page) => {
  const cookies = await page.context().cookies();
  const { origin } = new URL(page.url());
  expect((await page.request.post("/api/logout", { headers: { origin } })).ok()).toBe(true);
  await page.context().addCookies(cookies);
};

/** A read that was being tried again may learn of the role first, and close the dialog. */
const checkAgain = (dialog: Locator) =>
  expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Check again" }).click({ timeout: 5000 });
    await expect(dialog).toBeHidden({ timeout: 5000 });
  }).toPass();

test("G1-40: a session that ends in the middle of a booking costs a password and nothing else; who does not log in again keeps what was typed", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const page = await open(pat, { viewport: phone, refused: [401] });
  await page.goto(stepThree(await publish(riley)));
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await fillWishes(page);
  await endSession(page);
  await confirmButton(page).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByText("Access Denied")).toHaveCount(0);
  await signedOut(page).getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.goBack();
  await expectWishes(page);
  await page.goForward();
  await signIn(page, pat);
  await expectWishes(page);
  await endSession(page);
  await confirmButton(page).click();
  await logInAgain(page, pat);
  await expect(page).toHaveURL(/\/booking-success$/);
});

test("G1-40: in the middle of a camp form a failure's toast covers neither its button nor the bars; a role that changes is told, and a session that ends costs a password and nothing else", async ({
  people,
  open,
}) => {
  const [riley, admin] = await Promise.all([people.instructor(), people.admin()]);
  const become = (role: Role) => admin.call("PATCH", userUrl(riley.id), { role });
  const page = await open(riley, { viewport: phone, refused: [401, 403] });
  await page.goto("/camp-creation");
  const create = page.getByRole("button", { name: "Create Camp" });
  await test.step("a failure's toast on a phone", async () => {
    await create.scrollIntoViewIfNeeded();
    await create.click();
    await expect(toastOf(page)).toContainText("Missing Division Information");
    await create.scrollIntoViewIfNeeded();
    const covers = async (element: Locator) => {
      const [one, other] = await Promise.all([toastOf(page).boundingBox(), element.boundingBox()]);
      return one && other && one.y < other.y + other.height && other.y < one.y + one.height;
    };
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
    expect(await covers(create)).toBe(false);
    expect(await covers(page.getByRole("banner"))).toBe(false);
    expect(await covers(page.getByRole("navigation", { name: "Dashboard" }))).toBe(false);
    await create.click();
  });

  await page.setViewportSize(desk);
  await page.getByRole("button", { name: "Add all 11 standard divisions" }).click();
  for (const [label, value] of [
    ["Title", "Summer Hitting Camp"],
    ["Location", "Maple Park"],
    ["Start date", dayIn(9)],
    ["End date", dayIn(11)],
  ] as const)
    await page.getByLabel(label).fill(value);
  await test.step("the role changes, and is back", async () => {
    await become("student");
    await create.click();
    const dialog = page.getByRole("dialog", { name: "Your role changed" });
    await expect(dialog).toContainText("You're logged in as a player");
    await expect(dialog.getByRole("link", { name: "Player Dashboard" })).toHaveAttribute("href", "/player-dashboard");
    await expect(page.getByText("Access Denied")).toHaveCount(0);
    await expectAccessible(page, "Your role changed", [desk]);
    await become("instructor");
    await checkAgain(dialog);
  });
  await test.step("the session ends", async () => {
    await endSession(page);
    await create.click();
    await expect(signedOut(page)).toBeVisible();
    await expect(page.getByLabel("Title"), "the work stays where it is").toHaveValue("Summer Hitting Camp");
    await logInAgain(page, riley);
    await expectToast(page, "Camp Created Successfully!");
  });
});
