import type { Page } from "@playwright/test";
import { laterLessonsUrl, lessonUrl, lessonsUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { blocksUrl } from "../../../backend/scheduling/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { book, dayIn, longDate, publish, shortDate } from "../scheduling/offers.ts";
import { unfoldLesson } from "../testing/phone.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { confirmButton, stepThree, wishes } from "./wizard.ts";

const upcoming = (page: Page) => page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");

test("G1-30: a player asks for another time, the instructor accepts it and offers the old one again, which the player turns down", async ({
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
  await expect(upcoming(page)).toContainText(`New time requested: ${longDate(wanted.date)}, 6:00 PM`);
  await expect(upcoming(page).getByRole("heading", { level: 3 })).toHaveText(`${shortDate(now.date)}, 4:00 PM`);

  const office = await open(riley, { viewport: desk });
  await office.goto("/instructor-dashboard");
  await expect(office.getByRole("link", { name: "1 lesson waiting for you" })).toBeVisible();
  await expect(office.getByRole("navigation").getByRole("link", { name: /^Overview/ })).toContainText("1");
  const asked = office.getByRole("region", { name: "Waiting for your reply" }).getByRole("listitem");
  await expect(asked).toContainText(`Pat wants another time: ${shortDate(wanted.date)}, 6:00 PM`);
  await asked.getByRole("link", { name: `Reply to ${pat.name}` }).click();
  await expect(office.getByText("“We have a game.”")).toBeVisible();
  await expectAccessible(office, "what a player asks for", [desk]);
  await office.getByRole("button", { name: "Accept new time" }).click();
  await expectToast(office, "New time accepted", "The lesson moved to its new time.");
  await expect(office.getByText(`${longDate(wanted.date)}, 6:00–7:00 PM`).first()).toBeVisible();
  const moved = office.getByRole("region", { name: "Timeline" }).getByRole("listitem").first();
  await expect(moved).toContainText(/moved the lesson from .+, 4:00 PM to .+, 6:00 PM/);
  await expect(moved).not.toContainText("Confirmed"); // as it was before
  await office.getByRole("button", { name: "Offer another time" }).click();
  const offer = office.getByRole("dialog", { name: "Offer another time" });
  await offer.getByLabel("Day").fill(now.date);
  await offer.getByLabel("Start").selectOption("16:00");
  await offer.getByRole("button", { name: "Offer another time" }).click();
  await expect(office.getByText(/^New time offered:/).first()).toBeVisible();
  await office.close();

  await page.reload();
  await expect(upcoming(page).getByRole("heading", { level: 3 })).toHaveText(`${shortDate(wanted.date)}, 6:00 PM`);
  await expect(upcoming(page)).toContainText(`Riley offered a new time: ${longDate(now.date)}, 4:00 PM`);
  await page.getByRole("button", { name: /^Keep original time/ }).click();
  await expectToast(page, "Original Time Kept", "You turned down the new time.");
  await expect(upcoming(page).getByRole("alert")).toHaveCount(0);
});

test("G1-33: a lesson a week is booked as one request, without the week that was named as not open, and its end is asked for", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley, { weeksDuration: 8 });
  const away = dayIn(3 + 14);
  await riley.call("POST", blocksUrl, { firstDay: away, lastDay: away });
  const page = await open(pat, { viewport: phone });
  await page.goto(stepThree(offer));
  const everyWeek = page.getByRole("radiogroup", { name: "Would you like this time every week?" });
  await everyWeek.getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("How many weeks?").selectOption("Every week for 5 weeks");
  await expect(page.getByRole("alert")).toContainText([`${shortDate(away)}: your coach isn’t available`]);
  await expect(page.getByText("4 lessons: $80 each, $320 in all")).toBeVisible();
  await expectAccessible(page, "a series to be booked", [phone]);
  await page.getByLabel("Phone").fill(wishes.phone);
  await page.getByRole("radio", { name: "Hitting", exact: true }).check();
  await confirmButton(page).click();
  const days = [3, 10, 24, 31].map((ahead) => shortDate(dayIn(ahead)));
  await expect(page.getByText(`This is the first of 4 weekly lessons: ${days.join(" · ")}.`)).toBeVisible();

  const sent = await riley.call<LessonView[]>("GET", lessonsUrl);
  expect(sent.map(({ date }) => date).toSorted()).toEqual([3, 10, 24, 31].map(dayIn));
  const [next] = sent.filter(({ series }) => series?.n === 1);
  await riley.call("POST", laterLessonsUrl(next!.id), { what: "confirmed" });
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  for (const n of [1, 2, 3, 4]) await expect(page.getByText(`Weekly, ${n} of 4`)).toBeVisible();
  const third = `${longDate(dayIn(24))}, 4:00 PM`;
  await unfoldLesson(page, third);
  await page.getByRole("button", { name: `Request cancellation: ${third}` }).click();
  await page.getByRole("radio", { name: "This and all later ones" }).check();
  await page.getByRole("button", { name: "Request cancellation", exact: true }).click();
  await expectToast(page, "Cancellation Requested");
  const given = await riley.call<LessonView[]>("GET", lessonsUrl);
  const toCancel = given.filter(({ proposal }) => proposal?.kind === "cancel");
  expect(toCancel.map(({ series }) => series?.n ?? 0).toSorted((one, other) => one - other)).toEqual([3, 4]);
});
