import { readFile } from "node:fs/promises";
import { userUrl } from "../../../backend/accounts/contract.ts";
import { weeklyVideosUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import { clip } from "../../../backend/videos/testing/clips.ts";
import { expectAccessible, desk, phone } from "../testing/axe.ts";
import { clearAway, newDataFolder, password, ready, register, startProduct } from "../testing/ownProduct.ts";
import { expect, personAt, test } from "../testing/people.ts";
import { film, library, uploadedBy, weekly } from "./videos.ts";

test.afterAll(clearAway);

test("a video that no browser plays becomes one that plays here, while its page is open", async ({
  playwright,
  open,
}) => {
  const product = startProduct({ DATA_DIR: newDataFolder(), DEMO_DATA: "1" });
  const address = await product.says(ready);
  const isMissing = product.said().includes("Without ffmpeg");
  test.skip(isMissing && process.env["CI"] === undefined, "not run: no ffmpeg is installed");
  expect(isMissing).toBe(false);
  const admin = await personAt(playwright, address, { email: "admin@example.com", password: "fungo-demo" });
  await register(address, "riley@example.com");
  const riley = await personAt(playwright, address, { email: "riley@example.com", password });
  await admin.call("PATCH", userUrl(riley.id), { role: "instructor" });

  const page = await open(riley, { baseURL: address, viewport: phone });
  const seenFirst = page.waitForResponse(/\/api\/videos\/[^/]+$/);
  const { id } = await uploadedBy(riley, { title: "Old camera" }, film("old.avi", { as: "old.avi" }));
  await page.goto(`/video-analysis/${id}`);
  await seenFirst;
  const player = page.getByRole("region", { name: "Player" });
  await expect(player).toContainText("/ 0:02.00");
  await expect.poll(() => page.locator("video").evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(160);
  for (let n = 0; n < 3; n++) await page.getByRole("button", { name: "Forward one frame" }).click();
  await expect(page.getByRole("slider", { name: "Position" })).toHaveAttribute("aria-valuetext", "0:00.30");
  await expectAccessible(page, "a converted video", [desk, phone]);

  await test.step("the original is what is downloaded", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    const path = await (await coming).path();
    expect((await readFile(path)).equals(clip("old.avi"))).toBe(true);
  });
  await test.step("its card says nothing of it any more", async () => {
    await page.goto("/videos");
    await expect(library(page)).toContainText("Old camera");
    await expect(library(page)).not.toContainText(/convert|Download/);
  });
  await test.step("so does a weekly one, on its page and among the others", async () => {
    const told = { title: "Tee drill", uploadType: "file", video: film("old.avi", { as: "tee.avi" }) };
    const published = await (await riley.session.post(weeklyVideosUrl, { multipart: told })).json();
    await page.goto("/videos");
    const row = weekly(page).getByRole("listitem").filter({ hasText: "Tee drill" });
    await expect(row).toContainText("0:02"); // as its copy says
    await expect(row).not.toContainText(/convert|Download/);
    await page.goto(`/video-analysis/${published.id}`);
    await expect(player).toContainText("/ 0:02.00");
    await expect.poll(() => page.locator("video").evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(160);
  });
});
