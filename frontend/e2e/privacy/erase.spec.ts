import type { Page } from "@playwright/test";
import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { eraseUrl } from "../../../backend/privacy/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const openQuestion = async (page: Page, { id, name }: Person) => {
  await page.goto(`/admin-dashboard/users/${id}/show`);
  await page.getByRole("region", { name: "Erase personal data" }).getByRole("button").click();
  return page.getByRole("dialog", { name: `Erase ${name}’s personal data?` });
};

test("an admin erases a player: asked twice, told what goes and stays, names are removed everywhere", async ({
  people,
  open,
}) => {
  const [morgan, pat, riley] = await Promise.all([people.admin(), people.player(), people.instructor()]);
  const lesson = await book(pat, await publish(riley), { notes: "Sore knee" });
  await riley.call("PATCH", lessonUrl(lesson.id), { status: "confirmed" });
  const page = await open(morgan, { viewport: desk });
  const question = await openQuestion(page, pat);
  await expect(question).toContainText("1 upcoming lesson is canceled. Tell the others first");
  await expect(question).toContainText("Dates, prices, and statuses of their lessons");
  const erase = question.getByRole("button", { name: "Erase personal data" });
  await expect(erase).toBeDisabled();
  await question.getByLabel(/^Type/).fill("somebody else");
  await expect(erase).toBeDisabled();
  await question.getByLabel(/^Type/).fill(pat.name);
  await expectAccessible(page, "the question", [desk, phone]);

  const answer = await hold(page, `**${eraseUrl}`);
  await erase.click();
  await expect(question.getByRole("button", { name: "Erasing..." })).toHaveAttribute("aria-disabled", "true");
  answer();
  await expectToast(page, "Personal data erased", "1 lesson canceled");
  await expect(question).toBeHidden();
  await expect(page.getByRole("heading", { name: "Removed person", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(pat.lastName);
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toContainText(
    `${morgan.name} (Admin) erased the personal data`,
  );
  await expect(page.getByRole("region", { name: "Erase personal data" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change role" })).toHaveCount(0);
  await expectAccessible(page, "what is left", [desk, phone]);

  await page.setViewportSize(desk);
  await page.goto(`/admin-dashboard/lessons/${lesson.id}/show`);
  await expect(page.getByRole("heading", { name: "Lesson with Removed person", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Canceled");
  await expect(page.getByRole("main")).toContainText("$80.00");
  await expect(page.getByRole("main")).not.toContainText(/Sore knee|555-010|@|Not given$/);
  const atWork = await open(riley, { viewport: phone });
  await atWork.goto(`/instructor-dashboard/lessons/${lesson.id}/show`);
  await expect(atWork.getByRole("heading", { name: "Lesson with Removed person", level: 1 })).toBeVisible();
});

test("an erased instructor leaves the public list and the player's lesson; the admin finds the traces", async ({
  people,
  open,
}) => {
  const [morgan, pat, riley] = await Promise.all([people.admin(), people.player(), people.instructor()]);
  await book(pat, await publish(riley));
  const page = await open(morgan);
  const question = await openQuestion(page, riley);
  await expect(question).toContainText("Their profile, their listing with the instructors, and all their time slots.");
  await question.getByLabel(/^Type/).fill(riley.name);
  await question.getByRole("button", { name: "Erase personal data" }).click();
  await expectToast(page, "Personal data erased", "1 lesson canceled, 1 time slot removed");

  const listing = await open("visitor");
  await listing.goto("/instructors");
  await expect(listing.getByRole("article")).not.toHaveCount(0);
  await expect(listing.getByRole("article").filter({ hasText: new RegExp(`Removed|${riley.lastName}`) })).toHaveCount(
    0,
  );
  const theirs = await open(pat);
  await theirs.goto("/player-dashboard");
  await expect(theirs.getByText("Removed person").first()).toBeVisible();
  await expect(theirs.getByText(riley.lastName)).toHaveCount(0);

  await page.goto(`/admin-dashboard/users?filter=${encodeURIComponent(JSON.stringify({ q: riley.lastName }))}`);
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
});

test("the only admin is asked for the password, and is not erased", async ({ people, open }) => {
  const morgan = await people.admin();
  const page = await open(morgan, { refused: [409, 422] });
  const question = await openQuestion(page, morgan);
  await question.getByLabel(/^Type/).fill(morgan.name);
  await expect(question.getByRole("button", { name: "Erase personal data" })).toBeDisabled();
  await question.getByLabel("Your password").fill("not this one");
  await question.getByRole("button", { name: "Erase personal data" }).click();
  await expectToast(page, "Failed to erase", "That's not your current password. Please try again.");
  await question.getByLabel("Your password").fill(morgan.password);
  await question.getByRole("button", { name: "Erase personal data" }).click();
  await expectToast(page, "Failed to erase", "This is the only admin. Appoint another admin first, then erase.");
  await page.reload();
  await expect(page.getByRole("heading", { name: morgan.name, level: 1 })).toBeVisible();
});
