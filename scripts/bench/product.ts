import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demoPassword } from "../../backend/demo/people.ts";
import { freePort } from "../freePort.ts";
import { type BenchLog, inPostgres } from "./benchLog.ts";
import { databaseBeside } from "./databaseBeside.ts";

/** Where a checkout has its built server. */
const mainOf = (checkout: string) => {
  const bundled = join(checkout, "dist/server/bundle/main.js");
  return existsSync(bundled) ? bundled : join(checkout, "dist/server/backend/main.js"); // an older one
};
const ownCheckout = join(import.meta.dirname, "../../../..");

const tick = 10; // ms; the kernel reports processor time in hundredths of a second

export interface RunningProduct {
  readonly origin: string;
  readonly database: string;
  readonly folder: string; // where it keeps its keys
  /** The cookies of a demo person's session. */
  logIn(email: string): Promise<string>;
  /** Resident memory of its process, MB. */
  memory(): Promise<number>;
  /** Processor time that its process has taken, ms. */
  processor(): Promise<number>;
  stop(): Promise<void>;
}

interface Starting {
  readonly log?: BenchLog; // Postgres unless given
  readonly logLevel?: string;
  /** The folder of another built checkout. */
  readonly checkout?: string;
  /** Another way to the database than the direct one. */
  readonly wayTo?: (database: string) => Promise<string>;
}

/** Processor time a process has used, ms. */
export const processorOf = async (pid: number | undefined): Promise<number> => {
  const [, fields = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * tick;
};

/** The built product as a process of its own, with demo data. Its log goes to a file, as verbose as `logLevel`. */
export const startProduct = async (
  url: string,
  say: (line: string) => void,
  { log = inPostgres, logLevel = "error", checkout = ownCheckout, wayTo = async (database) => database }: Starting = {},
): Promise<RunningProduct> => {
  const dataDir = await mkdtemp(join(tmpdir(), "fungo-bench-product-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = join(dataDir, "said");
  const database = await databaseBeside(url, `product${port}`);
  const said = await open(file, "w"); // reading a pipe would take up a part of the machine
  const product = spawn(process.execPath, ["--enable-source-maps", mainOf(checkout)], {
    env: {
      ...process.env,
      ...log.environment(),
      DATABASE_URL: await wayTo(database),
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_DATA: "1",
      LOG_LEVEL: logLevel,
      RATE_LIMITS: "off",
    },
    stdio: ["ignore", said.fd, "inherit"],
  });
  await said.close();
  const ended = once(product, "exit");
  const stop = async () => {
    product.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const isReady = async () => (await readFile(file, "utf8")).includes(" is ready at ");
  while (!(await isReady())) {
    if (product.exitCode !== null) throw new Error("The product did not start");
    await pause(50);
  }
  say(`product at ${origin}`);
  return {
    origin,
    database,
    folder: dataDir,
    stop,
    async memory() {
      const status = await readFile(`/proc/${product.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    },
    processor: async () => processorOf(product.pid),
    async logIn(email) {
      const answer = await fetch(`${origin}/api/custom-login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      if (!answer.ok) throw new Error(`Logging in: ${answer.status}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    },
  };
};
