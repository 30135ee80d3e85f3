import type { Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { film, uploadedBy } from "./videos.ts";

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
    await expectAccessible(page, "videos to choose from", [phone, desk]);
    await week.press("Enter");
    await expect(page).toHaveURL(`/compare?left=${slow.id}&right=${fast.id}`);
    await at(page, "0:00.00");
    await expect(page.getByText("Set the contact point in both videos.")).toBeVisible();
    await page.setViewportSize(phone);
    await expect(together(page)).toHaveCSS("position", "static"); // over no video that is still to be looked at
    await page.setViewportSize(desk);
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
    await page.setViewportSize(phone);
    await expect(together(page)).toHaveCSS("position", "sticky"); // in reach of both videos
    await page.setViewportSize(desk);
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
    await expectAccessible(page, "two videos side by side", [phone, desk]);
    await together(page).getByRole("button", { name: "One over the other" }).press("Enter");
    const opacity = together(page).getByRole("slider", { name: "Second video" });
    await opacity.press("ArrowRight");
    await expect(opacity).toHaveAttribute("aria-valuetext", "55%");
    const [lower, upper] = [
      await one(page).locator("video").boundingBox(),
      await other(page).locator("video").boundingBox(),
    ];
    expect(upper).toEqual(lower);
    await expectAccessible(page, "one video over the other", [phone]);
  });
  await test.step("the contact is remembered", async () => {
    await page.reload();
    await expect(one(page).getByRole("button", { name: "Contact at 0:00.02" })).toBeVisible();
    await expect(other(page).getByRole("button", { name: "Contact at 0:00.52" })).toBeVisible();
    await at(page, "0.02 s before contact");
  });
});
