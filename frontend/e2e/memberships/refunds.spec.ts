import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { fillIn, subscribe, tabOf } from "../testing/cards.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("an admin refunds part of a month, then the rest with the membership; the family reads both, and the revenue shows them", async ({
  people,
  open,
}) => {
  const [pat, morgan] = await Promise.all([people.player({ firstName: "Pat" }), people.admin()]);
  const page = await open(pat, { viewport: phone });
  await page.goto("/subscribe");
  const tab = await tabOf(page, subscribe);
  await fillIn(tab, "pays");
  await tab.getByRole("button", { name: "Subscribe" }).click();
  await expect(tab.getByRole("heading", { name: "Already Subscribed!" })).toBeVisible();

  const office = await open(morgan, { viewport: phone, refused: [422] });
  await office.goto(`/admin-dashboard/memberships/${pat.id}/show`);
  const paid = office.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await test.step("part of it, on a phone", async () => {
    await expect(paid).toContainText("$10.00");
    await office.getByRole("button", { name: /^Refund the \$10\.00 of/ }).click();
    const dialog = office.getByRole("dialog", { name: `Refund a payment for Pat ${pat.lastName}?` });
    await expect(dialog.getByLabel("Amount")).toHaveValue("10.00");
    await dialog.getByLabel("Amount").fill("12");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(dialog.getByText("Please say why")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Sick for two weeks");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(dialog.getByText("You can refund up to $10.00 this way")).toBeVisible();
    await expectAccessible(office, "refunding a membership", [phone]);
    await dialog.getByLabel("Amount").fill("4");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expectToast(office, "Refund requested");
    await expect(paid).toContainText("Partly refunded");
    await expect(paid).toContainText("$4.00 refunded");
    await expectAccessible(office, "a membership with money", [phone, desk]);
  });

  await test.step("the rest, and the membership ends", async () => {
    await office.getByRole("button", { name: `Deactivate membership for Pat ${pat.lastName}` }).click();
    const dialog = office.getByRole("dialog");
    await dialog.getByLabel("Last payment").press("ArrowUp");
    await office.getByRole("option", { name: "Refund $6" }).click();
    await dialog.getByRole("button", { name: "Deactivate membership" }).click();
    await expect(dialog.getByText("Please say why you're refunding it")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Moving away");
    await dialog.getByRole("button", { name: "Deactivate membership" }).click();
    await expectToast(office, "Membership deactivated successfully");
    await expect(paid).toContainText("$10.00 refunded");
    await expect(paid.getByRole("button")).toHaveCount(0);
  });

  await test.step("the family's statement says the same", async () => {
    await page.goto("/player-dashboard");
    const card = page.getByRole("region", { name: "Membership" });
    await expect(card).toContainText("This membership has ended.");
    await card.getByRole("button", { name: "Show statement" }).click();
    const refunds = card.getByRole("listitem").filter({ hasText: /^Refunded/ });
    await expectAccessible(page, "the statement of a membership that ended", [phone, desk]);
    await expect(refunds).toHaveText([/“Moving away”.*\$6/, /“Sick for two weeks”.*\$4/]);
  });

  await test.step("revenue by month", async () => {
    await office.goto("/admin-dashboard/memberships");
    await office.getByRole("link", { name: "Revenue" }).click();
    await expect(office.getByRole("heading", { name: "Membership revenue" })).toBeVisible();
    await expect(office.getByRole("row").nth(1)).toContainText("$");
    await expectAccessible(office, "membership revenue", [phone, desk]);
  });
});
