import type { Page } from "@playwright/test";
import { videoUrl } from "../../../backend/videos/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { expectStats, library, makeMember, uploadedBy } from "./videos.ts";

const review = (page: Page) => page.getByRole("region", { name: "Review" });
const feedback = (page: Page) => page.getByRole("region", { name: "Feedback" });
const field = (page: Page, name: "Feedback" | "Coach’s notes") => review(page).getByRole("textbox", { name });
const button = (page: Page, name: string) => review(page).getByRole("button", { name, exact: true });

test("U25:feedback, T25:analysis, T27:videos, T34:videos, G2-27: a coach publishes feedback, changes and restores it; the player reads it, and never the notes; it is archived, moved back for a reason, and published without words", async ({
  people,
  open,
}) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const { id } = await uploadedBy(dana, { title: "Front toss", instructorId: riley.id });
  const path = `/video-analysis/${id}`;
  const [coach, player] = [
    await open(riley, { viewport: phone, refused: [500] }),
    await open(dana, { viewport: desk }),
  ];
  await player.goto("/videos");
  await expect(library(player).getByRole("listitem")).toContainText(`With ${riley.name} for less than an hour`);
  await player.goto(path);
  await expect(feedback(player)).toContainText(`With ${riley.name} for less than an hour.`);
  await expect(player.getByRole("textbox")).toHaveCount(0);

  await coach.goto(path);
  await expect(review(coach)).toContainText("Try to reply in the next 24 h.");
  await button(coach, "Start Review").click();
  await expectToast(coach, "Video status updated successfully");
  await expect(button(coach, "Start Review")).toHaveCount(0);
  await player.reload();
  await expect(feedback(player)).toContainText(`${riley.name} is working on it.`);

  await test.step("with nothing written, nothing is published", async () => {
    await button(coach, "Publish feedback").click();
    await expectToast(coach, "Missing Content", "Write feedback or notes first.");
    await expect(field(coach, "Feedback")).toHaveAccessibleDescription("Write feedback or notes first.");
    await expect(field(coach, "Feedback")).toBeFocused();
  });
  await test.step("what is typed stays, whatever happens", async () => {
    await field(coach, "Coach’s notes").fill("Sore shoulder");
    await expect(review(coach)).toContainText(`${dana.name} will see “Reviewed, no written feedback.”`);
    await field(coach, "Feedback").fill("Elbow up.");
    await expect(review(coach)).toContainText("Draft saved at");
    await coach.reload();
    await expect(field(coach, "Feedback")).toHaveValue("Elbow up.");
    await expect(field(coach, "Coach’s notes")).toHaveValue("Sore shoulder");
    await expect(review(coach)).toContainText("Draft saved at");
    await coach.route(`**${videoUrl(id)}`, (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await button(coach, "Publish feedback").click();
    await expectToast(coach, "Error", "Failed to save analysis. Please try again.");
    await coach.unroute(`**${videoUrl(id)}`);
  });
  await expectAccessible(coach, "a coach's review", [phone, desk]);
  await button(coach, "Publish feedback").click();
  await expectToast(coach, "Feedback published");
  await expect(review(coach)).toContainText("Elbow up.");
  await expect(review(coach)).toContainText("Sore shoulder");

  await player.reload();
  await expect(feedback(player)).toContainText("Elbow up.");
  await expect(player.getByRole("main")).not.toContainText("Sore shoulder");

  await button(coach, "Edit feedback").click();
  await field(coach, "Feedback").fill("Elbow higher.");
  await button(coach, "Publish feedback").click();
  await expectToast(coach, "Feedback published");
  await player.reload();
  await expect(feedback(player)).toContainText("Elbow higher.");
  await expect(feedback(player)).toContainText(`${riley.name} · Edited`);
  await expect(player.getByRole("main")).not.toContainText("Sore shoulder");
  const earlier = feedback(player).getByRole("button", { name: "1 earlier version" });
  await expect(feedback(player).getByText("Elbow up.")).toBeHidden();
  await earlier.click();
  await expect(feedback(player).getByText("Elbow up.")).toBeVisible();
  await expect(feedback(player).getByRole("button", { name: /^Restore/ })).toHaveCount(0);
  await expectAccessible(player, "feedback with an earlier version", [desk, phone]);

  await test.step("the earlier version is published again", async () => {
    await review(coach).getByRole("button", { name: "1 earlier version" }).click();
    await review(coach)
      .getByRole("button", { name: /^Restore/ })
      .click();
    await expectToast(coach, "Earlier version restored");
    await expect(review(coach).getByRole("button", { name: "2 earlier versions" })).toBeVisible();
  });
  await test.step("its status shows in the library and its numbers", async () => {
    await player.goto("/videos");
    await expectStats(player, { "Total Videos": 1, "Pending Review": 0, Reviewed: 1, "This Week": 1 });
    await expect(library(player).getByRole("listitem")).toContainText(`Feedback from ${riley.name}`);
  });
  await test.step("archived, and moved back for a reason", async () => {
    await button(coach, "Archive").click();
    await expectToast(coach, "Video status updated successfully");
    await button(coach, "Move back").click();
    const dialog = coach.getByRole("dialog", { name: "Move this video back?" });
    await dialog.getByRole("button", { name: "Move back" }).click();
    await expect(dialog).toContainText("Please say why you’re moving it back.");
    await dialog.getByRole("textbox", { name: /^Why/ }).fill("Wrong swing.");
    await expectAccessible(coach, "moving a review back", [phone]);
    await coach.route(`**${videoUrl(id)}/status`, (route) => route.fulfill({ status: 500, body: "" }));
    await dialog.getByRole("button", { name: "Move back" }).click();
    await expectToast(coach, "Error", "Failed to update video status");
    await coach.unroute(`**${videoUrl(id)}/status`);
    await dialog.getByRole("button", { name: "Move back" }).click();
    await expectToast(coach, "Video status updated successfully");
    await player.goto(path);
    await expect(feedback(player)).toContainText("Moved back: Wrong swing.");
  });
  await test.step("notes alone are a review without words", async () => {
    await button(coach, "Edit feedback").click();
    await field(coach, "Feedback").fill("");
    await expect(review(coach)).toContainText(`${dana.name} will see “Reviewed, no written feedback.”`);
    await button(coach, "Publish feedback").click();
    await expectToast(coach, "Feedback published");
    await player.reload();
    await expect(feedback(player)).toContainText("Reviewed, no written feedback.");
  });
});

test("of two coaches who start one review, the second hears of it and keeps the text; N leads to the next video", async ({
  people,
  open,
}) => {
  const [dana, riley, sam] = [await people.player(), await people.instructor(), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const first = await uploadedBy(dana, { title: "For anyone" });
  const next = await uploadedBy(dana, { title: "For Riley", instructorId: riley.id });
  const [one, other] = [
    await open(riley, { viewport: desk, refused: [404] }),
    await open(sam, { viewport: desk, refused: [404, 409] }),
  ];
  for (const page of [one, other]) {
    await page.goto(`/video-analysis/${first.id}`);
    await expect(review(page)).toContainText("It’s in every coach’s queue.");
  }
  await field(other, "Feedback").fill("Level swing.");
  await button(one, "Start Review").click();
  await expectToast(one, "Video status updated successfully");
  await button(other, "Start Review").click();
  await expectToast(other, "This video isn’t yours anymore");
  await expect(field(other, "Feedback")).toHaveValue("Level swing.");

  await one.getByRole("heading", { level: 1 }).click(); // nothing has the focus
  const queued = await riley.call<{ id: string }[]>("GET", "/api/instructor/videos");
  expect(queued.map(({ id }) => id)).toContain(next.id);
  await expect(review(one).getByRole("link", { name: "Next video (N)" })).toBeVisible();
  await one.keyboard.press("n");
  await expect(one).not.toHaveURL(new RegExp(first.id));
});

test("a coach saves advice as snippets, puts one in where the cursor is, by keys alone, edits them, and undoes a deletion", async ({
  people,
  open,
}) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const { id } = await uploadedBy(dana, { title: "Front toss", instructorId: riley.id });
  const coach = await open(riley, { viewport: phone, refused: [409] });
  await coach.goto(`/video-analysis/${id}`);
  const [text, snippets] = [field(coach, "Feedback"), button(coach, "Snippets")];
  const dialog = coach.getByRole("dialog", { name: "Your snippets" });
  await test.step("saves what is selected", async () => {
    await text.fill("Good swing. Elbow up.");
    await text.press("End");
    for (let n = 0; n < "Elbow up.".length; n++) await text.press("Shift+ArrowLeft");
    await snippets.press("Enter");
    await coach.getByRole("menuitem", { name: "Save the selected text as a snippet" }).press("Enter");
    await expect(dialog.getByLabel("New snippet")).toHaveValue("Elbow up.");
    await expect(dialog.getByLabel("New snippet")).toBeFocused();
    await dialog.getByRole("button", { name: "Save snippet" }).click();
    await expect(dialog.getByRole("listitem")).toContainText("Elbow up.");
    await expect(dialog.getByLabel("New snippet")).toHaveValue("");
  });
  await test.step("one that is there already, and one that is too long, are refused beside the field, and stay typed", async () => {
    await dialog.getByLabel("New snippet").fill("Elbow up.");
    await dialog.getByRole("button", { name: "Save snippet" }).click();
    await expect(dialog.getByLabel("New snippet")).toHaveAccessibleDescription("You already have this snippet.");
    await dialog.getByLabel("New snippet").fill("x".repeat(501));
    await dialog.getByRole("button", { name: "Save snippet" }).click();
    await expect(dialog.getByLabel("New snippet")).toHaveAccessibleDescription("Please use at most 500 characters");
    await dialog.getByLabel("New snippet").fill("Weight back.");
    await dialog.getByRole("button", { name: "Save snippet" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(coach, "a coach's snippets", [phone, desk]);
  });
  await test.step("edits one, deletes it, and undoes that", async () => {
    await dialog.getByRole("button", { name: "Edit: Weight back." }).click();
    await dialog.getByLabel("Text", { exact: true }).fill("Stay back.");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByRole("button", { name: "Delete: Stay back." }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Undo: Deleted: Stay back." }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Done" }).click();
  });
  await test.step("puts one in at the cursor, which is behind it then", async () => {
    await text.fill("Good swing. Next time more.");
    await text.press("Home");
    for (let n = 0; n < "Good swing.".length; n++) await text.press("ArrowRight");
    await text.press("Tab");
    await expect(snippets).toBeFocused();
    await coach.keyboard.press("Enter");
    await expect(coach.getByRole("menuitem", { name: "Elbow up." })).toBeFocused();
    await expectAccessible(coach, "the snippets of a review", [phone, desk]);
    await coach.keyboard.press("ArrowDown");
    await coach.keyboard.press("Enter");
    await expect(text).toBeFocused();
    await coach.keyboard.type("!!");
    await expect(text).toHaveValue("Good swing. Stay back.!! Next time more.");
    await expect(review(coach)).toContainText("Draft saved at");
    await snippets.press("Enter");
    await coach.keyboard.press("Escape");
    await expect(snippets).toBeFocused();
  });
});
