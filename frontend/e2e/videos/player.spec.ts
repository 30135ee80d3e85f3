import type { Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { film, library, uploadedBy } from "./videos.ts";

const position = (page: Page) => page.getByRole("slider", { name: "Position" });
const at = (page: Page, time: string | RegExp) => expect(position(page)).toHaveAttribute("aria-valuetext", time);

test("R10, R11: from the library to a video, which is stepped through frame by frame, slowed, repeated, mirrored and seeked, all by keys; and to one that the browser cannot decode", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  await uploadedBy(riley, { title: "From a phone" }, film("phone.mov")); // only its sound would play
  await uploadedBy(riley, { title: "Toss work" }, film("plain.webm"));
  const page = await open(riley, { viewport: desk });
  await page.goto("/videos");
  await expect(page.getByRole("region", { name: "Add time slot" })).toBeVisible();
  await expect(library(page)).toContainText("From a phone");
  await expectAccessible(page, "an instructor's video page", [phone, desk]);
  await library(page)
    .getByRole("link", { name: /Toss work/ })
    .click();
  await expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:02.00");

  await test.step("frames", async () => {
    await at(page, "0:00.00");
    for (let n = 0; n < 4; n++) await page.keyboard.press(".");
    await at(page, "0:00.13");
    await page.keyboard.press(",");
    await at(page, "0:00.10");
    await page.getByRole("button", { name: "Forward one frame" }).click();
    await at(page, "0:00.13");
  });
  await test.step("a part again and again, slowly", async () => {
    await page.getByRole("heading", { level: 1 }).click(); // no button has the focus
    await page.keyboard.press("[");
    await page.keyboard.press("]"); // at once: two frames
    await page.getByRole("button", { name: "End loop" }).click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("[");
    for (let n = 0; n < 9; n++) await page.keyboard.press(".");
    await at(page, "0:00.43");
    await page.keyboard.press("]");
    await expect(page.getByRole("button", { name: "End loop" })).toBeVisible();
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: "¼ speed" })).toHaveAttribute("aria-pressed", "true");
    const video = page.locator("video");
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(0.25);
    await page.keyboard.press(" ");
    await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    const seen = await video.evaluate(
      (element: HTMLVideoElement) =>
        new Promise<number[]>((resolve) => {
          const times: number[] = [];
          const next = (_: number, { mediaTime }: { mediaTime: number }) => {
            times.push(mediaTime);
            const isBack = times.length > 1 && mediaTime < times.at(-2)!;
            if (isBack) resolve(times);
            else element.requestVideoFrameCallback(next);
          };
          element.requestVideoFrameCallback(next);
        }),
    );
    expect(Math.max(...seen)).toBeLessThan(0.6);
    expect(seen.at(-1)).toBeCloseTo(0.133, 1);
    await page.keyboard.press("k");
    await page.keyboard.press("]");
    await expect(page.getByRole("button", { name: "End loop" })).toHaveCount(0);
  });
  await test.step("ten seconds, mirrored, closer, and the list of keys", async () => {
    await page.keyboard.press("ArrowRight");
    await at(page, /0:0[12]\.\d\d/);
    await page.keyboard.press("ArrowLeft");
    await at(page, "0:00.00");
    await page.keyboard.press("x");
    await expect(page.getByRole("button", { name: "Mirror" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page.getByRole("button", { name: "Zoom out" })).toBeEnabled();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys).toContainText("Back or forward one frame");
    await keys.getByRole("button", { name: "Close" }).click();
  });
  await test.step("full screen: the picture grows, on a dark ground", async () => {
    const video = page.locator("video");
    const height = async () => (await video.boundingBox())?.height ?? 0;
    const before = await height();
    await page.keyboard.press("f");
    await expect.poll(height).toBeGreaterThan(before * 1.2);
    await expect(page.getByRole("region", { name: "Player" })).toHaveCSS("background-color", "rgb(13, 22, 29)");
    await page.keyboard.press("f");
    await expect.poll(height).toBe(before);
  });
  await test.step("on a phone with text twice as large, every tool is in reach and the timeline is long enough to drag", async () => {
    await page.setViewportSize(phone);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    const player = page.getByRole("region", { name: "Player" });
    for (const tool of await player.getByRole("button").all()) {
      const { x, width } = (await tool.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width).toBeLessThanOrEqual(phone.width);
    }
    const track = player.locator(".MuiSlider-root");
    expect((await track.boundingBox())?.width).toBeGreaterThan(200);
    await page.setViewportSize(desk);
  });
  await test.step("what it cannot decode is said, and no black picture is shown", async () => {
    await page.getByRole("link", { name: "Back to videos" }).first().click();
    await library(page)
      .getByRole("link", { name: /From a phone/ })
      .click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/Your browser can’t play this video\./);
    await expect(page.locator("video")).toHaveCount(0);
    await expectAccessible(page, "a video that cannot be played", [phone]);
  });
});
