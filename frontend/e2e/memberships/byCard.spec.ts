import { subscriptionStatusUrl, type SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { advanceUrl } from "../../../backend/payments/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { fillIn, subscribe, tabOf } from "../testing/cards.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("R28, U21, U22, U23, K1:price, K5:testimonials, K6:uploads, K16:analysis, G2-1, G2-2, G2-8: a player reads the offer, subscribes in a new tab, cancels and keeps it by keyboard, and updates a card that is declined later", async ({
  people,
  open,
}) => {
  const [pat, morgan] = await Promise.all([people.player({ firstName: "Pat" }), people.admin()]);
  const page = await open(pat, { viewport: phone });
  await test.step("the offer", async () => {
    await page.goto("/subscribe");
    const offer = page.getByRole("region", { name: "$10/month Video Analysis Membership" });
    await expect(offer).toContainText("Most Popular");
    await expect(offer.getByRole("listitem")).toHaveCount(4);
    await expect(offer).toContainText("Feedback from certified coaches in 24-48 hours");
    await expect(page.getByRole("heading", { name: "Why Our Analysis Works" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Sample" })).toHaveCount(3);
    await expect(page.getByRole("main")).toContainText("500+ players have worked with our coaches");
    const said = (question: string) => page.getByRole("heading", { name: question }).locator("+ p");
    await expect(said("How soon do I hear back?")).toContainText("24-48 hours");
    await expect(said("When does it start?")).toContainText("active as soon as your payment goes through");
    await expect(said("Which videos can I send?")).toContainText("MP4, MOV or AVI, up to 500MB");
    await expect(said("Do unused videos carry over?")).toContainText("No");
    await expect(said("Can I cancel?")).toHaveText(/Any time.*on your dashboard.*keep your uploads until the end/);
    await expect(page.getByRole("button", { name: subscribe })).toHaveCount(2); // on top and at the end
    await expectAccessible(page, "the membership's page", [desk, phone]);
  });

  const tab = await tabOf(page, subscribe);
  await test.step("a declined card, and another", async () => {
    await expect(tab.getByText("TEST MODE – no money moves")).toBeVisible();
    await page.close();
    await expect(tab).toHaveURL(/\/test-checkout$/); // nothing of the secret stays in the address
    await fillIn(tab, "is declined");
    await tab.getByRole("button", { name: "Subscribe" }).click();
    await expect(tab.getByRole("main").getByRole("alert")).toHaveText("Your card was declined.");
    await expectAccessible(tab, "the checkout", [phone]);
    await fillIn(tab, "pays once, then is declined");
    await tab.getByRole("button", { name: "Subscribe" }).press("Enter");
    await expect(tab).toHaveURL(/\/subscribe\?checkout=done$/);
    await expect(tab.getByRole("alert").filter({ hasText: "Paid." })).toHaveText("Paid. Your membership is active.");
    await expect(tab.getByRole("heading", { name: "Already Subscribed!" })).toBeVisible();
    await expect(tab.getByText("Videos this month: 0/4")).toBeVisible();
    await tab.getByRole("link", { name: "Go to the player dashboard" }).click();
    await expect(tab.getByRole("heading", { name: "Hi, Pat" })).toBeVisible();
  });

  const card = tab.getByRole("region", { name: "Membership" });
  await test.step("two clicks to cancel, one to keep it", async () => {
    await expect(card).toContainText(/Renews for \$10 on \w{3} \d+/);
    await card.getByRole("button", { name: "Cancel membership" }).press("Enter");
    const dialog = tab.getByRole("dialog", { name: "Cancel your membership?" });
    await expect(dialog).toContainText("You keep your uploads through");
    await dialog.getByRole("button", { name: "Cancel membership" }).press("Enter");
    await expectToast(tab, "Membership canceled");
    await expect(card).toContainText(/Canceled\. Active through .*, and nothing more is charged\./);
    await card.getByRole("button", { name: "Keep membership" }).press("Enter");
    await expectToast(tab, "You're keeping your membership");
    await expect(card).toContainText(/Renews for \$10/);
    await card.getByRole("button", { name: "Show statement" }).click();
    await expect(card.getByRole("listitem").filter({ hasText: "Paid through" })).toContainText("$10");
    await expectAccessible(tab, "a membership by card on the dashboard", [phone]);
  });

  await test.step("the next renewal is declined until the card is updated", async () => {
    const hasFailed = async () => (await pat.call<SubscriptionView>("GET", subscriptionStatusUrl)).card?.hasFailed;
    await morgan.call("POST", advanceUrl(pat.id), {});
    await expect.poll(hasFailed).toBe(true);
    await tab.reload();
    await expect(card.getByRole("alert")).toContainText("Your card was declined. We'll try it again on");
    const portal = await tabOf(tab, "Update card");
    await expect(portal.getByRole("heading", { name: "Card ending in 0341" })).toBeVisible();
    await portal.getByRole("button", { name: "Change card" }).click();
    await fillIn(portal, "pays");
    await expectAccessible(portal, "the portal", [phone]);
    await portal.getByRole("button", { name: "Pay $10 and save card" }).click();
    await expectToast(portal, "Paid. Card saved");
    await expect(portal.getByRole("heading", { name: "Card ending in 4242" })).toBeVisible();
    await expect(portal.getByRole("listitem").filter({ hasText: "Paid" })).toHaveCount(2);
    await expect.poll(hasFailed).toBe(false);
  });
});
