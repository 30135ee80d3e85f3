import type { Page } from "@playwright/test";
import { publishCamp } from "../camps/camps.ts";
import { book, publish } from "../scheduling/offers.ts";
import { phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

/** Words that run over more than one line, but for those too long for any line. */
const brokenWords = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /(?<!\S)[\p{L}’]{2,14}(?=[.,;:!?]?(?:\s|$))/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test("text twice as large breaks no words and widens no page on a phone", async ({ people, open }) => {
  const camp = await publishCamp(await people.instructor(), { title: "Fielding Fundamentals" });
  const page = await open("visitor", { viewport: phone });
  for (const [path, shown] of [
    ["/", "Book Your Lesson"],
    ["/register", "Confirm password"],
    ["/refunds", "How the money comes back"],
    ["/instructors", "View Schedule & Book"],
    ["/camps-clinics", camp.title],
    [`/camp-details/${camp.id}`, camp.title],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(phone.width);
    });
});

test("a camp is printed without what paper cannot do", async ({ people, open }) => {
  const coach = await people.instructor();
  const camp = await publishCamp(coach);
  const page = await open("visitor");
  await page.goto(`/camp-details/${camp.id}`);
  await expect(page.getByRole("heading", { name: camp.title, level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: camp.title, level: 1 })).toBeVisible();
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: /^Register/ }),
  ])
    await expect(gone).toBeHidden();
});

test("a lesson is printed without what paper cannot do, for its player and its coach", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const { id } = await book(pat, await publish(riley));
  for (const [who, path, shown] of [
    [pat, "/player-dashboard", riley.name],
    [riley, `/instructor-dashboard/lessons/${id}/show`, pat.name],
  ] as const) {
    const page = await open(who);
    await page.goto(path);
    const lesson = page.getByRole("main").getByText(shown).first();
    await expect(lesson).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(lesson).toBeVisible();
    for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button")])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
  }
});
