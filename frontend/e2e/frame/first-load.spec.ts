import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page, Request, Response } from "@playwright/test";
import { licenseFiles } from "../../../backend/pages/contract.ts";
import { desk, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";

/**
 * What a first load may cost, in KB after gzip. Fonts do not count: they are compressed already. Neither do API answers,
 * which grow with the data: about 10 KB of them for the back office.
 */
const most = { landing: { code: 150 }, office: { size: 300, requests: 31 } };
/** Whatever costs far less than it may was not measured. */
const half = (most: number) => most / 2;

/** What a page loads from now on until the network is idle. */
const load = async (page: Page, toItsEnd: () => Promise<void>) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await toItsEnd();
  await page.waitForLoadState("networkidle");
  const sizeOf = async (types: string[]) => {
    const bodies = responses.filter((one) => types.includes(one.request().resourceType())).map((one) => one.body());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  };
  // Each camp of today is asked for by itself, and tests beside this one have camps today.
  const ofCampsToday = responses.filter((one) => /\/api\/camps\/[^/]+\/days\//.test(one.url()));
  return {
    requests: responses.length - ofCampsToday.length,
    code: await sizeOf(["script", "stylesheet"]),
    size: await sizeOf(["document", "script", "stylesheet", "image", "other"]),
  };
};

test("A1: a visitor's landing page loads no script but a tiny one until somebody acts, then little code and nothing of the back office; it asks the server for nobody and complains of nothing", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone, isNew: true });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // a browser that is never idle
  });
  const said: string[] = [];
  const asked: string[] = [];
  const scripts: string[] = [];
  let bytes = 0;
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
    if (request.resourceType() === "script") scripts.push(pathname);
  });
  const count = async (request: Request) => {
    if (request.resourceType() === "script") bytes += (await request.sizes()).responseBodySize;
  };
  page.on("requestfinished", count);
  const { code } = await load(page, async () => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Book Your Lesson" })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.poll(() => bytes).toBeGreaterThan(0);
    expect(bytes, "bytes of script before the first act").toBeLessThan(4_000);
    page.off("requestfinished", count);

    // The menu needs none of it.
    await page.getByRole("banner").locator("summary").dispatchEvent("click");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
    await page.keyboard.press("Tab");
    await settled(page);
  });
  expect(code, "KB of code").toBeLessThanOrEqual(most.landing.code);
  expect(code, "KB of code").toBeGreaterThan(half(most.landing.code));
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Meet our instructors" }).hover();
  expect(scripts.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  expect([said, asked]).toEqual([[], []]);
});

test("the back office comes small and in few files", async ({ people, open }) => {
  const page = await open(await people.admin(), { viewport: desk, isNew: true });
  const { size, requests } = await load(page, async () => {
    await page.goto("/admin-dashboard");
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
  });
  expect(size, "KB").toBeLessThanOrEqual(most.office.size);
  expect(size, "KB").toBeGreaterThan(half(most.office.size));
  expect(requests, "requests").toBeLessThanOrEqual(most.office.requests);
});

test("D3: players' pages and the back office are two front ends, and react-admin is in the latter alone", async ({
  request,
}) => {
  const packagesIn = async (file: string) => {
    const listed: { name: string }[] = await (await request.get(`/${file}`)).json();
    return listed.map(({ name }) => name);
  };
  const [site, office] = [await packagesIn(licenseFiles.public), await packagesIn(licenseFiles.backoffice)];
  expect([site.includes("react-admin"), office.includes("react-admin")]).toEqual([false, true]);
  expect(await foldersOfScripts(request, "/player-dashboard")).toEqual(new Set(["assets"]));
  for (const path of ["/instructor-dashboard", "/admin-dashboard"])
    expect(await foldersOfScripts(request, path)).toEqual(new Set(["backoffice-assets"]));
});

const foldersOfScripts = async (request: APIRequestContext, path: string) => {
  const page = await (await request.get(path)).text();
  return new Set([...page.matchAll(/<script\b[^>]*\bsrc="\/([^/"]+)\//g)].map(([, folder]) => folder));
};
