import type { Page } from "@playwright/test";
import { type LessonView, lessonUrl } from "../../../backend/lessons/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { book, dayIn, longDate, publish } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

const queue = "/instructor-dashboard";
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting for your reply" });
const answer = (page: Page, word: "Confirm" | "Decline", { name }: Person) =>
  waiting(page).getByRole("button", { name: new RegExp(`^${word} ${name}`) });
const lessonOf = (player: Person, { id }: LessonView) => player.call<LessonView>("GET", lessonUrl(id));

test("U36, A21, T28, T34:lessons, U33:slots+lessons, G1-49, G1-55: in the work queue a request is confirmed as paid, one for the same place is declined, taken back, and with others confirmed at once as far as that goes", async ({
  people,
  open,
}) => {
  const [riley, pat, kim, bo] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
    people.player({ firstName: "Bo" }),
  ]);
  const offer = await publish(riley);
  const pats = await book(pat, offer, { notes: "Left-handed" });
  const kims = await book(kim, offer); // the same place, asked for later
  const bos = await book(bo, await publish(riley, { daysAhead: 4, startTime: "18:00", endTime: "19:00" }));
  const page = await open(riley, { viewport: desk, refused: [409] });
  await page.goto(queue);
  await expect(page.getByRole("heading", { name: "Welcome back, Riley", level: 1 })).toBeVisible(); // U30
  await expect(page.getByRole("link", { name: "3 lessons waiting for you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "2 available slots" })).toBeVisible();
  await expect(page.getByRole("link", { name: "0 scheduled lessons" })).toBeVisible();
  await expect(waiting(page).getByText("2 players want this time, and there is 1 spot.")).toHaveCount(2);
  const request = waiting(page).getByRole("listitem").filter({ hasText: pat.name });
  await expect(request).toContainText("In 3 days, 4:00–5:00 PM");
  await expect(request).toContainText("Hitting · Elite Training Center · $80.00 · requested today");
  await expectAccessible(page, "the work queue");

  await page.getByRole("button", { name: `Paid, confirm and record payment: ${pat.name}` }).click();
  const paid = page.getByRole("dialog", { name: "Confirm as paid" });
  await expect(paid.getByLabel("Amount")).toHaveValue("80.00"); // the price
  await paid.getByRole("button", { name: "Venmo" }).click();
  await expectAccessible(page, "confirming and noting the payment", [phone]);
  await page.setViewportSize(desk);
  await paid.getByRole("button", { name: "Confirm as paid" }).click();
  await expectToast(page, "Lesson confirmed successfully", "The player can see that you received the payment.");
  expect(await lessonOf(pat, pats)).toMatchObject({ status: "confirmed", payment: { how: "venmo", amount: "80.00" } });
  await expect(page.getByRole("link", { name: "1 scheduled lesson" })).toBeVisible();
  await expect(waiting(page).getByText(`This time is already taken by ${pat.name}.`)).toBeVisible();
  await answer(page, "Confirm", kim).click();
  await expectToast(page, "Failed to confirm lesson", "Another lesson is already confirmed for this time.");

  await test.step("declined with a message, and back when that was a slip", async () => {
    await answer(page, "Decline", kim).click();
    const question = page.getByRole("dialog", { name: "Decline this request?" });
    await question.getByLabel("Message (optional)").fill("How about Friday?");
    await question.getByRole("button", { name: "Decline request" }).click();
    await expectToast(page, "Lesson declined");
    await expect(toastOf(page).getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await lessonOf(kim, kims)).toMatchObject({ status: "declined", reason: "How about Friday?" });
    await page
      .getByRole("main")
      .getByRole("button", { name: `Undo: Declined: ${kim.name}` })
      .click();
    await expectToast(page, "Undone");
    await expect(answer(page, "Confirm", kim)).toBeVisible();
  });

  await test.step("several are confirmed at once; who lost the place is named with the reason and stays selected", async () => {
    await page.getByRole("link", { name: "Confirm several at once" }).click();
    await page.getByRole("checkbox", { name: `Select ${kim.name}` }).check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.getByRole("button", { name: "Select all requests" }).click();
    await expect(page.getByText("2 selected")).toBeVisible();
    const release = await hold(page, lessonUrl(bos.id));
    await page.getByRole("button", { name: "Confirm 2", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Confirming lessons" })).toContainText("1 of 2 done");
    await expect(page.getByRole("progressbar", { name: "Confirming lessons" })).toHaveAttribute("aria-valuenow", "50");
    release();
    const result = page.getByRole("dialog", { name: "Couldn’t confirm 1 of 2" });
    await expect(result.getByRole("listitem")).toContainText([kim.name]);
    await expect(result.getByRole("listitem")).toContainText(["Another lesson is already confirmed for this time."]);
    await expectAccessible(page, "what was not confirmed", [desk]);
    await result.getByRole("button", { name: "Back to list" }).click();
    await expect(page.getByText("1 selected")).toBeVisible();
    expect(await lessonOf(bo, bos)).toMatchObject({ status: "confirmed" });
    expect(await lessonOf(kim, kims)).toMatchObject({ status: "pending" });
  });
});

test("U36, M5, T34:lessons, G1-29, G1-56: the list of lessons is filtered; one shows what is known of it, and its payment is corrected; another one is canceled in its row, deleted, and back", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const pats = await book(pat, await publish(riley));
  await riley.call("PATCH", lessonUrl(pats.id), { status: "confirmed" });
  const later = await publish(riley, { daysAhead: 10, startTime: "18:00", endTime: "19:00" });
  const kims = await book(kim, later, { notes: "Left-handed" });
  await riley.call("PATCH", lessonUrl(kims.id), { status: "confirmed", payment: { how: "venmo", amount: "80" } });
  const page = await open(riley, { viewport: desk });
  await page.goto(`${queue}/lessons`);
  const names = page.getByRole("table", { name: "Lessons" }).locator("tbody tr").getByRole("link");
  await expect(names).toHaveText([pat.name, kim.name]);
  await page.getByRole("group", { name: "Status" }).getByRole("button", { name: "Requested" }).click();
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all lessons" }).click();
  await expect(names).toHaveText([pat.name, kim.name]);
  await page.getByLabel("From").fill(dayIn(9));
  await expect(names).toHaveText([kim.name]);
  await page.getByLabel("From").fill("");
  await expect(names).toHaveText([pat.name, kim.name]);
  await page.getByLabel("Player").fill("kim");
  await expect(names).toHaveText([kim.name]);
  await expectAccessible(page, "the lessons", [desk]);
  await page.getByLabel("Player").fill("");
  await expect(names).toHaveText([pat.name, kim.name]);

  await names.last().click();
  await expect(page.getByRole("heading", { name: `Lesson with ${kim.name}`, level: 1 })).toBeVisible();
  const fact = (name: string) => page.getByRole("definition").and(page.locator(`dt:text-is("${name}") + dd`));
  await expect(fact("When")).toHaveText(`${longDate(later.date)}6:00–7:00 PM`);
  await expect(fact("Phone").getByRole("link")).toHaveAttribute("href", "tel:5550100100");
  await expect(fact("Email")).toHaveText(kim.email);
  await expect(fact("Price")).toHaveText("$80.00");
  await expect(fact("Notes")).toHaveText("Left-handed");
  await fact("Payment").getByRole("button", { name: "Edit payment" }).click();
  const correct = page.getByRole("dialog", { name: "Edit payment" });
  await correct.getByRole("button", { name: "Cash", exact: true }).click();
  await correct.getByLabel("Amount").fill("75");
  await correct.getByRole("button", { name: "Save payment" }).click();
  await expectToast(page, "Payment recorded");
  await expect(fact("Payment")).toContainText("Received: $75.00 in cash");
  const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toContainText([
    `${riley.name} (Instructor) recorded a payment of $75.00 in cash`,
    `${riley.name} (Instructor) recorded a payment of $80.00 by Venmo`,
    `${riley.name} (Instructor) confirmed the lesson`,
    `${kim.name} (Family) requested this lesson`,
  ]);
  await expect(steps.last().locator("time")).toContainText(longDate(dayIn(0)));
  await expectAccessible(page, "one lesson");

  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Lessons" }).click();
  await page.getByRole("button", { name: `Cancel lesson: ${pat.name}` }).click();
  const question = page.getByRole("dialog", { name: "Cancel this lesson?" });
  await expect(question).toContainText(
    `We’ll email your reason to ${pat.name} or their family. If you’re open then, others can book the time.`,
  );
  await expect(question.getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("Rain all day.");
  await question.getByRole("button", { name: "Cancel lesson" }).click();
  await expectToast(page, "Lesson canceled");
  expect(await lessonOf(pat, pats)).toMatchObject({ status: "cancelled", reason: "Rain all day." });

  await page.getByRole("button", { name: `Delete ${pat.name}` }).click();
  const deleting = page.getByRole("dialog", { name: "Delete this lesson?" });
  await expect(deleting).toContainText(
    "This takes it off your list only. The player still sees it. You can undo this for 10 seconds.",
  );
  await deleting.getByRole("button", { name: "Delete lesson" }).click();
  await expectToast(page, "Lesson deleted successfully");
  await page
    .getByRole("main")
    .getByRole("button", { name: `Undo: Deleted: ${pat.name}` })
    .click();
  await expectToast(page, "Undone");
  await expect(page.getByRole("row").filter({ hasText: pat.name })).toContainText("Canceled");
  await expectAccessible(page, "the lessons on a phone", [phone]);
});
