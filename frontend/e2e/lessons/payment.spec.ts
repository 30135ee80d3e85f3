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
  await page.getByRole("button", { name: `Paid, confirm and record payment: ${pat.name}` }).click();
  const paid = page.getByRole("dialog", { name: "Confirm as paid" });
  await expect(paid.getByLabel("Amount")).toHaveValue("80.00"); // the price
  await paid.getByRole("button", { name: "Confirm as paid" }).click();
  await expect(paid.getByText("Please choose how it was paid")).toBeVisible();
  await paid.getByRole("button", { name: "Other" }).click();
  await paid.getByRole("button", { name: "Confirm as paid" }).click();
  await expect(paid.getByLabel("Describe how it was paid")).toHaveAccessibleDescription(
    "Please describe how it was paid",
  );
  await expectAccessible(page, "confirming and noting the payment");
  await paid.getByRole("button", { name: "Venmo" }).click();
  await paid.getByLabel("Note (optional)").fill("From her aunt");
  await paid.getByRole("button", { name: "Confirm as paid" }).click();
  await expectToast(page, "Lesson confirmed successfully", "The player can see that you received the payment.");

  const dashboard = await open(pat);
  await dashboard.goto("/player-dashboard");
  await expect(dashboard.getByText("Payment received").first()).toBeVisible();

  await page.goto("/instructor-dashboard/lessons");
  await expect(page.getByRole("row", { name: pat.name })).toContainText("ConfirmedPaid");
  await page.goto(`/instructor-dashboard/lessons/${lesson.id}/show`);
  const payment = page.getByRole("definition").and(page.locator('dt:text-is("Payment") + dd'));
  await expect(payment).toContainText("Received: $80.00 by VenmoFrom her aunt");
  await expect(payment).toContainText(`Recorded by ${riley.name}`);
  await payment.getByRole("button", { name: "Edit payment" }).click();
  const correct = page.getByRole("dialog", { name: "Edit payment" });
  await correct.getByRole("button", { name: "Cash", exact: true }).click();
  await correct.getByLabel("Amount").fill("75");
  await correct.getByRole("button", { name: "Save payment" }).click();
  await expectToast(page, "Payment recorded");
  await expect(payment).toContainText("Received: $75.00 in cash");
  await expectAccessible(page, "a lesson that was paid");

  await payment.getByRole("button", { name: "Edit payment" }).click();
  await correct.getByRole("button", { name: "Remove record" }).click();
  await expectToast(page, "Payment record removed");
  await expect(payment).toContainText("Not recorded");
  const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(0)).toContainText(`${riley.name} (Instructor) removed the payment record`);
  await expect(steps.nth(1)).toContainText(`${riley.name} (Instructor) recorded a payment of $75.00 in cash`);
  await expect(steps.nth(2)).toContainText(`${riley.name} (Instructor) recorded a payment of $80.00 by Venmo`);
  await expect(steps.nth(3)).toContainText(`${riley.name} (Instructor) confirmed the lesson`);
  expect(await pat.call<LessonView>("GET", lessonUrl(lesson.id))).toMatchObject({ payment: null });
});
