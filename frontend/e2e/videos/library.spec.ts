import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { failReads, serverFault } from "../testing/failingReads.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { expectStats, film, library, makeMember, upload, uploadedBy } from "./videos.ts";

test("R10, U24, K5:library, K5:stats, G2-4: an instructor sees videos to review and those without a coach, five at first, and manages weekly time slots beside them", async ({
  people,
  open,
}) => {
  const [riley, dana] = [await people.instructor(), await people.player({ firstName: "Dana" })];
  await makeMember(await people.admin(), dana);
  for (let n = 1; n <= 5; n++) await uploadedBy(riley, { title: `Model swing ${n}`, videoType: "lesson" });
  await uploadedBy(dana, { title: "For anyone", videoType: "lesson" });
  const page = await open(riley, { viewport: desk });
  await page.goto("/videos?type=lesson");
  const shown = library(page).getByRole("listitem");
  await expect(shown).toHaveCount(5);
  await expect(shown.first()).toContainText("For anyone");
  await expect(shown.first()).toContainText("Pending assignment");
  await expect(shown.first()).toContainText(dana.name);
  await expect(library(page).getByRole("button", { name: "Lesson" })).toHaveAttribute("aria-pressed", "true");
  await library(page).getByRole("button", { name: "View All Videos" }).click();
  await expect(shown).toHaveCount(6);
  await expect(library(page).getByRole("button", { name: "View All Videos" })).toHaveCount(0);
  await expect(page.getByRole("definition")).toHaveCount(4);
  await expect(page.getByRole("term")).toHaveText(["Total Videos", "Pending Review", "Reviewed", "This Week"]);
  await expect(upload(page).getByRole("button", { name: "Upload Video" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Weekly Instruction Videos" })).toContainText("None yet.");

  await test.step("Schedule Management: add, switch, delete", async () => {
    const panel = page.getByRole("region", { name: "Schedule Management" });
    await expect(panel).toContainText("No time slots");
    const form = page.getByRole("region", { name: "Add time slot" });
    await expect(form.getByLabel("Location")).toHaveValue("Elite Training Center");
    await expect(form.getByLabel("Price")).toHaveValue("50");
    await form.getByRole("button", { name: "Add Time Slot" }).click();
    await expectToast(page, "Time slot added successfully");
    const slot = panel.getByRole("listitem");
    await expect(slot).toContainText("Monday");
    await slot.getByRole("switch").click();
    await expectToast(page, "Availability updated successfully");
    await expect(slot.getByRole("switch")).not.toBeChecked();
    await slot.getByRole("button", { name: /^Delete/ }).click();
    await expectToast(page, "Time slot deleted successfully");
    await expect(panel).toContainText("No time slots");
  });
  await expectAccessible(page, "an instructor's video page", [desk, phone]);
});

test("U26: a player's videos: counted, narrowed, one without a coach, and one that does not exist", async ({
  people,
  open,
}) => {
  const [dana, admin] = [await people.player({ firstName: "Dana" }), await people.admin()];
  await makeMember(admin, dana);
  for (let n = 1; n <= 4; n++)
    await uploadedBy(dana, { title: `Swing ${n}`, videoType: n === 4 ? "game" : "practice" });
  const page = await open(dana, { viewport: phone, refused: [404, 500] });
  await page.goto("/videos");
  await expectStats(page, { "Total Videos": 4, "Pending Review": 4, Reviewed: 0, "This Week": 4 });
  const videos = library(page).getByRole("listitem");
  await expect(videos).toHaveCount(4);
  await expect(videos.first()).toContainText("Pending assignment");
  await expect(upload(page)).toContainText("All of this month’s videos are used.");
  await expect(page.getByRole("region", { name: "Weekly Instruction Videos" })).toContainText("None yet.");
  await library(page).getByRole("button", { name: "Game" }).click();
  await expect(videos).toHaveCount(1);
  await expect(page).toHaveURL(/type=game/);
  await library(page).getByRole("button", { name: "Game" }).click();
  await expectAccessible(page, "a player's library", [phone, desk]);

  await test.step("one that does not exist", async () => {
    await page.goto("/video-analysis/0190f1c5-7a00-4000-8000-000000000000");
    await expect(page.getByRole("heading", { name: "Video Not Found", level: 1 })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to videos" }).click();
    await expect(page).toHaveURL(/\/videos$/);
  });
  await test.step("a list that cannot be loaded says so, and loads when asked again", async () => {
    const works = await failReads(page, "**/api/videos", serverFault);
    await page.goto("/videos");
    await works();
    await expect(page.getByText("Failed to fetch videos")).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(videos).toHaveCount(4);
  });
});

test("a visitor is told to log in; who has no membership where to get one; while it loads, six places wait", async ({
  people,
  open,
}) => {
  const visitor = await open("visitor", { viewport: phone });
  await visitor.goto("/videos");
  await expect(visitor.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    /return=%2Fvideos|return=\/videos/,
  );
  await expect(visitor.getByRole("link", { name: "About the membership" })).toHaveAttribute("href", "/subscribe");
  const page = await open(await people.player(), { viewport: phone });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/videos", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/videos");
  await expect(page.getByLabel("Loading videos").locator(".MuiSkeleton-root")).toHaveCount(6);
  answer();
  await expect(library(page)).toContainText("No videos yet");
  await expect(upload(page)).toContainText("You need a membership to upload videos.");
  await expect(upload(page).getByRole("link", { name: "See membership" })).toHaveAttribute("href", "/subscribe");
});

test("T24, U47: an old kind of video is kept and said plainly, renamed, and deleted for good", async ({
  people,
  open,
}) => {
  const dana = await people.player({ firstName: "Dana" });
  await makeMember(await people.admin(), dana);
  const { id } = await uploadedBy(dana, { title: "Old camera" }, { ...film("old.avi"), mimeType: "video/x-msvideo" });
  const page = await open(dana, { viewport: phone, refused: [500] });
  await page.goto(`/video-analysis/${id}`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/Browsers can’t play this kind of video\./);
  await expect(page.getByRole("link", { name: "Download" }).first()).toHaveAttribute("href", /\.avi\?download$/);
  await expectAccessible(page, "a video that cannot be played", [phone]);

  await page.getByRole("button", { name: "Edit title" }).click();
  const form = page.getByRole("dialog", { name: "Edit title" });
  await form.getByLabel("Title").fill("From Grandpa’s camera");
  await form.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Title saved");
  await expect(page.getByRole("heading", { name: "From Grandpa’s camera", level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: "History" })).toContainText("Title or description changed");

  await page.getByRole("button", { name: "Delete video" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this video?" });
  await expect(dialog).toContainText(
    'Are you sure you want to delete "From Grandpa’s camera"? This action cannot be undone and will permanently remove the video file and all associated data.',
  );
  await page.route(`**/api/videos/${id}`, (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Delete video" }).click();
  await expectToast(page, "Delete Failed", "Failed to delete video. Please try again.");
  await page.unroute(`**/api/videos/${id}`);
  await page.getByRole("button", { name: "Delete video" }).click();
  await dialog.getByRole("button", { name: "Delete video" }).click();
  await expectToast(page, "Video Deleted", "The video has been permanently deleted");
  await expect(page).toHaveURL(/\/videos$/);
  await expect(library(page)).toContainText("No videos yet");
});
