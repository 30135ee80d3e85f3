import { readFile } from "node:fs/promises";
import { clip } from "../../../backend/videos/testing/clips.ts";
import { phone } from "../testing/axe.ts";
import { clearAway, newDataFolder, ready, startProduct } from "../testing/ownProduct.ts";
import { expect, personAt, test } from "../testing/people.ts";
import { film, uploadedBy } from "./videos.ts";

test.afterAll(clearAway);

test("a video that no browser plays becomes one that plays here, while its page is open; its original is what is downloaded", async ({
  playwright,
  open,
}) => {
  const product = startProduct({ DATA_DIR: newDataFolder(), DEMO_DATA: "1" });
  const address = await product.says(ready);
  const isMissing = product.said().includes("Without ffmpeg");
  test.skip(isMissing && process.env["CI"] === undefined, "not run: no ffmpeg is installed");
  expect(isMissing).toBe(false);
  const riley = await personAt(playwright, address, { email: "coach@example.com", password: "fungo-demo" });
  const page = await open(riley, { baseURL: address, viewport: phone });
  const seenFirst = page.waitForResponse(/\/api\/videos\/[^/]+$/);
  const { id } = await uploadedBy(riley, { title: "Old camera" }, film("old.avi", { as: "old.avi" }));
  await page.goto(`/video-analysis/${id}`);
  await seenFirst;
  await expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:02.00");
  await expect.poll(() => page.locator("video").evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(160);
  for (let n = 0; n < 3; n++) await page.getByRole("button", { name: "Forward one frame" }).click();
  await expect(page.getByRole("slider", { name: "Position" })).toHaveAttribute("aria-valuetext", "0:00.30");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await readFile(await (await coming).path())).equals(clip("old.avi"))).toBe(true);
});
