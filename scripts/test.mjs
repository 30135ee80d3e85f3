// npm test: everything that can be checked without a person looking. Its last line is "N passed, N failed". There are
// two logs, which one contract holds to the same promises, and under which nodes are killed alike. All other specs run
// with the log in Postgres. Browser tests share a product on EventStoreDB; those that start one of their own start it as
// on a fresh machine. With -- --eventstore everything runs on EventStoreDB only, and with EVENTSTORE_URL on the server it
// names. With -- --specs only the specs run. All of it runs on the Node.js that Fungo uses in production, which is
// installed apart from the project; with -- --own-node on the one that started this.
import "./node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installWhenNeeded } from "./install.mjs";
import { node, npm, root, seconds } from "./run.mjs";
import { findOrInstallChromium } from "./test/chromium.mjs";
import { installDovecot, installFakeTime, installFfmpeg, installSwift } from "./test/debian.mjs";
import { startEventStoreDbServer } from "./test/eventStoreDbServer.mjs";
import { runInBatch } from "./test/inBatch.mjs";
import { onNewestNode } from "./test/newestNode.mjs";
import { playwrightReport, vitestReport } from "./test/reports.mjs";

const specsAlone = process.argv.includes("--specs");

if (!process.argv.includes("--own-node")) await onNewestNode(process.argv.slice(1));
await installWhenNeeded();
runInBatch();
const chromium = specsAlone ? undefined : await findOrInstallChromium();
await installFakeTime();
await installSwift();
await installFfmpeg();
await installDovecot();
const reports = mkdtempSync(join(tmpdir(), "fungo-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const results = [];
/** Shown after that of the specs, which show theirs all the time. */
let saidByBrowserTests = "";

const all = process.argv.includes("--eventstore");
const isOwn = all || (!specsAlone && !process.env.EVENTSTORE_URL);
const ownEventStore = isOwn ? await startEventStoreDbServer() : undefined;
if (all) process.env.EVENTSTORE_URL = ownEventStore.url;

if (specsAlone) {
  await step("specs", () => specs());
  console.log("These were the specs.");
} else {
  const isBuilt = await step("build", build);
  if (!isBuilt) console.log("Without a build there are no browser tests.\n");
  // Together: specs and browser tests often wait, and two of each at once take less of the processors than more of one
  // kind. What waits for nothing gets what the last specs leave, one after the other.
  await Promise.all([step("specs", () => specs({ project: "specs", workers: 2 })), testInBrowserAndCheck(isBuilt)]);
  process.stdout.write(saidByBrowserTests);
}
await ownEventStore?.stop();

const failed = results.flatMap((result) => result.failed);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\nOn Node.js ${process.versions.node}.\n${passed} passed, ${failed.length} failed`);

async function testInBrowserAndCheck(isBuilt) {
  if (isBuilt) await step("browser tests", browserTests);
  for (const script of ["imports", "format:check"]) await step(script, () => check(script));
  await step("types and lint", () => check("lint"));
  await step("screens", () => specs({ project: "screens", workers: 1, show: false }));
}

/** Runs a step that reports what passed and failed, shows its name and time, and tells whether all was well. */
async function step(name, act) {
  const since = performance.now();
  const result = await act();
  results.push({ passed: result.passed, failed: result.failed.map((what) => `${name}: ${what}`) });
  const well = result.failed.length === 0;
  console.log(`── ${name}: ${well ? "ok" : `${result.failed.length} FAILED`}, ${seconds(since)}\n`);
  return well;
}

/** A script of package.json that passes or fails as a whole. Others run at once, so it shows its output at its end. */
async function check(script) {
  const { code, output } = await npm(["run", "--silent", script], { show: false });
  process.stdout.write(output);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [`npm run ${script}`] };
}

/** Not a check of its own: it counts only if it fails. */
async function build() {
  const { code, output } = await node(["scripts/build.mjs", "--if-stale"], { show: false });
  process.stdout.write(output);
  return { passed: 0, failed: code === 0 ? [] : ["npm run build"] };
}

/** Those of one of vitest's projects, with so many workers; or all, with as many as its configuration says. */
async function specs({ project, workers, show = true } = {}) {
  const report = join(reports, `${project ?? "specs"}.json`);
  const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (project) args.push(`--project=${project}`);
  const env = { NODE_ENV: "test", ...(workers ? { VITEST_MAX_WORKERS: `${workers}` } : {}) };
  const { code, output } = await npm(["run", "--silent", "specs", "--", ...args], { env, show });
  process.stdout.write(output);
  return vitestReport(report, code, root);
}

async function browserTests() {
  if (!chromium) return { passed: 0, failed: ["browser tests: no Chromium; name one in CHROMIUM_PATH"] };
  const report = join(reports, "browser.json");
  const secondLog = ownEventStore && !all ? { SECOND_LOG: ownEventStore.url } : {};
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...secondLog };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const { code, output } = await node(args, { show: false, env });
  saidByBrowserTests = output;
  return playwrightReport(report, code);
}
