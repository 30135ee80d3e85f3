import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { logOf } from "./logOf.ts";
import { ready } from "./ownProduct.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const patience = 180_000; // ms for the first start, with a new database and demo data, on a busy machine

/**
 * Starts the built product with demo data, once for all browser tests that start none of their own; on the second log,
 * if npm test names one. Its output is in test-results.
 */
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const build = spawnSync(process.execPath, ["scripts/build.mjs", "--if-stale"], { cwd: root, stdio: "inherit" });
  if (build.status !== 0) throw new Error("The product could not be built.");
  const dataDir = mkdtempSync(join(tmpdir(), "fungo-e2e-"));
  const log = join(root, "test-results/product.log");
  const eventStore = logOf(dataDir, process.env["SECOND_LOG"]);
  const product = run(log, { PORT: "0", DATA_DIR: dataDir, ...eventStore });
  const stop = async () => {
    if (product.exitCode === null && product.signalCode === null) {
      product.kill("SIGTERM");
      await once(product, "exit");
    }
    rmSync(dataDir, { recursive: true, force: true });
    const faults = readFileSync(log, "utf8").match(/^\{"level":50.*$/gm);
    if (faults) console.log(`The product logged:\n${faults.join("\n")}`); // why a page got a 500
  };
  try {
    process.env["FUNGO_URL"] = await answers(product, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

export const address = "12 Ballpark Lane, Springfield";
/** Without an address no outreach is sent; campaigns go on for some seconds, whenever the tests run. */
const place = { FACILITY_ADDRESS: address, OUTREACH_HOURS: "any", OUTREACH_PER_HOUR: "720", OUTREACH_PER_DAY: "10000" };

/** Of our environment it gets only what every program needs and none of Fungo's settings, so it runs alike everywhere. */
function run(log: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    DEMO_DATA: "1",
    RATE_LIMITS: "off",
    FFMPEG_PATH: "off",
    LOG_LEVEL: "warn",
    ...place,
    ...settings,
  };
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "w");
  // The channel lets it stop by itself if the tests are killed.
  const product = spawn(
    process.execPath,
    ["--enable-source-maps", "--import", "./scripts/stop-with-parent.mjs", "dist/server/bundle/main.js"],
    { cwd: root, env, stdio: ["ignore", output, output, "ipc"] },
  );
  closeSync(output);
  return product;
}

/** @returns its address, once it is ready there */
async function answers(product: ChildProcess, log: string): Promise<string> {
  const end = Date.now() + patience;
  for (;;) {
    const said = readFileSync(log, "utf8");
    const [, url] = ready.exec(said) ?? [];
    const status = url && (await statusOf(`${url}/readyz`));
    if (url && status === 200) return url;
    if (product.exitCode !== null || product.signalCode !== null || Date.now() > end)
      throw new Error(`Fungo does not answer (${status ?? "no connection"}).\n${said}`);
    await pause(100);
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );
