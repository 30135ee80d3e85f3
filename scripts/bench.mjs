// npm run bench [-- --json FILE] [NAME …]: measures on its own Postgres, and fails if a bar is missed. Commands are
// measured beside an earlier version of the product, from before they were made faster.
// npm run bench -- --beside REVISION [--times 5] [NAME …]: measures both versions in turns, and reports what changed.
import "./node-version.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isStale, parts } from "./build/parts.mjs";
import { builtBeside } from "./bench/beside/builtBeside.mjs";
import { node, npm, root } from "./run.mjs";
import { findOrInstallChromium } from "./test/chromium.mjs";

const beforeCommandsWereQuick = "9824758";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, beside: { type: "string" }, times: { type: "string" } },
});

if (parts.some(isStale)) {
  console.log("Building …");
  await node(["scripts/build.mjs", "--if-stale"]);
  if (parts.some(isStale)) process.exit(1);
}
// The event store used for comparison has its own packages.
const emmett = join(root, "scripts/bench/appends/emmett");
if (!existsSync(join(emmett, "node_modules"))) {
  console.log("Installing emmett, to measure beside it …");
  const { code } = await npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: emmett });
  if (code !== 0) console.log("It cannot be installed; the benchmark goes on without it.");
}
const chromium = await findOrInstallChromium({ withWindows: true });
const env = chromium ? { CHROME_PATH: chromium } : {};
process.exitCode = await (values.beside ? measureBeside(values.beside) : measure());

async function measure() {
  const args = [...positionals, ...(values.json ? ["--json", values.json] : [])];
  if (positionals.length === 0 || positionals.includes("commands")) {
    const before = await builtBeside(beforeCommandsWereQuick);
    if (before) args.push("--before", before);
    else console.log("The version before cannot be built; the benchmark goes on without it.");
  }
  return (await node(["dist/server/scripts/bench/main.js", ...args], { env })).code;
}

async function measureBeside(revision) {
  const checkout = await builtBeside(revision);
  if (!checkout) {
    console.error(`There is no ${revision} that can be built.`);
    return 1;
  }
  const args = [...positionals, "--checkout", checkout, "--revision", revision];
  if (values.times) args.push("--times", values.times);
  return (await node(["dist/server/scripts/bench/beside/main.js", ...args], { env })).code;
}
