import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./people.ts";

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
const onColors = ["color-contrast", "link-in-text-block"];

/**
 * The page as it stands, on a phone and at a desk, by day and by night: nothing serious for axe to say, nothing to
 * scroll sideways on the phone. At night only colours differ, so only rules about colours are asked again.
 */
export const expectAccessible = async (page: Page, what: string, sizes = [phone, desk]) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await faults(page), `${what}, ${size.width} px`).toEqual([]);
    if (size === phone) expect(await overhang(page), `${what}: px to scroll sideways`).toBe(0);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await faults(page, onColors), `${what}, ${size.width} px, dark`).toEqual([]);
  }
};

/** Each serious fault in one line: the rule, the element, what is wrong with it. */
const faults = async (page: Page, rules?: string[]) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    // A change of size or colours is drawn when a frame goes by in which nothing is on its way: even without motion,
    // each element begins to take over a colour when its parent has.
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    do await frame();
    while (document.getAnimations().length > 0);
    const { violations } = await window.axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  }, rules);
};

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

declare global {
  interface Window {
    axe: typeof axe;
  }
}
