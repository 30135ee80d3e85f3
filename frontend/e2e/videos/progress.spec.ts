import { videoUrl } from "../../../backend/videos/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { library, makeMember, uploadedBy } from "./videos.ts";

test("a coach sets focus points while reviewing, by keys alone, and ticks one off; the player finds them at the video, in the library, and on the progress page", async ({
  people,
  open,
}) => {
  const [riley, kim] = [await people.instructor(), await people.player({ firstName: "Kim" })];
  await makeMember(await people.admin(), kim);
  const [first, latest] = [
    await uploadedBy(kim, { title: "First day", videoType: "drill", instructorId: riley.id }),
    await uploadedBy(kim, { title: "Last day", videoType: "drill", instructorId: riley.id }),
  ];
  await riley.call("PATCH", videoUrl(first.id), { feedback: "Elbow up" });
  const [coach, player] = [await open(riley, { viewport: phone }), await open(kim, { viewport: phone })];
  await coach.goto(`/video-analysis/${latest.id}`);
  const points = coach.getByRole("region", { name: `What ${kim.name} works on` });
  await test.step("sets two, by keys alone", async () => {
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
    await coach.keyboard.press("Enter");
    await expect(points.getByLabel("What to work on")).toBeFocused();
    await coach.keyboard.type("Eyes level");
    await coach.keyboard.press("Enter");
    await expect(points.getByRole("listitem")).toHaveCount(2);
  });
  await points.getByRole("checkbox", { name: "Eyes level" }).check();
  await expectToast(coach, "Marked as reached");

  await player.goto(`/video-analysis/${latest.id}`);
  const toWorkOn = player.getByRole("region", { name: "What to work on" });
  await expect(toWorkOn.getByRole("listitem").filter({ hasText: "Eyes level" })).toContainText("Reached");
  await expect(toWorkOn.getByRole("listitem").filter({ hasText: "Front shoulder" })).not.toContainText("Reached");
  await expectAccessible(player, "what to work on, at the video", [phone]);
  await player.getByRole("link", { name: "Back to videos" }).first().click();
  const shown = library(player).getByRole("list").getByRole("listitem");
  await expect(shown).toHaveCount(2);
  await library(player).getByRole("combobox", { name: "Focus point" }).click();
  await player.getByRole("option", { name: "Front shoulder closed" }).click();
  await expect(shown).toHaveText([/Last day/]);

  await player.getByRole("main").getByRole("link", { name: "Progress" }).click();
  await expect(player.getByRole("region", { name: "Working on" })).toContainText("Front shoulder closed");
  const figures = player.getByRole("region", { name: "How far you’ve come" });
  await figures.getByRole("button", { name: "The figures as a table" }).click();
  await expect(figures.getByRole("row").last()).toContainText("1: 1 drill");
  await expectAccessible(player, "a player's progress", [phone, desk]);
  await player.getByRole("region", { name: "Reached" }).getByRole("link", { name: "Last day" }).click();
  await expect(player.getByRole("heading", { name: "Last day", level: 1 })).toBeVisible();
});
