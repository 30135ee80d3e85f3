import type { Page } from "@playwright/test";
import { weeklyVideosUrl, WeeklyVideoView } from "../../../backend/videos/weekly/weeklyContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { serverFault } from "../testing/failingReads.ts";
import { expect, test } from "../testing/people.ts";
import { film, makeMember, uploadedBy } from "./videos.ts";

const together = (page: Page) => page.getByRole("region", { name: "Both videos" });
const clock = (page: Page) => together(page).getByRole("slider", { name: "Position" });
const at = (page: Page, time: string | RegExp) => expect(clock(page)).toHaveAttribute("aria-valuetext", time);
const one = (page: Page) => page.getByRole("region", { name: /^First video/ });
const other = (page: Page) => page.getByRole("region", { name: /^Second video/ });

/** How far the second video is from where it should be beside the first, s. */
const apart = (page: Page) =>
  page.evaluate(() => {
    const [first, second] = [...document.querySelectorAll("video")].map(
      ({ currentTime, dataset }) => currentTime - Number(dataset["contact"]),
    );
    return Math.abs(second! - first!);
  });

test("two swings are lined up at contact and played as one, by keys alone, and stay lined up in this browser", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const [slow, fast] = [
    await uploadedBy(riley, { title: "First week" }, film("plain.webm")),
    await uploadedBy(riley, { title: "This week" }, film("fast.webm")),
  ];
  const page = await open(riley, { viewport: desk });
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  await page.goto(`/video-analysis/${slow.id}`);
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(`/compare?left=${slow.id}`);
  await expect(one(page).getByRole("link", { name: "First week" })).toBeVisible();

  await test.step("the other one is picked", async () => {
    await page.getByRole("button", { name: "Choose second video" }).press("Enter");
    const picker = page.getByRole("dialog", { name: "Choose the second video" });
    const week = picker.getByRole("button", { name: /This week/ });
    await expect(week).toBeVisible();
    await expect(picker.getByRole("button", { name: /First week/ })).toHaveCount(0); // not with itself
    await week.press("Enter");
    await expect(page).toHaveURL(`/compare?left=${slow.id}&right=${fast.id}`);
    await at(page, "0:00.00");
    await expect(page.getByText("Set the contact point in both videos.")).toBeVisible();
  });
  await test.step("the contact is set in each", async () => {
    await one(page).getByRole("button", { name: "Set contact point" }).press("Enter");
    await expect(one(page).getByRole("slider", { name: "Position" })).toBeFocused();
    await expect(together(page)).toBeHidden();
    await press("ArrowRight", 15);
    await expect(one(page).getByRole("slider")).toHaveAttribute("aria-valuetext", "0:00.50");
    await one(page).getByRole("button", { name: "Contact is here" }).press("Enter");
    await expect(one(page).getByRole("button", { name: "Contact at 0:00.52" })).toBeFocused();
    await other(page).getByRole("button", { name: "Set contact point" }).press("Enter");
    await press(".", 5);
    await expect(other(page).getByRole("slider")).toHaveAttribute("aria-valuetext", "0:00.02");
    await press("Escape");
    await expect(other(page).getByRole("button", { name: "Set contact point" })).toBeFocused();
    await press("Enter");
    await press("ArrowRight", 3);
    await other(page).getByRole("button", { name: "Contact is here" }).press("Enter");
    await at(page, "At contact");
    await expect(together(page)).not.toContainText("Set the contact point");
    await expect.poll(() => apart(page)).toBeLessThan(0.001);
  });
  await test.step("steps go from frame to frame of the one that has more, and the other goes along", async () => {
    await page.getByRole("heading", { level: 1 }).click(); // no button has the focus
    await press(".", 12);
    await at(page, "0.05 s after contact"); // 12 of 240
    await press(",", 2);
    await at(page, "0.04 s after contact");
    await expect.poll(() => apart(page)).toBeLessThan(0.001);
  });
  await test.step("both play, and where they stop they are together", async () => {
    await press("1");
    await expect(together(page).getByRole("button", { name: "¼ speed" })).toHaveAttribute("aria-pressed", "true");
    await press(" ");
    await expect(together(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await at(page, /^0\.[1-9]\d s after contact$/);
    await press("k");
    await expect(together(page).getByRole("button", { name: "Play" })).toBeVisible();
    await expect.poll(() => apart(page)).toBeLessThan(0.001);
    await press("ArrowLeft", 3);
    await at(page, "0.02 s before contact"); // where one of them begins
    await press("4");
    await press(" ");
    await expect(together(page).getByRole("button", { name: "Play" })).toBeVisible(); // they are at their end
    await at(page, /^1\.4\d s after contact$/);
    await press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys).toContainText("Play or pause both");
    await keys.getByRole("button", { name: "Close" }).press("Enter");
  });
  await test.step("swapped, mirrored, one over the other", async () => {
    await together(page).getByRole("button", { name: "Swap videos" }).press("Enter");
    await expect(page).toHaveURL(`/compare?left=${fast.id}&right=${slow.id}`);
    await expect(one(page).getByRole("link", { name: "This week" })).toBeVisible();
    await expect(one(page).getByRole("button", { name: "Contact at 0:00.02" })).toBeVisible();
    await other(page).getByRole("button", { name: "Mirror" }).press("Enter");
    await expect(other(page).locator("video")).toHaveCSS("transform", /^matrix\(-1,/);
    await expect(one(page).locator("video")).toHaveCSS("transform", /^matrix\(1,/);
    await expectAccessible(page, "two videos side by side", [desk, phone]);
    await together(page).getByRole("button", { name: "One over the other" }).press("Enter");
    const opacity = together(page).getByRole("slider", { name: "Second video" });
    await opacity.press("ArrowRight");
    await expect(opacity).toHaveAttribute("aria-valuetext", "55%");
    const [lower, upper] = [
      await one(page).locator("video").boundingBox(),
      await other(page).locator("video").boundingBox(),
    ];
    expect(upper).toEqual(lower);
    await expectAccessible(page, "one video over the other", [phone, desk]);
  });
  await test.step("the contact is remembered", async () => {
    await page.reload();
    await expect(one(page).getByRole("button", { name: "Contact at 0:00.02" })).toBeVisible();
    await expect(other(page).getByRole("button", { name: "Contact at 0:00.52" })).toBeVisible();
    await at(page, "0.02 s before contact");
  });
});

test("on a phone: from the library, with a video that is gone, one that cannot be played, and one that does not load", async ({
  people,
  open,
}) => {
  const dana = await people.player({ firstName: "Dana" });
  await makeMember(await people.admin(), dana);
  const [tee, toss] = [
    await uploadedBy(dana, { title: "Tee work" }),
    await uploadedBy(dana, { title: "Front toss", videoType: "drill" }),
  ];
  const hevc = await uploadedBy(dana, { title: "From a phone" }, film("portrait.mov"));
  await uploadedBy(dana, { title: "Old camera" }, { ...film("old.avi"), mimeType: "video/x-msvideo" });
  const page = await open(dana, { viewport: phone, refused: [404, 500] });
  await page.goto("/videos");
  await page.getByRole("link", { name: "Compare two videos" }).click();
  await expect(page).toHaveURL("/compare");
  await expectAccessible(page, "nothing chosen yet", [phone, desk]);

  await page.getByRole("button", { name: "Choose first video" }).click();
  const picker = page.getByRole("dialog", { name: "Choose the first video" });
  await expect(picker.getByRole("listitem")).toHaveCount(4);
  await expect(picker.getByRole("button", { name: /Old camera/ })).toBeDisabled();
  await expectAccessible(page, "videos to choose from", [phone]);
  await picker.getByRole("button", { name: /Tee work/ }).click();
  await page.getByRole("button", { name: "Choose second video" }).click();
  const another = page.getByRole("dialog", { name: "Choose the second video" });
  await expect(another.getByRole("listitem").first()).toContainText("From a phone"); // the same kind of video
  await another.getByRole("button", { name: /Front toss/ }).click();
  await expect(page).toHaveURL(`/compare?left=${tee.id}&right=${toss.id}`);
  await together(page).getByRole("button", { name: "Forward one frame" }).click();
  await at(page, "0:00.05");

  await test.step("what cannot be played here", async () => {
    await page.goto(`/compare?left=${tee.id}&right=${hevc.id}`);
    await expect(other(page).getByRole("status")).toHaveText(/Your browser can’t play this video\./);
    await expect(together(page).getByRole("button", { name: "Play" })).toBeDisabled();
  });
  await test.step("what is gone", async () => {
    await page.goto(`/compare?left=${tee.id}&right=0190f1c5-7a00-4000-8000-000000000000`);
    await expect(other(page)).toContainText("Video Not Found");
    await expect(page.getByRole("button", { name: "Choose second video" })).toBeVisible();
  });
  await test.step("what does not load", async () => {
    await page.route(`**/api/videos/${toss.id}`, serverFault);
    await page.goto(`/compare?left=${tee.id}&right=${toss.id}`);
    await expect(other(page)).toContainText("Failed to fetch video");
    await page.unroute(`**/api/videos/${toss.id}`);
    await other(page).getByRole("button", { name: "Retry" }).click();
    await at(page, "0:00.00");
  });
});

test("a visitor logs in first, and then sees what the address asks for", async ({ open }) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/compare?left=a&right=b");
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    /compare%3Fleft%3Da%26right%3Db/,
  );
});

