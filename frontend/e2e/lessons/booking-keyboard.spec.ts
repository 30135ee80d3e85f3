import { hoursOf } from "../../public/lessons/booking/freeTimes.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { dayIn, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { confirmButton, dayButton, headings, timeButton } from "./wizard.ts";

test("N9, N10, U7–U10: a lesson is booked by keyboard alone, and each step says where one is", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await publish(riley, { daysAhead: 2, startTime: "10:00", endTime: "11:00" });
  const offer = await publish(riley, { daysAhead: 4, startTime: "17:30", endTime: "18:30" });
  const page = await open(pat, { viewport: desk, timezoneId: "Asia/Tokyo" }); // the facility's days hold everywhere
  const { keyboard } = page;
  await page.goto("/book-lesson");
  await expect(page.getByRole("heading", { name: "Book a Lesson", level: 1 })).toBeVisible();

  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: `Choose ${riley.name}` }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", headings[2])).toBeFocused();

  // The calendar is one tab stop. Arrow keys move through all days, also unavailable ones and into the next month.
  await tabTo(page, dayButton(page, dayIn(2)));
  await keyboard.press("ArrowRight");
  await expect(dayButton(page, dayIn(3))).toBeFocused();
  await expect(dayButton(page, dayIn(3))).toHaveAccessibleName(/no openings$/);
  await keyboard.press("Enter");
  await expect(dayButton(page, dayIn(3))).toHaveAttribute("aria-disabled", "true");
  await keyboard.press("ArrowDown");
  await expect(dayButton(page, dayIn(10))).toBeFocused();
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowRight");
  await expect(dayButton(page, offer.date)).toBeFocused();
  await keyboard.press("Enter");
  await expect(timeButton(page, offer)).toBeVisible();
  await expectAccessible(page, "step 2");
  await page.setViewportSize(desk);
  await tabTo(page, timeButton(page, offer));
  await expect(timeButton(page, offer)).toHaveAccessibleName(new RegExp(hoursOf(offer.slot)));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", headings[3])).toBeFocused();

  await tabTo(page, page.getByLabel("Phone"));
  await keyboard.type("555-010-2222");
  await tabTo(page, page.getByRole("radio", { name: "Hitting" }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Fielding" })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: "Yes" }));
  await keyboard.press("Space");
  await expectAccessible(page, "step 3");
  await page.setViewportSize(desk);
  await tabTo(page, confirmButton(page));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/booking-success$/);
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Go to my dashboard" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeFocused();
});
