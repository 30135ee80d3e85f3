import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U44:membership, A43, A44, A45, T32, T34:membership: an admin activates a child's membership from the users, gives more, and ends it; the parent reads it all", async ({
  people,
  open,
}) => {
  const [morgan, dana] = await Promise.all([people.admin(), people.player({ firstName: "Dana" })]);
  const kim = { firstName: "Kim", lastName: "Zeller", birthDate: "2016-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", kim);

  const page = await open(morgan, { viewport: desk, refused: [409, 500] });
  const row = page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: dana.name });
  await test.step("from the list, for one of the account's players", async () => {
    await page.goto(`/admin-dashboard/users?filter=${encodeURIComponent(JSON.stringify({ q: dana.lastName }))}`);
    await expect(row).toContainText("Inactive");
    await row.getByRole("button", { name: `Change ${dana.name}'s membership` }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      `Activate membership for ${dana.name}`,
      "Activate membership for Kim Zeller",
    ]);
    await page.getByRole("menuitem", { name: "Kim Zeller" }).click();
    const dialog = page.getByRole("dialog", { name: "Activate a membership for Kim Zeller?" });
    await dialog.getByLabel("Note (optional)").fill("At the front desk");
    await dialog.getByRole("radio", { name: "Until a date" }).check();
    await dialog.getByRole("button", { name: "Activate membership" }).click();
    await expect(dialog.getByLabel("Last day")).toHaveAccessibleDescription("Please choose the last day");
    await expectAccessible(page, "activating a membership", [desk]);
    await dialog.getByRole("radio", { name: "Until someone ends it" }).check();
    await page.route("**/api/activate-membership-manual", (route) => route.fulfill({ status: 500, body: "" }));
    await dialog.getByRole("button", { name: "Activate membership" }).click();
    await expectToast(page, "Error", "Failed to activate membership");
    await expect(dialog.getByLabel("Note (optional)")).toHaveValue("At the front desk");
    await page.unroute("**/api/activate-membership-manual");
    const refusal = { message: "This player is somewhere else.", code: "Elsewhere" };
    await page.route("**/api/activate-membership-manual", (route) => route.fulfill({ status: 409, json: refusal }));
    await dialog.getByRole("button", { name: "Activate membership" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(refusal.message);
    await expectToast(page, "Error", refusal.message);
    await page.unroute("**/api/activate-membership-manual");
    await dialog.getByRole("button", { name: "Activate membership" }).click();
    await expectToast(page, "Membership activated successfully");
    await expect(row).toContainText("Active");
  });

  const family = await open(dana, { viewport: phone, refused: [500] });
  const card = family.getByRole("region", { name: "Membership" });
  await test.step("the parent sees what it gives, and what happened", async () => {
    const asked: string[] = [];
    await family.route(`**/api/subscription/status?playerId=${playerId}`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 500, body: "" });
    });
    await family.goto("/player-dashboard");
    const failed = family.getByRole("alert").filter({ hasText: "We couldn't load the membership" });
    await expect(failed).toBeVisible();
    await family.waitForLoadState("networkidle"); // a part of the page that comes later asks anew
    expect(asked.length, "nothing asks again by itself").toBeLessThanOrEqual(2);
    await family.unroute(`**/api/subscription/status?playerId=${playerId}`);
    await failed.getByRole("button", { name: "Retry" }).click();
    await expect(card).toContainText("Kim");
    await expect(card).toContainText("0 of 4 videos used this month");
    await expect(card).toContainText(/New videos on \w{3} 1/);
    await card.getByRole("button", { name: "Show statement" }).click();
    const lines = card.getByRole("list", { name: "Statement" }).getByRole("listitem");
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toContainText(`Membership activated by ${morgan.firstName}`);
    await expect(lines.first()).toContainText("“Paid in cash: At the front desk”");
    await expectAccessible(family, "the membership on the dashboard", [phone, desk]);
  });

  await test.step("more videos, with a reason, from the membership's page", async () => {
    await page.goto("/admin-dashboard/memberships");
    await page.getByLabel("Player's name").fill("Zeller");
    await expect(page).toHaveURL(/filter=.*Zeller/);
    await page.getByRole("link", { name: "Kim Zeller" }).first().click();
    await expect(page.getByRole("heading", { name: "Kim Zeller's membership", level: 1 })).toBeVisible();
    await page.goto(`/admin-dashboard/memberships/${playerId}/show`);
    await page.getByRole("button", { name: "Give more videos" }).click();
    const dialog = page.getByRole("dialog", { name: "Give Kim Zeller more videos this month?" });
    await dialog.getByLabel("How many?").fill("0");
    await dialog.getByRole("button", { name: "Give more videos" }).click();
    await expect(dialog.getByLabel("How many?")).toHaveAccessibleDescription("Please grant at least 1");
    await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription("Please say why");
    await dialog.getByLabel("How many?").fill("2");
    await dialog.getByLabel("Reason").fill("The light was bad");
    await dialog.getByRole("button", { name: "Give more videos" }).click();
    await expectToast(page, "2 more videos this month");
    await expect(page.getByText("0 of 6 videos used this month")).toBeVisible();
    await expectAccessible(page, "a membership", [phone, desk]);
  });

  await test.step("its end, right away", async () => {
    await page.getByRole("button", { name: "Deactivate membership for Kim Zeller" }).click();
    const dialog = page.getByRole("dialog", { name: "Deactivate Kim Zeller's membership?" });
    await expect(dialog).toContainText("Videos and feedback stay.");
    await page.route("**/api/deactivate-membership", (route) => route.fulfill({ status: 500, body: "" }));
    await dialog.getByRole("button", { name: "Deactivate membership" }).click();
    await expectToast(page, "Error", "Failed to deactivate membership");
    await page.unroute("**/api/deactivate-membership");
    await dialog.getByRole("button", { name: "Deactivate membership" }).click();
    await expectToast(page, "Membership deactivated successfully");
    const statement = page.getByRole("region", { name: "Statement" }).getByRole("listitem");
    await expect(statement).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Timeline" })).toContainText("deactivated the membership");
    await family.reload();
    await expect(family.getByRole("complementary", { name: "Membership" })).toContainText("Four videos a month");
  });
});

test("G2-6: an admin sees when the month of uploads was announced", async ({ people, open }) => {
  const page = await open(await people.admin(), { viewport: phone });
  await page.goto("/admin-dashboard/memberships");
  await page.getByRole("link", { name: "Upload months" }).click();
  const months = page.getByRole("list", { name: "Upload months" }).getByRole("listitem");
  await expect(months).toHaveCount(1);
  await expect(months.first()).toContainText("First month");
  await expectAccessible(page, "the upload months", [phone, desk]);
});
