import { lessonUrl, type LessonView, proposalUrl } from "../../../backend/lessons/contract.ts";
import { ownSlotUrl } from "../../../backend/scheduling/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { book, publish, shortDate } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";
import {
  confirmButton,
  countBookings,
  expectStep,
  expectWishes,
  fillWishes,
  stepThree,
  stepTwo,
  summary,
  timeButton,
  timesOf,
} from "./wizard.ts";

const confirm = (instructor: Person, { id }: LessonView) =>
  instructor.call("PATCH", lessonUrl(id), { status: "confirmed" });

test("T9, T14, T18, G1-17, P1, V4, T15: a time taken meanwhile is refused; why is said, what was typed stays, other times are offered; what is missing is said beside its field", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley);
  const other = await publish(riley, { startTime: "18:00", endTime: "19:00" });
  const page = await open(pat, { viewport: phone, refused: [409] });
  await page.goto(stepThree(offer));
  await expectStep(page, 3);
  await test.step("what is missing is said beside its field, and nothing is sent", async () => {
    await expect(page.getByLabel("Email")).toHaveValue(pat.email);
    const sent = countBookings(page);
    await confirmButton(page).click();
    await expectToast(
      page,
      "Contact Information Required",
      "Please provide your phone number, email address, session focus, and weekly preference.",
    );
    await expect(page.getByLabel("Phone")).toBeFocused();
    await toastOf(page).getByRole("button", { name: "Close notification" }).click();
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription("Please enter your phone number");
    await expect(page.getByText("Please choose what to work on")).toBeVisible();
    await expect(page.getByText("Please say if you'd like this time every week")).toBeVisible();
    await expectAccessible(page, "step 3 with faults");
    await fillWishes(page, { phone: "call me", focus: "Both", weekly: "No", notes: "" });
    await confirmButton(page).click();
    await expect(page.getByText("Please enter a phone number like 555-010-0100")).toBeVisible();
    await expect(toastOf(page), "nothing is missing now").toHaveCount(0);
    expect(sent).toEqual([]);
  });
  await fillWishes(page);
  await confirm(riley, await book(kim, offer));
  await confirmButton(page).click();

  await expectToast(page, "Booking Failed", "This time was taken a moment ago. Please choose another one.");
  const said = page.getByRole("main").getByRole("alert");
  await expect(said).toContainText("This time was taken a moment ago. Please choose another one.");
  await expect(said).toContainText("These times are open. We kept everything you entered.");
  await expect(said).toBeInViewport();
  await expectWishes(page);

  // The same again is not sent: there is nothing to confirm.
  const asked = countBookings(page);
  await confirmButton(page).click();
  await expectToast(page, "Incomplete Selection", "Please select an instructor and time slot."); // T14
  expect(asked).toEqual([]);

  await said.getByRole("button", { name: `${shortDate(offer.date)}, 6:00 PM` }).click();
  await expect(said).toHaveCount(0);
  await expect(summary(page)).toContainText("6:00 PM");
  await expectWishes(page);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
  const [lesson] = await pat.call<LessonView[]>("GET", "/api/lessons");
  expect(lesson).toMatchObject({
    scheduledDate: other.scheduledDate,
    status: "pending",
    notes: "Left-handed, 12 years old",
  });
});

