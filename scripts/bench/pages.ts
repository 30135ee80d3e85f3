import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { type Benchmark, median, type Result, result } from "./benchmark.ts";
import { startProduct } from "./product.ts";

const rounds = 3;
const landing = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const others = { performance: 90, accessibility: 95, "best-practices": 95, seo: 95 };
const bars: Readonly<Record<string, typeof landing>> = {
  "/": landing,
  "/login": others,
  "/register": others,
  "/instructors": others,
  "/book-lesson": others,
  "/booking-success": others,
  "/camps-clinics": others,
  "/camp-registration-success": others,
  "/subscribe": { ...others, performance: 95 },
};
const kilobytes = { landing: 150, beforeIdle: 4, backOffice: 300 }; // of JavaScript, gzip
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
const lighthouse = join(import.meta.dirname, "../../../..", "node_modules/lighthouse/cli/index.js");

/** The part of Lighthouse's report used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: {
    readonly "network-requests": { readonly details: { readonly items: readonly Request[] } };
    readonly metrics: { readonly details: { readonly items: readonly { readonly observedLoad: number }[] } };
  };
}
interface Request {
  readonly url: string;
  readonly resourceType: string;
  readonly networkRequestTime: number; // ms
}

/**
 * As a phone on a slow network, by Lighthouse's own settings. Now and then its browser records nothing: then once more.
 */
const look = async (url: string, options: readonly string[] = [], tries = 3): Promise<Report> => {
  const asked = [lighthouse, url, "--quiet", "--output=json", `--chrome-flags=${flags}`, ...options];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, asked, { maxBuffer: 64 << 20 });
    return JSON.parse(stdout);
  } catch (error) {
    if (tries > 1) return look(url, options, tries - 1);
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new Error(`Lighthouse cannot look at ${url}: ${said}`, { cause: error });
  }
};
const percent = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** Kilobytes of JavaScript a page loaded, as gzip would send it; of `scripts` those that `counts` lets through. */
const javaScriptOf = async (report: Report, counts: (script: Request) => boolean = () => true): Promise<number> => {
  const scripts = report.audits["network-requests"].details.items.filter(
    (request) => request.resourceType === "Script" && counts(request),
  );
  const sizes = await Promise.all(
    [...new Set(scripts.map(({ url }) => url))].map(
      async (url) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const scoresOf = async (origin: string, path: string): Promise<{ results: Result[]; report: Report }> => {
  const report = await look(origin + path);
  const again: number[] = [];
  for (let round = 1; round < rounds; round++)
    again.push(percent(await look(origin + path, ["--only-categories=performance"]), "performance"));
  const results = Object.entries(bars[path] ?? others).map(([category, bar]) => {
    const score = percent(report, category);
    const value = category === "performance" ? median([score, ...again]) : score;
    return result({ name: `${path} ${category}`, value, unit: "of 100", reference: bar, bar: 1 });
  });
  return { results, report };
};

/** Lighthouse on the built product, and how much JavaScript the first load of both fronts costs. */
export const pages: Benchmark = {
  name: "pages",
  async run({ url, say }) {
    const product = await startProduct(url, say);
    const budget = (name: string, value: number, most: number) =>
      result({ name, value, unit: "KB gzip", reference: most, bar: 1, lessIsBetter: true });
    try {
      const results: Result[] = [];
      for (const path of Object.keys(bars)) {
        const { results: scores, report } = await scoresOf(product.origin, path);
        say(`${path}: ${scores.map(({ value }) => value).join(", ")} (load ${loadavg()[0]?.toFixed(1)})`);
        results.push(...scores);
        if (path !== "/") continue;
        const loaded = report.audits.metrics.details.items[0]?.observedLoad ?? 0;
        const early = await javaScriptOf(report, ({ networkRequestTime }) => networkRequestTime < loaded);
        results.push(
          budget("/ JavaScript", await javaScriptOf(report), kilobytes.landing),
          budget("/ JavaScript before idle", early, kilobytes.beforeIdle),
        );
      }
      const cookie = await product.logIn("coach@example.com");
      const office = await look(`${product.origin}/instructor-dashboard`, [
        "--only-categories=performance",
        `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
      ]);
      results.push(budget("back office JavaScript", await javaScriptOf(office), kilobytes.backOffice));
      return results;
    } finally {
      await product.stop();
    }
  },
};
