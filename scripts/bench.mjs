// npm run bench [-- --json FILE] [NAME …]: measures on an own Postgres, and fails when a bar does not hold.
import "./node-version.mjs";
import { isStale, parts } from "./build/parts.mjs";
import { node } from "./run.mjs";
import { findOrInstallChromium } from "./test/chromium.mjs";

if (parts.some(isStale)) {
  console.log("Building …");
  await node(["scripts/build.mjs", "--if-stale"]);
  if (parts.some(isStale)) process.exit(1);
}
const chromium = await findOrInstallChromium();
const { code } = await node(["dist/server/scripts/bench/main.js", ...process.argv.slice(2)], {
  env: chromium ? { CHROME_PATH: chromium } : {},
});
process.exitCode = code;
