import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./people.ts";

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
const onColors = ["color-contrast", "link-in-text-block"];
/** Moderate to axe or still on trial there, and held all the same. */
const besides = ["heading-order", "label-content-name-mismatch", "region"];
/** Where one of them does not count: an open menu stands by itself, and Swagger's headings are Swagger's. */
const except: Record<string, string> = { region: ".MuiPopover-root", "heading-order": ".swagger-ui" };
/** Every page has to parse it, and axe.source is twice as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The page as it stands, on a phone and at a desk, in light and in dark: axe finds nothing serious and none of `besides`, and nothing scrolls
 * sideways on the phone. Dark mode changes only colors, so only the color rules run again. The second size starts in
 * dark mode, because every switch redraws the page.
 */
export const expectAccessible = async (page: Page, what: string, sizes = [phone, desk]) => {
  const schemes = ["light", "dark"] as const;
  for (const [turn, size] of sizes.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of turn % 2 ? schemes.toReversed() : schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const rules = colorScheme === "dark" ? onColors : undefined;
      expect(await faults(page, rules), `${what}, ${size.width} px, ${colorScheme}`).toEqual([]);
    }
    if (size === phone) expect(await overhang(page), `${what}: px to scroll sideways`).toBe(0);
  }
};

/** Each serious fault in one line: the rule, the element, what is wrong with it. */
const faults = async (page: Page, rules?: string[]) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const asked = rules
    ? { runOnly: rules }
    : { rules: Object.fromEntries(besides.map((id) => [id, { enabled: true }])) };
  return page.evaluate(
    async ({ asked, besides, except }) => {
      // A change of size or colors has settled once a frame passes without animations: even with reduced motion, a color
      // reaches each element only after its parent.
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      do await frame();
      while (document.getAnimations().length > 0);
      const { violations } = await window.axe.run({ resultTypes: ["violations"], elementRef: true, ...asked });
      return violations
        .filter(({ id, impact }) => impact === "serious" || impact === "critical" || besides.includes(id))
        .flatMap(({ id, nodes }) =>
          nodes
            .filter(({ element }) => !(except[id] && element?.closest(except[id])))
            .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        );
    },
    { asked, besides, except },
  );
};

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

declare global {
  interface Window {
    axe: typeof axe;
  }
}
