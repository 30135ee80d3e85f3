import { Temporal } from "temporal-polyfill";
import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { blocksUrl, ownSlotUrl } from "../../../backend/scheduling/contract.ts";
import { monthAndYear } from "../../shared/formats.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { book, dayIn, longDate, publish, shortDate } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import {
  chooseInstructor,
  chooseTime,
  dayButton,
  expectStep,
  stepThree,
  stepTwo,
  summary,
  timeButton,
  timesOf,
} from "./wizard.ts";

const today = Temporal.PlainDate.from(dayIn(0));
const daysUntil = (date: Temporal.PlainDate) => today.until(date).days;

test("N9, N10, U9, G1-10, G1-18, G1-43: the month calendar says what each day has, and each time what is left of it", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  // The browser thinks it is the 14th of next month, so there are past days and a month on either side.
  const here = today.add({ months: 1 }).with({ day: 14 });
  const ahead = (days: number) => daysUntil(here.add({ days }));
  const weeksDuration = 16;
  const taken = await publish(riley, { daysAhead: ahead(2), weeksDuration });
  const shared = await publish(riley, { daysAhead: ahead(3), weeksDuration, maxStudents: 3, price: 45 });
  const closed = await publish(riley, { daysAhead: ahead(4), weeksDuration });
  const away = await publish(riley, { daysAhead: ahead(5), weeksDuration });
  await riley.call("POST", blocksUrl, { firstDay: away.date, lastDay: away.date });
  await publish(riley, { daysAhead: ahead(-1), weeksDuration });
  await riley.call("PATCH", ownSlotUrl(closed.slot.id), { isAvailable: false });
  for (const { id } of [await book(kim, taken), await book(kim, shared)])
    await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });

  const page = await open(pat, { timezoneId: "Asia/Tokyo" }); // the facility's days and times hold everywhere
  await page.clock.setFixedTime(`${here.toString()}T16:00:00Z`);
  await page.goto(stepTwo(taken));
  const grid = page.getByRole("grid", { name: monthAndYear(here.toString()) });
  await expect(grid.getByRole("columnheader")).toHaveText(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);

  const lastWeek = dayButton(page, here.subtract({ days: 7 }).toString());
  await expect(lastWeek, "the calendar begins with this week").toHaveCount(0);
  await expect(dayButton(page, here.toString())).toHaveAttribute("aria-current", "date");
  await expect(dayButton(page, here.toString())).toHaveAccessibleName(/, no openings$/);
  await expect(dayButton(page, taken.date), "its only time is booked").toHaveAccessibleName(/, no openings$/);
  await expect(dayButton(page, closed.date), "shut by the instructor").toHaveAccessibleName(/, no openings$/);
  await expect(dayButton(page, away.date), "the instructor is away").toHaveAccessibleName(/, not available$/);
  const open3 = dayButton(page, shared.date);
  await expect(open3).toHaveAccessibleName(/, 1 opening$/);
  await expect(open3, "the first day with an opening is chosen").toHaveAccessibleName(
    longDate(shared.date) + ", 1 opening",
  );
  await expect(timeButton(page, shared)).toHaveText(`${longDate(shared.date)} at 4:00–5:00 PM 2 spots left · $45`);

  // Clicking a closed day does nothing.
  for (const day of [dayButton(page, taken.date), dayButton(page, away.date)]) await day.click({ force: true });
  await expect(timesOf(page, shared.date)).toBeVisible();

  // On a day with another time, a full one says why it cannot be booked.
  await publish(riley, { daysAhead: ahead(2), weeksDuration, startTime: "09:00", endTime: "10:00" });
  await page.reload();
  await dayButton(page, taken.date).click();
  const times = timesOf(page, taken.date);
  await expect(times.getByRole("heading")).toHaveText([longDate(taken.date), "Morning", "Afternoon"]);
  await expect(times.getByRole("button")).toHaveText(["9:00–10:00 AM$80", "4:00–5:00 PMBooked"]);
  await expect(timeButton(page, taken)).toBeDisabled();
  await expect(timeButton(page, { ...taken, slot: { ...taken.slot, startTime: "09:00" } })).toBeEnabled();

  // Months
  const previous = page.getByRole("button", { name: "Previous month" });
  await expect(previous, "nothing before today's month").toBeDisabled();
  await page.getByRole("button", { name: "Next month" }).click();
  const later = here.add({ months: 1 });
  await expect(page.getByRole("heading", { name: monthAndYear(later.toString()) })).toBeVisible();
  await expect(page.getByRole("grid").getByRole("button")).toHaveCount(later.daysInMonth);
  await previous.click();
  await expect(grid).toBeVisible();
});

