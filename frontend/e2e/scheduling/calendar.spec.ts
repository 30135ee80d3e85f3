import type { Page } from "@playwright/test";
import { type LessonView, lessonUrl, simpleLessonsUrl } from "../../../backend/lessons/contract.ts";
import { publishCamp } from "../camps/camps.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";
import { book, dayIn, longDate, publish, weekdayOf } from "./offers.ts";

const day = dayIn(7);
const isSunday = weekdayOf(day) === 0;
const beside = dayIn(isSunday ? 6 : 8); // in the same week
const hour = 64; // px on the calendar
const blockOf = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
const view = (page: Page, name: string) =>
  page.getByRole("group", { name: "View" }).getByRole("button", { name }).click();

type At = { x: number; y: number };
const dragByMouse = async ({ mouse }: Page, { x, y }: At) => {
  await mouse.move(x, y);
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

test("U32:schedule, G1-56: the calendar: a group's names on tap, a lesson moved by finger, mouse and keys, a new one from a free time, the month, the list, and a sick day", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await publish(riley, { daysAhead: 7, startTime: "06:00", endTime: "07:00", maxStudents: 10 });
  const walkIn = (studentName: string, timeSlot: string) =>
    riley.call("POST", simpleLessonsUrl, { studentName, scheduledDate: day, timeSlot });
  for (let n = 1; n <= 10; n++) await walkIn(`Kid ${n}`, "06:00");
  await walkIn("Walt Moves", "10:00");
  const camp = { startDate: day, endDate: day, startTime: "07:00", endTime: "08:30", divisions: [] };
  const { title } = await publishCamp(riley, camp);
  const offer = await publish(riley);
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });

  const page = await open(riley, { viewport: phone, hasTouch: true });
  await page.goto(`/instructor-dashboard/schedule?view=day&date=${day}`);
  const column = page.getByRole("region", { name: longDate(day) });
  const group = column.getByRole("button", { name: /^6:00 AM · 10 of 10/ });
  await expect(group).toBeInViewport(); // scrolled to the first entry
  await group.click();
  const names = page.getByRole("dialog", { name: "6:00 AM · 10 of 10" });
  await expect(names.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, "a group on the day's calendar", [desk, phone]);
  await page.keyboard.press("Escape");
  await expect(names).toHaveCount(0);

  const block = blockOf(page, "Walt Moves");
  const moving = page.getByRole("dialog", { name: "Move this lesson" });
  const dragged = async (drag: typeof dragByMouse) => {
    // Once all of these days has come, the grid scrolls to what comes next, and a drag misses until then.
    await expect(async () => {
      await block.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await block.hover({ position: { x: 30, y: 10 } }); // once nothing covers it
      const box = (await block.boundingBox())!;
      await drag(page, { x: box.x + 30, y: box.y + 10 });
      await expect(moving).toContainText("It moves right away", { timeout: 3000 });
    }).toPass();
    await expect(moving.getByLabel("Day")).toHaveValue(day);
    await expect(moving.getByLabel("Start")).toHaveValue("11:00");
    await moving.getByRole("button", { name: "Cancel" }).click();
    await expect(block).toContainText("10:00"); // where it was
  };
  await test.step("a drag says what it means, by finger and by mouse", async () => {
    await dragged(dragByFinger);
    await page.setViewportSize(desk);
    await view(page, "Week");
    await expect(page.getByRole("region", { name: longDate(beside) })).toBeVisible();
    await dragged(dragByMouse);
  });

  await test.step("the same by keys, and undone", async () => {
    await block.focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Escape");
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press(isSunday ? "Shift+ArrowLeft" : "Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(moving.getByLabel("Start")).toHaveValue("13:00");
    await expect(moving.getByLabel("Day")).toHaveValue(beside);
    await moving.getByRole("button", { name: "Move lesson" }).click();
    await expectToast(page, "Lesson moved");
    await expect(block).toContainText("1:00");
    await toastOf(page).getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Undone");
    await expect(block).toContainText("10:00");
  });

  await test.step("a click on a free time, and the lesson is entered", async () => {
    await column.click({ position: { x: 60, y: (17 - 6) * hour + 8 } });
    await page.getByRole("menuitem", { name: "New lesson" }).click();
    const dialog = page.getByRole("dialog", { name: "New lesson" });
    await expect(dialog.getByLabel("Date")).toHaveValue(day);
    await expect(dialog.getByLabel("Time")).toHaveValue("17:00");
    await expectAccessible(page, "a new lesson");
    await dialog.getByLabel("Player's name").fill("Ben New");
    await dialog.getByRole("button", { name: "Book Lesson" }).click();
    await expectToast(page, "Lesson booked successfully");
    await expect(blockOf(page, "Ben New")).toContainText("5:00–6:00 PM");
    await expect(page.getByRole("link", { name: title })).toContainText("7:00–8:30 AM");
    await expectAccessible(page, "the week on a calendar", [desk]);
  });

  await test.step("only the week that is looked at is asked for", async () => {
    const asked: URL[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/lessons" && url.search.includes("from")) asked.push(url);
    });
    await page.getByRole("button", { name: "Next week" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => asked.length).toBe(1);
    await expect(block).toHaveCount(0);
    const filter: { from: string; until: string } = JSON.parse(asked[0]?.searchParams.get("filter") ?? "{}");
    // With the days before and after it: a late lesson reaches over midnight.
    expect(Date.parse(filter.until) - Date.parse(filter.from)).toBe(8 * 86_400_000);
    await page.getByRole("button", { name: "Previous week" }).press("Enter");
    await expect(block).toBeVisible();
  });

  await view(page, "Month");
  await expectAccessible(page, "a month");
  await page.getByRole("link", { name: new RegExp(`^${longDate(day)}, \\d entries$`) }).click();
  await expect(page.getByRole("heading", { name: longDate(day), level: 2 })).toBeVisible();
  await expect(blockOf(page, "Ben New")).toBeVisible();

  await page.setViewportSize(phone);
  await view(page, "List");
  await expect(column.getByRole("link", { name: "Walt Moves" })).toBeVisible();
  await expectAccessible(page, "the week as a list", [phone]);

  await test.step("a coach who is sick tells every family at once", async () => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Call in sick" }).click();
    const dialog = page.getByRole("dialog", { name: "Call in sick" });
    await dialog.getByLabel("Last day").fill(offer.date);
    await dialog.getByLabel("First day").fill(offer.date);
    const lessons = dialog.getByRole("list", { name: "Lessons on these days" }).getByRole("listitem");
    await expect(lessons).toContainText([pat.name]);
    await dialog.getByLabel("Message to families").fill("Down with the flu, sorry!");
    await dialog.getByRole("button", { name: "Offer other times" }).click();
    await expectAccessible(page, "calling in sick", [phone]);
    await dialog.getByRole("button", { name: "Call in sick" }).click();
    await expectToast(page, "Called in sick, days blocked", "1 offered another time.");
    const { proposal } = await pat.call<LessonView>("GET", lessonUrl(id));
    expect(proposal).toMatchObject({ from: "instructor", kind: "move" });
  });
});
