import { subscriptionCheckoutUrl } from "../../../backend/memberships/subscriptionContract.ts";
import { payTestCheckoutUrl } from "../../../backend/payments/testSubscriptionContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U44:membership, A44, G2-6: an admin activates a child's membership from the users, gives more, refunds another one in two parts, ends it, and reads what came in", async ({
  people,
  open,
}) => {
  const [morgan, dana, pat] = await Promise.all([
    people.admin(),
    people.player({ firstName: "Dana" }),
    people.player({ firstName: "Pat" }),
  ]);
  const lastName = `Zeller ${crypto.randomUUID().slice(0, 8)}`;
  await dana.call("POST", "/api/players", { firstName: "Kim", lastName, birthDate: "2016-05-04", declared: true });
  const { url } = await pat.call<{ url: string }>("POST", subscriptionCheckoutUrl, {});
  const secret = url.split("#token=")[1]!;
  await pat.call("POST", payTestCheckoutUrl(secret.split("_secret_")[0]!), { secret, card: "4242424242424242" });

  const page = await open(morgan, { viewport: desk, refused: [422] });
  await test.step("from the list, for one of the account's players", async () => {
    await page.goto(`/admin-dashboard/users?filter=${encodeURIComponent(JSON.stringify({ q: dana.lastName }))}`);
    const row = page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: dana.name });
    await expect(row).toContainText("Inactive");
    await row.getByRole("button", { name: `Change ${dana.name}'s membership` }).click();
    await page.getByRole("menuitem", { name: `Kim ${lastName}` }).click();
    const dialog = page.getByRole("dialog", { name: `Activate a membership for Kim ${lastName}?` });
    await dialog.getByLabel("Note (optional)").fill("At the front desk");
    await dialog.getByRole("radio", { name: "Until a date" }).check();
    await dialog.getByRole("button", { name: "Activate membership" }).click();
    await expect(dialog.getByLabel("Last day")).toHaveAccessibleDescription("Please choose the last day");
    await expectAccessible(page, "activating a membership", [desk]);
    await dialog.getByRole("radio", { name: "Until someone ends it" }).check();
    await dialog.getByRole("button", { name: "Activate membership" }).click();
    await expectToast(page, "Membership activated successfully");
    await expect(row).toContainText("Active");
  });

  const all = page.getByRole("link", { name: "Memberships" }).first();
  await test.step("more videos, with a reason, from the membership's page", async () => {
    await all.click();
    await page.getByLabel("Player's name").fill(lastName);
    await page
      .getByRole("link", { name: `Kim ${lastName}` })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: `Kim ${lastName}'s membership`, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Give more videos" }).click();
    const dialog = page.getByRole("dialog", { name: `Give Kim ${lastName} more videos this month?` });
    await dialog.getByLabel("How many?").fill("2");
    await dialog.getByLabel("Reason").fill("The light was bad");
    await dialog.getByRole("button", { name: "Give more videos" }).click();
    await expectToast(page, "2 more videos this month");
    await expect(page.getByText("0 of 6 videos used this month")).toBeVisible();
  });

  const paid = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await test.step("part of a payment by card", async () => {
    await all.click();
    await page.getByLabel("Player's name").fill(pat.lastName);
    await page.getByRole("link", { name: pat.name }).first().click();
    await expect(paid).toContainText("$10.00");
    await page.getByRole("button", { name: /^Refund the \$10\.00 of/ }).click();
    const dialog = page.getByRole("dialog", { name: `Refund a payment for ${pat.name}?` });
    await expect(dialog.getByLabel("Amount")).toHaveValue("10.00");
    await dialog.getByLabel("Amount").fill("12");
    await dialog.getByLabel("Reason").fill("Sick for two weeks");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(dialog.getByText("You can refund up to $10 this way")).toBeVisible();
    await expectAccessible(page, "refunding a membership", [desk]);
    await dialog.getByLabel("Amount").fill("4");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expectToast(page, "Refund requested");
    await expect(paid).toContainText("Partly refunded");
    await expect(paid).toContainText("$4.00 refunded");
    await expectAccessible(page, "a membership with money", [phone, desk]);
  });

  await test.step("the rest, and the membership ends", async () => {
    await page.getByRole("button", { name: `Deactivate membership for ${pat.name}` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Videos and feedback stay.");
    await dialog.getByLabel("Last payment").press("ArrowUp");
    await page.getByRole("option", { name: "Refund $6" }).click();
    await dialog.getByLabel("Reason").fill("Moving away");
    await dialog.getByRole("button", { name: "Deactivate membership" }).click();
    await expectToast(page, "Membership deactivated successfully");
    await expect(paid).toContainText("$10.00 refunded");
    await expect(paid.getByRole("button")).toHaveCount(0);
  });

  await test.step("revenue by month, and when a month of uploads was announced", async () => {
    await all.click();
    await page.getByRole("link", { name: "Revenue", exact: true }).last().click();
    await expect(page.getByRole("heading", { name: "Membership revenue" })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toContainText("$");
    await expectAccessible(page, "membership revenue", [desk]);
    await all.click();
    await page.getByRole("link", { name: "Upload months" }).click();
    const months = page.getByRole("list", { name: "Upload months" }).getByRole("listitem");
    await expect(months.first()).toContainText("First month");
    await expectAccessible(page, "the upload months", [desk]);
  });
});
