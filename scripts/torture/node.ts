import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Rack } from "./chapter.ts";
import { freePort } from "../freePort.ts";

const patience = 90_000; // ms for a start; a busy machine may take long
/** The project's folder: where package.json is, whether this runs compiled or not. */
export const root = fileURLToPath(
  new URL(import.meta.url.includes("/dist/server/") ? "../../../.." : "../..", import.meta.url),
);

/** A piece of a built module's text, and its replacement: see plant.mjs. */
export interface Damage {
  readonly file: string; // the end of its URL: "/projections/engine.js"
  readonly right: string;
  readonly wrong: string;
}

interface Place {
  readonly name: string;
  /** Of Postgres; none for the embedded one. */
  readonly url?: string;
  readonly folder: string;
  /** Modules that are loaded before the product's own. */
  readonly imports?: readonly string[] | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  readonly damage?: Damage | readonly Damage[] | undefined;
}

/** The built product as a process, at an address it keeps across restarts. */
export const startNode = async ({ onEnd, imports: first = [] }: Pick<Rack, "onEnd" | "imports">, place: Place) => {
  const { name, folder, imports = [], environment = {}, damage } = place;
  const port = await freePort();
  let child: ChildProcess | undefined;
  let output = "";
  let wanted = false; // that it lives

  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const settings: Record<string, string | undefined> = {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_DATA: "0",
    RATE_LIMITS: "0",
    LOG_LEVEL: "warn",
    ...(damage && { PLANT: JSON.stringify(damage) }),
    ...environment,
  };
  if (place.url) {
    const named = new URL(place.url);
    named.searchParams.set("application_name", name); // so that Postgres knows whose connections they are
    settings["DATABASE_URL"] = named.href;
  }

  const start = async () => {
    wanted = true;
    const planting = damage ? ["./scripts/torture/plant.mjs"] : [];
    const main = damage ? "dist/server/backend/main.js" : "dist/server/bundle/main.js"; // one module is damaged
    const loaded = ["./scripts/stop-with-parent.mjs", ...first, ...planting, ...imports].flatMap((file) => [
      "--import",
      file,
    ]);
    const started = spawn(process.execPath, [...loaded, main], {
      cwd: root,
      env: settings,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child = started;
    const from = output.length;
    await new Promise<void>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error(`${name} does not start:\n${output.slice(from)}`)), patience);
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes("Ctrl-C stops everything", from)) return;
        clearTimeout(tooLate);
        resolve();
      };
      started.stdout?.on("data", hear);
      started.stderr?.on("data", hear);
      started.once("close", () => {
        clearTimeout(tooLate);
        reject(new Error(`${name} ended:\n${output.slice(from)}`));
      });
    });
  };
  const isAlive = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    wanted = false;
    if (!child || !isAlive()) return child?.exitCode ?? null;
    const closed = once(child, "close");
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  onEnd(() => end("SIGKILL"));
  await start();
  return {
    name,
    base: `http://127.0.0.1:${port}`,
    start,
    /** Whether it ended without being asked to. */
    hasEndedByItself: () => wanted && !isAlive(),
    said: () => output,
    pid: () => child?.pid,
    kill: () => end("SIGKILL"),
    /** The exit code. */
    stop: () => end("SIGTERM"),
  };
};
export type Node = Awaited<ReturnType<typeof startNode>>;

/** What a node logged as a fault of its own, with its location. */
export const faultsIn = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes('"msg":"fault'))
    .map((line) => /"stack":"(.{0,400})/.exec(line)?.[1] ?? line);
