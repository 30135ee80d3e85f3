import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { licenseFiles } from "../../../backend/pages/contract.ts";
import { desk, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";

/**
 * What a first load may cost, in KB after gzip. Fonts do not count: they are compressed already. Neither do API answers,
 * which grow with the data: about 10 KB of them for the back office.
 */
const most = { landing: { code: 150 }, office: { size: 295, requests: 30 } };

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

const loadLanding = (page: Page) =>
  load(page, async () => {
    await page.goto("/");
    await settled(page);
  });
const loadOffice = (page: Page, path: string) =>
  load(page, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
  });

test("the landing page comes with little code", async ({ open }) => {
  const { code } = await loadLanding(await open("visitor", { viewport: phone, isNew: true }));
  expect(code, "KB of code").toBeLessThanOrEqual(most.landing.code);
});

for (const [who, path] of [
  ["instructor", "/instructor-dashboard"],
  ["admin", "/admin-dashboard"],
] as const)
  test(`the back office comes small and in few files to an ${who}`, async ({ people, open }) => {
    const { size, requests } = await loadOffice(await open(await people[who](), { viewport: desk, isNew: true }), path);
    expect(size, "KB").toBeLessThanOrEqual(most.office.size);
    expect(requests, "requests").toBeLessThanOrEqual(most.office.requests);
  });

test("D3: players' pages and the back office are two front ends, and react-admin is in the latter alone", async ({
  open,
}) => {
  const page = await open("visitor");
  const packagesIn = async (file: string) => {
    const listed: { name: string }[] = await (await page.request.get(`/${file}`)).json();
    return listed.map(({ name }) => name);
  };
  const scriptsAt = async (path: string) => {
    await page.goto(path);
    const scripts = await page.locator("script[src]").all();
    return Promise.all(scripts.map(async (one) => (await one.getAttribute("src"))?.split("/")[1]));
  };
  const [site, office] = [await packagesIn(licenseFiles.public), await packagesIn(licenseFiles.backoffice)];
  expect([site.includes("react-admin"), office.includes("react-admin")]).toEqual([false, true]);
  expect(new Set(await scriptsAt("/player-dashboard"))).toEqual(new Set(["assets"]));
  for (const path of ["/instructor-dashboard", "/admin-dashboard"])
    expect(new Set(await scriptsAt(path))).toEqual(new Set(["backoffice-assets"]));
});

test("an import too many is over every bar", async ({ people, open }) => {
  const planted = `
    //${randomBytes(30_000).toString("base64")}
    for (let n = 0; n < 20; n++) new Image().src = "/favicon.svg?" + n;`;
  const plantIn = async (page: Page) => {
    await page.route("**/{assets/index,backoffice-assets/backoffice}-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + planted });
    });
    return page;
  };
  const landing = await loadLanding(await plantIn(await open("visitor", { viewport: phone, isNew: true })));
  expect(landing.code).toBeGreaterThan(most.landing.code);
  const office = await loadOffice(
    await plantIn(await open(await people.instructor(), { isNew: true })),
    "/instructor-dashboard",
  );
  expect(office.size).toBeGreaterThan(most.office.size);
  expect(office.requests).toBeGreaterThan(most.office.requests);
});
