import type { Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const comment = "Sam finally understands why his hands drop. We will be back."; // of the demo's player, a minor

const readAsVisitor = async (page: Page) => {
  await page.getByRole("button", { name: "5.0 · 1 review. Read reviews of Riley Brooks" }).press("Enter");
  return page.getByRole("dialog", { name: "Reviews of Riley Brooks" }).getByRole("listitem");
};

test("G1-59: everyone reads what a parent wrote; an admin hides it for a reason, by keyboard, and its stars count; it is shown again", async ({
  people,
  open,
}) => {
  const visitor = await open("visitor", { viewport: phone });
  await visitor.goto("/instructors");
  const review = await readAsVisitor(visitor);
  await expect(review).toContainText("Parent of a player"); // a minor's
  await expect(review).toContainText(comment);
  await expect(review.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
  await expectAccessible(visitor, "an instructor's reviews", [phone]);

  const page = await open(await people.admin(), { viewport: desk });
  await page.goto("/admin-dashboard/reviews");
  const row = page.getByRole("list", { name: "Reviews" }).getByRole("listitem").filter({ hasText: comment });
  await expect(row).toContainText("Sam Whitaker about Riley Brooks");
  await expect(row).toContainText("Public as “Parent of a player”");
  await expectAccessible(page, "the reviews");
  await row.getByRole("button", { name: "Hide comment: Sam Whitaker's review" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hide this comment?" });
  await expect(dialog).toContainText("Criticism alone is no reason");
  await expectAccessible(page, "hiding a comment", [desk]);
  await dialog.getByRole("radio", { name: "It tells something private" }).press("ArrowDown");
  await dialog.getByRole("button", { name: "Hide comment" }).press("Enter");
  await expectToast(page, "Comment hidden");
  await expect(row).toContainText("Hidden: abusive");

  await test.step("nobody reads it any more, and the stars count as before", async () => {
    await visitor.reload();
    const hidden = await readAsVisitor(visitor);
    await expect(hidden).toContainText("We hid this comment.");
    await expect(hidden).not.toContainText(comment);
  });
  const comments = page.getByRole("group", { name: "Comments" });
  await comments.getByRole("button", { name: "Shown to everyone" }).click();
  await expect(row).toHaveCount(0);
  await comments.getByRole("button", { name: "Hidden" }).click();
  await row.getByRole("button", { name: "Show comment: Sam Whitaker's review" }).click();
  await expectToast(page, "Comment shown again");
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
});
