import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { type UserView, usersUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { serverFault } from "../testing/failingReads.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const rowOf = (page: Page, { name }: Person) =>
  page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: name });

test("U44:roles, T26:users, A47, G2-11: an admin finds users, appoints an instructor and takes the role back, and stays the last admin", async ({
  people,
  open,
}) => {
  const [morgan, riley, pat] = await Promise.all([people.admin(), people.instructor(), people.player()]);
  const page = await open(morgan, { refused: [409, 500] });
  await page.goto("/admin-dashboard/users");
  await test.step("users are found by role and by name; a list that cannot be read says so, with Retry", async () => {
    await page.getByLabel("Name or email").fill(riley.email);
    await expect(page.getByRole("table", { name: "Users" }).getByRole("row")).toHaveCount(2); // the names of columns, too
    await expect(rowOf(page, riley)).toContainText(riley.email);
    await expectAccessible(page, "the users");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).press("Enter");
    const file = await saved;
    expect(file.suggestedFilename()).toBe("users.csv");
    const lines = (await text(await file.createReadStream())).split("\r\n");
    expect(lines[0]).toBe("firstName,lastName,email,role,membership,membersInFamily,joined,lastSeen");
    expect(lines.slice(1)).toEqual([expect.stringContaining(`,${riley.email},instructor,,0,`)]);
    const role = page.getByRole("group", { name: "Role" });
    await role.getByRole("button", { name: "Players" }).click();
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await role.getByRole("button", { name: "Instructors" }).click();
    await expect(rowOf(page, riley)).toBeVisible();

    await page.route(`**${usersUrl}?*`, serverFault);
    await role.getByRole("button", { name: "Admins" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to fetch users");
    await page.unroute(`**${usersUrl}?*`);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await page.getByRole("button", { name: "Show everyone" }).click();
    await expect(page.getByLabel("Name or email")).toHaveValue("");
    await expect(rowOf(page, morgan).or(rowOf(page, riley)).first()).toBeVisible();
  });
  await test.step("somebody is appointed, has the dashboard, and loses the role again", async () => {
    await page.getByLabel("Name or email").fill(pat.lastName);
    await expect(rowOf(page, pat)).toContainText("Player");
    await page.getByRole("button", { name: `Change ${pat.name}'s role` }).click();
    await page.getByRole("menuitem", { name: "Make instructor" }).click();
    const question = page.getByRole("dialog", { name: `Make ${pat.name} an instructor?` });
    await expect(question).toContainText("They can set availability and answer lesson requests");
    await question.getByRole("button", { name: "Make instructor" }).click();
    await expectToast(page, "Role changed");
    await expect(rowOf(page, pat)).toContainText("Instructor");

    const theirs = await open(pat);
    await theirs.goto("/instructor-dashboard");
    await expect(theirs.getByRole("heading", { name: "Welcome back, Pat", level: 1 })).toBeVisible();
    const listing = await open("visitor");
    await listing.goto("/instructors");
    await expect(listing.getByRole("article").filter({ hasText: pat.name })).toBeVisible();

    await page.getByRole("link", { name: pat.name }).click();
    await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page, "one user");
    await page.getByRole("button", { name: "Change role" }).click();
    await expect(page.getByRole("menuitem", { name: "Make admin" })).toBeVisible();
    await page.getByRole("menuitem", { name: "Remove instructor role" }).click();
    const back = page.getByRole("dialog", { name: `Remove ${pat.name}'s instructor role?` });
    await expect(back).toContainText("They lose the instructor dashboard and come off the public list of instructors");
    await back.getByRole("button", { name: "Remove instructor role" }).click();
    await expectToast(page, "Role changed");

    const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toContainText(`${morgan.name} (Admin)`);
    await expect(steps.nth(0)).toContainText("removed the role");
    await expect(steps.nth(0)).toContainText(/Instructor.*Player/);
    await expect(steps.nth(1)).toContainText("made this person an instructor");
    await expect(steps.nth(1)).toContainText(/Player.*Instructor/);
    await expect(steps.nth(2)).toContainText("opened the account");

    await theirs.reload();
    await expect(theirs.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await listing.reload();
    await expect(listing.getByRole("article")).not.toHaveCount(0);
    await expect(listing.getByRole("article").filter({ hasText: pat.name })).toHaveCount(0);
  });
  await test.step("the last admin stays an admin, and the reason is shown", async () => {
    const all = await morgan.call<UserView[]>("GET", usersUrl);
    expect(all.filter(({ role }) => role === "admin")).toHaveLength(1); // else this would demote the admin whom other tests need
    await page.goto(`/admin-dashboard/users/${morgan.id}/show`);
    await page.getByRole("button", { name: "Change role" }).click();
    await page.getByRole("menuitem", { name: "Remove admin role" }).click();
    const question = page.getByRole("dialog", { name: `Remove ${morgan.name}'s admin role?` });
    await expect(question).toContainText("This is your own account, so you'll lose this screen.");
    await question.getByRole("button", { name: "Remove admin role" }).click();
    await expectToast(page, "Failed to change the role", "This is the only admin. Appoint another admin first.");
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: morgan.name, level: 1 })).toBeVisible();
  });
});
