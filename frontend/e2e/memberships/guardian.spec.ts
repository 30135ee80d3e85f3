import { AskGuardian, askGuardianUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("a child asks the guardian to pay, who pays by the mailed link without an account, and cancels there", async ({
  people,
  open,
}) => {
  const kim = await people.player({ firstName: "Kim" });
  const dana = `dana.${crypto.randomUUID()}@example.com`;
  const guardian = { parentName: "Dana Lee", parentEmail: dana, parentPhone: "555-010-0142" };
  await kim.call("PATCH", profileUrl, { firstName: "Kim", lastName: kim.lastName, age: 15, ...guardian });
  await kim.call("POST", askGuardianUrl, AskGuardian.parse({}));
  const parent = await open("visitor", { viewport: phone, refused: [409] });
  const confirming = await linkMailedTo(parent.request, dana);

  const child = await open(kim, { viewport: phone, refused: [409] });
  await test.step("before the guardian has confirmed, it says so", async () => {
    await child.goto("/subscribe");
    const [tab] = await Promise.all([
      child.waitForEvent("popup"),
      child.getByRole("button", { name: "Subscribe – $10/month" }).first().click(),
    ]);
    await expect(child.getByRole("main").getByRole("alert").first()).toContainText("needs to confirm your account");
    await expect.poll(() => tab.isClosed()).toBe(true);
  });
  await parent.goto(confirming);
  await parent.getByRole("button", { name: "Confirm account" }).click();
  await expect(parent.getByRole("heading", { name: "Thank you! Kim is all set" })).toBeFocused();

  await test.step("asking comes first, paying oneself second", async () => {
    await child.goto("/subscribe");
    await expect(child.getByRole("button", { name: "Pay it yourself – $10/month" }).first()).toBeVisible();
    await expectAccessible(child, "the offer to a child", [phone, desk]);
    await child.getByRole("button", { name: "Ask Dana to pay" }).first().click();
    await expectToast(child, "Request sent", "We're emailing Dana Lee.");
  });

  await test.step("the guardian pays in the same tab, and is back", async () => {
    await parent.goto(await linkMailedTo(parent.request, dana, confirming));
    await expect(parent.getByRole("heading", { name: "Kim's video membership" })).toBeVisible();
    expect(parent.url()).not.toContain("token");
    await expectAccessible(parent, "the guardian's page", [phone, desk]);
    await parent.getByRole("button", { name: "Pay – $10/month" }).click();
    await parent.getByRole("button", { name: "Use the card that pays", exact: true }).click();
    await parent.getByRole("button", { name: "Subscribe" }).click();
    await expect(parent).toHaveURL(/\/membership\?checkout=done$/);
    await expect(parent.getByText("It's active.")).toBeVisible();
    await expect(parent.getByText(/Renews for \$10 on/)).toBeVisible();
    await parent.getByRole("button", { name: "Card and invoices" }).click();
    await expect(parent.getByRole("heading", { name: "Card ending in 4242" })).toBeVisible();
    await parent.goBack();
    await parent.getByRole("button", { name: "Cancel membership" }).click();
    const dialog = parent.getByRole("dialog", { name: "Cancel Kim's membership?" });
    await expect(dialog).toContainText("After that nothing more is charged.");
    await dialog.getByRole("button", { name: "Cancel membership" }).click();
    await expectToast(parent, "Membership canceled");
    await expect(parent.getByText(/Canceled\. Active through/)).toBeVisible();
    await parent.goto("/membership#token=unheard-of");
    await expect(parent.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  await child.goto("/subscribe");
  await expect(child.getByRole("heading", { name: "Already Subscribed!" })).toBeVisible();
});
