import { videoUrl } from "../../../backend/videos/contract.ts";
import { AskGuardian, askGuardianUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { focusPointsUrl } from "../../../backend/videos/progress/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { publish } from "../scheduling/offers.ts";
import { library, makeMember, uploadedBy } from "./videos.ts";

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
  await riley.call("PATCH", videoUrl(first!.id), { feedback: "Elbow up" });

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
  await expect(figures.getByRole("definition").first()).toHaveText("1");
  await figures.getByRole("button", { name: "The figures as a table" }).click();
  await expect(figures.getByRole("row").last()).toContainText("1: 1 drill");
  await expect(player.getByRole("link", { name: "Compare: Drills" })).toHaveAttribute(
    "href",
    `/compare?left=${first!.id}&right=${latest!.id}`,
  );
  await expectAccessible(player, "a player's progress", [phone, desk]);
});

test("a coach sets and ticks off focus points while reviewing; the player finds them at the video, and the video by them", async ({
  people,
  open,
}) => {
  const [riley, kim] = [await people.instructor(), await people.player({ firstName: "Kim" })];
  await makeMember(await people.admin(), kim);
  const front = await uploadedBy(kim, { title: "Front toss", instructorId: riley.id });
  await uploadedBy(kim, { title: "Live", instructorId: riley.id });
  const from = { studentId: kim.id, videoId: front.id };
  for (let n = 1; n < 12; n++) await riley.call("POST", focusPointsUrl, { ...from, title: `Point ${n}` });
  const [coach, player] = [
    await open(riley, { viewport: phone, refused: [409] }),
    await open(kim, { viewport: phone }),
  ];
  await coach.goto(`/video-analysis/${front.id}`);
  const points = coach.getByRole("region", { name: `What ${kim.name} works on` });
  await expect(points.getByRole("checkbox")).toHaveCount(11);
  const set = async (title: string) => {
    await points.getByRole("button", { name: "Set focus point" }).click();
    await points.getByLabel("What to work on").fill(title);
    await points.getByRole("button", { name: "Set focus point" }).click();
  };
  await test.step("sets one, by keys alone", async () => {
    await points.getByRole("button", { name: "Set focus point" }).press("Enter");
    await expect(points.getByLabel("What to work on")).toBeFocused();
    await coach.keyboard.press("Enter");
    await expect(points.getByLabel("What to work on")).toHaveAccessibleDescription("Please say what to work on");
    await coach.keyboard.type("Front shoulder closed");
    await coach.keyboard.press("Tab");
    await coach.keyboard.type("Ten dry swings");
    await coach.keyboard.press("Tab");
    await coach.keyboard.press("Enter");
    await expectToast(coach, "Focus point set");
    await expect(points.getByRole("button", { name: "Set focus point" })).toBeFocused();
    await expect(points.getByRole("listitem").first()).toContainText("Ten dry swingsSeen in this video");
  });
  await test.step("a thirteenth is refused beside its field, and is still there once another is ticked off", async () => {
    await set("Eyes level");
    const field = points.getByLabel("What to work on");
    await expect(field).toHaveAccessibleDescription(/^That's 12 focus points already/);
    await points.getByRole("button", { name: "Cancel" }).click();
    await points.getByRole("checkbox", { name: "Point 11", exact: true }).check();
    await expectToast(coach, "Marked as reached");
    await points.getByRole("button", { name: "Set focus point" }).click();
    await expect(field).toHaveValue("Eyes level");
    await points.getByRole("button", { name: "Set focus point" }).click();
    await expectToast(coach, "Focus point set");
    await expect(points.getByRole("checkbox", { name: "Point 11", exact: true })).toBeChecked();
  });
  await test.step("the player finds them at the video, and the video by one of them", async () => {
    await player.goto(`/video-analysis/${front.id}`);
    const toWorkOn = player.getByRole("region", { name: "What to work on" });
    await expect(toWorkOn.getByRole("listitem").first()).toContainText("Eyes level");
    await expect(toWorkOn.getByRole("listitem").filter({ hasText: "Point 11" })).toContainText("Reached");
    await expectAccessible(player, "what to work on, at the video", [phone, desk]);
    await player.goto("/videos");
    await expect(library(player).getByRole("list").getByRole("listitem")).toHaveCount(2);
    await library(player).getByRole("combobox", { name: "Focus point" }).click();
    await player.getByRole("option", { name: "Front shoulder closed" }).click();
    await expect(library(player).getByRole("list").getByRole("listitem")).toHaveCount(1);
    await player.reload();
    await expect(library(player).getByRole("list").getByRole("listitem")).toContainText("Front toss");
    await player.goto("/progress");
    const reached = player.getByRole("region", { name: "Reached" });
    await reached.getByRole("link", { name: "Front toss" }).click();
    await expect(player.getByRole("heading", { name: "Front toss", level: 1 })).toBeVisible();
  });
});

test("a guardian without an account sees a child's progress by an emailed link", async ({ people, open }) => {
  const [riley, kim] = [await people.instructor(), await people.player({ firstName: "Kim" })];
  const { scheduledDate } = await publish(riley, { daysAhead: 2, startTime: "16:00", endTime: "17:00" });
  const wish = { instructorId: riley.id, scheduledDate, studentPhone: "555-010-0100", studentEmail: kim.email };
  await kim.call("POST", "/api/lessons", { ...wish, sessionFocus: "both", weeklyRecurring: "no" });
  await riley.call("POST", focusPointsUrl, { studentId: kim.id, title: "Eyes level" });
  const dana = `dana.${crypto.randomUUID()}@example.com`;
  const guardian = { parentName: "Dana Lee", parentEmail: dana, parentPhone: "555-010-0142" };
  await kim.call("PATCH", profileUrl, { firstName: "Kim", lastName: kim.lastName, age: 15, ...guardian });
  await kim.call("POST", askGuardianUrl, AskGuardian.parse({}));
  const parent = await open("visitor", { viewport: phone, refused: [409] });
  const confirming = await linkMailedTo(parent.request, dana);
  await parent.goto(confirming);
  await parent.getByRole("button", { name: "Confirm account" }).click();
  await expect(parent.getByRole("heading", { name: "Thank you! Kim is all set" })).toBeFocused();

  const child = await open(kim, { viewport: phone });
  await child.goto("/progress");
  await child.getByRole("button", { name: "Email a link" }).click();
  await expectToast(child, "Link sent", "We’re emailing Dana Lee.");
  const link = await linkMailedTo(parent.request, dana, confirming);
  await parent.goto(link);
  await expect(parent.getByRole("heading", { name: "Kim’s progress", level: 1 })).toBeVisible();
  expect(parent.url()).not.toContain("token");
  await expect(parent.getByRole("region", { name: "Working on" }).getByRole("listitem")).toContainText("Eyes level");
  await expect(parent.getByRole("main")).not.toContainText(kim.lastName);
  await expectAccessible(parent, "the guardian's page", [phone, desk]);

  await test.step("one that does not work leads to a new one", async () => {
    await parent.goto("/player-progress#token=unheard-of");
    await parent.reload();
    await expect(parent.getByText("This link doesn’t work anymore.")).toBeVisible();
    await parent.getByLabel("Email").fill(dana);
    await parent.getByRole("button", { name: "Email me a link" }).click();
    await expect(parent.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await parent.goto(await linkMailedTo(parent.request, dana, link));
    await expect(parent.getByRole("heading", { name: "Kim’s progress", level: 1 })).toBeVisible();
  });
});
