import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Middleware } from "koa";
import { methodNotAllowed } from "../http/rejection.ts";
import { isHintedSignedIn } from "../http/signedInHint.ts";
import { askedAt, preloadsOf } from "./asked.ts";
import { backofficePages, publicPageAt, RenderedPage, segmentsOf, type Settings } from "./contract.ts";
import { sendFile } from "./files.ts";
import { type Html, htmlWith } from "./html.ts";

const rendered = "public/.pages";
const encodings = ["br", "gzip", "identity"] as const;

const sendPage = async (ctx: Context, page: Html, status: number) => {
  const html = await page.read();
  const encoding = encodings.find((one) => one === ctx.acceptsEncodings(...encodings)) ?? "identity";
  ctx.status = status;
  ctx.type = "html";
  ctx.vary("Accept-Encoding");
  ctx.vary("Cookie"); // the hint that somebody is logged in
  ctx.set("Cache-Control", "no-cache");
  ctx.set("ETag", html.etag);
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  ctx.body = html[encoding];
};

/** The pages rendered at build; none where the build did not get so far. */
const renderedPages = async (dist: string): Promise<RenderedPage[]> => {
  const list = join(dist, rendered, "pages.json");
  return existsSync(list) ? RenderedPage.array().parse(JSON.parse(await readFile(list, "utf8"))) : [];
};

/** Calls, and calendars at private addresses. */
const isNoPage = (path: string) => path === "/api" || path.startsWith("/api/") || path.startsWith("/calendar/");

/** Pages of both front ends and what they load. `dist` holds the builds, `public` and `backoffice`. */
export const pages = async ({ dist, settings }: { dist: string; settings: Settings }): Promise<Middleware> => {
  const open = (file: string) => htmlWith(join(dist, file), settings);
  const [landing, site, office] = await Promise.all(
    (["public/index.html", "public/app.html", "backoffice/backoffice.html"] as const).map(open),
  );
  const ready = await Promise.all(
    (await renderedPages(dist))
      .filter(({ demo }) => demo === settings.demo)
      .map(async (page) => ({ ...page, html: await open(join(rendered, page.file)) })),
  );
  const isOffice = (path: string) => backofficePages.some((base) => path === base || path.startsWith(`${base}/`));

  /** The page as it looks before any data: for this address, to this browser. */
  const publicPage = (ctx: Context, path: string): Html => {
    const signedIn = isHintedSignedIn(ctx);
    const given = (name: string) => String(ctx.query[name] ?? "");
    const fitting = ready.find(
      (page) =>
        page.path === publicPageAt(path) &&
        page.signedIn === signedIn &&
        Object.entries(page.query).every(([name, start]) => given(name) && given(name).startsWith(start)),
    );
    if (!fitting) return path === "/" ? landing! : site!;
    const asked = fitting.asks.map((ask) => askedAt(ask, segmentsOf(fitting.path, path), ctx.query));
    const urls = asked.filter((url) => url !== undefined);
    if (urls.length > 0) ctx.set("Link", preloadsOf(urls));
    return fitting.html;
  };

  return async (ctx, next) => {
    const { path } = ctx;
    if (isNoPage(path)) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw methodNotAllowed(["GET", "HEAD"], "Pages can only be read.");

    const page = path === "/" ? path : path.replace(/(?<!\/)\/+$/, "");
    const known = isOffice(page) ? office : publicPageAt(page) ? publicPage(ctx, page) : undefined;
    const isFile = !known && /\.\w+$/.test(path) && !path.endsWith(".html");
    if (!isFile || !(await sendFile(ctx, dist))) await sendPage(ctx, known ?? site!, known ? 200 : 404);
  };
};
