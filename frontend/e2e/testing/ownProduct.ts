import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { currentUserUrl, loginUrl, registerUrl, type UserView } from "../../../backend/accounts/contract.ts";
import { logOf } from "./logOf.ts";
import { placeSaid } from "../../../eventstore/embedded/testing/postgresOf.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const running = new Set<ChildProcess>();
const folders = new Set<string>();

export const password = "correct-horse-battery";

type Settings = Record<string, string>;

/** Runs one of Fungo's programs. Of our environment it gets only what every program needs, and where the log is. */
export function run(args: string[], settings: Settings) {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, LANG, ...logOf(settings["DATA_DIR"]), ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  running.add(child);
  let output = "";
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    const place = placeSaid(output);
    if (place) folders.add(place);
    for (const listener of listeners) listener();
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
  /** Resolves once the program has said it, with what was said first in parentheses. */
  const says = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const listener = () => {
        const found = words.exec(output);
        if (found) resolve(found[1] ?? "");
      };
      listeners.add(listener);
      listener();
      void ended.then(() => reject(new Error(`It ended without saying ${words}:\n${output}`)));
    });
  return { says, ended, said: () => output, signal: (name: NodeJS.Signals) => child.kill(name) };
}

/** A separate product, on any free port by default. It stops by itself if the tests are killed. */
export const startProduct = (settings: Settings) =>
  run(["--import", "./scripts/stop-with-parent.mjs", "dist/server/bundle/main.js"], {
    PORT: "0",
    RATE_LIMITS: "off",
    ...settings,
  });
export type OwnProduct = ReturnType<typeof startProduct>;

export const ready = /is ready at (\S+)[^]*Ctrl-C stops everything/;

export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fungo-process-"));
  folders.add(folder);
  return folder;
}

/** Ends and deletes whatever is left. */
export async function clearAway(): Promise<void> {
  for (const child of running) {
    child.kill("SIGTERM");
    await once(child, "close");
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** At a port that no system uses for outgoing connections, so that it stays free when the server is closed. */
export async function listenSomewhere(): Promise<{ server: Server; port: string }> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const server = createServer().listen(port);
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (isFree) return { server, port: String(port) };
  }
}

const post = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const register = (address: string, email: string) =>
  post(address + registerUrl, { firstName: "Pat", lastName: "Lee", email, password, confirmPassword: password });

/** The status of the answer, and a way to ask the new session who it belongs to. */
export async function logIn(address: string, email: string, word = password) {
  const answer = await post(address + loginUrl, { email, password: word });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const whoAmI = async (): Promise<UserView> =>
    (await fetch(address + currentUserUrl, { headers: { cookie } })).json() as Promise<UserView>;
  return { status: answer.status, whoAmI };
}
