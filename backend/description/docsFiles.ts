import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { send } from "@koa/send";
import type { Middleware } from "koa";
import { docsUrl, openApiUrl } from "./addresses.ts";

const require = createRequire(import.meta.url);
const packageOf = "swagger-ui-dist/package.json";
const { version }: { version: string } = require(packageOf);
const root = dirname(require.resolve(packageOf));

/** Starts Swagger UI. A file, because the content security policy allows no inline script. */
const start = `
// The session is a cookie no script can set: there is nothing to enter here to log in.
const withoutAuthorize = () => ({
  wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null },
});
SwaggerUIBundle({
  url: ${JSON.stringify(openApiUrl)},
  dom_id: "#calls",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  docExpansion: "none", // from 150 lines on it draws only those in sight, which no search in the page finds
  validatorUrl: null,
  plugins: [withoutAuthorize],
});
// Swagger UI gives a parameter's fields no accessible name.
new MutationObserver(() => {
  for (const field of document.querySelectorAll("[data-param-name] :is(input, textarea, select):not([aria-label])"))
    field.setAttribute("aria-label", field.closest("[data-param-name]").dataset.paramName);
}).observe(document.getElementById("calls"), { childList: true, subtree: true });
`;

/** Out of the box, Swagger UI is hard to read for many, and wider than a phone. */
const look = `
html { color-scheme: light; }
body { margin: 0; background: #fff; font-family: system-ui, sans-serif; }
body > header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 0 20px; background: #14342b; }
body > header a { display: inline-flex; align-items: center; min-height: 44px; color: #fff; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .title small, .swagger-ui .info .title + a, .swagger-ui .scheme-container { display: none; }
.swagger-ui, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .parameter__type, .swagger-ui .parameter__in,
.swagger-ui .response-col_links, .swagger-ui .tab li, .swagger-ui .opblock-description-wrapper p { color: #24292f; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1a5fb4; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1b6e3c; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b6b63; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3201f; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: #b3201f; }
.swagger-ui .btn.execute { background: #1a5fb4; border-color: #1a5fb4; }
.swagger-ui .btn.cancel { color: #b3201f; border-color: #b3201f; }
.swagger-ui pre, .swagger-ui pre code { max-height: none !important; overflow: visible !important; white-space: pre-wrap !important; overflow-wrap: anywhere; }
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #ffa3a3 !important; }
.swagger-ui .download-contents { background: #3b4151; }
@media (max-width: 700px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; row-gap: 4px; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; overflow-wrap: anywhere; word-break: normal; }
  .swagger-ui .opblock .opblock-summary-description { padding: 0; text-align: left; }
}
`;

const own: Readonly<Record<string, { type: string; text: string }>> = {
  "start.js": { type: "js", text: start },
  "look.css": { type: "css", text: look },
};
const theirs = new Set(["swagger-ui.css", "swagger-ui-bundle.js"]);

/** Changes with the files' content, so that browsers may cache them forever. */
const hash = createHash("sha256").update(start).update(look).digest("hex").slice(0, 8);
const folder = `${docsUrl}/${version}-${hash}/`;
export const docsFile = (name: "start.js" | "look.css" | "swagger-ui.css" | "swagger-ui-bundle.js") => folder + name;

/** What the page of calls loads: Swagger UI from its package, and our own two files. */
export const docsFiles: Middleware = async (ctx, next) => {
  if (!ctx.path.startsWith(folder) || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
  const name = ctx.path.slice(folder.length);
  const file = Object.hasOwn(own, name) ? own[name] : undefined;
  if (file) {
    ctx.type = file.type;
    ctx.body = file.text;
  } else if (!theirs.has(name) || !(await send(ctx, name, { root }))) return next();
  ctx.set("Cache-Control", "public, max-age=31536000, immutable");
};
