import { lessonsUrl, type LessonView, lessonUrl, simpleLessonsUrl } from "../../../backend/lessons/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { book, dayIn, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const walkInOn = (date: string) => ({
  studentName: "Wanda Walk-In",
  studentEmail: "",
  scheduledDate: date,
  timeSlot: "18:00",
});

test("G1-56: a coach who is sick tells every family at once", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  const walkIn = await riley.call<LessonView>("POST", simpleLessonsUrl, walkInOn(offer.date));
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/schedule");
  await page.getByRole("button", { name: "Call in sick" }).click();
  const dialog = page.getByRole("dialog", { name: "Call in sick" });
  await expect(dialog).toContainText("No lessons on these days.");
  await dialog.getByLabel("Last day").fill(offer.date);
  await dialog.getByLabel("First day").fill(offer.date);
  const lessons = dialog.getByRole("list", { name: "Lessons on these days" }).getByRole("listitem");
  await expect(lessons).toHaveCount(2);
  await expect(lessons.nth(0)).toContainText(pat.name);
  await expect(lessons.nth(1)).toContainText("No email on file. Please call.");
  await dialog.getByRole("button", { name: "Call in sick" }).click();
  await expect(dialog).toContainText("Please write a message to the families");
  await dialog.getByLabel("Message to families").fill("Down with the flu, sorry!");
  await dialog.getByRole("button", { name: "Offer other times" }).click();
  await expectAccessible(page, "calling in sick");
  await dialog.getByRole("button", { name: "Call in sick" }).click();
  await expectToast(page, "Called in sick, days blocked", "1 lesson canceled, 1 offered another time");
  expect(await riley.call("GET", lessonUrl(walkIn.id))).toMatchObject({ status: "cancelled" });

  const dashboard = await open(pat, { viewport: phone });
  await dashboard.goto("/player-dashboard");
  await expect(dashboard.getByText("Riley can’t make it and offered a new time:")).toBeVisible();
  await dashboard.getByRole("button", { name: "Take new time" }).click();
  await expectToast(dashboard, "Lesson Moved");
  const [moved] = await pat.call<LessonView[]>("GET", lessonsUrl);
  expect(moved).toMatchObject({ id, status: "confirmed" });
  expect(moved!.date).not.toBe(offer.date);
});

test("G1-56: a scheduled walk-in is canceled in three clicks, or moved", async ({ people, open }) => {
  const riley = await people.instructor();
  const [id, other] = await Promise.all(
    [3, 4].map(async (days) => (await riley.call<LessonView>("POST", simpleLessonsUrl, walkInOn(dayIn(days)))).id),
  );
  const page = await open(riley);
  await page.goto("/instructor-dashboard");
  await page.getByRole("link", { name: "Lessons", exact: true }).click();
  await page.getByRole("button", { name: "Cancel lesson: Wanda Walk-In" }).first().click();
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("The cage is closed.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel lesson" }).click();
  await expectToast(page, "Lesson canceled");
  expect(await riley.call("GET", lessonUrl(id!))).toMatchObject({ status: "cancelled", reason: "The cage is closed." });

  await page.goto(`/instructor-dashboard/lessons/${other}/show`);
  await page.getByRole("button", { name: "Move lesson" }).click();
  const dialog = page.getByRole("dialog", { name: "Move this lesson" });
  await dialog.getByLabel("Day").fill(dayIn(5));
  await dialog.getByLabel("Start").fill("19:00");
  await dialog.getByRole("button", { name: "Move lesson" }).click();
  await expectToast(page, "Lesson moved");
  expect(await riley.call("GET", lessonUrl(other!))).toMatchObject({ date: dayIn(5), startTime: "19:00" });
});

test("G1-54: an admin has the coach's buttons, and the history names the admin", async ({ people, open }) => {
  const [riley, pat, morgan] = await Promise.all([people.instructor(), people.player(), people.admin()]);
  const { id } = await book(pat, await publish(riley));
  const page = await open(morgan);
  await page.goto(`/admin-dashboard/lessons/${id}/show`);
  await page.getByRole("button", { name: `Confirm ${pat.name}` }).click();
  await expectToast(page, "Lesson confirmed successfully");
  const [newest] = await page.getByRole("region", { name: "Timeline" }).getByRole("listitem").all();
  await expect(newest!).toContainText(`${morgan.name} (Admin)`);
  await expect(newest!).toContainText("confirmed the lesson");
  await page.getByRole("button", { name: /^Cancel lesson/ }).click();
  await page.getByLabel("Reason").fill("Riley is out.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel lesson" }).click();
  await expectToast(page, "Lesson canceled");
  expect(await pat.call("GET", lessonUrl(id))).toMatchObject({ status: "cancelled", reason: "Riley is out." });
});
