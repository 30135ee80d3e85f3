import { type LessonView, lessonUrl } from "../../../backend/lessons/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { book, dayIn, longDate, publish } from "./offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U32:schedule, U35: a week of lessons and open times, on the calendar at a desk and as a list on a phone", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley, { daysAhead: 7 });
  const other = await publish(riley, { daysAhead: 7, startTime: "18:00", endTime: "19:00" });
  const lesson = await book(pat, offer);
  await riley.call<LessonView>("PATCH", lessonUrl(lesson.id), { status: "confirmed" });
  await book(kim, other);

  const page = await open(riley, { viewport: desk });
  const asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/lessons" && url.search.includes("from")) asked.push(url);
  });
  await page.goto("/instructor-dashboard");
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Schedule" }).click();
  await expect(page.getByRole("heading", { name: "Schedule", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "New lesson" })).toBeVisible();
  asked.length = 0;
  await page.getByRole("button", { name: "Next week" }).focus();
  await page.keyboard.press("Enter");
  const confirmed = page.getByRole("link", { name: pat.name });
  await expect(confirmed).toContainText("4:00–5:00 PM");
  await expect(confirmed).toContainText("Confirmed");
  await expect(page.getByRole("link", { name: kim.name })).toContainText("Requested");
  await expect(page.getByText("Open", { exact: true }).first()).toBeVisible(); // a request leaves the time open
  expect(asked).toHaveLength(1); // the week that is looked at, and no other
  const filter: { from: string; until: string } = JSON.parse(asked[0]?.searchParams.get("filter") ?? "{}");
  // With the days before and after it: a late lesson reaches over midnight.
  expect(Date.parse(filter.until) - Date.parse(filter.from)).toBe(8 * 86_400_000);
  expect(filter.from <= offer.date && offer.date <= filter.until).toBe(true);
  await expectAccessible(page, "the week on a calendar", [desk]);

  await page.reload(); // the address says what is looked at
  await confirmed.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Lesson with ${pat.name}` })).toBeVisible();
  await page.goBack();
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "List" }).click();
  const day = page.getByRole("region", { name: longDate(offer.date) });
  await expect(day.getByRole("listitem")).toHaveCount(2);
  await expect(day).toContainText("Open to players: 6:00–7:00 PM");
  await page.getByRole("button", { name: "Today" }).click();
  const firstDay = page.getByRole("main").getByRole("region").first();
  await expect(firstDay).toHaveAccessibleName(longDate(dayIn(0)));

  await page.setViewportSize(phone);
  await page.goto(`/instructor-dashboard/schedule?date=${offer.date}`);
  await expect(day.getByRole("link", { name: pat.name })).toBeVisible();
  await expectAccessible(page, "the week as a list", [phone]);
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Day" }).click();
  await expect(page.getByRole("heading", { name: longDate(offer.date) })).toBeVisible(); // one day
  await expect(page.getByRole("link", { name: pat.name })).toBeVisible();
  await expectAccessible(page, "a day on a phone's calendar", [phone]);
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: longDate(dayIn(8)) })).toBeVisible();
  await expect(page.getByRole("link", { name: pat.name })).toHaveCount(0);
});

test("G1-28, G2-17: an admin looks at the week of everybody, then of one; whose role is taken back leaves lessons to call off", async ({
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
  const page = await open(morgan, { viewport: desk });
  const date = lesson.date;
  await page.goto(`/admin-dashboard/schedule?view=list&date=${date}`);
  const day = page.getByRole("region", { name: longDate(date) });
  await expect(day.getByRole("link", { name: `${pat.name} with ${riley.name}` })).toBeVisible();
  await expect(day.getByRole("link", { name: `${pat.name} with ${dana.name}` })).toBeVisible();
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Day" }).click();
  for (const coach of [riley, dana])
    // a column for each
    await expect(page.getByRole("region", { name: coach.name }).getByRole("link", { name: pat.name })).toBeVisible();
  await expectAccessible(page, "a day by coach");
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "List" }).click();
  await page.getByLabel("Instructor").click();
  await page.getByRole("option", { name: riley.name }).click();
  await expect(day.getByRole("link", { name: `${pat.name} with ${dana.name}` })).toHaveCount(0);
  await expect(day.getByRole("link", { name: `${pat.name} with ${riley.name}` })).toBeVisible();
  await expect(day).toContainText("Open to players: 6:00–7:00 AM");

  await page.getByRole("link", { name: "Lessons", exact: true }).click();
  await expect(page.getByRole("link", { name: pat.name }).first()).toBeVisible();
  await expectAccessible(page, "the facility's lessons");
  await page.getByRole("link", { name: pat.name }).first().click();
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(1);

  await morgan.call("PATCH", `/api/admin/users/${riley.id}`, { role: "student" });
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(
    page.getByRole("region", { name: "Lessons waiting for a reply" }).getByRole("link").first(),
  ).toBeVisible();
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
