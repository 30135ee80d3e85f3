import type { Locator } from "@playwright/test";
import { phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { signIn } from "../testing/signIn.ts";
import { toastOf } from "../testing/toasts.ts";

const nobody = { email: "nobody@example.com", password: "not-the-password" };
const seconds = 1_000;

test("N8: a toast stays five seconds, one at a time, and F8 leads to it", async ({ open }) => {
  const page = await open("visitor");
  await page.clock.install();
  const now = () => page.evaluate(() => Date.now());
  await page.goto("/login");
  const asked = await now();
  await signIn(page, nobody);
  await expect(toastOf(page)).toContainText("Login Failed");
  const shown = await now();
  await page.clock.pauseAt(asked + 4.9 * seconds);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(shown - asked + 0.2 * seconds);
  await expect(toastOf(page)).toHaveCount(0);
  await page.clock.resume();

  // Never two at once: the newer one replaces the older.
  await signIn(page, nobody);
  await expect(toastOf(page)).toContainText("Login Failed");
  await page.getByRole("link", { name: "Sign up here" }).click();
  for (const [label, value] of [
    ["First name", "Kim"],
    ["Last name", "Moreno"],
    ["Email", nobody.email],
    [/^Password/, "infield-chatter-9"],
    ["Confirm password", "infield-chatter-8"],
  ] as const)
    await page.getByLabel(label).first().fill(value);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(toastOf(page).locator(".toast-title")).toHaveText(["Password Mismatch"]);
  await expect(toastOf(page)).toHaveCount(1);

  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notification/ }).locator(".toasts")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close notification" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toHaveCount(0);
});

test("a failure's toast covers neither the button that failed nor the bar, on a phone", async ({ people, open }) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: phone });
  await page.goto("/camp-creation");
  const create = page.getByRole("button", { name: "Create Camp" });
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
