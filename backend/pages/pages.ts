import { existsSync, ReadStream, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { send } from "@koa/send";
import type { Context, Middleware } from "koa";
import { methodNotAllowed } from "../http/rejection.ts";
import { isHintedSignedIn } from "../http/signedInHint.ts";
import { backofficePages, publicPageAt, RenderedPage, segmentsOf, type Settings } from "./contract.ts";
import type { Photo } from "./content.ts";
import { type Html, htmlWith, type Preview } from "./html.ts";

const year = 365 * 24 * 60 * 60; // seconds
const day = 24 * 60 * 60;
const folders = ["public", "backoffice"];
const previewWithin = 500; // ms

const cached = (path: string) => {
  const hashed = /^\/(backoffice-)?assets\//.test(path); // the name changes with the content
  return hashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`;
};

/** Set here, the ETag needs no second look at a file, which may be gone by then. */
const setHeaders = (res: ServerResponse, _path: string, { size, mtimeMs }: Stats) =>
  void res.setHeader("ETag", `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);

/** Not a file's address, one that leads out of the folder, or a file removed while it was read. */
const isNoFile = (error: unknown) =>
  error instanceof Error &&
  (("status" in error && typeof error.status === "number" && error.status < 500) ||
    ("code" in error && error.code === "ENOENT"));

/** Sends the builds' file for this path, compressed if there is such a copy; false if they have none. */
const sendFile = async (ctx: Context, dist: string): Promise<boolean> => {
  for (const folder of folders) {
    try {
      if (!(await send(ctx, ctx.path, { root: join(dist, folder), setHeaders }))) continue;
      // Our files are small. Read completely, a file fails here or not at all.
      if (ctx.body instanceof ReadStream) ctx.body = await buffer(ctx.body);
      ctx.set("Cache-Control", cached(ctx.path));
      return true;
    } catch (error) {
      if (!ctx.writable) return true; // the client is gone, and the reading was aborted for that
      if (!isNoFile(error)) throw error;
      for (const header of ["Content-Encoding", "ETag", "Last-Modified"]) ctx.remove(header);
    }
  }
  return false;
};

const names = /:(\w+)|\{(\w+)\}/g;
const plain = /^[\w-]{1,64}$/; // ids; anything else an address may contain is left to the page

/**
 * What a page requests at one address. `ask` is a URL with `:name` for a segment of the page's path and `{name}` for a
 * parameter of its query. Undefined if the address lacks one of them, or has something that is not an id.
 */
const askedAt = (ask: string, segments: Record<string, string>, query: Record<string, unknown>) => {
  let isKnown = true;
  const url = ask.replaceAll(names, (_, segment: string | undefined, parameter: string) => {
    const value = segment ? segments[segment] : query[parameter];
    const isId = typeof value === "string" && plain.test(value);
    isKnown &&= isId;
    return isId ? value : "";
  });
  return isKnown ? url : undefined;
};

/**
 * The Link header that makes browsers fetch these URLs before the page's scripts arrive; those use the same answers.
 */
const preloadsOf = (urls: readonly string[]) =>
  urls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(", ");

const rendered = "public/.pages";
const encodings = ["br", "gzip", "identity"] as const;

const sendPage = async (
  ctx: Context,
  page: Html,
  { status, preview }: { status: number; preview?: Preview | undefined },
) => {
  const html = await page.read(preview);
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

/** The pages rendered at build; none if the build did not get that far. */
const renderedPages = async (dist: string): Promise<RenderedPage[]> => {
  const list = join(dist, rendered, "pages.json");
  return existsSync(list) ? RenderedPage.array().parse(JSON.parse(await readFile(list, "utf8"))) : [];
};

/** Calls, and calendars at private addresses. */
const isNoPage = (path: string) => path === "/api" || path.startsWith("/api/") || path.startsWith("/calendar/");

interface Parts {
  readonly dist: string; // holds the builds, `public` and `backoffice`
  readonly settings: Settings;
  readonly photo?: Photo | undefined;
  /** Where the product is reached, for what shows a link to it. */
  readonly site: string;
  /** What a link to a page of something shows, if not what all links show. `page`: its path as it is listed. */
  readonly previewOf?: (page: string, segments: Readonly<Record<string, string>>) => Promise<Preview | undefined>;
}

/** Pages of both front ends and what they load. */
export const pages = async ({ dist, settings, photo, site: address, previewOf }: Parts): Promise<Middleware> => {
  const open = (file: string) => htmlWith(join(dist, file), settings, address);
  const [landing, site, office] = await Promise.all(
    (["public/index.html", "public/app.html", "backoffice/backoffice.html"] as const).map(open),
  );
  const ready = await Promise.all(
    (await renderedPages(dist))
      .filter(({ demo }) => demo === settings.demo)
      .map(async (page) => ({ ...page, html: await open(join(rendered, page.file)) })),
  );
  const isOffice = (path: string) => backofficePages.some((base) => path === base || path.startsWith(`${base}/`));

  /** The page as it looks before any data, for this address and this browser. */
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
    const answers = fitting.asks.map((ask) => askedAt(ask, segmentsOf(fitting.path, path), ctx.query));
    const urls = answers.filter((url) => url !== undefined);
    if (urls.length > 0) ctx.set("Link", preloadsOf(urls));
    return fitting.html;
  };

  const manifest = JSON.stringify({
    name: settings.productName,
    short_name: settings.productName,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fcf9f2",
    theme_color: "#12352a",
    icons: [
      { src: "/touch-icon.png", sizes: "180x180", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });

  /** A page is served whatever becomes of its preview, and doesn't wait long for it. */
  const previewAt = async (path: string) => {
    const listed = publicPageAt(path);
    const asked = listed && previewOf?.(listed, segmentsOf(listed, path));
    return asked && Promise.race([asked.catch(() => undefined), pause(previewWithin, undefined, { ref: false })]);
  };

  return async (ctx, next) => {
    const { path } = ctx;
    if (isNoPage(path)) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"], "Pages are read-only.");

    if (path === "/site.webmanifest") {
      ctx.type = "application/manifest+json";
      ctx.set("Cache-Control", `public, max-age=${day}`);
      ctx.body = manifest;
      return;
    }
    if (path === photo?.path) {
      ctx.type = extname(path);
      ctx.set("Cache-Control", `public, max-age=${year}, immutable`);
      ctx.body = photo.bytes;
      return;
    }
    const page = path === "/" ? path : path.replace(/(?<!\/)\/+$/, "");
    const known = isOffice(page) ? office : publicPageAt(page) ? publicPage(ctx, page) : undefined;
    const isFile = !known && /\.\w+$/.test(path) && !path.endsWith(".html");
    if (isFile && (await sendFile(ctx, dist))) return;
    await sendPage(ctx, known ?? site!, { status: known ? 200 : 404, preview: await previewAt(page) });
  };
};
