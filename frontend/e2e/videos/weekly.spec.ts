import { weeklyVideosUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { film, makeMember, uploadedBy, weekly } from "./videos.ts";

test("U40, U32:weekly, U29:weekly: a coach publishes a video for a player, who finds it, watches it, and ticks it; the coach sees who practiced, and the emails about it stop by their link", async ({
  people,
  open,
}) => {
  const [riley, dana] = [await people.instructor(), await people.player({ firstName: "Dana" })];
  await makeMember(await people.admin(), dana);
  await uploadedBy(dana, { title: "My swing", instructorId: riley.id });
  const link = { title: "Hip turn", uploadType: "url", videoUrl: "https://video.example/hip-turn" };
  const sent = await riley.session.post(weeklyVideosUrl, {
    multipart: { ...link, assignedPlayerIds: JSON.stringify([dana.id]) },
  });
  expect(sent.status()).toBe(201);

  const coach = await open(riley, { viewport: desk });
  await test.step("a file for one player", async () => {
    await coach.goto("/instructor-dashboard/weekly-videos");
    await expect(coach.getByRole("row", { name: /Hip turn/ })).toContainText("1 player");
    await coach.getByRole("main").getByRole("button", { name: "Publish weekly video" }).click();
    const dialog = coach.getByRole("dialog", { name: "Publish weekly video" });
    await dialog.getByLabel("Title").fill("Tee drill");
    await coach.getByTestId("weekly-file").setInputFiles(film("plain.webm", { as: "tee.webm" }));
    await expect(dialog).toContainText("tee.webm");
    await dialog.getByLabel("Players (optional)").fill(dana.lastName);
    await coach.getByRole("option", { name: dana.name }).click();
    await expect(dialog).toContainText("Only this player will see it.");
    await expectAccessible(coach, "publishing a weekly video", [phone, desk]);
    await dialog.getByRole("button", { name: "Publish weekly video" }).click();
    await expectToast(coach, "Weekly instructional video uploaded successfully");
    await expect(coach.getByRole("row")).toHaveCount(3);
    await expectAccessible(coach, "weekly videos", [phone, desk]);
  });

  const player = await open(dana, { viewport: phone });
  await test.step("the player sees its picture, the latest first, says it was practiced, and watches it", async () => {
    await player.goto("/videos");
    const rows = weekly(player).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("Tee drill");
    const picture = rows.first().locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(rows.nth(1).locator("img")).toHaveCount(0);
    const tick = rows.first().getByRole("checkbox", { name: "Practiced" });
    await tick.click();
    await expect(tick).toBeChecked();
    await rows.first().getByRole("link", { name: "Tee drill" }).click();
    await expect(player.getByRole("heading", { name: "Tee drill", level: 1 })).toBeVisible();
    await expect(player.getByRole("checkbox", { name: "Practiced" })).toBeChecked();
    await expect
      .poll(() => player.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expectAccessible(player, "one weekly video", [phone]);
  });
  await test.step("the coach sees who practiced", async () => {
    await coach.getByRole("link", { name: "Tee drill" }).click();
    const practiced = coach.getByRole("region", { name: "Who practiced" });
    await expect(practiced.getByRole("listitem")).toHaveText(new RegExp(`${dana.name}.*Practiced today`));
    await expectAccessible(coach, "a weekly video", [phone]);
  });
  await test.step("the emails stop by their link, once the player says so", async () => {
    await player.goto(await linkMailedTo(player.request, dana.email));
    await expect(player).toHaveURL(/\/weekly-email$/); // the token is out of the address
    await expect(player.getByRole("button", { name: "Stop these emails" })).toBeEnabled();
    await expectAccessible(player, "stopping emails about new videos", [phone]);
    await player.getByRole("button", { name: "Stop these emails" }).click();
    await expect(player.getByRole("heading", { name: "You won’t get these emails anymore" })).toBeFocused();
  });
});
