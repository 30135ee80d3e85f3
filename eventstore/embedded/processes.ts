import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const hasProc = existsSync("/proc/self/stat");

/**
 * When a process started, as an opaque text; undefined if there is none or only its zombie. Together with the pid it
 * identifies a process forever.
 */
export function startOf(pid: number): string | undefined {
  if (!hasProc) {
    const [state, ...started] = ps("-p", String(pid), "-o", "state=,lstart=")[0]?.split(/\s+/) ?? [];
    return state && !state.startsWith("Z") ? started.join(" ") : undefined;
  }
  const stat = tryReading(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  // The name in parentheses may contain spaces, so count fields from its end. State is the 3rd, start the 22nd.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && fields[0] !== "Z" && fields[0] !== "X" ? fields[19] : undefined;
}

/** Every living Postgres process in this folder: the server and its children, orphaned ones too. */
export function postgresProcessesIn(folder: string): number[] {
  const real = tryReading(() => realpathSync(folder));
  if (!real) return [];
  if (!hasProc) return ps("-axo", "pid=,command=").filter(isServerOf(real)).map(Number.parseInt);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => tryReading(() => readFileSync(`/proc/${pid}/comm`, "utf8"))?.trim() === "postgres")
    .filter((pid) => tryReading(() => readlinkSync(`/proc/${pid}/cwd`)) === real)
    .filter((pid) => startOf(pid) !== undefined);
}

export async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}

/** Signals a process that may be gone by now. */
export function signal(pid: number, name: NodeJS.Signals): void {
  tryReading(() => process.kill(pid, name));
}

const isServerOf = (folder: string) => (line: string) => line.includes(`postgres -D ${folder} `);

const ps = (...args: string[]): string[] =>
  tryReading(() => execFileSync("ps", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }))
    ?.split("\n")
    .map((line) => line.trim())
    .filter(Boolean) ?? [];

/** Processes come and go between two looks: what cannot be read is gone. */
function tryReading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
