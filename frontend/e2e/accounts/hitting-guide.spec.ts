import { expectAccessible, phone } from "../testing/axe.ts";
import { unfold } from "../testing/phone.ts";
import { expect, test } from "../testing/people.ts";

const host = "https://www.youtube-nocookie.com";
const idOf = (n: number) => `dugout-000${n}`;

test("U29:guide, K5:tutorials, G2-40: six lessons with their videos, loaded by whoever presses play", async ({
  people,
  open,
}) => {
  const page = await open(await people.player(), { viewport: phone });
  const frames: string[] = [];
  await page.context().route(`${host}/**`, (route) => {
    frames.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>A film</title>It plays." });
  });
  // Ours names no videos; an operator's does.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document" || route.request().frame() !== page.mainFrame())
      return route.fallback();
    const answer = await route.fetch();
    let n = 0;
    const body = (await answer.text()).replaceAll('"youtubeId":null', () => `"youtubeId":"${idOf(++n)}"`);
    return route.fulfill({ response: answer, body });
  });

  await page.goto("/videos");
  await page.getByRole("main").getByRole("link", { name: "Player Dashboard" }).click();
  const guide = page.getByRole("region", { name: "Beginner hitting guide" });
  await unfold(page, "Beginner hitting guide");
  const titles = ["Stance", "Grip", "Load", "Stride", "Contact", "Follow-through"];
  await expect(guide.locator("summary")).toHaveText(titles.map((title, n) => `${n + 1}. ${title}`));
  await guide.getByText("1. Stance").click();
  await expect(guide.getByText("Feet a little wider than your shoulders")).toBeVisible();
  await expectAccessible(page, "the hitting guide", [phone]);
  expect(frames, "nothing is loaded before somebody asks").toEqual([]);

  // This page came from /videos, which may frame nobody: it is loaded anew, and plays.
  await guide.getByRole("button", { name: "Play “Stance” on YouTube" }).click();
  await expect(page).toHaveURL(`/player-dashboard?guide=${idOf(1)}`);
  await expect(guide.frameLocator("iframe").getByText("It plays.")).toBeVisible();

  for (const [n, title] of titles.entries()) {
    if (n === 0) continue;
    await guide.getByText(`${n + 1}. ${title}`).click();
    await guide.getByRole("button", { name: `Play “${title}” on YouTube` }).click();
    await expect(guide.frameLocator(`iframe[title*="${title}"]`).getByText("It plays.")).toBeVisible();
  }
  expect(frames.map((url) => new URL(url).pathname)).toEqual(titles.map((_, n) => `/embed/${idOf(n + 1)}`));
});
