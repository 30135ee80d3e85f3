import type { Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const comment = "Sam finally understands why his hands drop. We will be back."; // of the demo's player, a minor

const readAsVisitor = async (page: Page) => {
  await page.goto("/instructors");
  await page.getByRole("button", { name: "5.0 · 1 review. Read reviews of Riley Brooks" }).press("Enter");
  return page.getByRole("dialog", { name: "Reviews of Riley Brooks" });
};

test("G1-59: everyone reads what a parent wrote; an admin hides it for a reason, by keyboard, and its stars count; it is shown again", async ({
  people,
  open,
}) => {
  const visitor = await open("visitor", { viewport: phone });
  await test.step("a visitor reads it, a minor's as by a parent", async () => {
    const reviews = await readAsVisitor(visitor);
    await expect(reviews.getByRole("listitem")).toContainText("Parent of a player");
    await expect(reviews.getByRole("listitem")).toContainText(comment);
    await expect(reviews.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
    await expectAccessible(visitor, "an instructor's reviews");
    await visitor.keyboard.press("Escape");
    await expect(reviews).toHaveCount(0);
  });

  const page = await open(await people.admin(), { viewport: desk });
  const row = page.getByRole("list", { name: "Reviews" }).getByRole("listitem").filter({ hasText: comment });
  await test.step("an admin finds it beside the lessons, and hides it", async () => {
    await page.goto("/admin-dashboard/lessons");
    await page.getByRole("link", { name: "Reviews" }).click();
    await expect(row).toContainText("Sam Whitaker about Riley Brooks");
    await expect(row).toContainText("Public as “Parent of a player”");
    await expectAccessible(page, "the reviews");
    await row.getByRole("button", { name: "Hide comment: Sam Whitaker's review" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Hide this comment?" });
    await expect(dialog).toContainText("Criticism alone is no reason");
    await expectAccessible(page, "hiding a comment");
    await dialog.getByRole("radio", { name: "It tells something private" }).press("ArrowDown");
    await dialog.getByRole("button", { name: "Hide comment" }).press("Enter");
    await expectToast(page, "Comment hidden");
    await expect(row).toContainText("Hidden: abusive");
  });
  await test.step("nobody reads it any more, and the stars count as before", async () => {
    const reviews = await readAsVisitor(visitor);
    await expect(reviews.getByRole("listitem")).toContainText("We hid this comment.");
    await expect(reviews).not.toContainText(comment);
  });
  await test.step("hidden ones are found, and shown again", async () => {
    const comments = page.getByRole("group", { name: "Comments" });
    await comments.getByRole("button", { name: "Shown to everyone" }).click();
    await expect(row).toHaveCount(0);
    await comments.getByRole("button", { name: "Hidden" }).click();
    await row.getByRole("link", { name: /^Sam Whitaker/ }).click();
    await expect(page.getByRole("region", { name: "Timeline" })).toContainText(
      "hid the review’s comment from the public",
    );
    await page.goBack();
    await row.getByRole("button", { name: "Show comment: Sam Whitaker's review" }).click();
    await expectToast(page, "Comment shown again");
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await expect((await readAsVisitor(visitor)).getByRole("listitem")).toContainText(comment);
  });
});

test("G1-59: an instructor reads what was written about them, and cannot hide it", async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/login?return=/instructor-dashboard/reviews");
  await page.getByLabel("Email").fill("coach@example.com");
  await page.getByLabel(/^Password/).fill("fungo-demo");
  await page.getByRole("button", { name: "Sign In" }).click();
  const reviews = page.getByRole("list", { name: "Reviews" });
  await expect(reviews.getByRole("listitem")).toContainText(comment);
  await expect(reviews.getByRole("button")).toHaveCount(0);
  await expectAccessible(page, "an instructor's own reviews", [phone]);
  await context.close();
});
