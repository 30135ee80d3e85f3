import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { registerUrl, type UserView, userUrl } from "../../backend/accounts/contract.ts";
import { demoAdmin, demoPassword } from "../../backend/demo/people.ts";
import { simpleLessonsUrl } from "../../backend/lessons/contract.ts";
import { type Benchmark, inTurns, median, result } from "./benchmark.ts";
import { openBrowser, pageOf } from "./browser.ts";
import { type RunningProduct, startProduct } from "./product.ts";

const coaches = 10;
const shown = 20; // lessons in the week that is looked at
const year = 2000;
const rounds = 7;
const scrolls = 5;
const longest = 50; // ms, of a task while it scrolls
const barOfPaint = 1 / 1.3;
const atOnce = 8; // lessons entered at the same time

declare global {
  interface Window {
    /** When so many lessons were painted, ms since the page began to load. */
    painted(lessons: number): Promise<number>;
  }
}

const nextMonday = () => {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day;
};
const dayAfter = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const calling = (product: RunningProduct, cookie: string) => async (method: string, path: string, body: object) => {
  const headers = {
    cookie,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    origin: product.origin,
  };
  const answer = await fetch(product.origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

type Coach = { email: string; enter: (date: string, timeSlot: string) => Promise<unknown> };

const appoint = async (product: RunningProduct, admin: string, n: number): Promise<Coach> => {
  const email = `coach-${n}@example.com`;
  const form = {
    firstName: `Coach ${n}`,
    lastName: "Reyes",
    email,
    password: demoPassword,
    confirmPassword: demoPassword,
  };
  const { id }: UserView = await calling(product, "")("POST", registerUrl, form);
  await calling(product, admin)("PATCH", userUrl(id), { role: "instructor" });
  const own = calling(product, await product.logIn(email));
  let players = 0;
  const enter = (scheduledDate: string, timeSlot: string) =>
    own("POST", simpleLessonsUrl, { studentName: `Player ${++players}`, scheduledDate, timeSlot });
  return { email, enter };
};

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
/** Full hours of days, one after another. */
const hoursOf = (from: Date, { lessons, days }: { lessons: number; days: number }) =>
  Array.from({ length: lessons }, (_, n) => ({
    date: dayAfter(from, n % days),
    time: clock(6 + Math.floor(n / days)),
  }));

const enterAll = async ({ enter }: Coach, hours: ReturnType<typeof hoursOf>) => {
  const left = [...hours];
  const next = async () => {
    for (let hour = left.shift(); hour; hour = left.shift()) await enter(hour.date, hour.time);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

const browserOf = async (
  product: RunningProduct,
  newContext: () => Promise<BrowserContext>,
  email: string,
): Promise<Page> => {
  const page = await pageOf(product, await newContext(), email);
  await page.addInitScript(() => {
    window.painted = (lessons) =>
      new Promise((resolve) => {
        const look = () => {
          const links = document.querySelectorAll("main section a[href*='/lessons/']");
          if (links.length < lessons) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      });
  });
  return page;
};

/** From the top of a day to its end and back, and over all columns. The longest task that this took, ms. */
const scrolling = (page: Page) =>
  page.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask" });
    const grid = [...document.querySelectorAll("main *")].find(
      (one) => one.scrollHeight > one.clientHeight + 100 && getComputedStyle(one).overflowY === "auto",
    );
    if (!grid) throw new Error("Nothing scrolls");
    const steps = 60;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let step = 0; step <= 2 * steps; step++) {
      const part = Math.min(step, 2 * steps - step) / steps;
      grid.scrollTo(part * (grid.scrollWidth - grid.clientWidth), part * (grid.scrollHeight - grid.clientHeight));
      await frame();
      if (step === steps && (grid.scrollLeft === 0 || grid.scrollTop === 0)) throw new Error("It doesn't scroll");
    }
    await new Promise((resolve) => setTimeout(resolve, 100)); // a long task is reported only after its end
    tasks.push(...observer.takeRecords().map(({ duration }) => duration));
    observer.disconnect();
    return Math.max(0, ...tasks);
  });

/** A coach's week among 2,000 lessons beside one among 20, and a day of ten coaches that is scrolled. */
export const schedule: Benchmark = {
  name: "schedule",
  async run({ url, say }) {
    const product = await startProduct(url, say);
    const browser = await openBrowser();
    try {
      const admin = await product.logIn(demoAdmin.email);
      const monday = nextMonday();
      const everybody: Coach[] = [];
      for (let n = 0; n < coaches; n++) everybody.push(await appoint(product, admin, n));
      const [busy, quiet, ...others] = everybody;
      if (!busy || !quiet) throw new Error("There are no coaches");
      const week = hoursOf(monday, { lessons: shown, days: 5 });
      const since = performance.now();
      for (const coach of [busy, quiet]) await enterAll(coach, week);
      for (const coach of others) await enterAll(coach, hoursOf(monday, { lessons: 8, days: 1 }));
      const later = new Date(monday.getTime() + 7 * 86_400_000);
      await enterAll(busy, hoursOf(later, { lessons: year - shown, days: 330 }));
      say(`${year} and ${shown} lessons entered in ${Math.round((performance.now() - since) / 1000)} s`);

      const newContext = () => browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
      const address = `${product.origin}/instructor-dashboard/schedule?view=week&date=${dayAfter(monday, 0)}`;
      const first = async ({ email }: Coach) => {
        const page = await browserOf(product, newContext, email);
        const look = async () => {
          await page.goto(address);
          return page.evaluate((lessons) => window.painted(lessons), shown);
        };
        await look(); // what every page loads is cached then
        return look;
      };
      const [value = NaN, reference = NaN] = await inTurns(rounds, [await first(busy), await first(quiet)]);

      const page = await browserOf(product, newContext, demoAdmin.email);
      await page.goto(`${product.origin}/admin-dashboard/schedule?view=day&date=${dayAfter(monday, 0)}`);
      await page.evaluate((lessons) => window.painted(lessons), 4 + 4 + 8 * others.length);
      await page.waitForLoadState("networkidle");
      const tasks = [];
      for (let n = 0; n < scrolls; n++) tasks.push(await scrolling(page));
      say(`longest tasks of ${scrolls} scrolls: ${tasks.map((ms) => Math.round(ms)).join(", ")} ms`);
      return [
        result({
          name: `schedule: a week of ${year} lessons is painted`,
          value,
          unit: "ms",
          reference,
          bar: barOfPaint,
          lessIsBetter: true,
        }),
        result({
          name: `schedule: longest task as ${coaches} coaches scroll`,
          value: median(tasks),
          unit: "ms",
          reference: longest,
          bar: 1,
          lessIsBetter: true,
        }),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
