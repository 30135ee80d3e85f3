import type { Page } from "@playwright/test";
import { cancelLessonUrl, lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { type MailView, mailsUrl } from "../../../backend/mail/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { book, dayIn, publish, weekdayName } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

const phone = { width: 390, height: 844 };
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting for your reply" });
const undo = (page: Page, what: string | RegExp) => page.getByRole("main").getByRole("button", { name: what });
const statusOf = async (player: Person, id: string) => (await player.call<LessonView>("GET", lessonUrl(id))).status;
/** The states of the mails of a kind about a lesson. */
const mailed = async (who: Person, lessonId: string, kind: string) => {
  const mails = await who.call<MailView[]>("GET", `${mailsUrl}?filter=${JSON.stringify({ lessonId })}`);
  return mails.filter((mail) => mail.kind === kind).map(({ state }) => state);
};

test("G1-55: a declined request is back when that was a slip, and nothing is mailed; once its time is over it stands, and the mail goes", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const { id } = await book(pat, await publish(riley));
  const page = await open(riley);
  await page.goto("/instructor-dashboard");
  const decline = async () => {
    await waiting(page)
      .getByRole("button", { name: `Decline ${pat.name}` })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline request" }).click();
  };
  const line = waiting(page).getByText(`Declined: ${pat.name}`);

  await decline();
  await expectToast(page, "Lesson declined");
  await expect(line).toBeVisible();
  await expect(toastOf(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await expectAccessible(page, "a request that was just declined");
  await expect.poll(() => mailed(riley, id, "lesson declined")).toEqual(["waiting"]);
  await undo(page, `Undo: Declined: ${pat.name}`).click();
  await expectToast(page, "Undone");
  await expect(line).toHaveCount(0);
  await expect(waiting(page).getByRole("listitem")).toContainText(pat.name);
  expect(await statusOf(pat, id)).toBe("pending");

  await decline();
  await undo(page, `Undo: Declined: ${pat.name}`).focus();
  await expect(line).toHaveCount(0); // ten seconds later
  expect(await page.evaluate(() => document.activeElement?.closest("section") !== null)).toBe(true);
  await expect.poll(() => mailed(riley, id, "lesson declined")).toEqual(["sent"]); // the first was dropped before
  expect(await statusOf(pat, id)).toBe("declined");
});

test("G1-55: on a phone and at a desk, a deleted lesson, a copied day and a change of role are taken back where they were done, also after a reload", async ({
  people,
  open,
}) => {
  const [riley, pat, morgan] = await Promise.all([people.instructor(), people.player(), people.admin()]);
  const offer = await publish(riley);
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  await riley.call("POST", cancelLessonUrl(id), { reason: "The cage is closed that day." });

  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/lessons");
  await page.getByRole("button", { name: `Delete ${pat.name}` }).click();
  await page.getByRole("button", { name: "Delete lesson" }).click();
  await expectToast(page, "Lesson deleted successfully");
  await expect(page.getByRole("listitem").filter({ hasText: pat.name })).toHaveCount(0);
  await expect(undo(page, `Undo: Deleted: ${pat.name}`)).toBeVisible();
  await page.reload();
  await undo(page, "Undo: Your last change").click();
  await expectToast(page, "Undone");
  await expect(page.getByRole("listitem").filter({ hasText: pat.name })).toContainText("Canceled");

  await page.goto("/schedule-builder");
  const day = weekdayName(offer.date);
  const other = weekdayName(dayIn(4));
  const dayButton = (name: string, slots: string) => page.getByRole("button", { name: `${name.slice(0, 3)} ${slots}` });
  await dayButton(day, "1 time slot").click();
  await page.getByRole("button", { name: "Copy to All Days" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy to All Days" }).click();
  await expect(dayButton(other, "1 time slot")).toBeVisible();
  await undo(page, "Undo: day copied").click();
  await expectToast(page, "Undone");
  await expect(dayButton(other, "0 time slots")).toBeVisible();
  await expect(dayButton(day, "1 time slot")).toBeVisible();

  const desk = await open(morgan);
  await desk.goto("/admin-dashboard/users");
  await desk.getByLabel("Name or email").fill(riley.lastName);
  const row = desk.getByRole("row").filter({ hasText: riley.name });
  await desk.getByRole("button", { name: `Change ${riley.name}'s role` }).click();
  await desk.getByRole("menuitem", { name: "Remove instructor role" }).click();
  await desk.getByRole("button", { name: "Remove instructor role" }).click();
  await expect(row).toContainText("Player");
  await undo(desk, /^Undo: .*role change$/).click();
  await expectToast(desk, "Undone");
  await expect(row).toContainText("Instructor");
});
