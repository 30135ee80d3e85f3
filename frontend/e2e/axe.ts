import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
const onColors = ["color-contrast", "link-in-text-block"];

/**
 * The page as it stands, on a phone and at a desk, by day and by night: nothing serious for axe to say, nothing to
 * scroll sideways on the phone. At night only colours differ, so only rules about colours are asked again.
 */
export const expectAccessible = async (page: Page, what: string) => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await drawn(page);
    expect(await faults(new AxeBuilder({ page })), `${what}, ${size.width} px`).toEqual([]);
    if (size === phone) expect(await overhang(page), `${what}: px to scroll sideways`).toBe(0);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await drawn(page);
    const dark = new AxeBuilder({ page }).withRules(onColors);
    expect(await faults(dark), `${what}, ${size.width} px, dark`).toEqual([]);
  }
};

const faults = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any.map((check) => check.message)}`));
};

/** A change of size or colours is drawn with the next frames. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
