import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U36: several requests are confirmed at once; who lost the place is named with the reason and stays selected", async ({
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
  const later = await publish(riley, { daysAhead: 4, startTime: "18:00", endTime: "19:00" });
  await book(pat, offer);
  await book(kim, offer); // the same place, asked for later
  const bos = await book(bo, later);

  const page = await open(riley, { refused: [409] });
  await page.goto("/instructor-dashboard");
  await page.getByRole("link", { name: "Confirm several at once" }).click();
  const rows = page.getByRole("table", { name: "Lessons" }).locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await rows.getByRole("checkbox", { name: `Select ${pat.name}` }).check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all requests" }).click();
  await expect(page.getByText("3 selected")).toBeVisible();

  const release = await hold(page, lessonUrl(bos.id));
  await page.getByRole("button", { name: "Confirm 3", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Confirming lessons" })).toContainText("2 of 3 done");
  await expect(page.getByRole("progressbar", { name: "Confirming lessons" })).toHaveAttribute("aria-valuenow", "67");
  release();

  const result = page.getByRole("dialog", { name: "Couldn’t confirm 1 of 3" });
  await expect(result).toContainText("2 lessons confirmed. The rest are still selected:");
  await expect(result.getByRole("listitem")).toHaveCount(1);
  await expect(result.getByRole("listitem")).toContainText(kim.name);
  await expect(result.getByRole("listitem")).toContainText("Another lesson is already confirmed for this time.");
  await expectAccessible(page, "what was not confirmed");
  await result.getByRole("button", { name: "Back to list" }).click();
  await expect(page.getByText("1 selected")).toBeVisible();
  await expect(page.getByText(kim.name)).toBeVisible();
  await expect(page.getByText(pat.name)).toHaveCount(0); // waits no longer
  expect(await pat.call<LessonView[]>("GET", "/api/lessons")).toMatchObject([{ status: "confirmed" }]);
  expect(await kim.call<LessonView[]>("GET", "/api/lessons")).toMatchObject([{ status: "pending" }]);
  expect(await bo.call<LessonView[]>("GET", "/api/lessons")).toMatchObject([{ status: "confirmed" }]);
});

test("U36, T34:lessons: on a phone a request is selected and answered in its row, and deleted after a question", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await book(pat, await publish(riley));
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/lessons");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  await expectAccessible(page, "the menu on a phone", [phone]);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: `Select ${pat.name}` }).check();
  await page.getByRole("button", { name: "Confirm 1", exact: true }).click();
  await expectToast(page, "Lesson confirmed successfully");
  await expect(page.getByText("1 selected")).toHaveCount(0);

  await page.getByRole("button", { name: `Cancel lesson: ${pat.name}` }).click();
  await page.getByLabel("Reason").fill("Rain all day.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel lesson" }).click();
  await expectToast(page, "Lesson canceled");
  await page.getByRole("button", { name: `Delete ${pat.name}` }).click();
  const question = page.getByRole("dialog", { name: "Delete this lesson?" });
  await expect(question).toContainText("You can undo this for 10 seconds.");
  await question.getByRole("button", { name: "Delete lesson" }).click();
  await expectToast(page, "Lesson deleted successfully");
  await expect(page.getByRole("link", { name: pat.name })).toHaveCount(0);
  await expect(page).toHaveURL(/\/instructor-dashboard\/lessons/); // still in the list
});
