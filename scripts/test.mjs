// npm test: everything that can be known without a person looking. Its last line is "N passed, N failed".
import "./node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installWhenNeeded } from "./install.mjs";
import { node, npm, root, seconds } from "./run.mjs";
import { findOrInstallChromium } from "./test/chromium.mjs";
import { playwrightReport, vitestReport } from "./test/reports.mjs";

await installWhenNeeded();
const chromium = await findOrInstallChromium();
const reports = mkdtempSync(join(tmpdir(), "fungo-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const results = [];

await step("types", () => check("types"));
await step("lint", () => check("lint"));
await step("format", () => check("format:check"));
await step("import directions", () => check("imports"));
await step("specs", specs);
if (await step("build", build)) await step("browser tests", browserTests);
else console.log("\nWithout a build there are no browser tests.");

const failed = results.flatMap((result) => result.failed);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${passed} passed, ${failed.length} failed`);

/** Runs a step that gives what passed and what failed, shows its name and time, and tells whether all was well. */
async function step(name, act) {
  console.log(`\n── ${name}`);
  const since = performance.now();
  const result = await act();
  results.push(result);
  const well = result.failed.length === 0;
  console.log(`── ${name}: ${well ? "ok" : `${result.failed.length} FAILED`}, ${seconds(since)}`);
  return well;
}

/** A script of package.json that is right or wrong as a whole. */
async function check(script) {
  const { code } = await npm(["run", "--silent", script]);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [`npm run ${script}`] };
}

async function specs() {
  const report = join(reports, "specs.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await npm(["run", "--silent", "specs", "--", ...reporters], { env: { NODE_ENV: "test" } });
  return vitestReport(report, code, root);
}

/** Not a check of its own: it is in the sum only if it fails. */
async function build() {
  const { code } = await node(["scripts/build.mjs", "--if-stale"]);
  return { passed: 0, failed: code === 0 ? [] : ["npm run build"] };
}

async function browserTests() {
  if (!chromium) return { passed: 0, failed: ["browser tests: no Chromium; name one in CHROMIUM_PATH"] };
  const report = join(reports, "browser.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await node(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], { env });
  return playwrightReport(report, code);
}
