// The three parts of the product, what each is made of, and whether it is older than that.
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run.mjs";

const forEach = ["package-lock.json", "tsconfig.json", "scripts/build.mjs", "scripts/build"];
/** The server code in a front end: contracts, rules and views. */
const rooms = ["backend", "projections"];
const inFront = /\/((c|\w+C)ontract|(v|\w+V)iew|\w+Rule)\.ts$/;

const front = (name) => ({
  name,
  config: `frontend/${name}/vite.config.ts`,
  output: `dist/${name}`,
  sources: [...forEach, `frontend/${name}`, "frontend/shared", "frontend/wordsByPart.ts"],
  partly: rooms,
});

/** The site takes longest, so it comes first. */
export const parts = [
  front("public"),
  front("backoffice"),
  {
    name: "server",
    output: "dist/server",
    sources: [...forEach, "tsconfig.server.json", "eventstore", "projections", "backend", "scripts"],
    partly: [],
  },
].filter(({ config }) => config === undefined || existsSync(join(root, config)));

/** A part is stale if one of its sources is younger than the start of its last good build, or there was none. */
export function isStale({ name, output, sources, partly }) {
  const stamp = join(root, stampOf(name));
  if (!existsSync(stamp) || !existsSync(join(root, output))) return true;
  const built = statSync(stamp).mtimeMs;
  return (
    sources.some((path) => youngest(join(root, path), () => true) >= built) ||
    partly.some((path) => youngest(join(root, path), (file) => inFront.test(file)) >= built)
  );
}

export function markBuilt({ name }, startedAt) {
  const stamp = join(root, stampOf(name));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, "");
  utimesSync(stamp, startedAt, startedAt);
}

const stampOf = (name) => `dist/stamps/${name}`;
/** Specs, and the attacks, which run unbuilt. */
const isSpec = (file) => /\.test\.tsx?$|\/testing$|\/scripts\/attack$/.test(file);

/** Folders count too: only there does a deleted file leave a trace. */
function youngest(path, counts) {
  const { mtimeMs } = statSync(path);
  const entries = readdirEntries(path);
  if (!entries) return counts(path) ? mtimeMs : 0;
  const below = entries.filter((entry) => !isSpec(entry)).map((entry) => youngest(entry, counts));
  return Math.max(counts(path) ? mtimeMs : 0, ...below);
}

function readdirEntries(path) {
  return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : undefined;
}
