import type { Page } from "@playwright/test";
import { lessonRequestsUrl, type OwnLessonRequestView } from "../../../backend/lessons/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { dayIn, longDate } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const requestOf = (name: string, instructorId: string | null) => ({
  instructorId,
  name,
  phone: "555-010-0177",
  email: "robin@example.com",
  travelPreference: "meet-halfway",
  preferredDates: "Weekends in May",
  location: "Maple Park",
});
const sendRequest = (who: Person, instructor: Person, name: string) =>
  who.call<OwnLessonRequestView>("POST", lessonRequestsUrl, requestOf(name, instructor.id));
const setStatus = async (page: Page, status: RegExp) => {
  await page.getByRole("button", { name: /^Set status/ }).click();
  await page.getByRole("menuitem", { name: status }).click();
};
const steps = (page: Page) => page.getByRole("region", { name: "Timeline" }).getByRole("listitem");

test("U39, A27, A28, T27:requests, T34:requests, E6, K16:reply, U32:students, A48, G2-13: an instructor answers custom requests, schedules the lesson of one, searches and filters them, and finds the student", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const name = `Robin ${pat.lastName}`;
  const { id } = await sendRequest(pat, riley, name);
  const page = await open(riley, { refused: [409, 500] });
  await page.goto("/instructor-dashboard");
  await page
    .getByRole("region", { name: /^Custom lesson requests/ })
    .getByRole("link", { name })
    .click();
  await expect(page.getByRole("heading", { name: `Request from ${name}`, level: 1 })).toBeVisible();
  await expect(page.getByText("Reply due in 24 hours")).toBeVisible();
  await expect(page.getByRole("link", { name: "555-010-0177" })).toHaveAttribute("href", "tel:5550100177");
  await expect(page.getByRole("link", { name: "robin@example.com" })).toHaveAttribute(
    "href",
    "mailto:robin@example.com",
  );
  await expectAccessible(page, "a lesson request");

  await page.route("**/status", (route) => route.fulfill({ status: 500, body: "" }));
  await setStatus(page, /^Declined/);
  await expectToast(page, "Error", "Failed to update request status");
  await page.unroute("**/status");
  for (const status of ["Declined", "Completed", "Contacted"]) {
    await setStatus(page, new RegExp(`^${status}`));
    await expectToast(page, "Request status updated successfully");
    await expect(steps(page).first()).toContainText(status);
  }

  await page.getByRole("button", { name: "Schedule lesson" }).click();
  const dialog = page.getByRole("dialog", { name: `Schedule a lesson for ${name}` });
  await dialog.getByRole("button", { name: "Schedule lesson" }).click();
  await expect(dialog.getByText("Please choose a day")).toBeVisible();
  await expect(dialog.getByText("Please choose a time")).toBeVisible();
  await dialog.getByLabel("Day").fill(dayIn(-1));
  await dialog.getByLabel("Time").fill("18:30");
  await dialog.getByRole("button", { name: "Schedule lesson" }).click();
  await expect(dialog.getByText("This day has passed. Please choose another one.")).toBeVisible();
  await expect(dialog.getByLabel("Lesson notes")).toHaveValue("Location: Maple Park");
  await expectAccessible(page, "scheduling a request");
  await dialog.getByLabel("Day").fill(dayIn(12));
  await dialog.getByRole("button", { name: "Schedule lesson" }).click();
  await expectToast(page, "Request status updated successfully", "The lesson is on the calendar.");
  await expect(dialog).toHaveCount(0);
  await expect(steps(page)).toHaveCount(5);

  const lesson = `${longDate(dayIn(12))} at 6:30 PM`;
  await page.getByRole("link", { name: lesson }).click();
  await expect(page.getByRole("heading", { name: `Lesson with ${pat.name}`, level: 1 })).toBeVisible();
  await expect(page.getByText("Location: Maple Park")).toBeVisible();

  const theirs = await open(pat, { viewport: phone });
  await theirs.goto("/player-dashboard");
  await expect(theirs.getByRole("region", { name: "Custom lesson requests" })).toContainText(`Your lesson: ${lesson}`);
  const mine = await pat.call<OwnLessonRequestView[]>("GET", "/api/my/custom-lesson-requests");
  expect(mine).toMatchObject([{ id, status: "scheduled" }]);

  await test.step("requests are searched and filtered, and students listed with their lessons", async () => {
    const [waits, done] = [`Wanda ${pat.lastName}`, name];
    await sendRequest(pat, riley, waits);
    await page.goto("/instructor-dashboard/lesson-requests");
    const table = page.getByRole("table", { name: "Lesson requests" });
    await expect(table.getByRole("link", { name: waits })).toBeVisible();
    await page.getByRole("button", { name: "Scheduled" }).click();
    await expect(table.getByRole("link", { name: waits })).toHaveCount(0);
    await expect(table.getByRole("link", { name: done })).toBeVisible();
    await page.getByRole("button", { name: "All" }).click();
    await page.getByLabel("Name, email or phone").fill("wanda");
    await expect(table.getByRole("link", { name: done })).toHaveCount(0);
    await expect(table.getByRole("link", { name: waits })).toBeVisible();
    await expectAccessible(page, "the lesson requests");

    await page.setViewportSize(phone);
    await page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Students" }).click();
    await expect(page.getByRole("heading", { name: "Students", level: 1 })).toBeVisible();
    await page.getByText(pat.name).click();
    await expect(page.getByRole("heading", { name: pat.name, level: 1 })).toBeVisible();
    await expect(page.getByText("1 lesson · next")).toBeVisible();
    await expect(page.getByRole("link", { name: pat.email })).toHaveAttribute("href", `mailto:${pat.email}`);
    await expectAccessible(page, "a student");
    await page.getByRole("link", { name: longDate(dayIn(12)) }).click();
    await expect(page.getByRole("heading", { name: `Lesson with ${pat.name}`, level: 1 })).toBeVisible();
  });
});
