import { writeFile } from "node:fs/promises";
import { subscriptionStatusUrl, SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { chooseFile, film, library, makeMember, upload } from "./videos.ts";

const usedBy = async (who: Person) =>
  SubscriptionView.parse(await who.call("GET", `${subscriptionStatusUrl}?playerId=${who.id}`)).videosThisMonth;
const large = () => film("plain.mp4", { as: "IMG_0412.mp4", padded: 40 * 1024 ** 2 }); // three pieces

test("V10, T23: a player chooses a video on a phone, keeps the swing of it by keys, and sends less than all", async ({
  people,
  open,
}) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const page = await open(dana, { viewport: phone });
  await page.goto("/videos");
  const card = upload(page);
  await expect(card).toContainText("0 of 4 videos used this month");
  await expectAccessible(page, "the video library before the first video", [phone, desk]);

  await test.step("what is missing or wrong is said beside it", async () => {
    await card.getByRole("button", { name: "Upload Video" }).click();
    await expectToast(page, "No File Selected", "Please choose a video first.");
    await expect(card.getByRole("button", { name: "Choose video" })).toBeFocused();
    await chooseFile(page, { name: "swing.txt", mimeType: "text/plain", buffer: Buffer.from("swing") });
    await expectToast(page, "Invalid File Type");
    await chooseFile(page, { name: "swing.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(0) });
    await expectToast(page, "Invalid File");
    await expect(card.getByRole("alert")).toContainText("This file is empty.");
  });
  await test.step("the title is taken from the file's name, until somebody types another", async () => {
    await chooseFile(page, film("fast.webm", { as: "Front_toss 2.webm" }));
    await expect(card.getByLabel("Title")).toHaveValue("Front toss 2");
    await card.getByLabel("Title").fill("");
    await card.getByRole("button", { name: "Upload Video" }).click();
    await expectToast(page, "Title Required", "Please enter a title for your video.");
    await expect(card.getByLabel("Title")).toBeFocused();
    await card.getByLabel("Title").fill("Front toss, outside");
    await chooseFile(page, film("plain.webm", { as: "Other.webm" }));
    await expect(card.getByLabel("Title")).toHaveValue("Front toss, outside");
  });
  await test.step("its end is cut off by keys, without losing quality", async () => {
    await expect(card).toContainText("All of it: 0:02");
    const end = card.getByRole("slider", { name: "End" });
    await end.focus();
    for (let n = 0; n < 5; n++) await page.keyboard.press("ArrowLeft");
    await expect(card).toContainText("1.5 of 2 seconds, in full quality.");
    await expectAccessible(page, "a video to be sent", [phone, desk]);
    await card.getByLabel("Instructor").selectOption({ label: riley.name });
    await card.getByRole("radio", { name: "Drill" }).check();
    await card.getByLabel("Description").fill("Does my elbow drop?");
    await card.getByRole("button", { name: /^Send \d+ KB instead of 9 KB$/ }).click();
  });
  await test.step("it is there, with its picture, and counts", async () => {
    await expectToast(page, "Video uploaded", "Feedback usually comes in 24-48 hours.");
    await expect(card).toContainText("Your video is uploaded.");
    const shown = library(page).getByRole("listitem");
    await expect(shown).toContainText("Front toss, outside");
    await expect(shown).toContainText(`With ${riley.name}`);
    await expect(shown.locator("img")).toHaveJSProperty("complete", true);
    await expect.poll(() => shown.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
    expect(await usedBy(dana)).toBe(1);
    await card.getByRole("button", { name: "Upload another" }).click();
    await expect(card).toContainText("1 of 4 videos used this month");
    await expect(card.getByLabel("Title")).toHaveValue("");
  });
  await test.step("opened, it shows its first frame, which may be drawn on, not that picture", async () => {
    await library(page)
      .getByRole("link", { name: /Front toss, outside/ })
      .click();
    await expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:01.");
    await expect(page.locator("video")).not.toHaveAttribute("poster");
  });
});

test("U46, T22: an upload pauses, outlives a reload and a lost connection, and counts once", async ({
  people,
  open,
}, testInfo) => {
  const dana = await people.player({ firstName: "Dana" });
  await makeMember(await people.admin(), dana);
  const swing = testInfo.outputPath("IMG_0412.mp4");
  await writeFile(swing, large().buffer);
  const page = await open(dana, { viewport: desk });
  page.on("dialog", (dialog) => void dialog.accept()); // leaving a page that uploads asks first
  await page.goto("/videos");
  const card = upload(page);
  let held = 0;
  const hold = async () => {
    let pieces = 0;
    await page.route("**/api/videos/uploads/*", async (route) => {
      const isPiece = route.request().method() === "PATCH";
      if (isPiece) pieces += 1;
      if (isPiece && pieces > 1) held += 1; // never sent: the connection is stuck
      else await route.continue();
    });
  };
  await hold();
  await chooseFile(page, swing);
  await expect(card.getByLabel("Title")).toHaveValue("IMG 0412");
  await expect(card.getByLabel("Instructor")).toHaveJSProperty("required", true);
  await card.getByRole("button", { name: "Upload Video" }).click();
  await expect(card.getByRole("heading", { name: "Uploading IMG_0412.mp4" })).toBeFocused();
  await expect.poll(() => held).toBe(1);
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[34]\d$/);
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuemax", "100");
  await expect(card.getByRole("status")).toHaveText(/^\d0 percent uploaded$/);
  await expectAccessible(page, "an upload under way", [desk, phone]);

  await test.step("other pages can be looked at meanwhile", async () => {
    await page.getByRole("link", { name: "Player Dashboard" }).first().click();
    await expect(page).toHaveURL(/player-dashboard/);
    await page.goBack();
    await expect(card.getByRole("heading", { name: "Uploading IMG_0412.mp4" })).toBeVisible();
  });
  await test.step("it pauses, and goes on after a reload with the same file, and with no other", async () => {
    await card.getByRole("button", { name: "Pause" }).click();
    await expect(card).toContainText("Paused");
    await page.reload();
    await expect(card).toContainText(/^Upload a Video(39|40)% of IMG_0412\.mp4 \(42\.0 MB\) is safe\. Choose the same/);
    await expectAccessible(page, "an upload to go on with", [desk, phone]);
    await chooseFile(page, film("plain.webm", { as: "IMG_0412.mp4" }));
    await expect(card.getByRole("alert")).toContainText("That’s another file.");
  });
  await test.step("without a connection it waits, and goes on by itself", async () => {
    await page.unroute("**/api/videos/uploads/*");
    await hold();
    const before = held;
    await chooseFile(page, swing);
    await expect.poll(() => held, { message: "the rest is on its way" }).toBeGreaterThan(before);
    await page.context().setOffline(true);
    await page.unroute("**/api/videos/uploads/*");
    await expect(card.getByRole("alert")).toContainText("Network error during upload.");
    await expectToast(page, "Upload Failed");
    await page.context().setOffline(false);
    await expect(card).toContainText("Your video is uploaded.");
    expect(await usedBy(dana)).toBe(1);
    await expect(library(page).getByRole("listitem")).toContainText("Pending assignment"); // no coach was chosen
  });
});

test("T22: an upload that is canceled counts as none, and what the server refuses is said without losing what was typed", async ({
  people,
  open,
}) => {
  const dana = await people.player({ firstName: "Dana" });
  await makeMember(await people.admin(), dana);
  const page = await open(dana, { viewport: phone, refused: [413, 422] });
  await page.goto("/videos");
  const card = upload(page);
  await page.route("**/api/videos/uploads/*", async (route) => {
    if (route.request().method() !== "PATCH") await route.continue();
  });
  await chooseFile(page, large());
  await card.getByRole("button", { name: "Upload Video" }).click();
  await expect.poll(() => usedBy(dana)).toBe(1);
  await card.getByRole("button", { name: "Cancel upload" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this upload?" });
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expectToast(page, "Upload canceled", "It doesn’t count as one of this month’s videos.");
  expect(await usedBy(dana)).toBe(0);
  await page.unroute("**/api/videos/uploads/*");

  await chooseFile(page, { name: "noise.mp4", mimeType: "video/mp4", buffer: Buffer.from("no video at all") });
  await expect(card).toContainText("Your browser can’t show this kind of video.");
  await card.getByLabel("Title").fill("Noise");
  await card.getByLabel("Description").fill("Kept");
  await card.getByRole("button", { name: "Upload Video" }).click();
  const corrupted = "File appears to be corrupted or empty. Please try a different video.";
  await expectToast(page, "Upload Failed", corrupted);
  await expect(card.getByRole("alert").filter({ hasText: corrupted })).toBeVisible();
  await expect(card.getByLabel("Description")).toHaveValue("Kept");
  await page.route("**/api/videos/uploads", (route) => route.fulfill({ status: 413, body: "" }));
  await card.getByRole("button", { name: "Upload Video" }).click();
  await expectToast(page, "Upload Failed", "File too large. Please try a smaller video file.");
  expect(await usedBy(dana)).toBe(0);
});
