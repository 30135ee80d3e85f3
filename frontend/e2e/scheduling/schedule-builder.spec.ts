import type { Page } from "@playwright/test";
import { blocksUrl, slotUrl } from "../../../backend/scheduling/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { book, dayIn, longDate, publish, shortDate, weekdayName } from "./offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";
import { settled } from "../testing/shifts.ts";
import { stepTwo } from "../lessons/wizard.ts";

const day = dayIn(3);
const weekday = weekdayName(day);
const dayButton = (page: Page, name: string, slots: string) =>
  page.getByRole("group", { name: "Day of the week" }).getByRole("button", { name: `${name} ${slots}` });
const slotsOf = (page: Page) => page.getByRole("region", { name: weekday, exact: true }).getByRole("listitem");
const addSlot = (page: Page) => page.getByRole("region", { name: `Add time slot on ${weekday}` });
const without = "0 time slots";

test("R13, G1-44: the schedule builder is for instructors, others are told where to go", async ({ people, open }) => {
  const visitor = await open("visitor");
  for (const path of ["/schedule-builder", "/scheduling"]) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Log in", exact: true })).toHaveAttribute(
      "href",
      `/login?return=${encodeURIComponent(path)}`,
    );
  }
  const player = await open(await people.player());
  await player.goto("/schedule-builder");
  await expect(player.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
  await expect(player.getByRole("main").getByRole("link", { name: "Player Dashboard" })).toHaveAttribute(
    "href",
    "/player-dashboard",
  );
});

