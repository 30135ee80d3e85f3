import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { type MailView, mailsUrl, mailUrl, sendAgainUrl, type WholeMailView } from "../../../backend/mail/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { book, publish, shortDate } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

/** The emails about a lesson, as soon as there are this many and all are sent. */
const mailsAbout = async (who: Person, lessonId: string, count: number) => {
  const url = `${mailsUrl}?filter=${encodeURIComponent(JSON.stringify({ lessonId, state: "sent" }))}`;
  await expect.poll(async () => (await who.call<MailView[]>("GET", url)).length).toBe(count);
  return who.call<MailView[]>("GET", url);
};

test("D6: without a mail server, what is mailed about a lesson is read at /outbox, as HTML, text and calendar file", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const { id } = await book(pat, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  await mailsAbout(riley, id, 3);
  const page = await open("visitor");
  await page.goto("/outbox");
  await expect(page.getByText("Nobody gets these emails.")).toBeVisible();
  const link = page
    .getByRole("navigation", { name: "Emails" })
    .getByRole("link", { name: `Confirmed: your lesson on ${shortDate(offer.date)}` })
    .filter({ hasText: pat.email });
  await link.click();
  await expect(page.getByRole("article")).toContainText(`${pat.name} <${pat.email}>`);
  const letter = page.frameLocator("iframe");
  await expect(letter.getByRole("heading", { name: "Your lesson is confirmed" })).toBeVisible();
  await expect(letter.getByRole("cell", { name: riley.name, exact: true })).toBeVisible();
  await expect(page.locator("pre")).toContainText("Your lesson is confirmed");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "lesson.ics" }).click();
  expect((await downloading).suggestedFilename()).toBe("lesson.ics");
  await expectAccessible(page, "the outbox");
  await letter.getByRole("link", { name: "See your lessons" }).click();
  await expect(page).toHaveURL(/\/(player-dashboard|login)/);
});

test("instructors see the mails about their lessons, read them, and send again what could not be sent", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const { id } = await book(pat, offer);
  const [mail] = (await mailsAbout(riley, id, 2)).filter(({ kind }) => kind === "request received");
  const page = await open(riley);
  await page.goto(`/instructor-dashboard/lessons/${id}/show`);
  const section = page.getByRole("region", { name: "Emails" });
  await expect(section.getByRole("listitem").getByText("Not sent: no mail server (demo)", { exact: true })).toHaveCount(
    2,
  );
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Emails" }).first().click();
  const table = page.getByRole("table", { name: "Emails" });
  await expect(table).toContainText(mail!.subject!); // beside others: requests to any instructor are mailed to all
  await expect(table).toContainText("nobody got it");
  await expectAccessible(page, "mails");
  const states = page.getByRole("group", { name: "Status" });
  await states.getByRole("button", { name: "Not sent: no mail server (demo)" }).click();
  await expect(table).toContainText(mail!.subject!);
  await states.getByRole("button", { name: "Failed" }).click();
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all emails" }).click();

  // There is no mail server here to refuse an email, so this answer pretends that one did.
  const failed = {
    ...(await riley.call<WholeMailView>("GET", mailUrl(mail!.id))),
    state: "failed",
    canBeSentAgain: true,
  };
  let sentAgain = 0;
  await page.route(`**${mailUrl(mail!.id)}`, (route) =>
    route.fulfill({ json: { ...failed, reason: "550 no such user" } }),
  );
  await page.route(`**${sendAgainUrl(mail!.id)}`, (route) => (sentAgain++, route.fulfill({ json: failed })));
  await page.getByRole("link", { name: mail!.subject! }).click();
  await expect(page.getByText("550 no such user")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Request sent" })).toBeVisible();
  await page.getByRole("tab", { name: "Text" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("will confirm.");
  await page.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "The email is on its way again");
  expect(sentAgain).toBe(1);
  await page.getByRole("tab", { name: "HTML" }).click();
  await expectAccessible(page, "a mail");
});
