import type { Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { film, makeMember, uploadedBy } from "./videos.ts";

const position = (page: Page) => page.getByRole("slider", { name: "Position" });
const at = (page: Page, time: string) => expect(position(page)).toHaveAttribute("aria-valuetext", time);
const loaded = (page: Page) => expect(page.getByRole("region", { name: "Player" })).toContainText("/ 0:02.00");

test("R11, U25:information: a video is stepped through frame by frame, slowed, repeated, mirrored and seeked, all by keys", async ({
  people,
  open,
}) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const { id } = await uploadedBy(dana, { title: "Tee work", description: "Hands?" }, film("plain.webm"));
  const page = await open(dana, { viewport: desk });
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  const information = page.getByRole("region", { name: "Video information" });
  for (const fact of [dana.name, "Pending assignment", "Practice", "0:02", "160 × 90, 30 frames a second", "Hands?"])
    await expect(information).toContainText(fact);
  await expect(page.getByRole("region", { name: "Feedback" })).toContainText("It usually comes in 24-48 hours.");

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
    await at(page, /0:0[12]\.\d\d/ as never);
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
  await expectAccessible(page, "a video", [desk, phone]);

  await test.step("its coach to be sees it too, and cannot delete it", async () => {
    const coach = await open(riley, { viewport: phone });
    await coach.goto(`/video-analysis/${id}`);
    await loaded(coach);
    await expect(coach.getByRole("button", { name: "Delete video" })).toHaveCount(0);
    await expect(coach.getByRole("button", { name: "Edit title" })).toHaveCount(0);
  });
});

test("a video of 240 frames a second is stepped through frame by frame", async ({ people, open }) => {
  const riley = await people.instructor();
  const { id } = await uploadedBy(riley, {}, film("fast.webm"));
  const page = await open(riley, { viewport: phone });
  await page.goto(`/video-analysis/${id}`);
  await loaded(page);
  for (let n = 0; n < 6; n++) await page.getByRole("button", { name: "Forward one frame" }).click();
  await at(page, "0:00.03"); // 6 of 240
});

test("what the browser cannot decode is said, with and without sound, and no black picture is shown; so is a recording that is missing", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: phone, refused: [404] });
  for (const clip of ["portrait.mov", "phone.mov"]) {
    const hevc = await uploadedBy(riley, {}, film(clip));
    await page.goto(`/video-analysis/${hevc.id}`);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/Your browser can’t play this video\./);
    await expect(page.locator("video")).toHaveCount(0);
  }
  const { id } = await uploadedBy(riley);
  await page.route("**/api/uploads/**", (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(`/video-analysis/${id}`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/This recording is missing\./);
});
