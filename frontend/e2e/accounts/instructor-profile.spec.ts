import type { Page } from "@playwright/test";
import { instructorProfileUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { failReads, serverFault } from "../testing/failingReads.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const specializations = (page: Page) =>
  page.getByRole("list", { name: "Specializations so far" }).getByRole("listitem");

test("T26:profile, T30, U34, A6, A7, T34:profile, U32:preview, G1-45, G2-14: a profile that cannot be read says so; read, it is saved and shown in the public listing", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { refused: [500] });
  await test.step("an account without an instructor's profile is told so", async () => {
    await page.route("**/api/instructor/profile", (route) => route.fulfill({ json: null }));
    await page.goto("/instructor-dashboard/profile");
    await expect(page.getByRole("heading", { name: "Instructor ID not found" })).toBeVisible();
    await page.unroute("**/api/instructor/profile");
  });
  await test.step("a profile that cannot be read says so, with Retry", async () => {
    const tried = await failReads(page, "**/api/instructor/profile", serverFault);
    await page.goto("/instructor-dashboard/profile");
    await tried();
    await expect(page.getByRole("alert")).toContainText("Failed to fetch instructor profile");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByLabel("Bio")).toBeVisible();
  });
  await test.step("it is saved and shown in the public listing", async () => {
    await page.getByLabel("Bio").fill("Balance first, then speed.");
    await page.getByRole("textbox", { name: "Specializations" }).fill("Hitting, Bat speed, , Bunting, Hitting, Vision");
    await page.getByLabel("Hourly rate").fill("92.5");
    await page.getByLabel("Experience (years)").fill("11");
    await page.getByLabel("Location").fill("Cage 7");
    await page.getByLabel("Certifications").fill("Level 2 coach");
    await expect(page.getByText("You haven't added any")).toBeVisible();
    await page.getByLabel("Cash App").fill("$1");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Cash App")).toHaveAccessibleDescription(/^A \$cashtag has up to 20 letters/);
    await page.getByLabel("Cash App").fill("");
    await page.getByLabel("Venmo").fill("venmo.com/u/riley-pays");
    await expect(page.getByRole("region", { name: "What players see" })).toHaveText(
      "Players see your handles:Venmo: @riley-pays",
    );
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Profile updated successfully");
    await expect(page.getByText("Not saved yet")).toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel("Bio")).toHaveValue("Balance first, then speed.");
    await expect(specializations(page)).toHaveText(["Hitting", "Bat speed", "Bunting", "Vision"]);
    await expect(page.getByLabel("Experience (years)")).toHaveValue("11");
    await expect(page.getByLabel("Certifications")).toHaveValue("Level 2 coach");
    await expect(page.getByLabel("Venmo")).toHaveValue("@riley-pays");

    const preview = page.getByRole("link", { name: "Preview listing" });
    await expect(preview).toHaveAttribute("href", "/instructors");
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
});

test("V3, U34, V15, T30: specializations are added, pasted and removed; what the profile lacks and what the server refuses is said, and nothing typed is lost", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { permissions: ["clipboard-read", "clipboard-write"], refused: [500] });
  const writes: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
  await page.goto("/instructor-dashboard/profile");
  const field = page.getByRole("textbox", { name: "Specializations" });
  await test.step("what the profile lacks is said beside its field, and nothing is sent", async () => {
    await page.getByLabel("Hourly rate").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Hourly rate")).toHaveAccessibleDescription("Please enter the hourly rate in dollars");
    await page.getByLabel("Hourly rate").fill("80");
    await page.getByLabel("Location").fill(" ");
    await page.getByLabel("Experience (years)").fill("2.5");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Location")).toHaveAccessibleDescription("Please enter a location");
    await expect(page.getByLabel("Experience (years)")).toHaveAccessibleDescription(
      "Please enter the years as a whole number",
    );
    expect(writes).toEqual([]);
  });
  await page.getByLabel("Experience (years)").fill("3");
  await test.step("what the server would refuse of the specializations is said beside them", async () => {
    await page.getByLabel("Location").fill("Cage 7");
    await field.fill(`${"x".repeat(61)},`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAccessibleDescription("Please keep each specialty under 60 characters");
    await expectAccessible(page, "the profile, with an error");
    await page.getByRole("button", { name: /^Remove x/ }).click();
    await expect(field).not.toHaveAccessibleDescription(/under 60/);
  });
  await test.step("they are added by Enter, comma, or Add, pasted as a list, and removed", async () => {
    await field.pressSequentially("  Hitting ");
    await field.press("Enter");
    await field.pressSequentially(" , Vision,Hitting,");
    await field.fill("Bunting");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(field).toBeFocused();
    await expect(specializations(page)).toHaveText(["Hitting", "Vision", "Bunting"]);
    await page.evaluate(() => navigator.clipboard.writeText("Pitching, Bat speed, Fielding"));
    await field.press("Control+V");
    await expect(specializations(page)).toHaveText([
      "Hitting",
      "Vision",
      "Bunting",
      "Pitching",
      "Bat speed",
      "Fielding",
    ]);
    await expect(field).toHaveValue("");

    await page.getByRole("button", { name: "Remove Vision" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Vision removed" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Remove Bunting" })).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(page.getByRole("button", { name: "Remove Pitching" })).toBeFocused();
  });
  await test.step("what the server refuses is said, and what was typed stays", async () => {
    await page.getByLabel("Bio").fill("A better bio");
    await page.route("**/api/instructors/*", (route) =>
      route.fulfill({ status: 500, json: { message: "Please try again in a minute.", code: "Internal" } }),
    );
    await page.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Failed to update profile", "Please try again in a minute.");
    await expect(page.getByLabel("Bio")).toHaveValue("A better bio");
    await page.unroute("**/api/instructors/*");
  });
  await test.step("what was typed and never added is saved too", async () => {
    await field.fill("Throwing"); // and never added
    await page.getByLabel("Location").fill("Cage 7");
    await page.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Profile updated successfully");
    const saved = ["Hitting", "Pitching", "Bat speed", "Fielding", "Throwing"];
    await expect(specializations(page)).toHaveText(saved);
    await expect(field).toHaveValue("");
    expect(await riley.call("GET", instructorProfileUrl)).toMatchObject({ specialties: saved });
  });
});

