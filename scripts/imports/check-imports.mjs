// Checks who imports whom, by the rules in .dependency-cruiser.mjs. A folder as argument is checked instead of Fungo.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import rules, { typesAlone } from "../../.dependency-cruiser.mjs";

// dependency-cruiser reads TypeScript through swc, but does not tell it about JSX. It takes the function from the
// module when it loads, so it must load after this. Nor does it report which imports are of types only.
const swc = createRequire(import.meta.url)("@swc/core");
const { parseFileSync } = swc;
const broughtIn = new Map(); // by file, what its imports leave in the built code
swc.parseFileSync = (file, options) => {
  const tree = parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });
  const kept = tree.body.filter(({ source, typeOnly }) => source && !typeOnly).map(({ source }) => source.value);
  broughtIn.set(file, kept);
  return tree;
};
const { cruise } = await import("dependency-cruiser");

const root = resolve(process.argv[2] ?? fileURLToPath(new URL("../..", import.meta.url)));
const { enhancedResolveOptions, ...options } = rules.options;

const files = ["eventstore", "projections", "backend", "frontend", "scripts"].flatMap(sourcesIn);
const { output } = await cruise(
  files,
  { ...options, baseDir: root, ruleSet: { forbidden: rules.forbidden }, validate: true },
  enhancedResolveOptions,
).catch((error) => {
  // One file the parser rejects stops it; the location is worth showing, its own stack is not.
  console.error(error.message.split("Caused by:")[0].trim());
  process.exit(1);
});

// A parser that cannot read a file reports nothing, which looks fine: so ask about every file.
const read = new Map(output.modules.map((module) => [module.source, module]));
const unread = files.filter((file) => !read.has(file));
const lost = output.modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module, couldNotResolve }) => couldNotResolve && module.startsWith("."))
    .map(({ module }) => `${source} → ${module}`),
);
const imports = files.reduce((sum, file) => sum + (read.get(file)?.dependencies.length ?? 0), 0);
const bringsTypesAlone = ({ from, to }) =>
  read
    .get(from)
    .dependencies.filter(({ resolved }) => resolved === to)
    .every(({ module }) => !broughtIn.get(join(root, from)).includes(module));
const violations = output.summary.violations.filter(
  (violation) => violation.rule.name !== typesAlone || !bringsTypesAlone(violation),
);

for (const { rule, from, to, cycle } of violations) {
  const why = rules.forbidden.find(({ name }) => name === rule.name)?.comment;
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(" → ") : `${from} → ${to}`;
  console.error(`${way}\n    ${rule.name}: ${why}`);
}
for (const file of unread) console.error(`${file}\n    was not read`);
for (const way of lost) console.error(`${way}\n    leads nowhere`);

const nothing = files.length === 0 || imports === 0;
if (nothing) console.error("No imports were read at all.");
console.log(`${files.length} files, ${imports} imports, ${violations.length} of them forbidden`);
process.exitCode = violations.length + unread.length + lost.length > 0 || nothing ? 1 : 0;

function sourcesIn(room) {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules")); // the benchmark of another store has its own
}
