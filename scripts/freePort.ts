import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** No system uses these for outgoing connections, so that no one takes one between the choice and the use. */
const range = { first: 20_000, last: 32_000 };
const tries = 1000;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

const held = new Set<string>();
process.once("exit", () => held.forEach((file) => rmSync(file, { force: true })));

/** Whether the port is ours now: a file says so to other processes, for as long as this one lives. */
const hold = (port: number): boolean => {
  const file = join(tmpdir(), `fungo-port-${port}`);
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    held.add(file);
    return true;
  } catch {
    try {
      if (!isAlive(Number(readFileSync(file, "utf8")))) rmSync(file, { force: true });
    } catch {} // someone else was faster
    return false;
  }
};

/** A port on this machine that no one listens on, and that no other caller here is given before this process ends. */
export const freePort = async (): Promise<number> => {
  const count = range.last - range.first;
  for (let n = 0; n < tries; n++) {
    const port = range.first + Math.floor(Math.random() * count);
    if ((await isFree(port)) && hold(port)) return port;
  }
  throw new Error("There is no free port.");
};