test("U17, V6, V9, K3, G1-21, G1-23, T11, T19, T20, T21: a week is built day by day, slots are added, switched, deleted and brought back", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { refused: [409, 500] });
  await page.goto("/schedule-builder");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Videos" })).toHaveAttribute("href", "/videos");
  await expect(page.getByRole("group", { name: "Day of the week" }).getByRole("button")).toHaveCount(7);
  await dayButton(page, weekday, without).click();
  await expect(page.getByRole("heading", { name: `No time slots on ${weekday}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy to All Days" })).toBeDisabled();

  const form = addSlot(page);
  const add = form.getByRole("button", { name: "Add Time Slot" });
  await expect(form.getByLabel("Start time")).toHaveValue("09:00");
  await expect(form.getByLabel("End time")).toHaveValue("10:00");
  await expect(form.getByLabel("Price")).toHaveValue("50");
  await expect(form.getByLabel("Max players")).toHaveValue("1");
  await expect(form.getByLabel("Start time").locator("option")).toHaveCount(32);
  await form.getByLabel("Location").fill("");
  await add.click();
  await expectToast(page, "Please fill in all required fields");
  await expect(form.getByLabel("Location")).toHaveAccessibleDescription("Please enter a location");
  await form.getByLabel("Location").fill("Cage 7");
  await form.getByLabel("End time").selectOption("9:00 AM");
  await add.click();
  await expectToast(page, "End time must be after start time");
  await expectAccessible(page, "the builder with a fault");
  await form.getByLabel("End time").selectOption("10:00 AM");
  await form.getByLabel("Weeks").fill("4");
  await add.click();
  await expectToast(page, "Time slot added successfully");
  await expect(dayButton(page, weekday, "1 time slot")).toBeVisible();
  await expect(slotsOf(page)).toContainText(["9:00–10:00 AM"]);
  await expect(slotsOf(page)).toContainText(["$50 · 1 spot · Cage 7"]);
  await form.getByLabel("Weeks").fill("5");
  await add.click();
  await expectToast(
    page,
    "Failed to add time slot",
    "This overlaps your slot from 9:00 AM to 10:00 AM on the same day.",
  );
  await expect(form.getByRole("alert")).toContainText("This overlaps");

  const available = page.getByRole("switch", { name: `Available: ${weekday}, 9:00–10:00 AM` });
  const refresh = await hold(page, `**${blocksUrl}`);
  await available.click();
  await expectToast(page, "Availability updated successfully");
  await expect(available).not.toBeChecked();
  const remove = page.getByRole("button", { name: `Delete ${weekday}, 9:00–10:00 AM` });
  await page.route(`**${slotUrl("*")}`, (route) => route.fulfill({ status: 500, body: "" }));
  await available.click(); // while the page still refetches after the first click
  await expect(available).toBeChecked();
  refresh();
  await expectToast(page, "Failed to update availability");
  await expect(available).not.toBeChecked();
  await remove.click();
  await expectToast(page, "Failed to delete time slot");
  await page.unroute(`**${slotUrl("*")}`);
  await remove.click();
  await expectToast(page, "Time slot deleted successfully");
  await expect(dayButton(page, weekday, without)).toBeVisible();
  await toastOf(page).getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Time slot restored");
  await expect(available).not.toBeChecked(); // as it was
});

test("U17, G1-43: one day is copied to all, dates are blocked with their lessons in view, and opened again", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player({ firstName: "Pat" })]);
  const offer = await publish(riley);
  const other = weekdayName(dayIn(4));
  await publish(riley, { daysAhead: 4, startTime: "16:30", endTime: "17:30" });
  await book(pat, offer);
  const page = await open(riley);
  await page.goto("/schedule-builder");
  await dayButton(page, weekday, "1 time slot").click();
  await page.getByRole("button", { name: "Copy to All Days" }).click();
  const copying = page.getByRole("dialog", { name: `Copy ${weekday} to all days?` });
  await expect(copying).toContainText("This adds 5 time slots. You can undo it.");
  await expect(copying.getByRole("list", { name: "Skipped times" })).toHaveText(`${other}: 4:00–5:00 PM`);
  await copying.getByRole("button", { name: "Copy to All Days" }).click();
  await expectToast(page, "Day copied", "5 time slots added to the other days.");
  await expect(page.getByText("5 time slots added. Skipped because they overlap:")).toBeVisible();
  await expect(page.getByRole("list", { name: "Skipped" }).getByRole("listitem")).toHaveText([
    `${other}: 4:00–5:00 PM`,
  ]);
  await page.getByRole("button", { name: "Copy to All Days" }).click();
  await copying.getByRole("button", { name: "Copy to All Days" }).click();
  await expect(page.getByText("Nothing added. Skipped because they overlap:")).toBeVisible();
  await expect(page.getByRole("list", { name: "Skipped" }).getByRole("listitem"), "six days in one line").toHaveText([
    /^(\w+day, ){5}\w+day: 4:00–5:00 PM$/,
  ]);
  for (const name of ["Monday", "Sunday", other]) await expect(dayButton(page, name, "1 time slot")).toBeVisible();

  await page.getByRole("button", { name: "Block Time Range" }).click();
  const dialog = page.getByRole("dialog", { name: "Block Time Range" });
  await dialog.getByLabel("First day").fill(day);
  await expect(dialog.getByLabel("Last day")).toHaveValue(day); // taken along
  await dialog.getByLabel("Last day").fill(dayIn(2));
  await expect(dialog.getByLabel("Last day")).toHaveAccessibleDescription("The last day can't be before the first day");
  await dialog.getByLabel("Last day").fill(day);
  await expect(dialog.getByRole("list", { name: "Affected lessons" }).getByRole("listitem")).toContainText([
    `${shortDate(day)}, 4:00 PM: ${pat.name}`,
  ]);
  await expectAccessible(page, "blocking dates");
  await dialog.getByLabel("From").selectOption("5:00 PM");
  await dialog.getByRole("button", { name: "Block Time Range" }).click();
  await expect(dialog.getByLabel("To", { exact: true })).toHaveAccessibleDescription("Please choose an end time");
  await dialog.getByLabel("To", { exact: true }).selectOption("7:00 PM");
  await expect(dialog.getByText("No lessons are affected.")).toBeVisible();
  await dialog.getByLabel("From").selectOption("4:30 PM");
  await expect(dialog.getByText("1 lesson is affected.")).toBeVisible();
  await dialog.getByRole("button", { name: "Block Time Range" }).click();
  await expectToast(page, "Dates blocked");
  await expect(toastOf(page).getByRole("button", { name: "Undo" })).toBeVisible();
  const blocked = `${shortDate(day)}, 4:30–7:00 PM`;
  await expect(page.getByRole("region", { name: "Blocked dates" })).toContainText(blocked);
  await expectAccessible(page, "the builder");

  const visitor = await open("visitor");
  const dayOf = (told: string) => visitor.getByRole("button", { name: `${longDate(day)}, ${told}` });
  await visitor.goto(stepTwo(offer));
  await expect(dayOf("not available")).toBeVisible();
  await page.getByRole("button", { name: `Unblock ${blocked}` }).click();
  await expectToast(page, "Dates unblocked");
  await visitor.reload();
  await settled(visitor);
  await expect(dayOf("1 opening")).toBeVisible();
});
