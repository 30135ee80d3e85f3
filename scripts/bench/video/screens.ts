import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page, type Response } from "@playwright/test";
import { demoCoach } from "../../../backend/demo/people.ts";
import { marksUrl, type SaveMarks } from "../../../backend/videos/marks/contract.ts";
import { uploadVideoUrl } from "../../../backend/videos/contract.ts";
import { type Benchmark, median, percentile, result } from "../benchmark.ts";
import { type RunningProduct, startProduct } from "../product.ts";
import { clip } from "./film.ts";

const rounds = 5;
const steps = 59; // a film of 60 frames
const marksShown = 500;
const most = { step: 100, apart: 17, marks: 50 }; // ms
const kilobytes = { page: 60, upload: 25 }; // of JavaScript, gzip

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

declare global {
  interface Window {
    /** The picture's time in the film (s) of the next one that is shown, and when that was (ms). */
    nextPicture(): Promise<{ mediaTime: number; at: number }>;
  }
}

const signedIn = async (product: RunningProduct, context: BrowserContext) => {
  const cookie = await product.logIn(demoCoach.person.email);
  const cookies = cookie.split("; ").map((one) => {
    const at = one.indexOf("=");
    return { name: one.slice(0, at), value: one.slice(at + 1), url: product.origin };
  });
  await context.addCookies(cookies);
  return cookie;
};

const send = async (product: RunningProduct, cookie: string, name: string): Promise<string> => {
  const form = new FormData();
  form.set("title", name);
  form.set("videoType", "practice");
  form.set("video", new File([clip(name)], name, { type: "video/webm" }));
  const headers = { cookie, "idempotency-key": randomUUID(), origin: product.origin };
  const answer = await fetch(product.origin + uploadVideoUrl, { method: "POST", headers, body: form });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
};

const watch = (page: Page) =>
  page.addInitScript(() => {
    window.nextPicture = () =>
      new Promise((resolve) => {
        document
          .querySelector("video")!
          .requestVideoFrameCallback((_, { mediaTime }) => resolve({ mediaTime, at: performance.now() }));
      });
  });

const loaded = (page: Page) =>
  page.waitForFunction(() => {
    const videos = [...document.querySelectorAll("video")];
    return videos.length > 0 && videos.every(({ readyState, duration }) => readyState >= 3 && duration > 0);
  });

/** Forward key by key through a film of so many frames a second. How many showed the frame that was asked for, and how long each took, ms. */
const stepping = async (page: Page, address: string, fps: number) => {
  await page.goto(address);
  await loaded(page);
  await page.getByRole("slider", { name: "Position" }).waitFor();
  const took: number[] = [];
  let right = 0;
  for (let frame = 1; frame <= steps; frame++) {
    const { mediaTime, ms } = await page.evaluate(async () => {
      const since = performance.now();
      const next = window.nextPicture();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: ".", bubbles: true, cancelable: true }));
      const { mediaTime, at } = await next;
      return { mediaTime, ms: at - since };
    });
    took.push(ms);
    if (Math.abs(mediaTime - frame / fps) < 0.4 / fps) right++;
  }
  return { right, slow: percentile(took, 95) };
};

/** How far two videos that play together are from each other after 1.5 s, ms. */
const comparing = async (page: Page, address: string) => {
  const apart: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(address);
    await loaded(page);
    await page.getByRole("region", { name: "Both videos" }).getByRole("button", { name: "Play" }).click();
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const videos = [...document.querySelectorAll("video")];
          const look = () => {
            const [first, second] = videos.map(
              ({ currentTime, dataset }) => currentTime - Number(dataset["contact"] ?? 0),
            );
            if (first! < 1.5) requestAnimationFrame(look);
            else resolve(Math.abs(second! - first!) * 1000);
          };
          look();
        }),
    );
    apart.push(ms);
  }
  return median(apart);
};

