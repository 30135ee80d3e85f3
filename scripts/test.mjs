// npm test: everything that can be known without a person looking. Its last line is "N passed, N failed".
// There are two logs, which one contract holds to the same promises. What speaks to the whole product, over HTTP or in a
// browser, runs on the specs' own EventStoreDB; everything else, and of those what a fresh machine and several nodes
// stand on, with the log in Postgres. With -- --eventstore everything runs
// on EventStoreDB alone, and with EVENTSTORE_URL on the server that it names.
import "./node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installWhenNeeded } from "./install.mjs";
import { node, npm, root, seconds } from "./run.mjs";
import { findOrInstallChromium } from "./test/chromium.mjs";
import { startEventStoreDbServer } from "./test/eventStoreDbServer.mjs";
import { playwrightReport, vitestReport } from "./test/reports.mjs";

await installWhenNeeded();
const chromium = await findOrInstallChromium();
const reports = mkdtempSync(join(tmpdir(), "fungo-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const results = [];

/** Those that speak to the whole product. */
const specsOfTheProduct = [".http.test.ts", "backend/access.test.ts", "backend/demo/"];
const elsewhere = ["backend/**/!(booking|nodes|erase|session|log).http.test.ts", "backend/{access.test.ts,demo/*}"];
/** Starting, stopping, backup, and the way from the first page to a booked lesson. */
const onFreshMachine = ["/booking.spec.ts", "/process.spec.ts", "/backup.spec.ts"];

const all = process.argv.includes("--eventstore");
const ownEventStore = all || !process.env.EVENTSTORE_URL ? await startEventStoreDbServer() : undefined;
if (all) process.env.EVENTSTORE_URL = ownEventStore.url;
const onEventStore = ownEventStore && !all ? { EVENTSTORE_URL: ownEventStore.url } : undefined;

await step("types", () => check("types"));
await step("lint", () => check("lint"));
await step("format", () => check("format:check"));
await step("import directions", () => check("imports"));
await step("specs", () => specs([], onEventStore && { SPECS_LEFT_OUT: elsewhere.join(" ") }));
if (onEventStore) await step("specs on EventStoreDB", () => specs(specsOfTheProduct, onEventStore));
if (await step("build", build)) {
  if (onEventStore) await step("browser tests, a fresh machine", () => browserTests(onFreshMachine));
  await step(onEventStore ? "browser tests on EventStoreDB" : "browser tests", () => browserTests([], onEventStore));
} else console.log("\nWithout a build there are no browser tests.");
await ownEventStore?.stop();

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
  results.push({ passed: result.passed, failed: result.failed.map((what) => `${name}: ${what}`) });
  const well = result.failed.length === 0;
  console.log(`── ${name}: ${well ? "ok" : `${result.failed.length} FAILED`}, ${seconds(since)}`);
  return well;
}

/** A script of package.json that is right or wrong as a whole. */
async function check(script) {
  const { code } = await npm(["run", "--silent", script]);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [`npm run ${script}`] };
}

/** All, or those whose files are named so. */
async function specs(files, env = {}) {
  const report = join(reports, `${results.length}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--silent", "specs", "--", ...files, ...reporters];
  const { code } = await npm(args, { env: { NODE_ENV: "test", ...env } });
  return vitestReport(report, code, root);
}

/** Not a check of its own: it is in the sum only if it fails. */
async function build() {
  const { code } = await node(["scripts/build.mjs", "--if-stale"]);
  return { passed: 0, failed: code === 0 ? [] : ["npm run build"] };
}

/** All, or those whose files are named so. */
async function browserTests(files, more = {}) {
  if (!chromium) return { passed: 0, failed: ["browser tests: no Chromium; name one in CHROMIUM_PATH"] };
  const report = join(reports, `${results.length}.json`);
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...more };
  const args = ["node_modules/@playwright/test/cli.js", "test", ...files, "--reporter=list,json"];
  // Each run empties its folder first; what the one before kept of its failures must stay.
  if (more.EVENTSTORE_URL) args.push("--output=test-results/eventstore");
  const { code } = await node(args, { env });
  return playwrightReport(report, code);
}
