import type { Page } from "@playwright/test";
import { availabilityOf, type SlotView } from "../../../backend/scheduling/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { dayIn, longDate, publish, shortDate, weekdayName } from "./offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const day = dayIn(3);
const weekday = weekdayName(day);
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Add availability" });
const dayOf = (page: Page) => page.getByRole("region", { name: weekday });

/** What GET /api/schedule/availability shows of an instructor, as anybody may ask. */
const offered = async (page: Page, { id }: Person) => {
  const slots: SlotView[] = await (await page.request.get(availabilityOf(id))).json();
  return slots.map(({ dayName, startTime, isAvailable }) => [dayName, startTime, isAvailable]);
};

test("U35, A15, T34:availability, A14, V7, T19, V6, T20, V9, A10, T29, N8: a published slot can be booked until it is closed or deleted; what is wrong in a new one is said, and what was typed stays", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { refused: [409] });
  await page.goto("/instructor-dashboard/availability?add");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Day of week").selectOption(weekday);
  await dialog.getByLabel("Start time").selectOption("4:00 PM");
  await dialog.getByLabel("End time").selectOption("5:00 PM");
  await dialog.getByLabel("Price").fill("82.5");
  await dialog.getByLabel("Location").fill("Cage 7");
  await dialog.getByLabel("Max students").selectOption("2");
  await dialog.getByRole("button", { name: "4 weeks" }).click();
  await expect(dialog.getByText(`4 ${weekday}s, from`)).toBeVisible();
  await dialog.getByRole("button", { name: "Add availability" }).click();
  await expectToast(page, "Availability slot added successfully");
  await expect(dialog).toBeHidden();
  const card = dayOf(page).getByRole("listitem");
  await expect(card).toContainText(["4:00 PM"]);
  await expect(card).toContainText(["$82.50 · 2 spots"]);
  await expect(card).toContainText([`until ${shortDate(dayIn(3 + 3 * 7)).split(", ")[1]}`]);

  const visitor = await open("visitor");
  await visitor.goto("/book-lesson");
  await visitor.getByRole("button", { name: `Choose ${riley.name}` }).click();
  await visitor.getByRole("button", { name: `${longDate(day)}, 1 opening` }).click();
  await expect(visitor.getByRole("button", { name: /^4:00–5:00 PM\s*2 spots left\s*\$82\.50$/ })).toBeEnabled();
  expect(await offered(visitor, riley)).toEqual([[weekday, "16:00", true]]);

  const open4pm = page.getByRole("switch", { name: `Available: ${weekday}, 4:00–5:00 PM` });
  await open4pm.click();
  await expectToast(page, "Availability updated successfully");
  await expect(open4pm).not.toBeChecked();
  await expect(page.getByText("Unavailable")).toBeVisible();
  await expectAccessible(page, "availability");
  expect(await offered(visitor, riley)).toEqual([[weekday, "16:00", false]]);
  await visitor.goto(`/book-lesson?instructorId=${riley.id}`);
  await expect(visitor.getByRole("heading", { name: "No openings right now" })).toBeVisible();
  await expect(visitor.getByText("4:00–5:00 PM")).toHaveCount(0);

  await open4pm.click();
  await expect(open4pm).toBeChecked();
  await expect.poll(() => offered(visitor, riley)).toEqual([[weekday, "16:00", true]]); // the switch moves before the server has answered
  await visitor.reload();
  await expect(visitor.getByRole("button", { name: / at 4:00–5:00 PM/ }).first()).toBeEnabled();

  const question = page.getByRole("dialog", { name: "Delete this time?" });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size); // redraws the week, which closes an open question
    await expect(question).toHaveCount(0);
    await page.getByRole("button", { name: `Delete ${weekday}, 4:00–5:00 PM` }).click();
    await expect(question).toContainText("Lessons already booked stay as they are.");
    await expectAccessible(page, "the question before a slot is deleted", [size]);
  }
  await question.getByRole("button", { name: "Delete time" }).click();
  await expectToast(page, "Availability slot deleted successfully");
  await expect(page.getByRole("heading", { name: "Players can’t book you yet" })).toBeVisible();
  expect(await offered(visitor, riley)).toEqual([]);

  await test.step("what is missing or wrong in a new slot is said, beside its field too", async () => {
    await page.getByRole("button", { name: "Add first time" }).click();
    await expect(dialog.getByLabel("Start time").locator("option")).toHaveCount(33); // "Choose", then 6:00 AM to 9:30 PM
    await expect(dialog.getByLabel("Start time").locator("option").nth(1)).toHaveText("6:00 AM");
    await expect(dialog.getByLabel("Start time").locator("option").last()).toHaveText("9:30 PM");

    const add = dialog.getByRole("button", { name: "Add availability" });
    await add.click();
    await expectToast(page, "Please fill in all required fields");
    await expect(dialog.getByLabel("Day of week")).toHaveAccessibleDescription("Please choose a day");

    await dialog.getByLabel("Day of week").selectOption(weekday);
    await expect(dialog.getByLabel("Day of week")).toHaveAccessibleDescription("");
    await dialog.getByLabel("End time").selectOption("9:00 AM");
    await add.click();
    await expectToast(page, "End time must be after start time");
    await expect(dialog.getByLabel("End time")).toHaveAccessibleDescription("End time must be after start time");
    await expect(dialog.getByLabel("End time")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "adding a slot, with an error and a toast");

    await dialog.getByLabel("End time").selectOption("10:00 AM");
    await dialog.getByLabel("Price").fill("-5");
    await dialog.getByLabel("Weeks duration").fill("53");
    await add.click();
    await expect(dialog.getByLabel("Price")).toHaveAccessibleDescription("The price can't be below $0");
    await expect(dialog.getByLabel("Weeks duration")).toHaveAccessibleDescription("Please choose 1 to 52 weeks");
    await expect(dialog).toBeVisible();
  });
  await test.step("one that overlaps another is refused with the server's reason", async () => {
    await publish(riley);
    await page.goto("/instructor-dashboard/availability");
    await page.getByRole("button", { name: `Add a time on ${weekday}` }).click();
    await dialog.getByLabel("Start time").selectOption("4:30 PM");
    await dialog.getByLabel("End time").selectOption("5:30 PM");
    await dialog.getByRole("button", { name: "Add availability" }).click();
    await expectToast(page, "Failed to add availability");
    await expect(dialog.getByRole("alert").first()).toContainText(
      "This overlaps your slot from 4:00 PM to 5:00 PM on the same day.",
    );
    await expect(dialog.getByLabel("Start time")).toHaveValue("16:30");

    await dialog.getByLabel("Start time").selectOption("5:00 PM");
    await dialog.getByLabel("End time").selectOption("6:00 PM");
    await dialog.getByRole("button", { name: "Add and keep going" }).click();
    await expectToast(page, "Availability slot added successfully");
    await expect(dialog.getByLabel("Start time")).toHaveValue("18:00"); // the next hour of the same day
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dayOf(page).getByRole("listitem")).toHaveCount(2);
  });
});

test("G1-54: an admin comes from a coach's schedule to their availability, adds a time for them and closes it", async ({
  people,
  open,
}) => {
  const [morgan, riley] = await Promise.all([people.admin(), people.instructor()]);
  const page = await open(morgan);
  await page.goto("/admin-dashboard/schedule");
  await page.getByRole("link", { name: "Availability" }).click();
  await expect(page.getByRole("heading", { name: "Choose an instructor" })).toBeVisible();
  await page.getByLabel("Instructor").click();
  await page.getByRole("option", { name: riley.name }).click();
  await expect(page.getByRole("heading", { name: "Players can’t book this coach yet" })).toBeVisible();
  await page.getByRole("button", { name: "Add first time" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Day of week").selectOption(weekday);
  await dialog.getByRole("button", { name: "Add availability" }).click();
  await expectToast(page, "Availability slot added successfully");
  await page.getByRole("switch", { name: `Available: ${weekday}, 9:00–10:00 AM` }).click();
  await expectToast(page, "Availability updated successfully");
  await expect.poll(() => offered(page, riley)).toEqual([[weekday, "09:00", false]]);
  await page.getByRole("link", { name: "Schedule", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Schedule", level: 1 })).toBeVisible();
});
