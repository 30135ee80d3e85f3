import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { publishCamp } from "../camps/camps.ts";
import { book, publish, shortDate } from "../scheduling/offers.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { confirmButton, expectStep, fillWishes, stepThree } from "./wizard.ts";

test("G1-57: a coach sees what a camp covers; a player cannot book into it, and the coach confirms a lesson there knowingly", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley);
  const later = await publish(riley, { startTime: "19:00", endTime: "20:00" });
  const { id } = await book(pat, offer);

  const wizard = await open(kim, { viewport: desk, refused: [409] });
  await wizard.goto(stepThree(offer)); // still open
  await expectStep(wizard, 3);
  await fillWishes(wizard);

  const office = await open(riley, { viewport: desk, refused: [409] });
  await test.step("the form of the camp lists the lesson and the times it covers", async () => {
    await office.goto("/camp-creation");
    await office.getByLabel("Start date").fill(offer.date);
    await office.getByLabel("End date").fill(offer.date);
    await office.getByLabel("Start time").first().fill("15:00");
    await office.getByLabel("End time").first().fill("18:00");
    const when = `${shortDate(offer.date)}, 4:00 PM`;
    await expect(office.getByRole("list", { name: "Lessons during this camp" })).toContainText(`${when}: ${pat.name}`);
    await expect(office.getByRole("link", { name: `Cancel or move: ${when}: ${pat.name}` })).toHaveAttribute(
      "href",
      `/instructor-dashboard/lessons/${id}/show`,
    );
    await expect(
      office.getByText(`1 open time closes during this camp: ${when}. Players can’t book then.`),
    ).toBeVisible();
    await expectAccessible(office, "what a camp covers");
  });

  const title = `Summer Skills Camp ${crypto.randomUUID().slice(0, 8)}`;
  const days = { startDate: offer.date, endDate: offer.date, startTime: "15:00", endTime: "18:00" };
  await publishCamp(riley, { title, ...days });

  await test.step("a player is refused, in words, and offered other times", async () => {
    await confirmButton(wizard).click();
    const said = wizard.getByRole("main").getByRole("alert");
    await expect(said).toContainText("Your coach is running a camp at this time. Please choose another one.");
    await expect(said.getByRole("button", { name: `${shortDate(later.date)}, 7:00 PM` })).toBeVisible();
    expect(await kim.call<LessonView[]>("GET", "/api/lessons")).toEqual([]);
  });

  await test.step("the camp stands on the coach's calendar", async () => {
    await office.goto(`/instructor-dashboard/schedule?date=${offer.date}`);
    const camp = office.getByRole("link", { name: title });
    await expect(camp).toContainText("3:00–6:00 PM");
    await expectAccessible(office, "a calendar with a camp");
    await camp.click();
    await expect(office.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  });

  await test.step("the coach is asked before the lesson is confirmed", async () => {
    await office.goto(`/instructor-dashboard/lessons/${id}/show`);
    const confirm = office.getByRole("button", { name: /^Confirm / });
    const question = office.getByRole("dialog", { name: "Schedule anyway?" });
    await confirm.click();
    await expect(question).toContainText(`This is during ${title}.`);
    await expectAccessible(office, "asked about a camp");
    await question.getByRole("button", { name: "Go back" }).click();
    await expect(question).toHaveCount(0);
    expect(await riley.call<LessonView>("GET", lessonUrl(id))).toMatchObject({ status: "pending" });
    await confirm.click();
    await question.getByRole("button", { name: "Schedule anyway" }).click();
    await expectToast(office, "Lesson confirmed successfully");
    expect(await riley.call<LessonView>("GET", lessonUrl(id))).toMatchObject({ status: "confirmed" });
  });
});