test("N10, G1-41, G1-20, X5, T9: a time somebody else got is known in steps 3 and 2; a new price is agreed to by confirming again; a double click books once, and the same time is refused", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley);
  const other = await publish(riley, { startTime: "18:00", endTime: "19:00" });
  const page = await open(pat, { refused: [409] });
  await page.goto(stepTwo(offer));
  await expect(timeButton(page, offer)).toBeEnabled();
  await confirm(riley, await book(kim, offer));
  await timeButton(page, offer).click();
  const said = page.getByRole("main").getByRole("alert");
  await expect(said).toContainText("Another player got this time.");
  await said.getByRole("button", { name: "All openings" }).click();
  await expectStep(page, 2);
  await expect(timesOf(page, offer.date).getByRole("button", { name: "4:00–5:00 PM" })).toBeDisabled();
  await expect(timesOf(page, offer.date)).toContainText("Booked");

  await test.step("a price that changed meanwhile is told", async () => {
    await timeButton(page, other).click();
    await expect(summary(page)).toContainText("$80");
    await fillWishes(page);
    await riley.call("DELETE", ownSlotUrl(other.slot.id));
    await publish(riley, { startTime: "18:00", endTime: "19:00", price: 95 });
    await confirmButton(page).click();
    await expectToast(page, "Booking Failed");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The price of this time is now $95.00. Please review it before you book.",
    );
    await expect(summary(page)).toContainText("$95");
    await expect(page.getByRole("region", { name: "How to pay" })).toContainText("Send $95");
    await expectWishes(page);
  });
  await test.step("agreed to by a double click, it is booked once; asked for again, it is refused and the dashboard is named", async () => {
    const asked = countBookings(page);
    await confirmButton(page).dblclick();
    await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
    expect(new Set(asked).size, "keys that the booking was sent with").toBe(1);
    const lessons = await pat.call<LessonView[]>("GET", "/api/lessons");
    expect(lessons.map(({ price }) => price)).toEqual(["95.00"]);

    await page.goto(stepThree(other));
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "You’ve already requested this time. It’s on your dashboard.",
    );
    await expect(confirmButton(page), "there is nothing to confirm").toHaveCount(0);
  });
});

test("G1-17, G1-49: two players for one spot: the loser hears it, takes another opening in one tap, and the payment goes along", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley);
  const other = await publish(riley, { startTime: "18:00", endTime: "19:00" });
  const page = await open(pat, { viewport: phone });
  await page.goto(stepThree(offer));
  await fillWishes(page);
  await confirmButton(page).click();
  await expectToast(page, "Lesson Booked!", `Request sent. ${riley.firstName} will confirm.`);
  const pay = page.getByRole("region", { name: "How to pay" });
  await expect(pay.getByRole("link", { name: "Open Venmo" })).toHaveAttribute(
    "href",
    /^https:\/\/venmo\.com\/.+amount=80\.00&note=Lesson%20/,
  );
  await expectAccessible(page, "request sent");
  await pay.getByRole("button", { name: "I’ve sent it by Venmo" }).click();
  await expectToast(page, "Thank You!", `${riley.firstName} can see that you sent $80 by Venmo.`);
  await expect(pay.getByRole("button", { name: /^I’ve sent it/ })).toHaveCount(0);

  const desktop = await open(riley, { viewport: phone });
  await desktop.goto("/instructor-dashboard/lessons");
  await expect(desktop.getByText(/^Says paid by Venmo, \w{3} \d+$/).first()).toBeVisible();

  await confirm(riley, await book(kim, offer));
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  const taken = page.getByRole("region", { name: "Time taken" });
  await expect(taken).toContainText(
    `Another player got this time. You said you sent $80; work out a refund with ${riley.firstName}. If you take another opening, your payment counts for it.`,
  );
  await expect(page.getByRole("heading", { name: "Your next lesson" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^How to pay/ })).toHaveCount(0);
  await expectAccessible(page, "a request whose time is taken");
  await taken.getByRole("button", { name: `Request ${shortDate(offer.date)}, 6:00 PM instead` }).click();
  await expectToast(page, "Request Sent");
  await expect(taken).toContainText(`6:00 PM instead. ${riley.firstName} will confirm.`);
  await expect(taken.getByRole("button", { name: /^Request .+ instead$/ })).toHaveCount(0);

  const [lesson] = await pat.call<LessonView[]>("GET", "/api/lessons");
  await riley.call("PATCH", proposalUrl(lesson!.id, lesson!.proposal!.id), { answer: "accepted" });
  await page.reload();
  await expect(page.getByRole("region", { name: "Your next lesson" })).toContainText("6:00 PM");
  await expect(taken).toHaveCount(0);
  const row = page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
  await expect(row).toContainText("Payment sent");
  await expect(row.getByRole("button", { name: /^How to pay: / })).toBeVisible();
  expect((await pat.call<LessonView[]>("GET", "/api/lessons"))[0]).toMatchObject({
    scheduledDate: other.scheduledDate,
    status: "confirmed",
  });
});
