import type { Page } from "@playwright/test";
import { snippetsUrl } from "../../../backend/videos/snippets/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { makeMember, uploadedBy } from "./videos.ts";

const review = (page: Page) => page.getByRole("region", { name: "Review" });
const feedback = (page: Page) => page.getByRole("region", { name: "Feedback" });
const field = (page: Page, name: "Feedback" | "Coach’s notes") => review(page).getByRole("textbox", { name });
const button = (page: Page, name: string) => review(page).getByRole("button", { name, exact: true });

test("U32:videos, U33:videos, U37, U25:feedback: a coach finds a video to review, starts it, and publishes feedback with a snippet put in by keys, then other feedback; the player reads it, and never the notes", async ({
  people,
  open,
}) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  await uploadedBy(dana, { title: "Front toss", instructorId: riley.id });
  await riley.call("POST", snippetsUrl, { text: "Elbow up." });
  await riley.call("POST", snippetsUrl, { text: "Stay back." });
  const coach = await open(riley, { viewport: desk });

  await test.step("from the first screen to the list, and to the video", async () => {
    await coach.goto("/instructor-dashboard");
    const queue = coach.getByRole("region", { name: /^Videos to review/ });
    await expect(queue).toContainText(`${dana.name} · less than an hour · 24 hours left of 24`);
    await expect(coach.getByRole("link", { name: /\d+\+?\s*video reviews?/ })).toHaveAttribute("href", /videos/);
    await coach
      .getByRole("navigation", { name: "Dashboard" })
      .getByRole("link", { name: /^Videos/ })
      .click();
    const row = coach.getByRole("table", { name: "Videos" }).getByRole("row").filter({ hasText: "Front toss" });
    await expect(row).toContainText("Pending review");
    await row.getByRole("button", { name: /^Start Review/ }).click();
    await expectToast(coach, "Video status updated successfully");
    await expect(row).toContainText("In review");
    await expectAccessible(coach, "the videos to review", [phone, desk]);
    await row.getByRole("link", { name: "Add Feedback: Front toss" }).click();
  });
  await test.step("a snippet is put in at the cursor, which is behind it then", async () => {
    const [text, snippets] = [field(coach, "Feedback"), button(coach, "Snippets")];
    await text.fill("Good swing. Next time more.");
    await text.press("Home");
    for (let n = 0; n < "Good swing.".length; n++) await text.press("ArrowRight");
    await text.press("Tab");
    await expect(snippets).toBeFocused();
    await coach.keyboard.press("Enter");
    await expect(coach.getByRole("menuitem", { name: "Elbow up." })).toBeFocused();
    await expectAccessible(coach, "the snippets of a review", [phone]);
    await coach.keyboard.press("ArrowDown");
    await coach.keyboard.press("Enter");
    await expect(text).toBeFocused();
    await coach.keyboard.type("!!");
    await expect(text).toHaveValue("Good swing. Stay back.!! Next time more.");
    await snippets.press("Enter");
    await coach.keyboard.press("Escape");
    await expect(snippets).toBeFocused();
  });
  await field(coach, "Coach’s notes").fill("Sore shoulder");
  await expect(review(coach)).toContainText("Draft saved at");
  await expectAccessible(coach, "a coach's review", [phone, desk]);
  await button(coach, "Publish feedback").click();
  await expectToast(coach, "Feedback published");
  await expect(review(coach)).toContainText("Sore shoulder");

  const player = await open(dana, { viewport: phone });
  await player.goto(new URL(coach.url()).pathname);
  await expect(feedback(player)).toContainText("Good swing. Stay back.!! Next time more.");
  await expect(player.getByRole("textbox")).toHaveCount(0);
  await expect(player.getByRole("main")).not.toContainText("Sore shoulder");

  await button(coach, "Edit feedback").click();
  await field(coach, "Feedback").fill("Elbow higher.");
  await button(coach, "Publish feedback").click();
  await expect(review(coach).getByRole("button", { name: "1 earlier version" })).toBeVisible();

  await player.getByRole("link", { name: "Back to videos" }).first().click();
  await player.getByRole("link", { name: /Front toss/ }).click();
  await expect(feedback(player)).toContainText(`${riley.name} · Edited`);
  await expect(feedback(player).getByText("Good swing.")).toBeHidden();
  await feedback(player).getByRole("button", { name: "1 earlier version" }).click();
  await expect(feedback(player).getByText("Good swing.")).toBeVisible();
  await expectAccessible(player, "feedback with an earlier version", [phone]);
});
