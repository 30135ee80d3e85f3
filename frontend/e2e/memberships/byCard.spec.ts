import type { Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { fillIn, subscribe, tabOf } from "../testing/cards.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const offer = (page: Page) => page.getByRole("region", { name: "$10/month Video Analysis Membership" });

test("R28, U22, U23, K1:price, K5:testimonials, K6:uploads, K16:analysis, G2-1, G2-2: a visitor sees the offer, and subscribes after signing up", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/subscribe");
  await expect(offer(page)).toContainText("Most Popular");
  await expect(offer(page).getByRole("listitem")).toHaveCount(4);
  await expect(offer(page)).toContainText("Feedback from certified coaches in 24-48 hours");
  await expect(page.getByRole("heading", { name: "Why Our Analysis Works" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Sample" })).toHaveCount(3);
  await expect(page.getByRole("main")).toContainText("500+ players have worked with our coaches");
  const said = (question: string) => page.getByRole("heading", { name: question }).locator("+ p");
  await expect(said("How soon do I hear back?")).toContainText("24-48 hours");
  await expect(said("When does it start?")).toContainText("active as soon as your payment goes through");
  await expect(said("Which videos can I send?")).toContainText("MP4, MOV or AVI, up to 500MB");
  await expect(said("Do unused videos carry over?")).toContainText("No");
  await expect(said("Can I cancel?")).toHaveText(/Any time.*on your dashboard.*keep your uploads until the end/);
  await expectAccessible(page, "the membership's page", [phone, desk]);
  await expect(page.getByRole("link", { name: subscribe })).toHaveCount(2); // on top and at the end
  await page.getByRole("link", { name: subscribe }).last().click();
  await expect(page).toHaveURL(/\/register\?return=\/subscribe$/);
});

test("U21, U22, G2-8: a player subscribes, cancels, keeps and pauses it, in a new tab and by keyboard", async ({
  people,
  open,
}) => {
  const pat = await people.player({ firstName: "Pat" });
  const page = await open(pat, { viewport: desk });
  await page.goto("/subscribe");
  const tab = await tabOf(page, subscribe);
  await test.step("a declined card, and another", async () => {
    await expect(tab.getByText("TEST MODE – no money moves")).toBeVisible();
    await expect(tab).toHaveURL(/\/test-checkout$/); // nothing of the secret stays in the address
    await fillIn(tab, "is declined");
    await tab.getByRole("button", { name: "Subscribe" }).click();
    await expect(tab.getByRole("main").getByRole("alert")).toHaveText("Your card was declined.");
    await expectAccessible(tab, "the checkout", [phone, desk]);
    await fillIn(tab, "pays");
    await tab.getByRole("button", { name: "Subscribe" }).press("Enter");
    await expect(tab).toHaveURL(/\/subscribe\?checkout=done$/);
    await expect(tab.getByRole("heading", { name: "Already Subscribed!" })).toBeVisible();
    await expect(tab.getByText("Videos this month: 0/4")).toBeVisible();
    await expectAccessible(tab, "the membership's page of a member", [phone]);
    await tab.getByRole("link", { name: "Go to the player dashboard" }).click();
    await expect(tab.getByRole("heading", { name: "Hi, Pat" })).toBeVisible();
  });
  const card = page.getByRole("region", { name: "Membership" });
  await test.step("two clicks to cancel, one to keep it", async () => {
    await page.goto("/player-dashboard");
    await expect(card).toContainText(/Renews for \$10 on \w{3} \d+/);
    await card.getByRole("button", { name: "Cancel membership" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Cancel your membership?" });
    await expect(dialog).toContainText("You keep your uploads through");
    await expectAccessible(page, "cancelling a membership", [desk]);
    await dialog.getByRole("button", { name: "Cancel membership" }).press("Enter");
    await expectToast(page, "Membership canceled");
    await expect(card).toContainText(/Canceled\. Active through .*, and nothing more is charged\./);
    await card.getByRole("button", { name: "Keep membership" }).press("Enter");
    await expectToast(page, "You're keeping your membership");
    await expect(card).toContainText(/Renews for \$10/);
    await card.getByRole("button", { name: "Pause membership" }).click();
    const pausing = page.getByRole("dialog", { name: "Pause your membership?" });
    await pausing.getByLabel("For how long?").press("ArrowUp");
    await page.getByRole("option", { name: "2 months" }).click();
    await expect(pausing).toContainText("Nothing is charged from then on");
    await expectAccessible(page, "pausing a membership", [phone]);
    await pausing.getByRole("button", { name: "Pause membership" }).click();
    await expectToast(page, "Pause scheduled");
    await expect(card).toContainText(/Pauses when the paid month ends, and starts again on \w{3} \d+/);
    await card.getByRole("button", { name: "Don't pause" }).click();
    await expect(card).toContainText(/Renews for \$10/);
    await card.getByRole("button", { name: "Show statement" }).click();
    await expect(card.getByRole("listitem").filter({ hasText: "Paid through" })).toContainText("$10");
    await expectAccessible(page, "a membership by card on the dashboard", [phone, desk]);
  });
});

test("a declined card is updated in the portal, and pays; the admin sees the trouble, and lets time pass", async ({
  people,
  open,
}) => {
  const [pat, morgan] = await Promise.all([people.player({ firstName: "Pat" }), people.admin()]);
  const page = await open(pat, { viewport: phone });
  await page.goto("/subscribe");
  const tab = await tabOf(page, subscribe);
  await fillIn(tab, "pays once, then is declined");
  await tab.getByRole("button", { name: "Subscribe" }).click();
  await expect(tab.getByRole("heading", { name: "Already Subscribed!" })).toBeVisible();

  const office = await open(morgan, { viewport: desk });
  await test.step("the next renewal happens now", async () => {
    await office.goto(`/admin-dashboard/memberships/${pat.id}/show`);
    await expect(office.getByText("By card, $10 a month")).toBeVisible();
    await office.getByRole("button", { name: "Advance" }).click();
    await expectToast(office, "Done. What follows from it shows in a moment.");
    await expect(async () => {
      await office.reload();
      await expect(office.getByText("The card was declined.")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectAccessible(office, "a membership in trouble", [phone, desk]);
    await office.goto("/admin-dashboard/memberships");
    await office.getByRole("button", { name: "Needs attention" }).click();
    await expect(office.getByRole("row").filter({ hasText: pat.lastName })).toContainText("Card declined");
    await office.goto("/admin-dashboard");
    await expect(office.getByRole("region", { name: "Membership trouble" })).toContainText("Review memberships");
  });

  await test.step("the player updates the card", async () => {
    await page.goto("/player-dashboard");
    const card = page.getByRole("region", { name: "Membership" });
    await expect(card.getByRole("alert")).toContainText("Your card was declined. We'll try it again on");
    const portal = await tabOf(page, "Update card");
    await expect(portal.getByRole("heading", { name: "Card ending in 0341" })).toBeVisible();
    await portal.getByRole("button", { name: "Change card" }).click();
    await fillIn(portal, "pays");
    await expectAccessible(portal, "the portal", [phone, desk]);
    await portal.getByRole("button", { name: "Save card" }).click();
    await expectToast(portal, "Card saved");
    await expect(portal.getByRole("heading", { name: "Card ending in 4242" })).toBeVisible();
    await expect(portal.getByRole("listitem").filter({ hasText: "Paid" })).toHaveCount(2);
    await expect(async () => {
      await page.reload();
      await expect(card).toContainText(/Renews for \$10/, { timeout: 2000 });
    }).toPass();
  });
});
