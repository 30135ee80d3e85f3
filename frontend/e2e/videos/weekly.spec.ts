import { readFile } from "node:fs/promises";
import { videoUrl } from "../../../backend/videos/contract.ts";
import { clip } from "../../../backend/videos/testing/clips.ts";
import { weeklyVideosUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { unfold } from "../testing/phone.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expectToast } from "../testing/toasts.ts";
import { film, makeMember, uploadedBy, weekly } from "./videos.ts";

const hipTurn = "https://video.example/hip-turn";

type People = { instructor(): Promise<Person>; player(told: object): Promise<Person>; admin(): Promise<Person> };
/** A coach, and a member whom the coach knows. */
const rileyAndDana = async (people: People) => {
  const [riley, dana] = [await people.instructor(), await people.player({ firstName: "Dana" })];
  await makeMember(await people.admin(), dana);
  await uploadedBy(dana, { title: "My swing", instructorId: riley.id });
  return [riley, dana] as const;
};
const publishedBy = async (
  riley: Person,
  dana: Person,
  told: Record<string, string>,
  video?: ReturnType<typeof film>,
) => {
  const answer = await riley.session.post(weeklyVideosUrl, {
    multipart: { assignedPlayerIds: JSON.stringify([dana.id]), ...told, ...(video && { video }) },
  });
  expect(answer.status()).toBe(201);
};

test("U40, U32:weekly, T31, T34:weekly, T35: a coach publishes a link and a file for a player; what is missing is said, and nothing typed is lost", async ({
  people,
  open,
}) => {
  const [riley, dana] = await rileyAndDana(people);
  const coach = await open(riley, { viewport: desk, refused: [500] });
  const dialog = coach.getByRole("dialog", { name: "Publish weekly video" });
  const publish = dialog.getByRole("button", { name: "Publish weekly video" });
  const begin = () => coach.getByRole("main").getByRole("button", { name: "Publish weekly video" }).click();
  const chooseDana = async () => {
    await dialog.getByLabel("Players (optional)").fill(dana.lastName);
    await coach.getByRole("option", { name: dana.name }).click();
    await expect(dialog).toContainText("Only this player will see it.");
  };

  await coach.goto("/instructor-dashboard/weekly-videos");
  await expect(coach.getByText("No weekly videos yet")).toBeVisible();

  await test.step("what is missing is said beside it", async () => {
    await begin();
    await publish.click();
    await expect(dialog).toContainText("Please provide a title");
    await expect(dialog).toContainText("Please select a video file");
    await dialog.getByRole("radio", { name: "Link" }).check();
    await publish.click();
    await expect(dialog).toContainText("Please provide a video URL");
    await dialog.getByLabel("Video URL").fill("javascript:alert(1)");
    await publish.click();
    await expect(dialog).toContainText("Please provide a valid video URL");
    await expectAccessible(coach, "publishing a weekly video", [desk, phone]);
    await coach.setViewportSize(desk);
  });
  await test.step("a link for one player; refused, nothing typed is lost", async () => {
    await dialog.getByLabel("Title").fill("Hip turn");
    await dialog.getByLabel("What to practice (optional)").fill("Slowly, ten times");
    await dialog.getByLabel("Video URL").fill(hipTurn);
    await chooseDana();
    await coach.route("**/api/weekly-videos", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
    await publish.click();
    await expectToast(coach, "Failed to upload weekly video");
    await expect(dialog.getByLabel("Video URL")).toHaveValue(hipTurn);
    await publish.click();
    await expectToast(coach, "Weekly instructional video uploaded successfully");
    await expect(dialog).toHaveCount(0);
    await expect(coach.getByRole("row", { name: /Hip turn/ })).toContainText("1 player");
  });
  await test.step("a file", async () => {
    await begin();
    await dialog.getByLabel("Title").fill("Tee drill");
    await coach.getByTestId("weekly-file").setInputFiles(film("plain.webm", { as: "tee.webm" }));
    await expect(dialog).toContainText("tee.webm");
    await chooseDana();
    await publish.click();
    await expectToast(coach, "Weekly instructional video uploaded successfully");
    await expect(coach.getByRole("row")).toHaveCount(3);
    await expectAccessible(coach, "weekly videos", [desk, phone]);
  });
  await test.step("whose picture its card shows; a link has none", async () => {
    await publishedBy(riley, dana, { title: "Old camera", uploadType: "file" }, film("old.avi", { as: "old.avi" }));
    const player = await open(dana, { viewport: phone });
    await player.goto("/videos");
    const rows = weekly(player).getByRole("listitem");
    const picture = rows.filter({ hasText: "Tee drill" }).locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(rows.filter({ hasText: "Hip turn" }).locator("img")).toHaveCount(0);

    await test.step("one that no browser plays says so, on its page, too, where it can be downloaded", async () => {
      await expect(rows.filter({ hasText: "Old camera" })).toContainText("Download only. Browsers can’t play it.");
      await rows.getByRole("link", { name: "Old camera" }).click();
      await expect(player.getByRole("status")).toContainText("Browsers can’t play this kind of video.");
      const coming = player.waitForEvent("download");
      await player.getByRole("link", { name: "Download" }).click();
      expect((await readFile(await (await coming).path())).equals(clip("old.avi"))).toBe(true);
    });
  });
});

test("U29:weekly, T31, T34:weekly, G2-24, G2-44: a player finds what to practice, watches it, and ticks it; the coach sees who did, corrects it, and removes it once asked", async ({
  people,
  open,
}) => {
  const [riley, dana] = await rileyAndDana(people);
  const coach = await open(riley, { viewport: desk, refused: [500] });
  const player = await open(dana, { viewport: phone });
  await player.goto("/videos");
  await expect(weekly(player)).toContainText("None yet.");
  await publishedBy(riley, dana, { title: "Hip turn", uploadType: "url", videoUrl: hipTurn });
  await publishedBy(riley, dana, { title: "Tee drill", uploadType: "file" }, film());

  await test.step("the player sees both, the latest first, and says what was practiced", async () => {
    await player.goto("/videos");
    const rows = weekly(player).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("Tee drill");
    const link = rows.nth(1).getByRole("link", { name: "Hip turn" });
    await expect(link).toHaveAttribute("href", hipTurn);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expectAccessible(player, "weekly videos of a player", [phone, desk]);
    const tick = rows.first().getByRole("checkbox", { name: "Practiced" });
    await tick.click();
    await expect(tick).toBeChecked();
    const other = rows.nth(1).getByRole("checkbox", { name: "Practiced" });
    await other.click();
    await expect(other).toBeChecked();
    await other.click();
    await expect(other).not.toBeChecked();
    await player.reload();
    await expect(tick).toBeChecked();
    await expect(rows.nth(1).getByRole("checkbox", { name: "Practiced" })).not.toBeChecked();
    await rows.first().getByRole("link", { name: "Tee drill" }).click();
    await expect(player).toHaveURL(/\/video-analysis\/[\w-]+$/);
    await expect(player.getByRole("heading", { name: "Tee drill", level: 1 })).toBeVisible();
    await expect(player.getByRole("checkbox", { name: "Practiced" })).toBeChecked();
    await expect
      .poll(() => player.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expectAccessible(player, "one weekly video", [phone, desk]);
  });
  await test.step("the coach sees who practiced, corrects one, and removes it once asked", async () => {
    await coach.goto("/instructor-dashboard/weekly-videos");
    await coach.getByRole("link", { name: "Tee drill" }).click();
    const practiced = coach.getByRole("region", { name: "Who practiced" });
    await expect(practiced.getByRole("listitem")).toHaveText(new RegExp(`${dana.name}.*Practiced today`));
    await coach.getByRole("button", { name: "Edit" }).click();
    const correct = coach.getByRole("dialog", { name: "Edit weekly video" });
    await expect(correct.getByRole("button", { name: dana.name })).toBeVisible();
    await correct.getByLabel("Title").fill("Tee drill, inside");
    await correct.getByRole("button", { name: "Save" }).click();
    await expectToast(coach, "Weekly video saved");
    await expect(coach.getByRole("heading", { name: "Tee drill, inside", level: 1 })).toBeVisible();
    await expectAccessible(coach, "a weekly video", [desk, phone]);
    await coach.setViewportSize(desk);
    await coach.getByRole("button", { name: "Remove video" }).click();
    const ask = coach.getByRole("dialog", { name: "Remove “Tee drill, inside”?" });
    await coach.route("**/api/weekly-videos/*", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
    await ask.getByRole("button", { name: "Remove video" }).click();
    await expectToast(coach, "Failed to delete video");
    await ask.getByRole("button", { name: "Remove video" }).click();
    await expectToast(coach, "Weekly video deleted successfully");
    await expect(coach.getByRole("row", { name: /Hip turn/ })).toBeVisible();
    await expect(coach.getByRole("row", { name: /Tee drill/ })).toHaveCount(0);
    await player.goto("/videos");
    await expect(weekly(player).getByRole("listitem")).toHaveCount(1);
  });
});

test("U29:upload+analyses+weekly, K5:analyses: a player's dashboard has the first two analyses, what to practice, and the card to upload; all videos are downloaded as one file", async ({
  people,
  open,
}) => {
  const [riley, dana] = [await people.instructor(), await people.player({ firstName: "Dana" })];
  await makeMember(await people.admin(), dana);
  for (let n = 1; n <= 4; n++) {
    const { id } = await uploadedBy(dana, { title: `Swing ${n}`, instructorId: riley.id });
    if (n < 4) await riley.call("PATCH", videoUrl(id), { feedback: "Elbow up" });
  }
  const page = await open(dana, { viewport: phone });
  await page.goto("/player-dashboard");
  const analyses = page.getByRole("region", { name: "Latest video analysis" });
  await expect(analyses.getByRole("listitem")).toHaveCount(2);
  await expect(analyses.getByRole("heading", { level: 3 })).toHaveText(["Swing 3", "Swing 2"]);
  await expect(weekly(page)).toContainText("None yet.");
  await unfold(page, "Upload a video");
  await expect(page.getByRole("region", { name: "Upload a Video" })).toContainText(
    "All of this month’s videos are used.",
  );
  await expectAccessible(page, "a dashboard with videos", [desk, phone]);
  await test.step("all videos as one file", async () => {
    await unfold(page, "Account and players");
    const data = page.getByRole("region", { name: "Your data" });
    await expect(data).toContainText("Your videos, with feedback and marks, come as a ZIP file of their own.");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      data.getByRole("link", { name: "Download my videos" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("videos.zip");
    const zip = await readFile(await download.path());
    for (let n = 1; n <= 4; n++) expect(zip.includes(`Swing ${n}/video.webm`)).toBe(true);
    expect(zip.includes(film().buffer)).toBe(true);
  });
  await analyses.getByRole("link", { name: /Swing 3/ }).click();
  await expect(page).toHaveURL(/\/video-analysis\/[\w-]+$/);
  await expect(page.getByRole("heading", { name: "Swing 3", level: 1 })).toBeVisible();
});

test("emails about new videos stop by the link in them, and on the dashboard", async ({ people, open }) => {
  const [riley, dana] = await rileyAndDana(people);
  await publishedBy(riley, dana, { title: "Hip turn", uploadType: "url", videoUrl: hipTurn });
  const reader = await open("visitor", { viewport: phone, refused: [409] });
  const link = await linkMailedTo(reader.request, dana.email);
  const player = await open(dana, { viewport: phone });
  await player.goto("/player-dashboard");
  const choice = player.getByRole("switch", { name: "Email me about new videos to practice" });
  await expect(choice).toBeChecked();

  await test.step("by the link, without logging in; opening it changes nothing yet", async () => {
    await reader.goto(link);
    await expect(reader.getByRole("heading", { name: "Emails about new videos", level: 1 })).toBeVisible();
    await expect(reader).toHaveURL(/\/weekly-email$/); // the token is out of the address
    await expect(reader.getByRole("button", { name: "Stop these emails" })).toBeEnabled();
    await expectAccessible(reader, "stopping emails about new videos", [phone, desk]);
    await player.reload();
    await expect(choice).toBeChecked();
    await reader.getByRole("button", { name: "Stop these emails" }).click();
    await expect(reader.getByRole("heading", { name: "You won’t get these emails anymore" })).toBeFocused();
    await player.reload();
    await expect(choice).not.toBeChecked();
    await reader.getByRole("button", { name: "Turn them back on" }).click();
    await expect(reader.getByRole("heading", { name: "These emails are back on" })).toBeVisible();
  });

  await test.step("on the dashboard", async () => {
    await player.reload();
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await expectToast(player, "You won’t get emails about new videos anymore");
    await player.reload();
    await expect(choice).not.toBeChecked();
  });

  await test.step("a link that isn't ours says so", async () => {
    await reader.goto("/weekly-email#token=unheard.of");
    await reader.reload();
    await reader.getByRole("button", { name: "Stop these emails" }).click();
    await expect(reader.getByRole("heading", { name: "This link doesn’t work anymore" })).toBeFocused();
  });
});
