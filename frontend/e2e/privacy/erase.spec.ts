import { readFile } from "node:fs/promises";
import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { eraseUrl, PersonalFile } from "../../../backend/privacy/contract.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("an admin downloads a player's data and erases it: asked twice, told what goes and stays, names are removed everywhere", async ({
  people,
  open,
}) => {
  const [morgan, pat, riley] = await Promise.all([people.admin(), people.player(), people.instructor()]);
  const lesson = await book(pat, await publish(riley), { notes: "Sore knee" });
  await riley.call("PATCH", lessonUrl(lesson.id), { status: "confirmed" });
  const page = await open(morgan, { viewport: desk });
  await page.goto(`/admin-dashboard/users/${pat.id}/show`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download data" }).press("Enter");
  const file = PersonalFile.parse(JSON.parse(await readFile(await (await downloading).path(), "utf8")));
  expect(file.about).toMatchObject({ askedBy: "admin", madeFor: { id: pat.id } });

  await page.getByRole("region", { name: "Erase personal data" }).getByRole("button").click();
  const question = page.getByRole("dialog", { name: `Erase ${pat.name}’s personal data?` });
  await expect(question).toContainText("1 upcoming lesson is canceled. We'll email whoever else is in them");
  await expect(question).toContainText("Dates, prices, and statuses of their lessons");
  const erase = question.getByRole("button", { name: "Erase personal data" });
  await expect(erase).toBeDisabled();
  await question.getByLabel(/^Type/).fill("somebody else");
  await expect(erase).toBeDisabled();
  await question.getByLabel(/^Type/).fill(pat.name);
  await expectAccessible(page, "the question", [desk]);

  const answer = await hold(page, `**${eraseUrl}`);
  await erase.click();
  await expect(question.getByRole("button", { name: "Erasing..." })).toHaveAttribute("aria-disabled", "true");
  answer();
  await expectToast(page, "Personal data erased", "1 lesson canceled");
  await expect(question).toBeHidden();
  await expect(page.getByRole("heading", { name: "Removed person", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(pat.lastName);
  const story = page.getByRole("region", { name: "Timeline" });
  await expect(story.getByRole("listitem").first()).toContainText(`${morgan.name} (Admin) erased the personal data`);
  await expect(story).toContainText("downloaded the personal data");
  await expect(page.getByRole("region", { name: "Erase personal data" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change role" })).toHaveCount(0);
  await expectAccessible(page, "what is left", [desk]);
  expect(await riley.call("GET", lessonUrl(lesson.id))).toMatchObject({ status: "cancelled", studentName: null });
});
