import { loginUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";

const wrong = "That email and password don't match. Please check them and try again.";

test("T1, V1, U3, R35: a log-in that fails says why, and nothing typed is lost; a return address leads into this site only", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { viewport: phone });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/login?return=https%3A%2F%2Fevil.example%2F");
  const promo = page.getByRole("complementary", { name: "Video analysis membership" });
  await expect(promo).toContainText("$10/month");
  await expect(promo.getByRole("link")).toHaveAttribute("href", "/subscribe");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAttribute("type", "email");
  await expect(emailField(page)).toHaveAccessibleDescription("Please enter your email address");
  await expect(passwordField(page)).toHaveAccessibleDescription("Please enter your password");
  expect(sent).toEqual([]);

  const answer = await hold(page, `**${loginUrl}`);
  await signIn(page, { email: pat.email, password: "not-the-password" });
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  answer();
  await expectToast(page, "Login Failed", wrong);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(wrong);
  await expectAccessible(page, "a failed log-in");
  await expect(emailField(page)).toHaveValue(pat.email);
  await expect(passwordField(page)).toHaveValue("not-the-password");
  expect(page.url(), "no password in the address").not.toContain("password");

  // The password can be shown, and an unknown address is refused in the same words.
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await signIn(page, { email: `nobody.${crypto.randomUUID()}@example.com`, password: pat.password });
  await expectToast(page, "Login Failed", wrong);
  await signIn(page, { email: pat.email.toUpperCase(), password: pat.password });
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/player-dashboard$/);
});

test("A2: after too many tries the page has a link emailed, to whoever may have an account", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { viewport: phone, refused: [429] });
  const message = "Too many attempts with this email address. Wait 12 minutes, or let us email you a link.";
  await page.route(`**${loginUrl}`, (route) =>
    route.fulfill({ status: 429, json: { code: "TooManyGuesses", message } }),
  );
  await page.goto("/login");
  await signIn(page, pat);
  await expectToast(page, "Login Failed", message);
  const says = page.getByRole("main").getByRole("alert");
  await expect(says).toContainText(message);
  await expectAccessible(page, "a log-in after too many tries");
  await says.getByRole("button", { name: "Email me a link" }).click();
  await expect(says).toContainText(`If there's an account with ${pat.email}`);
  await expect(says.getByText("Check your email")).toBeFocused();
  await page.goto(await linkMailedTo(page.request, pat.email));
  await expect(page.getByRole("heading", { name: "Choose a new password", level: 1 })).toBeVisible();
});

test("V1: what is typed and sent before the page is awake is neither lost nor put into the address", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open("visitor", { viewport: phone });
  const react = await hold(page, "**/assets/startSite-*.js");
  await page.goto("/login");
  await signIn(page, pat);
  await expect(page).toHaveURL(/\/login$/);
  react();
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();

  // Nor is a press of another button lost.
  const other = await open("visitor");
  const again = await hold(other, "**/assets/startSite-*.js");
  await other.goto("/login");
  await other.getByRole("button", { name: "Coach" }).click();
  again();
  await expect(emailField(other)).toHaveValue("coach@example.com");
});

test("R32, G1-7, T2: instructors go to their dashboard, everybody else to the player's, where an admin finds the Admin Dashboard", async ({
  people,
  open,
}) => {
  const [riley, admin] = await Promise.all([people.instructor(), people.admin()]);
  const page = await open("visitor");
  await page.goto("/login");
  await signIn(page, riley);
  await expect(page).toHaveURL(/\/instructor-dashboard$/);
  await expectToast(page, "Login Successful", "Welcome back!");

  const other = await open("visitor");
  await other.goto("/login");
  await signIn(other, admin);
  await expect(other).toHaveURL(/\/player-dashboard$/);
  await expect(other.getByRole("heading", { name: "No upcoming lessons" }), "nobody else's either").toBeVisible();
  await other.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(other).toHaveURL(/\/admin-dashboard/);
  await expect(other.getByRole("heading", { name: "Welcome back, Morgan", level: 1 })).toBeVisible();
});
