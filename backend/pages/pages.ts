import { extname, join } from "node:path";
import type { Context, Middleware } from "koa";
import { methodNotAllowed } from "../http/rejection.ts";
import { day, sendFile, year } from "./builtFiles.ts";
import { backofficePages, publicPageAt, type Settings } from "./contract.ts";
import type { Photo } from "./content.ts";
import { type Html, htmlWith, type LinkPreview } from "./html.ts";
import { linkPreviews, type PreviewOf } from "./linkPreviews.ts";
import { type Answered, renderedPages } from "./renderedPages.ts";

const encodings = ["br", "gzip", "identity"] as const;

const sendPage = async (
  ctx: Context,
  page: Html,
  { status, preview, answered }: { status: number; preview?: LinkPreview | undefined; answered?: Answered | undefined },
) => {
  const html = await page.read(preview, answered);
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

/** Calls, and calendars at private addresses. */
const isNoPage = (path: string) => path === "/api" || path.startsWith("/api/") || path.startsWith("/calendar/");

interface Parts {
  readonly dist: string; // holds the builds, `public` and `backoffice`
  readonly settings: Settings;
  readonly photo?: Photo | undefined;
  /** Where the product is reached, for what shows a link to it. */
  readonly site: string;
  readonly previewOf?: PreviewOf;
  /** What a visitor is answered at this address; undefined if it is refused. */
  readonly answerAt?: (url: string) => Promise<unknown>;
  readonly complain?: (fault: string) => void;
}

/** Pages of both front ends and what they load. */
export const pages = async ({
  dist,
  settings,
  photo,
  site: address,
  previewOf,
  answerAt,
  complain = () => {},
}: Parts): Promise<Middleware> => {
  const open = (file: string) => htmlWith(join(dist, file), settings, address);
  const [landing, site, office] = await Promise.all(
    (["public/index.html", "public/app.html", "backoffice/backoffice.html"] as const).map(open),
  );
  const rendered = await renderedPages({ dist, settings, open, answerAt, complain });
  const { previewAt, sendPicture } = linkPreviews({
    dist,
    name: settings.productName,
    ...(previewOf && { previewOf }),
  });
  const isOffice = (path: string) => backofficePages.some((base) => path === base || path.startsWith(`${base}/`));

  const publicPage = async (ctx: Context, path: string): Promise<{ html: Html; answered?: Answered }> =>
    (await rendered(ctx, path)) ?? { html: path === "/" ? landing! : site! };

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
    if (await sendPicture(ctx)) return;
    const page = path === "/" ? path : path.replace(/(?<!\/)\/+$/, "");
    const known = isOffice(page) ? { html: office! } : publicPageAt(page) ? await publicPage(ctx, page) : undefined;
    const isFile = !known && /\.\w+$/.test(path) && !path.endsWith(".html");
    if (isFile && (await sendFile(ctx, dist))) return;
    const { html, ...shown } = known ?? { html: site! };
    await sendPage(ctx, html, { ...shown, status: known ? 200 : 404, preview: await previewAt(page) });
  };
};
