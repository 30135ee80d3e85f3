import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, signIn } from "../testing/signIn.ts";

const newPassword = "a bunt down the line";

test("U3, G1-6: a forgotten password is replaced by a mailed link that works once, and its token stays in no address", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { viewport: phone, refused: [409, 422] });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();

  const ask = page.getByRole("button", { name: "Email me a link" });
  await ask.click();
  await expect(emailField(page)).toHaveAccessibleDescription("Please enter your email address");
  await expectAccessible(page, "asking for a new password");
  await page.setViewportSize(phone);
  await emailField(page).fill(`nobody.${crypto.randomUUID()}@example.com`);
  await ask.click();
  const sent = page.getByRole("heading", { name: "Check your email" });
  await expect(sent).toBeFocused();
  await page.getByRole("button", { name: "Try another email" }).click();
  await emailField(page).fill(pat.email);
  await ask.click();
  await expect(sent).toBeFocused();
  await expect(page.getByRole("main")).toContainText(`If there's an account with ${pat.email}`);

  const link = await linkMailedTo(page.request, pat.email);
  await page.goto(link);
  const field = page.getByLabel("New password");
  await expect(field).toHaveAccessibleDescription("At least 10 characters");
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await field.fill("a bunt");
  await expect(field).toHaveAccessibleDescription("4 more characters");
  await expectAccessible(page, "choosing a new password");
  await page.setViewportSize(desk);
  await field.fill("1234567890");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(field).toHaveAccessibleDescription(/^Many people use this password/);
  await expect(page.getByRole("main").getByRole("alert"), "said once").toHaveCount(0);
  await field.fill(newPassword);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Your password is changed");
  await signIn(page, { email: pat.email, password: newPassword });
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
  expect((await pat.session.get("/api/auth/user")).status(), "other devices are logged out").toBe(401);

  // The same mail once more
  await page.goto("/");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link doesn’t work anymore" })).toBeFocused();
  await expectAccessible(page, "a link that was used");
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const token = link.split("=")[1]!;
  expect(asked.filter((request) => request.includes(token))).toEqual([]);
});
