import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./people.ts";

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
/** Moderate to axe or still on trial there, and held all the same. */
const besides = ["heading-order", "label-content-name-mismatch", "region"];
/** Where one of them does not count: Swagger's headings are Swagger's. */
const except: Record<string, string> = { "heading-order": ".swagger-ui" };
/** Every page has to parse it, and axe.source is twice as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The page as it stands, on a phone in light and at a desk in dark: axe finds nothing serious and none of `besides`,
 * and nothing scrolls sideways on the phone. Only colors depend on the scheme, and what depends on the size is no color.
 * Each look takes a second on a small machine: once per screen is enough.
 */
export const expectAccessible = async (page: Page, what: string, sizes = [phone, desk]) => {
  for (const size of sizes) {
    const colorScheme = size.width === phone.width ? "light" : "dark";
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await faults(page), `${what}, ${size.width} px, ${colorScheme}`).toEqual([]);
    if (size.width === phone.width) expect(await overhang(page), `${what}: px to scroll sideways`).toBe(0);
  }
};

/** Each serious fault in one line: the rule, the element, what is wrong with it. */
const faults = async (page: Page) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ besides, except }) => {
      // A change of size or colors has settled once a frame passes without animations: even with reduced motion, a color
      // reaches each element only after its parent.
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      do await frame();
      while (document.getAnimations().length > 0);
      // What a dialog or a menu covers, nobody can reach.
      const covering = document.querySelectorAll(".MuiModal-root:not(.MuiModal-hidden, [aria-hidden=true])");
      const { violations } = await window.axe.run([...covering].at(-1) ?? document, {
        resultTypes: ["violations"],
        elementRef: true,
        rules: Object.fromEntries(besides.map((id) => [id, { enabled: true }])),
      });
      return violations
        .filter(({ id, impact }) => impact === "serious" || impact === "critical" || besides.includes(id))
        .flatMap(({ id, nodes }) =>
          nodes
            .filter(({ element }) => !(except[id] && element?.closest(except[id])))
            .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        );
    },
    { besides, except },
  );
};

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

declare global {
  interface Window {
    axe: typeof axe;
  }
}
