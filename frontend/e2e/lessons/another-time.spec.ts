import type { Page } from "@playwright/test";
import { lessonUrl, lessonsUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { reviewUrl } from "../../../backend/lessons/reviews/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { book, longDate, publish, shortDate } from "../scheduling/offers.ts";
import { unfold, unfoldLesson } from "../testing/phone.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const upcoming = (page: Page) => page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");

test("G1-30: a player asks for another time, the instructor accepts it, and the lesson is there", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const [now, wanted] = [
    await publish(riley),
    await publish(riley, { daysAhead: 5, startTime: "18:00", endTime: "19:00" }),
  ];
  const { id } = await book(pat, now);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });

  const page = await open(pat, { viewport: phone });
  await page.goto("/player-dashboard");
  await unfoldLesson(page, `${longDate(now.date)}, 4:00 PM`);
  await page.getByRole("button", { name: /^Request new time/ }).click();
  const form = page.getByRole("dialog", { name: "Request a new time" });
  await form.getByRole("button", { name: "Request new time" }).click();
  const words = form.getByLabel("Or say which times work for you");
  await expect(words).toHaveAccessibleDescription("Please choose a time, or tell us which times work for you.");
  await words.fill("We have a game.");
  await form.getByRole("radio", { name: `${shortDate(wanted.date)}, 6:00 PM` }).check();
  await expectAccessible(page, "asking for another time", [phone]);
  await form.getByRole("button", { name: "Request new time" }).click();
  await expectToast(page, "New Time Requested", "Nothing changes until Riley agrees.");
  await expect(upcoming(page)).toContainText(`You requested a new time: ${longDate(wanted.date)}, 6:00 PM`);
  await expect(upcoming(page).getByRole("heading", { level: 3 })).toHaveText(`${shortDate(now.date)}, 4:00 PM`);

  const office = await open(riley, { viewport: desk });
  await office.goto("/instructor-dashboard");
  await expect(office.getByRole("link", { name: "1 waiting for you" })).toBeVisible();
  await expect(office.getByRole("navigation").getByRole("link", { name: /^Overview/ })).toContainText("1");
  const asked = office.getByRole("region", { name: "Waiting for your reply" }).getByRole("listitem");
  await expect(asked).toContainText(`Pat wants another time: ${longDate(wanted.date)}, 6:00 PM`);
  await asked.getByRole("link", { name: `Reply to ${pat.name}` }).click();
  await expect(office.getByText("“We have a game.”")).toBeVisible();
  await expectAccessible(office, "what a player asks for", [desk]);
  await office.getByRole("button", { name: "Accept new time" }).click();
  await expectToast(office, "New time accepted", "The lesson moved to its new time.");
  await expect(office.getByText(`${longDate(wanted.date)}, 6:00–7:00 PM`).first()).toBeVisible();
  await expect(office.getByRole("button", { name: "Accept new time" })).toHaveCount(0);
  const moved = office.getByRole("region", { name: "Timeline" }).getByRole("listitem").first();
  await expect(moved).toContainText("moved the lesson to the new time");
  await expect(moved).not.toContainText("Confirmed"); // as it was before

  // The instructor offers the old time again, and the player keeps the new one.
  await office.getByRole("button", { name: "Offer another time" }).click();
  const offer = office.getByRole("dialog", { name: "Offer another time" });
  await offer.getByLabel("Day").fill(now.date);
  await offer.getByLabel("Start").fill("16:00");
  await offer.getByRole("button", { name: "Offer another time" }).click();
  await expect(office.getByText(/^New time offered:/).first()).toBeVisible();
  await page.reload();
  await expect(upcoming(page).getByRole("heading", { level: 3 })).toHaveText(`${shortDate(wanted.date)}, 6:00 PM`);
  await expect(upcoming(page)).toContainText(`Riley offered a new time: ${longDate(now.date)}, 4:00 PM`);
  await page.getByRole("button", { name: /^Keep original time/ }).click();
  await expectToast(page, "Original Time Kept", "You turned down the new time.");
  await expect(upcoming(page).getByRole("alert")).toHaveCount(0);
});

test("G1-51: a completed lesson asks for a review; what is refused stays typed", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const { id } = await book(pat, await publish(riley));
  const page = await open(pat, { viewport: desk, refused: [409] });
  // No test can wait for a lesson to end. Here it only looks completed, and the server refuses the review.
  await page.route(
    ({ pathname }) => pathname === lessonsUrl,
    async (route) => {
      const response = await route.fetch();
      const lessons = (await response.json()) as LessonView[];
      await route.fulfill({ response, json: lessons.map((lesson) => ({ ...lesson, status: "completed" })) });
    },
  );
  await page.goto("/player-dashboard");
  await page.getByRole("button", { name: /^Review lesson/ }).click();
  const form = page.getByRole("dialog", { name: "How was your lesson with Riley?" });
  await form.getByRole("button", { name: "Save review" }).click();
  await expect(form.getByText("Please choose one to five stars")).toBeVisible();
  await form.locator("label", { hasText: "4 stars" }).click();
  await form.getByLabel(/^What helped/).fill("The tee work.");
  await expectAccessible(page, "a review", [desk]);
  const sent = page.waitForRequest((request) => request.url().endsWith(reviewUrl(id)));
  await form.getByRole("button", { name: "Save review" }).click();
  expect((await sent).postDataJSON()).toEqual({ rating: 4, comment: "The tee work." });
  await expect(form.getByRole("alert")).toHaveText("You can review a lesson once it's completed.");
  await expect(form.getByLabel(/^What helped/)).toHaveValue("The tee work.");
  await expect(form.getByRole("button", { name: "Save review" })).toBeEnabled(); // the list has been read anew
});

test("a private calendar address is made, renewed and ended", async ({ people, open }) => {
  const pat = await people.player();
  const page = await open(pat, { viewport: phone });
  await page.goto("/player-dashboard");
  await unfold(page, "Account and players");
  const card = page.getByRole("region", { name: "Add to your calendar" });
  await card.getByRole("button", { name: "Create private link" }).click();
  const address = card.getByLabel("Your private link");
  await expect(address).toBeFocused();
  const first = await address.inputValue();
  const reads = async (url: string) => (await pat.session.get(url)).status();
  expect(await reads(first)).toBe(200);
  await card.getByRole("button", { name: "Create new link" }).click();
  await expect(card.getByRole("alert")).toContainText("won't update anymore");
  await card.getByRole("button", { name: "Create new link" }).click();
  await expect(address).not.toHaveValue(first);
  expect(await reads(first)).toBe(404);
  await card.getByRole("button", { name: "Turn off link" }).click();
  await card.getByRole("button", { name: "Turn off link" }).click();
  await expect(card.getByRole("button", { name: "Create private link" })).toBeVisible();
});
