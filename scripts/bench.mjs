// npm run bench [-- --json FILE] [NAME …]: measures on an own Postgres, and fails when a bar does not hold.
import "./node-version.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isStale, parts } from "./build/parts.mjs";
import { node, npm, root } from "./run.mjs";
import { findOrInstallChromium } from "./test/chromium.mjs";

if (parts.some(isStale)) {
  console.log("Building …");
  await node(["scripts/build.mjs", "--if-stale"]);
  if (parts.some(isStale)) process.exit(1);
}
// The event store to measure beside has its packages to itself.
const emmett = join(root, "scripts/bench/emmett");
if (!existsSync(join(emmett, "node_modules"))) {
  console.log("Installing emmett, to measure beside it …");
  const { code } = await npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: emmett });
  if (code !== 0) console.log("It cannot be installed; the benchmark goes on without it.");
}
const chromium = await findOrInstallChromium({ withWindows: true });
const { code } = await node(["dist/server/scripts/bench/main.js", ...process.argv.slice(2)], {
  env: chromium ? { CHROME_PATH: chromium } : {},
});
process.exitCode = code;
