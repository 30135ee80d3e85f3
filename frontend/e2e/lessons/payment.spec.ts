import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("G1-49: confirmed and paid in one go, corrected and taken back; the player sees it, the timeline keeps it", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const lesson = await book(pat, await publish(riley));
  const page = await open(riley);
  await page.goto("/instructor-dashboard");
  await page.getByRole("button", { name: `Paid: confirm and note the payment of ${pat.name}` }).click();
  const paid = page.getByRole("dialog", { name: "Confirm and note the payment" });
  await expect(paid.getByLabel("Amount")).toHaveValue("80.00"); // the price
  await paid.getByRole("button", { name: "Confirm lesson" }).click();
  await expect(paid.getByText("Please choose how it was paid")).toBeVisible();
  await paid.getByRole("button", { name: "Other" }).click();
  await paid.getByRole("button", { name: "Confirm lesson" }).click();
  await expect(paid.getByLabel("How it was paid")).toHaveAccessibleDescription("Please choose how it was paid");
  await expectAccessible(page, "confirming and noting the payment");
  await paid.getByRole("button", { name: "Venmo" }).click();
  await paid.getByLabel("Words (optional)").fill("From her aunt");
  await paid.getByRole("button", { name: "Confirm lesson" }).click();
  await expectToast(page, "Lesson confirmed successfully", "The player sees that the payment was received.");

  const dashboard = await open(pat);
  await dashboard.goto("/player-dashboard");
  await expect(dashboard.getByText("Payment received").first()).toBeVisible();

  await page.goto("/instructor-dashboard/lessons");
  await expect(page.getByRole("row", { name: pat.name })).toContainText("ConfirmedPaid");
  await page.goto(`/instructor-dashboard/lessons/${lesson.id}/show`);
  const payment = page.getByRole("definition").and(page.locator('dt:text-is("Payment") + dd'));
  await expect(payment).toContainText("Received: $80.00 by VenmoFrom her aunt");
  await expect(payment).toContainText(`Noted by ${riley.name}`);
  await payment.getByRole("button", { name: "Correct the note" }).click();
  const correct = page.getByRole("dialog", { name: "Correct the payment note" });
  await correct.getByRole("button", { name: "Cash", exact: true }).click();
  await correct.getByLabel("Amount").fill("75");
  await correct.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Payment noted");
  await expect(payment).toContainText("Received: $75.00 in cash");
  await expectAccessible(page, "a lesson that was paid");

  await payment.getByRole("button", { name: "Correct the note" }).click();
  await correct.getByRole("button", { name: "Remove the note" }).click();
  await expectToast(page, "Payment note removed");
  await expect(payment).toContainText("Not recorded");
  const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(0)).toContainText(`${riley.name} (Instructor) took back the note of the payment`);
  await expect(steps.nth(1)).toContainText(`${riley.name} (Instructor) noted that $75.00 was paid in cash`);
  await expect(steps.nth(2)).toContainText(`${riley.name} (Instructor) noted that $80.00 was paid by Venmo`);
  await expect(steps.nth(3)).toContainText(`${riley.name} (Instructor) confirmed the lesson`);
  expect(await pat.call<LessonView>("GET", lessonUrl(lesson.id))).toMatchObject({ payment: null });
});
