// node prerender.mjs [FOLDER] runs after `vite build`: writes the rendered landing page and the shell of all other pages into their files.
import { readFile, rm, writeFile } from "node:fs/promises";
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
      checks: { ineffectiveDynamicImport: false }, // one bundle is what rendering wants
    },
  },
  ssr: { noExternal: true },
});
const { renderLanding, renderShell, pageFiles } = await import(pathToFileURL(`${rendering}/render.js`).href);

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

/** A chunk with all that it imports before it runs. */
const withImports = (key, found = new Set()) => {
  if (!found.has(key)) {
    found.add(key);
    for (const other of manifest[key].imports ?? []) withImports(other, found);
  }
  return found;
};
const filesOf = (...keys) =>
  [...new Set(keys.flatMap((key) => [...withImports(key)]))].map((key) => `/${manifest[key].file}`);
const chunksOfPages = Object.fromEntries(
  Object.entries(pageFiles).map(([path, file]) => [path, filesOf("startSite.tsx", file.slice(2))]),
);
const chunkList = `<script type="application/json" id="chunks">${JSON.stringify(chunksOfPages)}</script>`;

/** Replacements are functions: a `$` in what is written in means nothing. */
for (const [file, { page, styles }, data] of [
  ["index.html", renderLanding(), ""],
  ["app.html", renderShell(), chunkList],
]) {
  const html = await readFile(`${site}/${file}`, "utf8");
  const written = html
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, () => "")
    .replace("<!--styles-->", () => preloads + faces + styles + data)
    .replace("<!--page-->", () => page);
  await writeFile(`${site}/${file}`, written);
}
await rm(rendering, { recursive: true });
// React's scheduler, loaded for rendering, keeps a message channel open that would hold this process for ever.
process.exit();