test("U9, U13, N9: the next free times of all days stand in a list, for whom a calendar is no help", async ({
  people,
  open,
}) => {
  const [riley, kim] = await Promise.all([people.instructor(), people.player({ firstName: "Kim" })]);
  const early = await publish(riley, { weeksDuration: 8, maxStudents: 3, price: 45 });
  const late = await publish(riley, { weeksDuration: 8, startTime: "18:30", endTime: "19:30" });
  for (const offer of [early, late])
    await riley.call("PATCH", lessonUrl((await book(kim, offer)).id), { status: "confirmed" });

  const page = await open("visitor", { viewport: phone });
  await page.goto(stepTwo(early));
  const list = page.getByRole("region", { name: "Next openings" });
  const [first, second] = [
    longDate(early.date),
    longDate(Temporal.PlainDate.from(early.date).add({ weeks: 1 }).toString()),
  ];
  await expect(list.getByRole("heading", { level: 4 })).toHaveCount(5); // one time of the first day, two of three, one of the fifth
  const times = (day: string) => list.getByRole("listitem").filter({ hasText: day }).getByRole("button");
  await expect(times(first)).toHaveText([`${first} at 4:00–5:00 PM 2 spots left · $45`]);
  await expect(times(second)).toHaveText([
    `${second} at 4:00–5:00 PM 3 spots left · $45`,
    `${second} at 6:30–7:30 PM $80`,
  ]);
  const later = page.getByRole("button", { name: "More openings" });
  await later.click();
  await expect(list.getByRole("heading", { level: 4 })).toHaveCount(8);
  await expect(later, "these are all").toHaveCount(0);

  await page.keyboard.press("Tab");
  await list.getByRole("button", { name: `${second} at 6:30–7:30 PM $80` }).press("Enter");
  await expectStep(page, 3);
  await expect(summary(page)).toContainText(second);
  await expect(summary(page)).toContainText("6:30 PM");
});

test("U12, U13, A8, U9: every way back leads where it says, on a phone, and the browser's own Back too; without a free time it is said where to look instead", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const page = await open(pat, { viewport: phone });
  await page.goto("/book-lesson");
  await chooseInstructor(page, riley);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expectStep(page, 1);
  await chooseInstructor(page, riley);
  await chooseTime(page, offer);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expectStep(page, 2);
  await chooseTime(page, offer);
  await page.getByRole("button", { name: "Change Time" }).click();
  await expectStep(page, 2);
  await chooseTime(page, offer);
  await page.getByRole("button", { name: "Change Instructor" }).click();
  await expectStep(page, 1);
  await page.goBack();
  await expectStep(page, 3);
  await expect(summary(page)).toContainText(riley.name);
  await page.reload();
  await expect(summary(page)).toContainText("4:00 PM");

  await test.step("an instructor without a free time says so, and where to look instead", async () => {
    await riley.call("DELETE", ownSlotUrl(offer.slot.id));
    await page.goto(stepTwo(offer));
    await expect(page.getByRole("heading", { name: "No openings right now" })).toBeVisible();
    await page.getByRole("button", { name: "See other coaches" }).click();
    await expectStep(page, 1);

    // A link to a time at which the instructor is away
    const away = await publish(riley);
    await riley.call("POST", blocksUrl, { firstDay: away.date, lastDay: away.date });
    await page.goto(stepThree(away));
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Your coach isn’t available at this time.");

    // Links to a withdrawn time and to an unknown instructor
    await page.goto(stepThree({ ...offer, slot: { ...offer.slot, startTime: "06:30" } }));
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This time is no longer offered.");
    await page.goto("/book-lesson?instructorId=nobody");
    await expectStep(page, 1);
  });
});

test("G1-19: a time that overlaps a confirmed lesson is taken, whatever the slot's own length", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  // A lesson lasts an hour from the slot's start: past the end of this half hour, into the next slot.
  const short = await publish(riley, { startTime: "16:00", endTime: "16:30" });
  const rival = await publish(riley, { startTime: "16:30", endTime: "17:30" });
  const after = await publish(riley, { startTime: "17:30", endTime: "18:30" });
  await riley.call("PATCH", lessonUrl((await book(kim, short)).id), { status: "confirmed" });
  const page = await open(pat);
  await page.goto(stepTwo(short));
  await dayButton(page, rival.date).click();
  await expect(timeButton(page, rival)).toBeDisabled();
  await expect(timeButton(page, after)).toBeEnabled();
  await expectAccessible(page, "step 2");
  await page.goto(stepThree(rival));
  const said = page.getByRole("main").getByRole("alert");
  await expect(said).toContainText("Another player got this time.");
  await expect(said.getByRole("button", { name: `${shortDate(after.date)}, 5:30 PM` })).toBeVisible();
  await expect(summary(page)).toBeVisible();
  await expectAccessible(page, "step 3 with a time that is gone");
});