/** From the picture they belong to until all marks lie over it, ms. */
const marking = async (page: Page, address: string) => {
  await page.goto(address);
  await loaded(page);
  await page.getByTestId("ticks").waitFor();
  const took: number[] = [];
  for (let round = 0; round < rounds; round++)
    took.push(
      await page.evaluate(async (count) => {
        const video = document.querySelector("video")!;
        const layer = document.querySelector("[data-testid=marks]")!;
        const has = (all: boolean) =>
          new Promise<number>((resolve) => {
            const isSo = () =>
              all ? layer.querySelectorAll("line, path").length >= count : layer.childElementCount < 2;
            const observer = new MutationObserver(() => {
              if (!isSo()) return;
              observer.disconnect();
              resolve(performance.now());
            });
            observer.observe(layer, { childList: true, subtree: true });
          });
        const shown = has(true);
        const picture = window.nextPicture();
        video.currentTime = 1.2;
        const [{ at }, end] = [await picture, await shown];
        const gone = has(false);
        video.currentTime = 0;
        await gone;
        return Math.max(end - at, 0);
      }, marksShown),
    );
  return median(took);
};

/** Kilobytes of scripts, as gzip would send them, that these steps load. */
const scriptsOf = async (page: Page, act: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000),
    );
  };
  page.on("response", note);
  await act();
  await page.waitForLoadState("networkidle");
  page.off("response", note);
  return new Map(await Promise.all([...sizes].map(async ([url, size]) => [url, await size] as const)));
};
const sum = (sizes: readonly (readonly [url: string, size: number])[]) =>
  sizes.reduce((all, [, size]) => all + size, 0);

/** What people see of videos in a browser: frames, marks, two videos at once, and how much code comes along. */
export const screens: Benchmark = {
  name: "video",
  alsoUnder: "screens",
  async run({ url, say }) {
    const product = await startProduct(url, say);
    const browser = await chromium.launch({ executablePath: process.env["CHROME_PATH"] ?? "", args: flags });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
      const cookie = await signedIn(product, context);
      const [slow, fast, drawn] = [
        await send(product, cookie, "plain.webm"),
        await send(product, cookie, "fast.webm"),
        await send(product, cookie, "plain.webm"),
      ];
      const annotations: SaveMarks = Array.from({ length: marksShown }, (_, n) => ({
        id: randomUUID(),
        type: "line" as const,
        timestamp: 1.2,
        startX: n,
        startY: 20,
        endX: n + 40,
        endY: 300,
      }));
      const saved = await fetch(product.origin + marksUrl(drawn), {
        method: "POST",
        headers: { cookie, "content-type": "application/json", origin: product.origin },
        body: JSON.stringify({ annotations }),
      });
      if (!saved.ok) throw new Error(`Marks: ${saved.status} ${await saved.text()}`);

      const page = await context.newPage();
      await watch(page);
      const at = (path: string) => product.origin + path;
      // Whoever sees a video has logged in: what that page loads is there already.
      const visitor = await (await browser.newContext()).newPage();
      const logIn = await scriptsOf(visitor, async () => {
        await visitor.goto(at("/login"));
        await visitor.getByRole("textbox", { name: "Password" }).waitFor();
      });
      const detail = await scriptsOf(page, async () => {
        await page.goto(at(`/video-analysis/${slow}`));
        await loaded(page);
      });
      const upload = await scriptsOf(page, async () => {
        await page.goto(at("/videos"));
        await page.getByRole("button", { name: "Choose video" }).waitFor();
      });

      const thirty = await stepping(page, at(`/video-analysis/${slow}`), 30);
      const quick = await stepping(page, at(`/video-analysis/${fast}`), 240);
      const apart = await comparing(page, at(`/compare?left=${slow}&right=${fast}`));
      const marks = await marking(page, at(`/video-analysis/${drawn}`));
      const atMost = (name: string, value: number, unit: string, reference: number) =>
        result({ name: `video: ${name}`, value, unit, reference, bar: 1, lessIsBetter: true });
      const stepped = (name: string, value: number) =>
        result({ name: `video: right frames at ${name}`, value, unit: "frames", reference: steps, bar: 1 });
      return [
        stepped("30 fps", thirty.right),
        stepped("240 fps", quick.right),
        atMost("95 of 100 steps at 30 fps", thirty.slow, "ms", most.step),
        atMost("95 of 100 steps at 240 fps", quick.slow, "ms", most.step),
        atMost("two videos apart after 1.5 s", apart, "ms", most.apart),
        atMost(`${marksShown} marks`, marks, "ms", most.marks),
        atMost(
          "page's JavaScript, after the log-in's",
          sum([...detail].filter(([url]) => !logIn.has(url))),
          "KB gzip",
          kilobytes.page,
        ),
        atMost(
          "the upload card's",
          sum([...upload].filter(([url]) => url.includes("/UploadCard-"))),
          "KB gzip",
          kilobytes.upload,
        ),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
