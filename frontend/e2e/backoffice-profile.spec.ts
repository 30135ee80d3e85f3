import { expect, test } from "./people.ts";
import { expectToast } from "./toasts.ts";

test("U34, A6, A7, T34: an instructor's profile is saved and shown in the public listing", async ({ people, open }) => {
  const riley = await people.instructor();
  const page = await open(riley);
  await page.goto("/instructor-dashboard/profile");
  await page.getByLabel("Bio").fill("Balance first, then speed.");
  await page.getByLabel("Specializations").fill("Hitting, Bat speed, , Bunting, Hitting, Vision");
  await page.getByLabel("Hourly rate").fill("92.5");
  await page.getByLabel("Experience (years)").fill("11");
  await page.getByLabel("Location").fill("Cage 7");
  await page.getByLabel("Certifications").fill("Level 2 coach");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Profile updated successfully");
  await expect(page.getByText("Not saved yet")).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel("Bio")).toHaveValue("Balance first, then speed.");
  await expect(page.getByLabel("Specializations")).toHaveValue("Hitting, Bat speed, Bunting, Vision");
  await expect(page.getByLabel("Experience (years)")).toHaveValue("11");
  await expect(page.getByLabel("Certifications")).toHaveValue("Level 2 coach");

  const visitor = await open("visitor");
  await visitor.goto("/instructors");
  const card = visitor.getByRole("article").filter({ hasText: riley.name });
  await expect(card).toContainText("11 years of experience");
  await expect(card).toContainText("$92.50/hour");
  await expect(card).toContainText("Cage 7");
  await expect(card).toContainText("Balance first, then speed.");
  await expect(card).toContainText("Bunting");
  await expect(card).not.toContainText("Vision"); // the first three
});

test("V15: what the profile lacks is said beside its field, and nothing is sent", async ({ people, open }) => {
  const page = await open(await people.instructor());
  const writes: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
  await page.goto("/instructor-dashboard/profile");
  await page.getByLabel("Hourly rate").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Hourly rate")).toHaveAccessibleDescription("Please enter the hourly rate in dollars");
  await page.getByLabel("Hourly rate").fill("80");
  await page.getByLabel("Location").fill(" ");
  await page.getByLabel("Experience (years)").fill("2.5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Location")).toHaveAccessibleDescription("Please enter a location");
  await expect(page.getByLabel("Experience (years)")).toHaveAccessibleDescription("Please enter whole years");
  expect(writes).toEqual([]);
});

test("T30: what the server refuses is said, and what was typed stays", async ({ people, open }) => {
  const page = await open(await people.instructor(), { refused: [500] });
  await page.goto("/instructor-dashboard/profile");
  await page.getByLabel("Bio").fill("A better bio");
  await page.route("**/api/instructors/*", (route) =>
    route.fulfill({ status: 500, json: { message: "Please try again in a minute.", code: "Internal" } }),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Failed to update profile", "Please try again in a minute.");
  await expect(page.getByLabel("Bio")).toHaveValue("A better bio");
  await page.unroute("**/api/instructors/*");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Profile updated successfully");
});

test("T26, T30: a profile that cannot be read says so, with Retry", async ({ people, open }) => {
  const page = await open(await people.instructor(), { refused: [500] });
  await page.route("**/api/instructor/profile", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/instructor-dashboard/profile");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch instructor profile");
  await page.unroute("**/api/instructor/profile");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Bio")).toBeVisible();
});

test("T30: an account without an instructor's profile is told so", async ({ people, open }) => {
  const page = await open(await people.instructor());
  await page.route("**/api/instructor/profile", (route) => route.fulfill({ json: null }));
  await page.goto("/instructor-dashboard/profile");
  await expect(page.getByRole("heading", { name: "Instructor ID not found" })).toBeVisible();
});
