import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { logOf } from "./logOf.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const log = join(root, `test-results/product${process.env["EVENTSTORE_URL"] ? "-on-eventstore" : ""}.log`);
const patience = 60_000; // ms for the first start, with a new database and demo data

/** Once for all browser tests: the built product with demo data on a port of its own. Its log is in test-results. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const build = spawnSync(process.execPath, ["scripts/build.mjs", "--if-stale"], { cwd: root, stdio: "inherit" });
  if (build.status !== 0) throw new Error("The product could not be built.");
  const dataDir = mkdtempSync(join(tmpdir(), "fungo-e2e-"));
  const url = `http://localhost:${await freePort()}`;
  const product = run({ PORT: new URL(url).port, DATA_DIR: dataDir });
  const stop = async () => {
    if (product.exitCode === null && product.signalCode === null) {
      product.kill("SIGTERM");
      await once(product, "exit");
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/readyz`, product);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env["FUNGO_URL"] = url;
  return stop;
}

/** Of our environment it gets what every program needs and, of Fungo's settings, where the log is; so it is the same everywhere. */
function run(settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    DEMO_DATA: "1",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    ...logOf(settings),
    ...settings,
  };
  mkdirSync(join(root, "test-results"), { recursive: true });
  const output = openSync(log, "w");
  // The channel lets it stop by itself if the tests are killed.
  const product = spawn(
    process.execPath,
    ["--import", "./scripts/stop-with-parent.mjs", "dist/server/backend/main.js"],
    { cwd: root, env, stdio: ["ignore", output, output, "ipc"] },
  );
  closeSync(output);
  return product;
}

async function answers(url: string, product: ChildProcess): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    if (product.exitCode !== null || product.signalCode !== null || Date.now() > end)
      throw new Error(`Fungo does not answer at ${url} (${status ?? "no connection"}).\n${readFileSync(log, "utf8")}`);
    await pause(100);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
