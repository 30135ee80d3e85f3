import { desk, phone } from "../testing/axe.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectAlmostStill, expectStill, settled, watchShifts, watchShiftsOfFonts } from "../testing/shifts.ts";
import { stepThree, stepTwo, summary, timeButton } from "../lessons/wizard.ts";

test("a visitor's landing page loads no script but a tiny one until somebody acts, and nothing of the back office", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone, isNew: true });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // a browser that is never idle
  });
  const scripts: string[] = [];
  let bytes = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto("/");
  await page.waitForLoadState("load");
  await expect(page.getByRole("link", { name: "Book Your Lesson" })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.poll(() => bytes).toBeGreaterThan(0);
  expect(bytes, "bytes of script before the first act").toBeLessThan(4_000); // most of them the names of the files that follow

  // The menu needs none of it.
  await page.getByRole("banner").locator("summary").dispatchEvent("click");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  await page.keyboard.press("Tab");
  await settled(page);
  expect(scripts.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
});

test("A1: a visitor's landing page asks the server for nobody and complains of nothing", async ({ open }) => {
  const page = await open("visitor");
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await page.goto("/");
  await settled(page);
  await page.getByRole("link", { name: "Meet our instructors" }).hover();
  expect(said).toEqual([]);
  expect(asked).toEqual([]);
});

for (const [who, size] of [
  ["visitor", phone],
  ["player", desk],
] as const)
  test(`nothing moves after it is drawn for a ${who} at ${size.width} px: landing page, instructors, booking, log-in, dashboard`, async ({
    people,
    open,
  }) => {
    const riley = await people.instructor();
    const offer = await publish(riley);
    const page = await open(who === "visitor" ? who : await people.player(), {
      viewport: size,
      reducedMotion: "no-preference",
    });
    await watchShifts(page);
    await page.goto("/");
    await expectStill(page, "the landing page");
    await page.goto("/instructors");
    await expect(page.getByRole("article").filter({ hasText: riley.name })).toBeVisible();
    await expectStill(page, "the instructors");
    await page.goto("/book-lesson");
    await expect(page.getByRole("button", { name: `Choose ${riley.name}` })).toBeVisible();
    await expectStill(page, "step 1");
    await page.goto(stepTwo(offer));
    await expect(timeButton(page, offer)).toBeVisible();
    await expectStill(page, "step 2");
    await page.goto(stepThree(offer));
    await expect(summary(page)).toContainText(riley.name);
    await expectStill(page, "step 3");
    await page.goto(who === "visitor" ? "/login" : "/player-dashboard");
    const last = who === "visitor" ? "Welcome back" : "No upcoming lessons";
    await expect(page.getByRole("heading", { name: last })).toBeVisible();
    await expectStill(page, "log-in or dashboard");
  });

for (const size of [phone, desk])
  test(`the landing page stays where it is when its fonts arrive late, at ${size.width} px`, async ({ open }) => {
    const page = await open("visitor", { viewport: size });
    const fonts = await watchShiftsOfFonts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("link", { name: "Book Your Lesson" })).toBeVisible();
    fonts();
    await expectAlmostStill(page, "the landing page");
  });
