import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
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
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription("Please enter your phone number");
    await expect(page.getByText("Please choose what to work on")).toBeVisible();
    await expect(page.getByText("Please choose whether you want this time every week")).toBeVisible();
    await expectAccessible(page, "step 3 with faults");
    await fillWishes(page, { phone: "call me", focus: "Both", weekly: "No", notes: "" });
    await toastOf(page).getByRole("button", { name: "Close notification" }).click();
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
  await expect(said).toContainText("These times are free. What you typed stays.");
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
  await expect(page.getByRole("heading", { name: "Lesson Booked!", level: 1 })).toBeVisible();
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
  await expect(said).toContainText("This time has been booked meanwhile.");
  await said.getByRole("button", { name: "All times" }).click();
  await expectStep(page, 2);
  await expect(timesOf(page, offer.date).getByRole("button", { name: "4:00 PM" })).toBeDisabled();
  await expect(timesOf(page, offer.date)).toContainText("Booked");

  await test.step("a price that changed meanwhile is told", async () => {
    await timeButton(page, other).click();
    await expect(summary(page)).toContainText("$80.00");
    await fillWishes(page);
    await riley.call("DELETE", ownSlotUrl(other.slot.id));
    await publish(riley, { startTime: "18:00", endTime: "19:00", price: 95 });
    await confirmButton(page).click();
    await expectToast(page, "Booking Failed");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The price of this time is $95.00 now. Please look again before you book.",
    );
    await expect(summary(page)).toContainText("$95.00");
    await expect(page.getByRole("region", { name: "How to pay" })).toContainText("Send $95.00");
    await expectWishes(page);
  });
  await test.step("agreed to by a double click, it is booked once; asked for again, it is refused and the dashboard is named", async () => {
    const asked = countBookings(page);
    await confirmButton(page).dblclick();
    await expect(page.getByRole("heading", { name: "Lesson Booked!", level: 1 })).toBeVisible();
    expect(new Set(asked).size, "keys that the booking was sent with").toBe(1);
    const lessons = await pat.call<LessonView[]>("GET", "/api/lessons");
    expect(lessons.map(({ price }) => price)).toEqual(["95.00"]);

    await page.goto(stepThree(other));
    await fillWishes(page);
    await confirmButton(page).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "You have already asked for this time. Your dashboard shows it.",
    );
    expect(await pat.call<LessonView[]>("GET", "/api/lessons")).toHaveLength(1);
  });
});
