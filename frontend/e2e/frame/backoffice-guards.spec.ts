import { instructorProfileUrl, usersUrl } from "../../../backend/accounts/contract.ts";
import { inquiriesUrl } from "../../../backend/clinics/contract.ts";
import { lessonsUrl } from "../../../backend/lessons/contract.ts";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import { videosUrl } from "../../../backend/videos/contract.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { moveTo } from "../testing/bar.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const denied = { name: "Access Denied", level: 1 };

test("N1, N3, N5, U31, R32, T2, R36, G1-38: a visitor is asked to log in, is led back to the very page, and logging out leaves nothing behind", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open("visitor");
  await test.step("denied under the navigation bar", async () => {
    await page.goto("/instructor-dashboard/profile");
    await expect(page.getByRole("heading", denied)).toBeVisible();
    await expect(page.getByText("Please log in to access the instructor dashboard.")).toBeVisible();
    const bar = page.getByRole("banner").getByRole("link");
    await expect(bar).toHaveText(["Fungo", "Camps & Clinics", "Book Lesson", "Home", "Login", "Sign Up"]);
    await expect(bar.nth(4)).toHaveAttribute("href", "/login?return=%2Finstructor-dashboard%2Fprofile");
    await expect(page.getByRole("navigation", { name: "Dashboard" })).toHaveCount(0);
    await expectAccessible(page, "Access Denied", [desk]);
  });
  await test.step("logging in leads back to the very page", async () => {
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email").fill(riley.email);
    await page.getByLabel(/^Password/).fill(riley.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/instructor-dashboard\/profile$/);
    await expectToast(page, "Login Successful", "Welcome back!");
    await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  });
  await test.step("logging out leads to the landing page, and nothing of the person is left", async () => {
    await page.evaluate(() => localStorage.setItem("fungo.last-booking", "{}"));
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page.getByText("You've been logged out.")).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test("P7, U30, R29, G2-16, G2-17, R36, X2, G1-40: an instructor in the back office: its addresses, what is not theirs, a log-out that fails, and a session that ended elsewhere", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { refused: [401, 404, 503], isNew: true });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Forbidden: ${violatedDirective} ${blockedURI}`),
    );
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await test.step("the admin overview is seen, and of the users not even a question asked", async () => {
    await page.goto("/admin-dashboard");
    await expect(page.getByText("at a glance.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Users" })).toHaveCount(0);
    await moveTo(page, "/admin-dashboard/users");
    await expect(page.getByRole("heading", denied)).toBeVisible();
    await expect(page.getByText("Only admins can see everyone's accounts")).toBeVisible();
    expect(asked).not.toContain(usersUrl);
    expect(asked).toContain("/api/auth/user");
  });
  await test.step("an unknown page says so; the header leads where the specification says", async () => {
    await page.goto("/instructor-dashboard/nowhere");
    await expect(page.getByRole("heading", { name: "Page Not Found", level: 1 })).toBeVisible();
    await expect(page.getByText("/instructor-dashboard/nowhere")).toBeVisible();
    await expectAccessible(page, "Page Not Found", [desk]);
    const site = page.getByRole("navigation", { name: "Site" });
    await expect(site.getByRole("link", { name: "Book Lesson" })).toHaveAttribute("href", "/book-lesson");
    await expect(site.getByRole("link", { name: "Admin Dashboard" })).toHaveAttribute("href", "/admin-dashboard");
    await expect(site.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/landing");
  });
  await test.step("nothing is done that the content security policy forbids", async () => {
    for (const [path, title, ...reads] of [
      ["/instructor-dashboard", "Welcome back, Riley", ownAvailabilityUrl, videosUrl, lessonsUrl],
      ["/instructor-dashboard/coaching-inquiries", "Coaching Clinics", inquiriesUrl],
      ["/instructor-dashboard/profile", "Profile", instructorProfileUrl],
    ] as const) {
      await moveTo(page, path);
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
      await expect.poll(() => asked).toEqual(expect.arrayContaining(reads));
    }
    await page.getByRole("button", { name: "Save" }).click(); // checks what was entered
  });
  await test.step("a log-out that fails is said, and leaves everything as it is", async () => {
    await moveTo(page, `/instructor-dashboard/lessons/${riley.id}/show`);
    await expect(page.getByRole("heading", { name: "Lesson not found" })).toBeVisible();
    await expectAccessible(page, "Lesson not found", [desk]);
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back, Riley", level: 1 })).toBeVisible();
    await page.route("**/api/logout", (route) =>
      route.fulfill({ status: 503, json: { message: "Please wait a minute." } }),
    );
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "Logout Failed", "Please wait a minute.");
    await expect(page.getByRole("heading", { name: "Welcome back, Riley", level: 1 })).toBeVisible();
  });
  await test.step("a session that ended elsewhere is said at the next read, and who does not log in again leaves", async () => {
    await expect(
      page.getByRole("heading", { name: "No lessons waiting, and players can’t book you yet" }),
    ).toBeVisible();
    await page.unroute("**/api/logout");
    await riley.call("POST", "/api/logout");
    await moveTo(page, "/instructor-dashboard/lessons"); // not by a click: the screen's own next read may open the dialog over the link
    await page.getByRole("dialog", { name: "You've been logged out" }).getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  });
});
