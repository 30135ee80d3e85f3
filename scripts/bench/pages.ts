import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { type Benchmark, median, type Result, result } from "./benchmark.ts";
import { flags, openBrowser, pageOf } from "./browser.ts";
import { type RunningProduct, startProduct } from "./product.ts";

const rounds = 3;
const landing = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const others = { performance: 95, accessibility: 95, "best-practices": 95, seo: 95 };
/** Whatever a visitor gets to from the landing page. `:camp` is one with open spots. */
const paths = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/instructors",
  "/book-lesson",
  "/booking-success",
  "/camps-clinics",
  "/camp-details/:camp",
  "/camp-registration/:camp",
  "/camp-registration-success",
  "/coaching-credentials",
  "/find-team",
  "/create-team",
  "/subscribe",
  "/privacy",
  "/terms",
  "/refunds",
  "/licences",
];
const kilobytes = { landing: 150, beforeIdle: 4, backOffice: 300 }; // of JavaScript, gzip
const lighthouse = join(import.meta.dirname, "../../../..", "node_modules/lighthouse/cli/index.js");

/** The part of Lighthouse's report used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: {
    readonly "network-requests": { readonly details: { readonly items: readonly Request[] } };
    readonly "largest-contentful-paint-element": {
      readonly details: { readonly items: readonly { readonly items: readonly { readonly node: PaintedNode }[] }[] };
    };
    readonly metrics: { readonly details: { readonly items: readonly { readonly observedLoad: number }[] } };
  };
}
/** An element as Lighthouse describes it. */
interface PaintedNode {
  readonly snippet: string; // its tag
  readonly nodeLabel: string; // its text, shortened
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
  const asked = [
    lighthouse,
    url,
    "--quiet",
    "--output=json",
    `--chrome-flags=${["--headless=new", ...flags].join(" ")}`,
    ...options,
  ];
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

/** Kilobytes of these scripts, as gzip would send them. */
const sizeOf = async (urls: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    [...new Set(urls)].map(async (url) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Of the scripts that a page loaded, those that `counts` lets through. */
const javaScriptOf = (report: Report, counts: (script: Request) => boolean = () => true): Promise<number> =>
  sizeOf(
    report.audits["network-requests"].details.items
      .filter((request) => request.resourceType === "Script" && counts(request))
      .map(({ url }) => url),
  );

/** What a coach's first look at the back office loads, in a browser: with a mere header nobody stays logged in. */
const officeJavaScript = async (product: RunningProduct): Promise<number> => {
  const browser = await openBrowser();
  try {
    const page = await pageOf(product, await browser.newContext(), "coach@example.com");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(`${product.origin}/instructor-dashboard`);
    await page.waitForLoadState("networkidle");
    return await sizeOf(scripts);
  } finally {
    await browser.close();
  }
};

const characters = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
]);
const decoded = (html: string) =>
  html
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name) => characters.get(name) ?? whole);
/** As it may be compared: styles change letters' case, and elements' borders are spaces or none. */
const compared = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();

/** Whether an element is in a page as the server sends it, before any script. */
export const comesWith = (html: string, { snippet, nodeLabel }: PaintedNode): boolean => {
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const picture = /^<(?:img|image|video)\b[^>]*\b(?:src|href|poster)="([^"]+)"/.exec(snippet)?.[1];
  if (picture !== undefined) return markup.includes(`"${picture}"`);
  const text = compared(nodeLabel.replace(/…$/, ""));
  return text !== "" && compared(decoded(markup.replaceAll(/<[^>]*>/g, ""))).includes(text);
};

const largestPaint = async (report: Report, { url, name }: { url: string; name: string }) => {
  const node = report.audits["largest-contentful-paint-element"].details.items[0]?.items[0]?.node;
  const isThere = node !== undefined && comesWith(await (await fetch(url)).text(), node);
  const said = `largest paint ${isThere ? "comes with the page" : "needs scripts"}: ${node?.nodeLabel ?? "none"}`;
  return {
    said,
    result: result({ name: `${name} largest paint`, value: Number(isThere), unit: "of 1", reference: 1, bar: 1 }),
  };
};

const scoresOf = async (
  origin: string,
  { path, name }: { path: string; name: string },
): Promise<{ results: Result[]; report: Report; said: string }> => {
  const report = await look(origin + path);
  const again: number[] = [];
  for (let round = 1; round < rounds; round++)
    again.push(percent(await look(origin + path, ["--only-categories=performance"]), "performance"));
  const scores = Object.entries(name === "/" ? landing : others).map(([category, bar]) => {
    const score = percent(report, category);
    const value = category === "performance" ? median([score, ...again]) : score;
    return result({ name: `${name} ${category}`, value, unit: "of 100", reference: bar, bar: 1 });
  });
  const largest = await largestPaint(report, { url: origin + path, name });
  const said = `${scores.map(({ value }) => value).join(", ")}; ${largest.said}`;
  return { results: [...scores, largest.result], report, said };
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
      const camps: readonly { id: string; isFull: boolean; status: string }[] = await (
        await fetch(`${product.origin}/api/camps`)
      ).json();
      const camp = camps.find(({ isFull, status }) => !isFull && status === "active");
      for (const name of paths) {
        const path = name.replace(":camp", camp?.id ?? "");
        const { results: scores, report, said } = await scoresOf(product.origin, { path, name });
        say(`${name}: ${said} (load ${loadavg()[0]?.toFixed(1)})`);
        results.push(...scores);
        if (name !== "/") continue;
        const loaded = report.audits.metrics.details.items[0]?.observedLoad ?? 0;
        const early = await javaScriptOf(report, ({ networkRequestTime }) => networkRequestTime < loaded);
        results.push(
          budget("/ JavaScript", await javaScriptOf(report), kilobytes.landing),
          budget("/ JavaScript before idle", early, kilobytes.beforeIdle),
        );
      }
      results.push(budget("back office JavaScript", await officeJavaScript(product), kilobytes.backOffice));
      return results;
    } finally {
      await product.stop();
    }
  },
};
