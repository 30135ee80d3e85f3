import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Middleware } from "koa";
import sirv from "sirv";
import { methodNotAllowed } from "../rejection.ts";
import { backofficePages, publicPages, type Settings } from "./contract.ts";

const year = 365 * 24 * 60 * 60; // seconds
const day = 24 * 60 * 60;

const escapedForHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** One HTML file with the settings written into it, in every encoding a browser may ask for. */
const shell = async (file: string, settings: Settings) => {
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c"); // cannot close the script element
  const html = (await readFile(file, "utf8"))
    .replaceAll("%PRODUCT_NAME%", () => escapedForHtml(settings.productName))
    .replace("<!--settings-->", () => `<script type="application/json" id="settings">${json}</script>`);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(html),
  ]);
  return {
    identity: Buffer.from(html),
    br,
    gzip: gz,
    etag: `"${createHash("sha256").update(html).digest("base64url")}"`,
  };
};

/** Pages of both front ends and what they load. `dist` holds the builds, `public` and `backoffice`. */
export const pages = async ({ dist, settings }: { dist: string; settings: Settings }): Promise<Middleware> => {
  const [landing, site, office] = await Promise.all(
    ["public/index.html", "public/app.html", "backoffice/backoffice.html"].map((file) =>
      shell(join(dist, file), settings),
    ),
  );
  const files = ["public", "backoffice"].map((folder) =>
    sirv(join(dist, folder), {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders(res, path) {
        const hashed = /^\/(backoffice-)?assets\//.test(path); // the name changes with the content
        res.setHeader("Cache-Control", hashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`);
      },
    }),
  );
  const isPublic = new Set<string>(publicPages);
  const isOffice = (path: string) => backofficePages.some((base) => path === base || path.startsWith(`${base}/`));

  return async (ctx, next) => {
    const { path } = ctx;
    if (path === "/api" || path.startsWith("/api/")) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw methodNotAllowed(["GET", "HEAD"], "Pages can only be read.");

    const page = path === "/" ? path : path.replace(/(?<!\/)\/+$/, "");
    const known = isOffice(page) ? office : page === "/" ? landing : isPublic.has(page) ? site : undefined;
    if (!known && /\.\w+$/.test(path) && !path.endsWith(".html")) {
      // sirv writes to the response itself and calls back only when it has no such file.
      for (const file of files) {
        const missed = await new Promise<boolean>((resolve) => {
          ctx.res.once("close", () => resolve(false));
          file(ctx.req, ctx.res, () => resolve(true));
        });
        if (!missed) {
          ctx.respond = false;
          return;
        }
      }
    }
    const { etag, ...encoded } = (known ?? site)!;
    const encoding = ctx.acceptsEncodings("br", "gzip", "identity") || "identity";
    ctx.status = known ? 200 : 404;
    ctx.type = "html";
    ctx.vary("Accept-Encoding");
    ctx.set("Cache-Control", "no-cache");
    ctx.set("ETag", etag);
    if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
    ctx.body = encoded[encoding as keyof typeof encoded];
  };
};
