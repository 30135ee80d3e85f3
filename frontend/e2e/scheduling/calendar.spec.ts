import type { Page } from "@playwright/test";
import { simpleLessonsUrl } from "../../../backend/lessons/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";
import { dayIn, longDate, publish, weekdayOf } from "./offers.ts";

const day = dayIn(7);
const hour = 64; // px on the calendar
const blockOf = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });

type At = { x: number; y: number };
const dragByMouse = async ({ mouse }: Page, { x, y }: At) => {
  await mouse.down();
  await mouse.move(x, y + hour, { steps: 6 });
  await mouse.up();
};
const dragByFinger = async (page: Page, { x, y }: At) => {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", down?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: down === undefined ? [] : [{ x, y: y + down }] });
  const grid = page.locator(`section[aria-label="${longDate(day)}"]`); // a dialog hides it from the tree
  const top = async () => (await grid.boundingBox())!.y;
  const before = await top();
  await touch("touchStart", 0);
  await expect(page.getByText(/^Move to /)).toHaveCount(1); // held long enough
  for (let step = 1; step <= 6; step++) await touch("touchMove", (hour / 6) * step);
  await touch("touchEnd");
  expect(await top()).toBe(before); // it dragged, and scrolled nothing
};

test("the calendar: a group's names on tap, a lesson moved by mouse and by keys, a new one from a free time, the month", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  await publish(riley, { daysAhead: 7, startTime: "06:00", endTime: "07:00", maxStudents: 10 });
  const walkIn = (studentName: string, timeSlot: string) =>
    riley.call("POST", simpleLessonsUrl, { studentName, scheduledDate: day, timeSlot });
  for (let n = 1; n <= 10; n++) await walkIn(`Kid ${n}`, "06:00");
  await walkIn("Walt Moves", "10:00");

  for (const [size, view, hours] of [
    [phone, "day", { name: "Ann New", at: 15, shown: "3:00–4:00 PM", moved: 13 }],
    [desk, "week", { name: "Ben New", at: 17, shown: "5:00–6:00 PM", moved: 18 }],
  ] as const) {
    const page = await open(riley, { viewport: size, hasTouch: size === phone });
    await page.goto(`/instructor-dashboard/schedule?view=${view}&date=${day}`);
    const column = page.getByRole("region", { name: longDate(day) });
    const group = column.getByRole("button", { name: /^6:00 AM · 10 of 10/ });
    await expect(group).toBeInViewport(); // scrolled to the first entry
    await group.click();
    const names = page.getByRole("dialog", { name: "6:00 AM · 10 of 10" });
    await expect(names.getByRole("listitem")).toHaveCount(10);
    await expectAccessible(page, `a group on the ${view}'s calendar`, [size]);
    await page.keyboard.press("Escape");
    await expect(names).toHaveCount(0);

    await test.step("a drag says what it means, and Cancel leaves the lesson where it is", async () => {
      const block = blockOf(page, "Walt Moves");
      await block.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await block.hover({ position: { x: 30, y: 10 } }); // once nothing covers it
      const box = (await block.boundingBox())!;
      const [x, y] = [box.x + 30, box.y + 10];
      await (size === phone ? dragByFinger : dragByMouse)(page, { x, y });
      const dialog = page.getByRole("dialog", { name: "Move this lesson" });
      await expect(dialog).toContainText("It moves right away");
      await expect(dialog.getByLabel("Start")).toHaveValue(size === phone ? "11:00" : "14:00");
      await expect(dialog.getByLabel("Day")).toHaveValue(day);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(block).toBeVisible();
    });

    await test.step("the same by keys", async () => {
      const block = blockOf(page, "Walt Moves");
      await block.focus();
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Escape");
      for (let steps = 0; steps < (hours.moved - (size === phone ? 10 : 13)) * 2; steps++)
        await page.keyboard.press("Shift+ArrowDown");
      if (size === desk) await page.keyboard.press(weekdayOf(day) === 0 ? "Shift+ArrowLeft" : "Shift+ArrowRight");
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Move this lesson" });
      await expect(dialog.getByLabel("Start")).toHaveValue(`${hours.moved}:00`);
      if (size === desk) await expect(dialog.getByLabel("Day")).toHaveValue(dayIn(weekdayOf(day) === 0 ? 6 : 8));
      await dialog.getByRole("button", { name: "Move lesson" }).click();
      await expectToast(page, "Lesson moved");
      await expect(block).toContainText(`${hours.moved - 12}:00`);
      if (size === phone) return;
      await toastOf(page).getByRole("button", { name: "Undo" }).click();
      await expectToast(page, "Undone");
      await expect(block).toContainText("1:00");
    });

    await test.step("a tap on a free time, and the lesson is entered", async () => {
      await column.click({ position: { x: 60, y: (hours.at - 6) * hour + 8 } });
      await page.getByRole("menuitem", { name: "New lesson" }).click();
      const dialog = page.getByRole("dialog", { name: "New lesson" });
      await expect(dialog.getByLabel("Date")).toHaveValue(day);
      await expect(dialog.getByLabel("Time")).toHaveValue(`${hours.at}:00`);
      await expectAccessible(page, "a new lesson", [size]);
      await dialog.getByLabel("Player's name").fill(hours.name);
      await dialog.getByRole("button", { name: "Book Lesson" }).click();
      await expectToast(page, "Lesson booked successfully");
      await expect(blockOf(page, hours.name)).toContainText(hours.shown);
    });

    await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Month" }).click();
    const inMonth = page.getByRole("link", { name: new RegExp(`^${longDate(day)}, \\d entries$`) });
    await expectAccessible(page, "a month", [size]);
    await inMonth.click();
    await expect(page.getByRole("heading", { name: longDate(day), level: 2 })).toBeVisible();
    await expect(blockOf(page, hours.name)).toBeVisible();
  }
});
