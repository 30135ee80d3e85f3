import type { Page } from "@playwright/test";
import { availabilityOf, type SlotView } from "../../../backend/scheduling/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { dayIn, shortDate, weekdayName } from "./offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const weekday = weekdayName(dayIn(3));

/** What GET /api/schedule/availability shows of an instructor, as anybody may ask. */
const offered = async (page: Page, { id }: Person) => {
  const slots: SlotView[] = await (await page.request.get(availabilityOf(id))).json();
  return slots.map(({ dayName, startTime, isAvailable }) => [dayName, startTime, isAvailable]);
};

test("U35, A15, T34:availability, A14, A10: a slot is published, closed, opened and deleted", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley);
  await page.goto("/instructor-dashboard/availability?add");
  const dialog = page.getByRole("dialog", { name: "Add availability" });
  await dialog.getByLabel("Day of week").selectOption(weekday);
  await dialog.getByLabel("Start time").selectOption("4:00 PM");
  await dialog.getByLabel("End time").selectOption("5:00 PM");
  await dialog.getByLabel("Price").fill("82.5");
  await dialog.getByLabel("Location").fill("Cage 7");
  await dialog.getByLabel("Max students").selectOption("2");
  await dialog.getByRole("button", { name: "4 weeks" }).click();
  await expect(dialog.getByText(`4 ${weekday}s, from`)).toBeVisible();
  await expectAccessible(page, "adding a slot", [phone]);
  await dialog.getByRole("button", { name: "Add availability" }).click();
  await expectToast(page, "Availability slot added successfully");
  await expect(dialog).toBeHidden();
  const day = page.getByRole("region", { name: weekday });
  await expect(day).toContainText("4:00–5:00 PM");
  await expect(day).toContainText("$82.50 · 2 spots");
  await expect(day).toContainText(`until ${shortDate(dayIn(3 + 3 * 7)).split(", ")[1]}`);
  expect(await offered(page, riley)).toEqual([[weekday, "16:00", true]]);

  const open4pm = page.getByRole("switch", { name: `Available: ${weekday}, 4:00–5:00 PM` });
  await open4pm.click();
  await expectToast(page, "Availability updated successfully");
  await expect(open4pm).not.toBeChecked();
  expect(await offered(page, riley)).toEqual([[weekday, "16:00", false]]);
  await expectAccessible(page, "availability");
  await open4pm.click();
  await expect(open4pm).toBeChecked();
  await expect.poll(() => offered(page, riley)).toEqual([[weekday, "16:00", true]]); // the switch moves before the server has answered

  await page.getByRole("button", { name: `Delete ${weekday}, 4:00–5:00 PM` }).click();
  const question = page.getByRole("dialog", { name: "Delete this time?" });
  await expect(question).toContainText("Lessons already booked stay as they are.");
  await question.getByRole("button", { name: "Delete time" }).click();
  await expectToast(page, "Availability slot deleted successfully");
  await expect(page.getByRole("heading", { name: "Players can’t book you yet" })).toBeVisible();
  expect(await offered(page, riley)).toEqual([]);
});
