import { writeFile } from "node:fs/promises";
import { subscriptionStatusUrl, SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { uploadsUrl } from "../../../backend/videos/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { chooseFile, film, library, makeMember, upload } from "./videos.ts";

const pieces = "**/api/videos/uploads/*";

test("U46, T22: a player cuts a swing out of a video by keys and sends that; a long upload pauses, outlives a reload and a lost connection, and counts once; a canceled one counts as none", async ({
  people,
  open,
}, testInfo) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const page = await open(dana, { viewport: phone, refused: [401, 422, 503] });
  page.on("dialog", (dialog) => void dialog.accept()); // leaving a page that uploads asks first
  const used = async () => {
    const answer = await page.request.get(`${subscriptionStatusUrl}?playerId=${dana.id}`);
    return SubscriptionView.parse(await answer.json()).videosThisMonth;
  };
  await page.goto("/videos");
  const card = upload(page);
  await expect(card).toContainText("0 of 4 videos used this month");

  await test.step("the title is taken from the file's name; the end is cut off without losing quality", async () => {
    await chooseFile(page, film("plain.webm", { as: "Front_toss 2.webm" }));
    await expect(card.getByLabel("Title")).toHaveValue("Front toss 2");
    await expect(card).toContainText("All of it: 0:02");
    await card.getByRole("slider", { name: "End" }).focus();
    for (let n = 0; n < 5; n++) await page.keyboard.press("ArrowLeft");
    await expect(card).toContainText("1.5 of 2 seconds, in full quality.");
    await expect(card.getByLabel("Instructor")).toHaveJSProperty("required", true);
    await expectAccessible(page, "a video to be sent", [phone, desk]);
    await card.getByLabel("Instructor").selectOption({ label: riley.name });
    await card.getByRole("radio", { name: "Drill" }).check();
    await card.getByLabel("Description").fill("Does my elbow drop?");
    await card.getByRole("button", { name: /^Send \d+ KB instead of 9 KB$/ }).click();
  });
  await test.step("it is there, with its picture, and counts", async () => {
    await expectToast(page, "Video uploaded", "Feedback usually comes in 24-48 hours.");
    await expect(card.getByRole("alert")).toBeFocused();
    const shown = library(page).getByRole("listitem");
    await expect(shown).toContainText("Front toss 2");
    await expect(shown).toContainText(`With ${riley.name}`);
    await expect.poll(() => shown.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
    expect(await used()).toBe(1);
  });
  await test.step("opened, it shows its first frame, which may be drawn on, not that picture", async () => {
    await library(page)
      .getByRole("link", { name: /Front toss 2/ })
      .click();
    await expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:01.");
    await expect(page.locator("video")).not.toHaveAttribute("poster");
    await page.goBack();
    await card.getByRole("button", { name: "Upload another" }).click();
    await expect(card.getByRole("button", { name: "Choose video" })).toBeFocused();
    await expect(card).toContainText("1 of 4 videos used this month");
    await expect(card.getByLabel("Title")).toHaveValue("");
  });

  const swing = testInfo.outputPath("IMG_0412.mp4");
  await writeFile(swing, film("plain.mp4", { padded: 24 * 1024 ** 2 }).buffer); // two pieces
  let held = 0;
  /** The connection is stuck: pieces but for so many are never sent. */
  const hold = async (but = 0) => {
    let sent = 0;
    await page.route(pieces, async (route) => {
      const isPiece = route.request().method() === "PATCH";
      if (isPiece) sent += 1;
      if (isPiece && sent > but) held += 1;
      else await route.continue();
    });
  };
  const uploading = card.getByRole("heading", { name: "Uploading IMG_0412.mp4" });
  await test.step("under way it says how far it is, and other pages can be looked at", async () => {
    await hold(1);
    await chooseFile(page, swing);
    await expect(card.getByLabel("Title")).toHaveValue("IMG 0412");
    await card.getByRole("button", { name: "Upload Video" }).click();
    await expect(uploading).toBeFocused();
    await expect.poll(() => held).toBe(1);
    await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^6\d$/);
    await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuemax", "100");
    await expect(card.getByRole("status")).toHaveText("60 percent uploaded");
    await expectAccessible(page, "an upload under way", [phone]);
    await page.getByRole("main").getByRole("link", { name: "Progress" }).click();
    await expect(page).toHaveURL(/progress/);
    await page.goBack();
    await expect(uploading).toBeVisible();
  });
  await test.step("it pauses, and goes on after a reload with the same file, and with no other", async () => {
    await card.getByRole("button", { name: "Pause" }).click();
    await expect(card).toContainText("Paused");
    await page.reload();
    await expect(card).toContainText(/^Upload a Video6\d% of IMG_0412\.mp4 \(25\.2 MB\) is safe\. Choose the same/);
    await expectAccessible(page, "an upload to go on with", [phone]);
    await chooseFile(page, film("plain.webm", { as: "IMG_0412.mp4" }));
    await expect(card.getByRole("alert")).toContainText("That’s another file.");
  });
  await test.step("without a connection it waits, and goes on by itself, not anew, even if the server is away next, and the session over", async () => {
    await page.unroute(pieces);
    await hold();
    const before = held;
    let begun = 0;
    const refusals = [503, 401];
    page.on("request", (request) => void (begun += request.url().endsWith(uploadsUrl) ? 1 : 0));
    await chooseFile(page, swing);
    await expect.poll(() => held, { message: "the rest is on its way" }).toBeGreaterThan(before);
    await page.context().setOffline(true);
    await page.unroute(pieces);
    await expect(card.getByRole("alert")).toContainText("Network error during upload.");
    await expectToast(page, "Upload Failed");
    await page.route(pieces, (route) => {
      const status = refusals.shift();
      return status ? route.fulfill({ status }) : route.continue();
    });
    await page.context().setOffline(false);
    const loggedOut = page.getByRole("dialog", { name: "You've been logged out" });
    await loggedOut.getByLabel("Password").fill(dana.password);
    await loggedOut.getByRole("button", { name: "Log in" }).click();
    await expect(card).toContainText("Your video is uploaded.");
    expect([refusals, begun]).toEqual([[], 0]);
    await page.unroute(pieces);
    expect(await used()).toBe(2);
    await expect(library(page).getByRole("listitem").first()).toContainText("Pending assignment"); // no coach was chosen
  });
  const cancel = async () => {
    await card.getByRole("button", { name: "Cancel upload" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this upload?" });
    await dialog.getByRole("button", { name: "Cancel upload" }).click();
  };
  await test.step("canceled before the server has answered, it isn't said to count as none", async () => {
    await card.getByRole("button", { name: "Upload another" }).click();
    await page.route(`**${uploadsUrl}`, () => {});
    await chooseFile(page, swing);
    await card.getByRole("button", { name: "Upload Video" }).click();
    await cancel();
    await expectToast(page, "Upload canceled", "If it had already begun, it ends by itself within a day.");
    await page.unroute(`**${uploadsUrl}`);
  });
  await test.step("canceled, it counts as none, and nothing of it is offered again", async () => {
    await hold();
    await chooseFile(page, swing);
    await card.getByRole("button", { name: "Upload Video" }).click();
    await expect.poll(() => used()).toBe(3);
    await page.getByRole("main").getByRole("link", { name: "Progress" }).click();
    await expect(card).toHaveCount(0);
    await page.goBack();
    await cancel();
    await expectToast(page, "Upload canceled", "It doesn’t count as one of this month’s videos.");
    expect(await used()).toBe(2);
    await page.unroute(pieces);
    await expect(card.getByLabel("Title")).toBeVisible();
    await expect(card).not.toContainText("is safe");
    await expect(card).toContainText("2 of 4 videos used this month");
  });
  await test.step("what the server refuses is said, and nothing typed is lost", async () => {
    await chooseFile(page, { name: "noise.mp4", mimeType: "video/mp4", buffer: Buffer.from("no video at all") });
    const promise = card.getByText("Your browser can’t read this file. If it’s a video,");
    await expect(promise).toBeVisible();
    await card.getByLabel("Description").fill("Kept");
    await card.getByRole("button", { name: "Upload Video" }).click();
    const corrupted = "File appears to be corrupted or empty. Please try a different video.";
    await expectToast(page, "Upload Failed", corrupted);
    await expect(card.getByRole("alert").filter({ hasText: corrupted })).toBeVisible();
    await expect(promise).toHaveCount(0);
    await expect(card.getByLabel("Description")).toHaveValue("Kept");
    expect(await used()).toBe(2);
  });
});
