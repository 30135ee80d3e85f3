import { readFile } from "node:fs/promises";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { publish } from "../scheduling/offers.ts";
import { film, makeMember, uploadedBy } from "./videos.ts";

test("a coach sets a focus point, corrects it, and marks it as reached; the player sees it, and how far they have come", async ({
  people,
  open,
}) => {
  const [riley, kim] = [await people.instructor(), await people.player({ firstName: "Kim" })];
  await makeMember(await people.admin(), kim);
  const { scheduledDate } = await publish(riley, { daysAhead: 2, startTime: "16:00", endTime: "17:00" });
  const wish = { instructorId: riley.id, scheduledDate, studentPhone: "555-010-0100", studentEmail: kim.email };
  await kim.call("POST", "/api/lessons", { ...wish, sessionFocus: "both", weeklyRecurring: "no" });
  const videos = [];
  for (const title of ["First day", "Last day"])
    videos.push(await uploadedBy(kim, { title, videoType: "drill", instructorId: riley.id }));
  const [first, latest] = videos;

  const player = await open(kim, { viewport: phone });
  await player.goto("/player-dashboard");
  await player.getByRole("link", { name: "Progress" }).click();
  await expect(player.getByRole("heading", { name: "Progress", level: 1 })).toBeVisible();
  const workingOn = player.getByRole("region", { name: "Working on" });
  await expect(workingOn).toContainText("Nothing right now.");

  const coach = await open(riley, { viewport: desk });
  await coach.goto(`/instructor-dashboard/students/${kim.id}/show`);
  const points = coach.getByRole("region", { name: "Focus points" });
  await expect(points).toContainText("Nothing to work on yet.");
  await test.step("sets it", async () => {
    await points.getByRole("button", { name: "Set focus point" }).click();
    const form = coach.getByRole("dialog", { name: "Set focus point" });
    await form.getByRole("button", { name: "Set focus point" }).click();
    await expect(form.getByLabel("What to work on")).toHaveAccessibleDescription("Please say what to work on");
    await form.getByLabel("What to work on").fill("Front shoulder closed");
    await form.getByLabel("How to practice it").fill("Ten dry swings before each round");
    await expectAccessible(coach, "setting a focus point", [phone, desk]);
    await form.getByRole("button", { name: "Set focus point" }).click();
    await expectToast(coach, "Focus point set");
    await expect(points.getByRole("listitem")).toContainText("Ten dry swings before each round");
  });
  await test.step("corrects it", async () => {
    await points.getByRole("button", { name: "Correct: Front shoulder closed" }).click();
    const form = coach.getByRole("dialog", { name: "Correct focus point" });
    await form.getByLabel("What to work on").fill("Keep the front shoulder closed");
    await form.getByRole("button", { name: "Save" }).click();
    await expectToast(coach, "Focus point corrected");
  });
  await player.reload();
  await expect(workingOn.getByRole("listitem")).toContainText("Keep the front shoulder closed");
  await expect(workingOn.getByRole("listitem")).toContainText("Ten dry swings before each round");
  await expectAccessible(player, "what a player works on", [phone, desk]);

  await test.step("marks it as reached", async () => {
    await points.getByRole("button", { name: "Reached: Keep the front shoulder closed" }).click();
    await expectToast(coach, "Marked as reached");
    await expect(points).toContainText("Nothing to work on yet.");
    await coach.getByRole("button", { name: "Reached or dropped (1)" }).click();
    await expect(points.getByRole("button", { name: "Reopen: Keep the front shoulder closed" })).toBeVisible();
    await expect(coach.getByRole("region", { name: "Progress" })).toContainText("Reviewed videos");
    await expectAccessible(coach, "a student's progress", [phone, desk]);
  });

  await player.reload();
  await expect(player.getByRole("region", { name: "Reached" })).toContainText("Keep the front shoulder closed");
  const figures = player.getByRole("region", { name: "How far you’ve come" });
  await figures.getByRole("button", { name: "The figures as a table" }).click();
  await expect(figures.getByRole("row").last()).toContainText("1");
  await expect(player.getByRole("link", { name: "Compare: Drills" })).toHaveAttribute(
    "href",
    `/compare?left=${first!.id}&right=${latest!.id}`,
  );
  await expectAccessible(player, "a player's progress", [phone, desk]);
});

test("a player downloads all videos as one file", async ({ people, open }) => {
  const kim = await people.player({ firstName: "Kim" });
  await makeMember(await people.admin(), kim);
  await uploadedBy(kim, { title: "Front toss" });
  const page = await open(kim, { viewport: phone });
  await page.goto("/player-dashboard");
  const data = page.getByRole("region", { name: "Your data" });
  await expect(data).toContainText("Your videos, with feedback and marks, come as a ZIP file of their own.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("link", { name: "Download my videos" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("videos.zip");
  const zip = await readFile(await download.path());
  expect(zip.includes("Front toss/video.webm")).toBe(true);
  expect(zip.includes(film().buffer)).toBe(true);
});
