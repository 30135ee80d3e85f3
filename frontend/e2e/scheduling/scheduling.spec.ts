import { type LessonView, lessonUrl } from "../../../backend/lessons/contract.ts";
import { availabilityOf, type SlotView } from "../../../backend/scheduling/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { book, dayIn, longDate, publish, shortDate, weekdayName } from "./offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

const day = dayIn(7); // in the next week, whatever day it is
const weekday = weekdayName(day);
const offered = ({ id, call }: Person) => call<SlotView[]>("GET", availabilityOf(id));

test("R12, R13, U17, U18, A25, G1-43: a week is built day by day and copied, dates are blocked, a walk-in is booked, and the whole schedule is cleared and comes back", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley, { daysAhead: 7, maxStudents: 2, weeksDuration: 4 });
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  const page = await open(riley, { viewport: desk });
  await page.goto("/schedule-builder");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Videos" })).toHaveAttribute("href", "/videos");
  const dayButton = (name: string, slots: string) => page.getByRole("button", { name: `${name} ${slots}` });

  await test.step("a slot is added, closed, deleted and brought back", async () => {
    await dayButton(weekday, "1 time slot").click();
    const form = page.getByRole("region", { name: `Add time slot on ${weekday}` });
    await form.getByRole("button", { name: "Add Time Slot" }).click();
    await expectToast(page, "Time slot added successfully");
    await expect(dayButton(weekday, "2 time slots")).toBeVisible();
    const available = page.getByRole("switch", { name: `Available: ${weekday}, 9:00–10:00 AM` });
    await available.click();
    await expectToast(page, "Availability updated successfully");
    await page.getByRole("button", { name: `Delete ${weekday}, 9:00–10:00 AM` }).click();
    await expectToast(page, "Time slot deleted successfully");
    await expect(dayButton(weekday, "1 time slot")).toBeVisible();
    await toastOf(page).getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Time slot restored");
    await expect(available).not.toBeChecked(); // as it was
  });

  await test.step("the day is copied to all others, and taken back", async () => {
    await page.getByRole("button", { name: "Copy to All Days" }).click();
    const copying = page.getByRole("dialog", { name: `Copy ${weekday} to all days?` });
    await copying.getByRole("button", { name: "Copy to All Days" }).click();
    await expectToast(page, "Day copied");
    const other = weekdayName(dayIn(4));
    await expect(dayButton(other, "2 time slots")).toBeVisible();
    await main.getByRole("button", { name: "Undo: day copied" }).click();
    await expectToast(page, "Undone");
    await expect(dayButton(other, "0 time slots")).toBeVisible();
  });

  await test.step("dates are blocked with their lessons in view, and opened again", async () => {
    await page.getByRole("button", { name: "Block Time Range" }).click();
    const dialog = page.getByRole("dialog", { name: "Block Time Range" });
    await dialog.getByLabel("First day").fill(day);
    await expect(dialog.getByLabel("Last day")).toHaveValue(day); // taken along
    await expect(dialog.getByRole("list", { name: "Affected lessons" }).getByRole("listitem")).toContainText([
      `${shortDate(day)}, 4:00 PM: ${pat.name}`,
    ]);
    await dialog.getByLabel("From").selectOption("4:30 PM");
    await dialog.getByLabel("To", { exact: true }).selectOption("7:00 PM");
    await expectAccessible(page, "blocking dates", [phone]);
    await page.setViewportSize(desk);
    await dialog.getByRole("button", { name: "Block Time Range" }).click();
    await expectToast(page, "Dates blocked");
    expect((await offered(riley)).some(({ blockedDates }) => blockedDates.includes(day))).toBe(true);
    await expectAccessible(page, "the builder");
    await page.getByRole("button", { name: `Unblock ${shortDate(day)}, 4:30–7:00 PM` }).click();
    await expectToast(page, "Dates unblocked");
  });

  await page.getByRole("link", { name: "Lesson Scheduling" }).click();
  await test.step("a walk-in is booked into the week", async () => {
    await page.getByRole("button", { name: "Next week" }).click();
    const ofDay = page.getByRole("region", { name: longDate(day) });
    await expect(ofDay.getByRole("button", { name: /^4:00 PM · 1 of 2/ })).toBeVisible();
    const form = page.getByRole("region", { name: "Book a Lesson" });
    await form.getByLabel("Player's name").fill("Walter Walk-In");
    await form.getByLabel("Date").fill(day);
    await form.getByLabel("Time").selectOption("4:00 PM (open)");
    await form.getByRole("button", { name: "Book Lesson" }).click();
    await expectToast(page, "Lesson booked successfully");
    await expect(ofDay.getByRole("button", { name: /^4:00 PM · 2 of 2/ })).toBeVisible();
    const recent = page.getByRole("region", { name: "Recent Lesson Bookings" }).getByRole("listitem");
    await expect(recent).toContainText([/Walter Walk-In.*4:00 PM/, pat.name]);
  });

  await test.step("the whole schedule is cleared after a question, and comes back at once or later", async () => {
    const managed = page.getByRole("region", { name: "Schedule Management" });
    const slot = managed.getByText(`${weekday}, 4:00–5:00 PM`);
    const heading = managed.getByRole("heading", { name: "Schedule Management" });
    const clear = async () => {
      await page.getByRole("button", { name: "Clear All Schedules" }).click();
      const question = page.getByRole("dialog", { name: "Clear all schedules?" });
      await expect(question).toContainText("This takes 2 time slots off the calendar.");
      await question.getByRole("button", { name: "Clear All Schedules" }).click();
      await expectToast(page, "All schedule data cleared successfully");
    };
    await clear();
    await expect(managed.getByRole("heading", { name: "No time slots" })).toBeVisible();
    await expect(heading).toBeFocused();
    await heading.blur();
    await toastOf(page).getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Schedule restored");
    await expect(slot).toBeVisible();
    await expect(heading).toBeFocused();

    await clear();
    await expect(managed).toContainText("2 time slots were cleared. You can restore them.");
    await expectAccessible(page, "a cleared schedule");
    await managed.getByRole("button", { name: "Restore" }).click();
    await expect(slot).toBeVisible();
    expect(await offered(riley)).toHaveLength(2);
  });
});

