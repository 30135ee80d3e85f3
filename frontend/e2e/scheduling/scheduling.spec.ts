import type { Page } from "@playwright/test";
import { lessonUrl, simpleLessonsUrl } from "../../../backend/lessons/contract.ts";
import { clearScheduleUrl } from "../../../backend/scheduling/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { book, dayIn, publish, shortDate, weekdayName } from "./offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

const day = dayIn(7); // in the next week, whatever day it is
const shown = shortDate(day); // "Wed, May 8"
const dayOf = (page: Page) => page.getByRole("region", { name: new RegExp(`${shown.split(", ")[1]}$`) });
const nextWeek = (page: Page) => page.getByRole("button", { name: "Next week" }).click();
const formOf = (page: Page) => page.getByRole("region", { name: "Book a Lesson" });
const recent = (page: Page) => page.getByRole("region", { name: "Recent Lesson Bookings" }).getByRole("listitem");

test("R12, U18, V8, T17, T18, T9, T21, T12, G1-26, K3, G1-21, G1-22: the week shows times and lessons, and a walk-in is booked into it; the whole schedule is cleared after a question, and comes back at once or later", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player({ firstName: "Pat" })]);
  const offer = await publish(riley, { daysAhead: 7, maxStudents: 2 });
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  const page = await open(riley, { refused: [409, 500] });
  await page.goto("/scheduling");
  await expect(page.getByRole("button", { name: "This week" })).toBeDisabled();
  await nextWeek(page);
  await expect(dayOf(page).getByRole("listitem")).toContainText(["4:00–5:00 PM"]);
  await expect(dayOf(page)).toContainText("1 of 2 left");
  await expect(dayOf(page)).toContainText(`${pat.name}Confirmed`);

  const form = formOf(page);
  const bookLesson = form.getByRole("button", { name: "Book Lesson" });
  await bookLesson.click();
  await expectToast(page, "Incomplete Booking", "Please select an instructor and time slot.");
  await expect(form.getByLabel("Player's name")).toHaveAccessibleDescription("Please enter the player's name");
  await expectAccessible(page, "a booking with faults");
  await form.getByLabel("Player's name").fill("Walter Walk-In");
  await form.getByLabel("Date").fill(day);
  await form.getByLabel("Time").selectOption("12:30 PM");
  await expect(form.getByRole("alert")).toContainText("outside the time slots");
  await form.getByLabel("Time").selectOption("4:00 PM (time slot)");
  await expect(form.getByRole("alert")).toHaveCount(0);

  await page.route(`**${simpleLessonsUrl}`, (route) => route.fulfill({ status: 500, body: "" }));
  await bookLesson.click();
  await expectToast(page, "Booking Failed", "Failed to book lesson. Please try again.");
  await expect(form.getByLabel("Player's name")).toHaveValue("Walter Walk-In");
  await page.unroute(`**${simpleLessonsUrl}`);
  await bookLesson.click();
  await expectToast(page, "Lesson booked successfully");
  await expect(form.getByLabel("Player's name")).toHaveValue("");
  await expect(dayOf(page)).toContainText("Full");
  await expect(dayOf(page)).toContainText("Walter Walk-InScheduled");
  await expect(recent(page)).toContainText([/Walter Walk-In.*4:00 PM/, pat.name]);
  await expect(recent(page).nth(1).getByRole("link")).toHaveAttribute(
    "href",
    `/instructor-dashboard/lessons/${id}/show`,
  );

  await form.getByLabel("Player's name").fill("One too many");
  await form.getByLabel("Date").fill(day);
  await form.getByLabel("Time").selectOption("4:30 PM");
  await bookLesson.click();
  await expectToast(page, "Booking Failed", "Another lesson is already confirmed for this time.");
  await expectAccessible(page, "the week");

  await test.step("the whole schedule is cleared after a question, and comes back; the form starts from its presets", async () => {
    const managed = page.getByRole("region", { name: "Schedule Management" });
    const slot = managed.getByText(`${weekdayName(day)}, 4:00–5:00 PM`);
    const heading = managed.getByRole("heading", { name: "Schedule Management" });
    const clear = async () => {
      await page.getByRole("button", { name: "Clear All Schedules" }).click();
      const question = page.getByRole("dialog", { name: "Clear all schedules?" });
      await expect(question).toContainText("This takes 1 time slot off the calendar.");
      await question.getByRole("button", { name: "Clear All Schedules" }).click();
      await expect(question).toBeHidden();
    };
    await expect(slot).toBeVisible();
    await page.route(`**${clearScheduleUrl}`, (route) => route.fulfill({ status: 500, body: "" }));
    await clear();
    await expectToast(page, "Failed to clear schedule data");
    await page.unroute(`**${clearScheduleUrl}`);
    await clear();
    await expectToast(page, "All schedule data cleared successfully");
    await expect(managed.getByRole("heading", { name: "No time slots" })).toBeVisible();
    await expect(heading).toBeFocused();
    await heading.blur();
    await toastOf(page).getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Schedule restored");
    await expect(slot).toBeVisible();
    await expect(heading).toBeFocused();

    await clear();
    await page.reload();
    await expect(managed).toContainText("1 time slot was cleared. You can restore it.");
    await expectAccessible(page, "a cleared schedule", [phone]);
    await managed.getByRole("button", { name: "Restore" }).click();
    await expect(slot).toBeVisible();
    await expect(managed.getByText("can come back")).toHaveCount(0);
    await expect(heading).toBeFocused();

    const presets = page.getByRole("region", { name: "Add time slot" });
    await expect(presets.getByLabel("Price")).toHaveValue("75");
    await expect(presets.getByLabel("Location")).toHaveValue("Indoor Cage 1");
  });
});

test("A25, G1-44, G1-54: an admin looks at an instructor's week, changes its times, and books for somebody", async ({
  people,
  open,
}) => {
  const [riley, morgan] = await Promise.all([people.instructor(), people.admin()]);
  await publish(riley, { daysAhead: 7 });
  const page = await open(morgan);
  await page.goto("/scheduling");
  const form = formOf(page);
  await form.getByRole("button", { name: "Book Lesson" }).click();
  await expectToast(page, "Incomplete Booking", "Please select an instructor and time slot.");
  await page.getByRole("main").getByLabel("Instructor").click();
  await page.getByRole("option", { name: riley.name }).click();
  await nextWeek(page);
  await expect(dayOf(page)).toContainText("Open");
  await expect(page.getByRole("button", { name: "Clear All Schedules" })).toBeEnabled();
  await form.getByLabel("Player's name").fill("Wanda Walk-In");
  await form.getByLabel("Date").fill(day);
  await form.getByLabel("Time").selectOption("4:00 PM (time slot)");
  await form.getByRole("button", { name: "Book Lesson" }).click();
  await expectToast(page, "Lesson booked successfully");
  await expect(dayOf(page)).toContainText("Wanda Walk-InScheduled");
  await recent(page).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Lesson with Wanda Walk-In", level: 1 })).toBeVisible();
  await page.goto(`/schedule-builder?instructor=${riley.id}`);
  await page.getByRole("button", { name: `${weekdayName(day)} 1 time slot` }).click();
  await expect(page.getByRole("heading", { name: "4:00–5:00 PM" })).toBeVisible();
  await page.getByRole("switch").click();
  await expectToast(page, "Availability updated successfully");
  await page.getByRole("button", { name: "Block Time Range" }).click();
  await page.getByRole("button", { name: "Block Time Range" }).click();
  await expectToast(page, "Dates blocked");
  await expect(page.getByRole("button", { name: /^Unblock/ })).toBeVisible();
});
