import type { Page } from "@playwright/test";
import { type LessonView, lessonUrl } from "../../../backend/lessons/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { book, dayIn, longDate, publish, shortDate } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const queue = "/instructor-dashboard";
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting for your reply" });
const answer = (page: Page, word: "Confirm" | "Decline", { name }: Person) =>
  waiting(page).getByRole("button", { name: new RegExp(`^${word} ${name}`) });
const setStatus = (instructor: Person, { id }: LessonView, status: string) =>
  instructor.call<LessonView>("PATCH", lessonUrl(id), { status });
/** What the public site's dashboard says of a player's lesson. */
const onPlayersDashboard = (page: Page, date: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: longDate(date) })
    .first();

test("U36, A21, T34:lessons, U33:slots+lessons, G1-31, G1-29: confirmed in the work queue, not completed before its end, canceled with a reason, each on the player's dashboard", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const page = await open(riley, { refused: [409] });
  await page.goto(queue);
  await expect(page.getByRole("heading", { name: "Welcome back, Riley", level: 1 })).toBeVisible(); // U30
  await expect(page.getByRole("heading", { name: "No lessons waiting for you" })).toBeVisible();

  const { id } = await book(pat, offer, { notes: "Left-handed" });
  await page.reload();
  await expect(page.getByRole("link", { name: "1 waiting for you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "1 available slots" })).toBeVisible();
  await expect(page.getByRole("link", { name: "0 scheduled lessons" })).toBeVisible();
  const request = waiting(page).getByRole("listitem").filter({ hasText: pat.name });
  await expect(request).toContainText("In 3 days, 4:00–5:00 PM");
  await expect(request).toContainText("Hitting · Elite Training Center · $80.00 · requested today");

  const dashboard = await open(pat);
  await dashboard.goto("/player-dashboard");
  await expect(onPlayersDashboard(dashboard, offer.date)).toContainText("Request sent");

  await answer(page, "Confirm", pat).click();
  await expectToast(page, "Lesson confirmed successfully", "Pat sees it on the player dashboard.");
  await expect(page.getByRole("heading", { name: "No lessons waiting for you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "1 scheduled lessons" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Coming up" })).toContainText(pat.name);

  await dashboard.reload();
  await expect(onPlayersDashboard(dashboard, offer.date)).toContainText("Confirmed");

  await test.step("no button completes it, and with a wrong clock the server says why", async () => {
    await page.goto(`${queue}/lessons/${id}/show`);
    await expect(page.getByRole("button", { name: /^Cancel lesson/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Mark completed/ })).toHaveCount(0);

    await page.clock.setFixedTime(Date.parse(offer.scheduledDate) + 60 * 60_000);
    await page.reload();
    await page.getByRole("button", { name: `Mark completed: ${pat.name}` }).click();
    await expectToast(page, "Couldn’t complete the lesson", "This lesson is not over yet.");
    await expect(page.getByRole("main").getByText("Confirmed", { exact: true }).first()).toBeVisible();
    await page.clock.setFixedTime(Date.now());
    await page.reload();
  });
  await test.step("G1-56: canceled with a reason, which the player reads", async () => {
    await expect(page.getByRole("main").getByText("Confirmed", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: /^Cancel lesson/ }).click();
    const question = page.getByRole("dialog", { name: "Cancel this lesson?" });
    await expect(question).toContainText(`We’ll email ${pat.name} with your reason. The time opens up for others.`);
    await expectAccessible(page, "the question before a cancellation");
    await question.getByRole("button", { name: "Cancel lesson" }).click();
    await expect(question).toContainText("Please give a reason. The player will see it.");
    await question.getByLabel("Reason").fill("The cage is closed that day.");
    await question.getByRole("button", { name: "Cancel lesson" }).click();
    await expectToast(page, "Lesson canceled");
    await expect(question).toBeHidden();
    await expect(page.getByRole("main").getByText("Canceled", { exact: true }).first()).toBeVisible();

    await dashboard.reload();
    await expect(onPlayersDashboard(dashboard, offer.date)).toContainText("The cage is closed that day.");
    await book(pat, offer); // the place is free again
  });
});

test("E2, T28, U36, T34:lessons, G2-42: of two who want the same place the second cannot be confirmed; declined and deleted, each at the second try, theirs stays in the player's list", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley);
  await book(pat, offer);
  const theirs = await book(kim, offer);
  await setStatus(riley, await book(pat, await publish(riley, { daysAhead: 4 })), "confirmed");
  const page = await open(riley, { refused: [409] });
  await page.goto(queue);
  await expect(waiting(page).getByText("2 players want this time, and there is 1 spot.")).toHaveCount(2);
  await expectAccessible(page, "the work queue");
  await answer(page, "Confirm", pat).click();
  await expectToast(page, "Lesson confirmed successfully");
  await expect(waiting(page).getByRole("listitem")).toHaveCount(1);
  await expect(waiting(page).getByText(`This time is already taken by ${pat.name}.`)).toBeVisible();

  await answer(page, "Confirm", kim).click();
  await expectToast(page, "Failed to confirm lesson", "Another lesson is already confirmed for this time.");
  await expect(answer(page, "Confirm", kim)).toBeEnabled(); // still waits for an answer that can be given

  await test.step("declined at the second try, and on the player's dashboard", async () => {
    await page.route(`**${lessonUrl("*")}`, (route) => route.abort());
    await answer(page, "Decline", kim).click();
    const question = page.getByRole("dialog", { name: "Decline this request?" });
    await question.getByLabel("Message (optional)").fill("How about Friday?");
    await question.getByRole("button", { name: "Decline request" }).click();
    await expectToast(page, "Failed to decline lesson");
    await page.unroute(`**${lessonUrl("*")}`);
    await question.getByRole("button", { name: "Decline request" }).click();
    await expectToast(page, "Lesson declined");
    await expect(page.getByRole("heading", { name: "No lessons waiting for you" })).toBeVisible();

    const dashboard = await open(kim);
    await dashboard.goto("/player-dashboard");
    await expect(onPlayersDashboard(dashboard, offer.date)).toContainText("Declined");
    await expect(onPlayersDashboard(dashboard, offer.date)).toContainText("How about Friday?");
  });
  await test.step("deleted at the second try, it leaves the instructor's list alone", async () => {
    await page.getByRole("link", { name: "Lessons", exact: true }).click();
    await expect(page.getByText("Declined").last()).toBeVisible();
    await expectAccessible(page, "the lessons");
    await page.getByRole("link", { name: kim.name }).click();
    await expect(page.getByRole("heading", { name: `Lesson with ${kim.name}`, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Delete this lesson?" });
    await expect(question).toContainText(
      "This takes it off your list only. The player still sees it. You can undo this for 10 seconds.",
    );
    await page.route(`**${lessonUrl("*")}`, (route) => route.abort());
    await question.getByRole("button", { name: "Delete lesson" }).click();
    await expectToast(page, "Failed to delete lesson");
    await page.unroute(`**${lessonUrl("*")}`);
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete lesson" }).click();
    await expectToast(page, "Lesson deleted successfully");
    await expect(page.getByRole("link", { name: kim.name })).toHaveCount(0);
    expect(await kim.call<LessonView>("GET", lessonUrl(theirs.id))).toMatchObject({ status: "declined" });
  });
});

test("U36, M5: the list of lessons is filtered by status, name and time; one shows what is known of it and its timeline", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const soon = await publish(riley);
  const later = await publish(riley, { daysAhead: 10, startTime: "18:00", endTime: "19:00" });
  await setStatus(riley, await book(pat, soon), "confirmed");
  await book(kim, later, { notes: "Left-handed" });
  const page = await open(riley);
  await page.goto(`${queue}/lessons`);
  const rows = page.getByRole("table", { name: "Lessons" }).locator("tbody tr");
  const names = rows.getByRole("link");
  const status = page.getByRole("group", { name: "Status" });
  await expect(names).toHaveText([pat.name, kim.name]);
  await expect(rows.first()).toContainText(`${shortDate(soon.date)} 4:00–5:00 PM`);

  await status.getByRole("button", { name: "Requested" }).click();
  await expect(names).toHaveText([kim.name]);
  await expect(status.getByRole("button", { name: "Requested" })).toHaveAttribute("aria-pressed", "true");
  await status.getByRole("button", { name: "Confirmed" }).click();
  await expect(names).toHaveText([pat.name]);
  await status.getByRole("button", { name: "Completed" }).click();
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all lessons" }).click();
  await expect(names).toHaveText([pat.name, kim.name]);

  await page.getByLabel("Player").fill("kim");
  await expect(names).toHaveText([kim.name]);
  await page.getByLabel("Player").fill("");
  await expect(names).toHaveText([pat.name, kim.name]);
  await page.getByLabel("From").fill(dayIn(9));
  await expect(names).toHaveText([kim.name]);
  await page.getByLabel("From").fill("");
  await page.getByLabel("Until").fill(dayIn(9));
  await expect(names).toHaveText([pat.name]);
  await page.getByLabel("Time", { exact: true }).click();
  await page.getByRole("option", { name: "Before today" }).click();
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all lessons" }).click();

  await test.step("one lesson: who, when, from what to what", async () => {
    await page.getByRole("link", { name: kim.name }).click();
    await expect(page.getByRole("heading", { name: `Lesson with ${kim.name}`, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: `Confirm ${kim.name}` }).click();
    await expectToast(page, "Lesson confirmed successfully");

    const fact = (name: string) => page.getByRole("definition").and(page.locator(`dt:text-is("${name}") + dd`));
    await expect(fact("When")).toHaveText(`${longDate(later.date)}6:00–7:00 PM`);
    await expect(fact("Phone").getByRole("link")).toHaveAttribute("href", "tel:5550100100");
    await expect(fact("Email")).toHaveText(kim.email);
    await expect(fact("Price")).toHaveText("$80.00");
    await expect(fact("Notes")).toHaveText("Left-handed");

    const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
    await expect(steps).toHaveCount(2);
    await expect(steps.nth(0)).toContainText(`${riley.name} (Instructor)`);
    await expect(steps.nth(0)).toContainText("confirmed the lesson");
    await expect(steps.nth(0)).toContainText(/Requested.*Confirmed/);
    await expect(steps.nth(1)).toContainText(`${kim.name} (Player)`);
    await expect(steps.nth(1)).toContainText("requested this lesson");
    await expect(steps.nth(1).locator("time")).toContainText(longDate(dayIn(0)));
    await expectAccessible(page, "one lesson");
  });
});
