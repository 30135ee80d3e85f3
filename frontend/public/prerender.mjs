// node prerender.mjs [FOLDER] runs after `vite build`: writes every page as it looks before any data, and the list of
// them.
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const site = process.argv[2] ?? path("../../dist/public");
const rendering = `${site}-ssr`;

await build({
  configFile: path("vite.config.ts"),
  logLevel: "warn",
  build: {
    ssr: path("render.tsx"),
    outDir: rendering,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: path("render.tsx"),
      output: { entryFileNames: "render.js" },
      checks: { ineffectiveDynamicImport: false }, // rendering needs a single bundle
    },
  },
  ssr: { noExternal: true },
});
const { renderPage, renderShell, publicPages, pageFiles, ahead, aheadByAddress } = await import(
  pathToFileURL(`${rendering}/render.js`).href
);

const manifest = JSON.parse(await readFile(`${site}/.vite/manifest.json`, "utf8"));
const chunks = Object.values(manifest);
const fonts = chunks
  .map(({ file }) => file)
  .filter((file) => /(figtree|bricolage).*-latin-wght-normal.*\.woff2$/.test(file));
const preloads = fonts
  .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
  .join("");
const fontSheet =
  chunks.map(({ file }) => file).find((file) => file.endsWith(".css")) ?? chunks.flatMap(({ css }) => css ?? [])[0];
const faces = `<style>${await readFile(`${site}/${fontSheet}`, "utf8")}</style>`;

/** A chunk after all that it imports. */
const withImports = (key, found = new Set(), asked = new Set()) => {
  if (!asked.has(key)) {
    asked.add(key);
    for (const other of manifest[key].imports ?? []) withImports(other, found, asked);
    found.add(key);
  }
  return found;
};
const entry = "waking/startSite.tsx";
/** What a page runs, each chunk after those it needs; the last starts the page. */
const scriptsOf = (path, query = {}) => {
  const keys = new Set([pageFiles[path].slice(2), ...partsFor(query), entry].flatMap((key) => [...withImports(key)]));
  return [...keys].map((key) => `/${manifest[key].file}`);
};
/** The page's own chunks load in parallel with the rest. */
const hurried = (scripts) =>
  scripts.map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low" data-page>`).join("");
/** For a visitor whose address says what is asked for: the first words come before any script, which start right after. */
const soon = '<meta name="wakes" content="soon" data-page>';
/** Booking steps that are chunks of their own. */
const partsFor = ({ instructorId, time, request }) => [
  ...(request === undefined ? [] : ["lessons/booking/request/CustomRequest.tsx"]),
  ...(instructorId === undefined || request !== undefined ? [] : ["lessons/booking/ChooseTime.tsx"]),
  ...(time === undefined ? [] : ["lessons/booking/ConfirmBooking.tsx"]),
];
const json = (id, told) => `<script type="application/json" id="${id}">${JSON.stringify(told)}</script>`;
const preloaded = (urls) =>
  urls.map((url) => `<link rel="preload" as="fetch" href="${url}" crossorigin="use-credentials">`).join("");

/** Replacements are functions: a `$` in the inserted text must not be special. */
const written = (template, { page, styles, title, head = "" }) =>
  template
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, () => "")
    .replace(/<title>.*<\/title>/, (old) => (title ? `<title>${title}</title>` : old))
    .replace("<!--styles-->", () => preloads + faces + styles + head)
    .replace("<!--page-->", () => page)
    .replace("<!--answers-->", (room) => (page === pageRoom ? room : ""));
/** Where the server writes what it has rendered with the answers. */
const pageRoom = "<!--page-->";
const room = { page: pageRoom, styles: "<!--page styles-->" };
const [landing, app] = await Promise.all(["index.html", "app.html"].map((file) => readFile(`${site}/${file}`, "utf8")));

const booking = [
  { instructorId: "", request: "" },
  { request: "" },
  { instructorId: "", date: "", time: "" },
  { instructorId: "" },
];
/** Addresses that at once show something else than their path alone. */
const queries = {
  "/login": [{ return: "/book-lesson" }],
  "/register": [{ return: "/guardian" }],
  "/schedule": booking,
  "/book-lesson": booking,
  "/camp-registration-success": [{ payment: "later" }, { paid: "true" }],
};

/** Pages of one camp that look the same for every camp until it is loaded, so they can be rendered, too. */
const ofCamps = [
  "/camp-details/:campId",
  "/camp-waitlist/:campId",
  "/camp-registration/:campId",
  "/camp-payment/:campId",
  "/camp-checkout/:campId/:registrationId",
];
/** A page that requests something only this browser knows. */
const asking = ["/waitlist-place"];

await rm(`${site}/.pages`, { recursive: true, force: true });
await mkdir(`${site}/.pages`);
const list = [];
for (const path of publicPages.filter((path) => !path.includes(":") || ofCamps.includes(path)))
  for (const query of [...(queries[path] ?? []), {}])
    for (const signedIn of [false, true])
      for (const demo of [false, true]) {
        const shown = path === "/landing" ? "/" : path; // the same page at two addresses
        const { about, ...page } = await renderPage({ path: shown, query, signedIn, demo });
        const file = `${list.length}.html`;
        const urls = shown === "/" ? [] : ahead({ path: shown, signedIn });
        const asks = aheadByAddress(shown);
        // A page that requests nothing is complete as it is: its scripts wait until somebody acts.
        const hurries = urls.length > 0 || asks.length > 0 || asking.includes(path);
        const scripts = scriptsOf(shown, query);
        const complete = json("rendered", about) + json("scripts", scripts);
        const isByQuery = !signedIn && asks.some((ask) => ask.includes("{"));
        const head = complete + (hurries ? preloaded(urls) + (isByQuery ? soon : hurried(scripts)) : "");
        await writeFile(`${site}/.pages/${file}`, written(shown === "/" ? landing : app, { ...page, head }));
        const asksAsVisitor = [...urls, ...asks.filter((ask) => !ask.includes("{"))];
        const isAnswered = asksAsVisitor.length > 0 && !signedIn && Object.keys(query).length === 0;
        const answered = isAnswered && { file: `${list.length}.answered.html`, asks: asksAsVisitor };
        if (answered) {
          await writeFile(`${site}/.pages/${answered.file}`, written(app, { ...page, ...room, head: complete }));
        }
        list.push({ path, query, signedIn, demo, file, asks, ...(answered && { answered }) });
      }
await writeFile(`${site}/.pages/pages.json`, JSON.stringify(list));
await writeFile(
  `${site}/app.html`,
  written(app, { ...renderShell(), head: json("scripts", scriptsOf("*")) + hurried(scriptsOf("*")) }),
);
// The server renders with it, too.
await copyFile(path("renderer.mjs"), `${rendering}/renderer.mjs`);
await rename(rendering, `${site}/.pages/rendering`);
// React's scheduler, loaded for rendering, keeps a message channel open that would keep this process alive forever.
process.exit();