test("a certificate that an admin has seen is verified on the coach's profile and in the listing until it is removed; a wrong date is said beside its field", async ({
  people,
  open,
}) => {
  const [morgan, riley] = [await people.admin(), await people.instructor()];
  const nextYear = new Date().getFullYear() + 1;
  const page = await open(morgan, { viewport: phone, refused: [422] });
  await page.goto(`/admin-dashboard/users/${riley.id}/show`);
  const seen = page.getByRole("region", { name: "Verified certificates" });
  await test.step("it is entered", async () => {
    await expect(seen).toContainText("None yet.");
    await seen.getByRole("button", { name: "Verify certificate" }).click();
    const form = page.getByRole("dialog", { name: `Verify ${riley.name}'s certificate` });
    await form.getByRole("button", { name: "Verify certificate" }).click();
    await expect(form.getByLabel("Certificate")).toHaveAccessibleDescription("Please enter the certificate's name");
    await expect(form.getByLabel("Valid until")).toHaveAccessibleDescription("Please choose its last valid day");
    await form.getByLabel("Certificate").fill("SafeSport");
    await form.getByLabel("Valid until").fill("2020-05-31");
    await form.getByRole("button", { name: "Verify certificate" }).click();
    await expect(form.getByLabel("Valid until")).toHaveAccessibleDescription("Please choose a day after today");
    await expectAccessible(page, "a certificate to be verified, with an error");
    await form.getByLabel("Valid until").fill(`${nextYear}-05-31`);
    await form.getByRole("button", { name: "Verify certificate" }).click();
    await expectToast(page, "Certificate verified");
    await expect(seen.getByRole("listitem")).toContainText(`Valid until May 31, ${nextYear}`);
    await expectAccessible(page, "a coach with a certificate");
  });
  const listing = await open("visitor", { viewport: phone });
  const verified = listing
    .getByRole("article")
    .filter({ hasText: riley.name })
    .getByText(/^Verified/);
  await test.step("the coach and families see it", async () => {
    const theirs = await open(riley);
    await theirs.goto("/instructor-dashboard/profile");
    const own = theirs.getByRole("region", { name: "Verified certificates" });
    await expect(own).toContainText(`Verified: SafeSport, until May ${nextYear}`);
    await listing.goto("/instructors");
    await expect(verified).toHaveText(`Verified: SafeSport, until May ${nextYear}`);
    await expectAccessible(listing, "a verified certificate in the listing");
  });
  await test.step("its date is corrected, and it is removed", async () => {
    await seen.getByRole("button", { name: "Correct date: SafeSport" }).click();
    const form = page.getByRole("dialog", { name: "Correct date: SafeSport" });
    await form.getByLabel("Valid until").fill(`${nextYear}-06-30`);
    await form.getByRole("button", { name: "Correct date" }).click();
    await expectToast(page, "Date corrected");
    await listing.reload();
    await expect(verified).toHaveText(`Verified: SafeSport, until June ${nextYear}`);
    await seen.getByRole("button", { name: "Remove certificate: SafeSport" }).click();
    const question = page.getByRole("dialog", { name: `Remove ${riley.name}'s certificate: SafeSport?` });
    await question.getByRole("button", { name: "Remove certificate" }).click();
    await expectToast(page, "Certificate removed");
    await expect(seen).toContainText("None yet.");
    await listing.reload();
    await expect(listing.getByRole("article").filter({ hasText: riley.name })).toBeVisible();
    await expect(verified).toHaveCount(0);
  });
});
