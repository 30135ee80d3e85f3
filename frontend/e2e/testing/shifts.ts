import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect } from "./people.ts";

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/**
 * From now on the page records every layout shift that no user input caused. Web fonts are blocked, so that the result
 * does not depend on when they arrive.
 */
export const watchShifts = async (page: Page) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await noteShifts(page);
};

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    type Shift = { value: number; hadRecentInput: boolean; sources: Source[] };
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & Shift => entry.entryType === "layout-shift";
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 160) : node?.textContent);
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(" ");
    const move = ({ node, previousRect, currentRect }: Source) =>
      `${nameOf(node)} from ${rect(previousRect)} to ${rect(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShift(entry) && !entry.hadRecentInput)
          window.shifts.push({ value: entry.value, what: entry.sources.map(move).join(" | ") });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The same, with web fonts held back until the returned function is called. */
export const watchShiftsOfFonts = async (page: Page) => {
  await noteShifts(page);
  return hold(page, "**/*.woff2");
};

/** The page is complete: React has started, at the first sign of somebody, fonts are loaded, the next frames are drawn. */
export const settled = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

export const expectStill = async (page: Page, what: string) => {
  await settled(page);
  expect(await page.evaluate(() => window.shifts), `${what}: what moved`).toEqual([]);
};

/** Lighthouse shows a total shift below 0.0005 as 0. */
export const expectAlmostStill = async (page: Page, what: string) => {
  await settled(page);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(0.0005);
};