test("a player compares a swing with a weekly video, whose contact point is remembered; a link can't be chosen", async ({
  people,
  open,
}) => {
  const [riley, dana] = [await people.instructor(), await people.player({ firstName: "Dana" })];
  await makeMember(await people.admin(), dana);
  const swing = await uploadedBy(dana, { title: "My swing", instructorId: riley.id });
  const publish = async (told: Record<string, string>, video?: ReturnType<typeof film>) => {
    const forWhom = { assignedPlayerIds: JSON.stringify([dana.id]) };
    const answer = await riley.session.post(weeklyVideosUrl, {
      multipart: { ...told, ...forWhom, ...(video && { video }) },
    });
    return WeeklyVideoView.parse(await answer.json());
  };
  const model = await publish({ title: "Hip turn" }, film("fast.webm"));
  await publish({ title: "Elsewhere", uploadType: "url", videoUrl: "https://video.example/hip-turn" });
  const page = await open(dana, { viewport: phone });
  await page.goto(`/compare?left=${swing.id}`);
  await page.getByRole("button", { name: "Choose second video" }).click();
  const picker = page.getByRole("dialog", { name: "Choose the second video" });
  const models = picker.getByRole("list", { name: "Weekly videos, to compare with" });
  await expect(models.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "choosing a weekly video to compare with", [phone, desk]);
  await models.getByRole("button", { name: /Hip turn/ }).click();
  await expect(other(page)).toContainText(`Weekly video · ${riley.name}`);
  await other(page).getByRole("button", { name: "Set contact point" }).click();
  await other(page).getByRole("slider", { name: "Position" }).press("End");
  await other(page).getByRole("button", { name: "Contact is here" }).click();
  const contact = other(page).getByRole("button", { name: /^Contact at/ });
  await expect(contact).toBeVisible();
  await page.goto(`/video-analysis/${model.id}`);
  await page.getByRole("link", { name: "Compare a swing with this" }).click();
  await expect(contact).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose first video" })).toBeVisible();
});
