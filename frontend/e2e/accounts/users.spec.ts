import { text } from "node:stream/consumers";
import { instructorsUrl, type InstructorView } from "../../../backend/accounts/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U44:roles, A47, G2-11: an admin finds a user, appoints them an instructor, verifies their certificate, which families see, and takes the role back", async ({
  people,
  open,
}) => {
  const [morgan, pat] = await Promise.all([people.admin(), people.player()]);
  const page = await open(morgan, { viewport: desk });
  await page.goto("/admin-dashboard/users");
  const row = page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: pat.name });
  await test.step("users are found by role and by name, and exported as they are found", async () => {
    await page.getByLabel("Name or email").fill(pat.email);
    await expect(page.getByRole("table", { name: "Users" }).getByRole("row")).toHaveCount(2); // the names of columns, too
    await expect(row).toContainText(pat.email);
    await expect(row).toContainText("Player");
    await expectAccessible(page, "the users");
    await page.setViewportSize(desk);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).press("Enter");
    const file = await saved;
    expect(file.suggestedFilename()).toBe("users.csv");
    const lines = (await text(await file.createReadStream())).split("\r\n");
    expect(lines[0]).toBe("firstName,lastName,email,role,membership,membersInFamily,joined,lastSeen");
    expect(lines.slice(1)).toEqual([expect.stringContaining(`,${pat.email},Player,Inactive,0,`)]);
    await page.getByRole("group", { name: "Role" }).getByRole("button", { name: "Instructors" }).click();
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await page.getByRole("group", { name: "Role" }).getByRole("button", { name: "Players" }).click();
  });
  await test.step("somebody is appointed", async () => {
    await page.getByRole("button", { name: `Change ${pat.name}'s role` }).click();
    await page.getByRole("menuitem", { name: "Make instructor" }).click();
    const question = page.getByRole("dialog", { name: `Make ${pat.name} an instructor?` });
    await expect(question).toContainText("They can set availability and answer lesson requests");
    await question.getByRole("button", { name: "Make instructor" }).click();
    await expectToast(page, "Role changed");
    await page.getByRole("button", { name: "Show everyone" }).click(); // no player is left of this name
    await page.getByLabel("Name or email").fill(pat.lastName);
    await expect(row).toContainText("Instructor");
    await row.getByRole("link", { name: pat.name }).click();
  });
  const nextYear = new Date().getFullYear() + 1;
  await test.step("a certificate of theirs is verified", async () => {
    const seen = page.getByRole("region", { name: "Verified certificates" });
    await seen.getByRole("button", { name: "Verify certificate" }).click();
    const form = page.getByRole("dialog", { name: `Verify ${pat.name}'s certificate` });
    await form.getByLabel("Certificate").fill("SafeSport");
    await form.getByLabel("Valid until").fill(`${nextYear}-05-31`);
    await expectAccessible(page, "a certificate to be verified", [phone]);
    await form.getByRole("button", { name: "Verify certificate" }).click();
    await expectToast(page, "Certificate verified");
    await expect(seen.getByRole("listitem")).toContainText(`Valid until May 31, ${nextYear}`);
    await expectAccessible(page, "a coach with a certificate", [desk]);
    const listing = await open("visitor", { viewport: phone });
    await listing.goto("/instructors");
    const card = listing.getByRole("article").filter({ hasText: pat.name });
    await expect(card.getByText(/^Verified/)).toHaveText(`Verified: SafeSport, until May ${nextYear}`);
    await listing.close();
  });
  await test.step("the role is taken back", async () => {
    await page.getByRole("button", { name: "Change role" }).click();
    await expect(page.getByRole("menuitem", { name: "Make admin" })).toBeVisible();
    await page.getByRole("menuitem", { name: "Remove instructor role" }).click();
    const back = page.getByRole("dialog", { name: `Remove ${pat.name}'s instructor role?` });
    await expect(back).toContainText("They lose the instructor dashboard and come off the public list of instructors");
    await back.getByRole("button", { name: "Remove instructor role" }).click();
    await expectToast(page, "Role changed");
    const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
    await expect(steps.nth(0)).toContainText("removed the role");
    await expect(steps.nth(0)).toContainText(`${morgan.name} (Admin)`);
    await expect(steps.nth(0)).toContainText(/Instructor.*Player/);
    await expect(steps.filter({ hasText: "made this person an instructor" })).toContainText(/Player.*Instructor/);
    await expect(steps.last()).toContainText("opened the account");
    const listed = await pat.call<InstructorView[]>("GET", instructorsUrl);
    expect(listed.filter(({ userId }) => userId === pat.id)).toEqual([]);
  });
});
