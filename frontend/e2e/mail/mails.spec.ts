import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { type MailView, mailsUrl } from "../../../backend/mail/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { book, publish, shortDate } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";

test("D6: without a mail server, what is mailed about a lesson is read at /outbox, as HTML, text and calendar file, and by its instructor", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  const url = `${mailsUrl}?filter=${encodeURIComponent(JSON.stringify({ lessonId: id, state: "sent" }))}`;
  await expect.poll(async () => (await riley.call<MailView[]>("GET", url)).length).toBe(3);
  const subject = `Confirmed: your lesson on ${shortDate(offer.date)}`;
  const page = await open(riley);
  await page.goto("/outbox");
  await expect(page.getByText("Nobody gets these emails.")).toBeVisible();
  const link = page.getByRole("navigation", { name: "Emails" }).getByRole("link", { name: subject });
  await link.filter({ hasText: pat.email }).click();
  await expect(page.getByRole("article")).toContainText(`${pat.name} <${pat.email}>`);
  const letter = page.frameLocator("iframe");
  await expect(letter.getByRole("heading", { name: "Your lesson is confirmed" })).toBeVisible();
  await expect(letter.getByRole("link", { name: "See your lessons" })).toBeVisible();
  await expect(page.locator("pre")).toContainText("Your lesson is confirmed");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "lesson.ics" }).click();
  expect((await downloading).suggestedFilename()).toBe("lesson.ics");
  await expectAccessible(page, "the outbox", [phone]);

  await page.goto(`/instructor-dashboard/lessons/${id}/show`);
  await page.getByRole("region", { name: "Emails" }).getByRole("link", { name: subject }).click();
  await expect(letter.getByRole("heading", { name: "Your lesson is confirmed" })).toBeVisible();
  await expectAccessible(page, "a mail", [phone]);
  await page.getByRole("link", { name: "All emails" }).click();
  await expect(page.getByText(subject).first()).toBeVisible();
  await expectAccessible(page, "mails", [phone]);
});
