import { chromium, type Locator, type Page } from "@playwright/test";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { moveTo, openBar } from "../testing/bar.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";
import { expectToast, toastsReady } from "../testing/toasts.ts";

/** Of the two copies, one per width, the visible one. */
const seen = (bar: Locator, text: string) => bar.getByText(text, { exact: true }).filter({ visible: true });

const linksOf = async (page: Page) => {
  const links = (await openBar(page)).getByRole("link").filter({ hasNotText: "Fungo" });
  await links.first().waitFor();
  return links;
};

test("R1, N1, N3, N5, N6, R30, G1-1, R31, G1-2, R29, N7, R18, U2, U3: what the bar offers a visitor; a menu on a phone that closes by Escape, with the focus back on its button, and by a tap beside it; where addresses lead: /landing, videos, nowhere, and what the landing page offers", async ({
  open,
}) => {
  const page = await open("visitor");
  await page.goto("/instructors");
  for (const size of [desk, phone])
    await test.step(`the bar at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      const links = await linksOf(page);
      await expect(links).toHaveText(["Camps & Clinics", "Book Lesson", "Login", "Sign Up"]);
      for (const [n, to] of ["/camps-clinics", "/book-lesson", "/login", "/register"].entries())
        await expect(links.nth(n)).toHaveAttribute("href", to);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("banner"), "the bar stays where it is").toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
    });
  await settled(page);
  const menu = page.getByRole("banner").locator("details");
  const instructors = page.getByRole("heading", { name: "Meet Our Professional Instructors", level: 1 });
  await test.step("the menu", async () => {
    await expect(menu, "opened by the last look at it").toHaveAttribute("open");
    await menu.getByRole("link", { name: "Camps & Clinics" }).click();
    await expect(page.getByRole("heading", { name: "Camps & Clinics", level: 1 })).toBeFocused();
    await expect(menu).not.toHaveAttribute("open"); // N6
    await page.goBack();
    await expect(instructors).toBeVisible();
    const button = menu.locator("summary");
    await button.click();
    await expectAccessible(page, "the menu on a phone", [phone]);
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Camps & Clinics" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("open");
    await page.getByRole("contentinfo").click({ position: { x: 5, y: 5 } });
    await expect(menu).not.toHaveAttribute("open");
  });
  const landing = page.getByRole("heading", { name: "Get in Reps This Summer!", level: 1 });
  await test.step("/landing is the landing page, and Back does not fall into it again", async () => {
    await moveTo(page, "/landing");
    await expect(landing).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(instructors).toBeVisible();
    await expect(page).toHaveURL(/\/instructors$/);
  });
  await test.step("a video is at /video-analysis, also for who comes by /videos, and leads back to the library", async () => {
    await moveTo(page, "/videos/7f.a");
    await expect(page).toHaveURL(/\/video-analysis\/7f\.a$/);
    await expect(page.getByText("Log in to see this video.")).toBeVisible();
    await page.getByRole("link", { name: "Back to videos" }).click();
    await expect(page).toHaveURL(/\/videos$/);
    await expect(page.getByRole("heading", { name: "Video Library", level: 1 })).toBeVisible();
    await moveTo(page, "/video-analysis");
    await expect(page.getByRole("heading", { name: "Video Library", level: 1 })).toBeVisible();
  });
  await test.step("an address that leads nowhere says so and leads home", async () => {
    await moveTo(page, "/fields/of/dreams?x=1");
    await expect(page.getByRole("heading", { name: "Page Not Found", level: 1 })).toBeVisible();
    await expect(page.getByText("/fields/of/dreams", { exact: true })).toBeVisible();
    await expectAccessible(page, "Page Not Found", [phone]);
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(landing).toBeVisible();
    await expectAccessible(page, "the landing page");
  });
  await test.step("the landing page leads to what it offers; the question for the form leaves the address", async () => {
    const main = page.getByRole("main");
    for (const [name, to] of [
      ["Book Your Lesson", "/book-lesson"],
      ["Camps & Clinics", "/camps-clinics"],
      ["Request Clinic", "/camps-clinics?showForm=true"],
      ["Video Analysis", "/subscribe"],
    ] as const)
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
    await main.getByRole("link", { name: "Request Clinic" }).click();
    const form = page.getByRole("dialog", { name: "Request a clinic or camp" });
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(/\/camps-clinics$/);
    await form.getByRole("button", { name: "Close" }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Want a clinic at your field?" })).toBeVisible();
    await expect(main.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", /^mailto:hello@/);
  });
});

test("R36, A4, G1-38, G1-39: logging out leaves nothing of the person behind, nor does a browser that keeps whole pages; a log-out that does not reach the server does not pretend", async ({
  people,
  baseURL,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await book(pat, await publish(riley));
  // Playwright turns the back/forward cache off; people's browsers have it.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const storageState = await pat.session.storageState();
    const page = await browser.newPage({ baseURL: baseURL ?? "", viewport: desk, storageState });
    await page.goto("/player-dashboard");
    const greeting = page.getByRole("heading", { name: "Hi, Pat", level: 1 });
    await test.step("without a connection it is said to have failed", async () => {
      await expect(greeting).toBeVisible();
      await toastsReady(page);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Logout" }).click();
      await expectToast(page, "Logout Failed", "We couldn't reach the server. Check your connection and try again.");
      await expect(greeting).toBeVisible();
      await page.context().setOffline(false);
    });
    await test.step("by the menu on a phone", async () => {
      await page.setViewportSize(phone);
      await expect(page.getByRole("listitem").getByText("Request sent").first()).toBeVisible();
      await expect(page.getByText(pat.email).first()).toBeAttached();
      await page.evaluate(() => {
        localStorage.setItem("fungo.last-booking", JSON.stringify({ lessonId: "a lesson" }));
        sessionStorage.setItem("fungo.booking-draft", JSON.stringify({ studentPhone: "555-010-0100" }));
      });
      const bar = await openBar(page);
      await expect(seen(bar, pat.name)).toHaveCount(1);
      const leaving = page.waitForRequest("**/api/logout");
      await seen(bar, "Logout").click();
      expect((await leaving).method()).toBe("POST");
      await page.waitForURL("/"); // the dashboard that is left has a log-in link too
      await expect((await openBar(page)).getByRole("link", { name: "Login" })).toBeVisible();
      expect(await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)])).toEqual([]);
    });
    // page.goBack waits for a load, which a kept page never has. Without the timeout, this call would die with its page.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
    await expect(page.getByText(pat.email)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
