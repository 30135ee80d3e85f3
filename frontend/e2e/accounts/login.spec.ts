import { loginUrl } from "../../../backend/accounts/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";

const wrong = "That email and password don't match. Please check them and try again.";
const tooMany = "Too many attempts with this email address. Wait 12 minutes, or let us email you a link.";
const newPassword = "a bunt down the line";

test("T1, V1, U3, A2, G1-6: a log-in that fails says why, and nothing typed is lost; after too many tries a link is mailed, which sets a new password once, and whose token stays in no address", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { viewport: phone, refused: [409, 422, 429] });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await test.step("a button pressed before the page is awake does what it says", async () => {
    const react = await hold(page, "**/assets/startSite-*.js");
    await page.goto("/login");
    await page.getByRole("button", { name: "Coach" }).click();
    react();
    await expect(emailField(page)).toHaveValue("coach@example.com");
  });
  await test.step("a wrong password", async () => {
    const answer = await hold(page, `**${loginUrl}`);
    await signIn(page, { email: pat.email, password: "not-the-password" });
    const button = page.getByRole("button", { name: "Signing In..." });
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    answer();
    await expectToast(page, "Login Failed", wrong);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(wrong);
    await expectAccessible(page, "a failed log-in", [phone]);
    await expect(emailField(page)).toHaveValue(pat.email);
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(passwordField(page)).toHaveAttribute("type", "text");
    await expect(passwordField(page)).toHaveValue("not-the-password");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(page.url(), "no password in the address").not.toContain("password");
  });
  await test.step("too many tries", async () => {
    await page.route(`**${loginUrl}`, (route) =>
      route.fulfill({ status: 429, json: { code: "TooManyGuesses", message: tooMany } }),
    );
    await signIn(page, pat);
    await expectToast(page, "Login Failed", tooMany);
    const says = page.getByRole("main").getByRole("alert");
    await expect(says).toContainText(tooMany);
    await says.getByRole("button", { name: "Email me a link" }).click();
    await expect(says).toContainText(`If there's an account with ${pat.email}`);
    await expect(says.getByText("Check your email")).toBeFocused();
    await page.unrouteAll();
  });
  const link = await linkMailedTo(page.request, pat.email);
  await test.step("the link sets a new password", async () => {
    await page.goto(link);
    const field = page.getByLabel("New password");
    await expect(field).toHaveAccessibleDescription("At least 10 characters");
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.reload();
    await field.fill("a bunt");
    await expect(field).toHaveAccessibleDescription("4 more characters");
    await expectAccessible(page, "choosing a new password", [desk]);
    await field.fill("1234567890");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(field).toHaveAccessibleDescription(/^Many people use this password/);
    await expect(page.getByRole("main").getByRole("alert"), "said once").toHaveCount(0);
    await field.fill(newPassword);
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Your password is changed");
    await signIn(page, { email: pat.email.toUpperCase(), password: newPassword });
    await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/player-dashboard$/);
    expect((await pat.session.get("/api/auth/user")).status(), "other devices are logged out").toBe(401);
  });
  await test.step("the same mail once more leads to a new one", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link doesn’t work anymore" })).toBeFocused();
    await expectAccessible(page, "a link that was used", [phone]);
    await page.getByRole("link", { name: "Get a new link" }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    const ask = page.getByRole("button", { name: "Email me a link" });
    await ask.click();
    await expect(emailField(page)).toHaveAccessibleDescription("Please enter your email address");
    await expectAccessible(page, "asking for a new password", [phone]);
    await emailField(page).fill(`nobody.${crypto.randomUUID()}@example.com`);
    await ask.click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  });
  const token = link.split("=")[1]!;
  expect(asked.filter((request) => request.includes(token))).toEqual([]);
});