test("G1-28, G2-17, G1-54: an admin sees the day of everybody and then of one, adds a time for a coach, confirms for them, and calls off the lessons of one who left", async ({
  people,
  open,
}) => {
  const [morgan, riley, dana, pat] = await Promise.all([
    people.admin(),
    people.instructor(),
    people.instructor({ firstName: "Dana" }),
    people.player(),
  ]);
  const lesson = await book(pat, await publish(riley, { startTime: "06:00", endTime: "07:00" }));
  await book(pat, await publish(dana, { startTime: "08:00", endTime: "09:00" }));
  const { date } = lesson;
  const page = await open(morgan, { viewport: desk });
  await page.goto(`/admin-dashboard/schedule?view=day&date=${date}`);
  for (const coach of [riley, dana])
    // a column for each
    await expect(page.getByRole("region", { name: coach.name }).getByRole("link", { name: pat.name })).toBeVisible();
  await expectAccessible(page, "a day by coach");
  await page.setViewportSize(desk);
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "List" }).click();
  const ofDay = page.getByRole("region", { name: longDate(date) });
  await expect(ofDay.getByRole("link", { name: `${pat.name} with ${dana.name}` })).toBeVisible();
  await page.getByLabel("Instructor").click();
  await page.getByRole("option", { name: riley.name }).click();
  await expect(ofDay.getByRole("link", { name: `${pat.name} with ${dana.name}` })).toHaveCount(0);
  await expect(ofDay.getByRole("link", { name: `${pat.name} with ${riley.name}` })).toBeVisible();
  await expect(ofDay).toContainText("Open to players: 6:00–7:00 AM");

  await test.step("a time is added to the coach's week", async () => {
    await page.getByRole("link", { name: "Availability" }).click();
    await page.getByRole("button", { name: "Add availability" }).click();
    const dialog = page.getByRole("dialog", { name: "Add availability" });
    await dialog.getByLabel("Day of week").selectOption(weekdayName(date));
    await dialog.getByRole("button", { name: "Add availability" }).click();
    await expectToast(page, "Availability slot added successfully");
    expect((await offered(riley)).map(({ startTime }) => startTime).toSorted()).toEqual(["06:00", "09:00"]);
  });

  await page.getByRole("link", { name: "Lessons", exact: true }).click();
  await expect(page.getByRole("link", { name: pat.name }).first()).toBeVisible();
  await expectAccessible(page, "the facility's lessons", [desk]);
  await test.step("an admin has the coach's buttons, and the history names the admin", async () => {
    await page.getByRole("row").filter({ hasText: riley.name }).getByRole("link", { name: pat.name }).click();
    await expect(page.getByRole("heading", { name: `Lesson with ${pat.name}`, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: `Confirm ${pat.name}` }).click();
    await expectToast(page, "Lesson confirmed successfully");
    const newest = page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first();
    await expect(newest).toContainText(`${morgan.name} (Admin)`);
    await expect(newest).toContainText("confirmed the lesson");
  });

  await test.step("whose role is taken back leaves lessons to call off", async () => {
    await morgan.call("PATCH", `/api/admin/users/${riley.id}`, { role: "student" });
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("link", { name: "Admins" })).toContainText("1");
    const abandoned = page.getByRole("region", { name: "Lessons without a coach" }).getByRole("listitem");
    const mine = abandoned.filter({ hasText: riley.name });
    await expect(mine).toContainText(pat.name);
    await mine.getByRole("button", { name: `Cancel lesson: ${pat.name}` }).click();
    const question = page.getByRole("dialog", { name: "Cancel this lesson?" });
    await question.getByLabel("Reason").fill("Riley has left us.");
    await question.getByRole("button", { name: "Cancel lesson" }).click();
    await expectToast(page, "Lesson canceled");
    await expect(mine).toHaveCount(0);
    expect(await pat.call<LessonView>("GET", lessonUrl(lesson.id))).toMatchObject({ status: "cancelled" });
  });
});
