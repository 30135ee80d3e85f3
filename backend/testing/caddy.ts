import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { listenOn, stopServing } from "../http/serving.ts";

/** Whether this machine has Caddy, as Debian packages it. */
export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

const freePort = async () => {
  const probe = createServer();
  const port = await listenOn(probe, { port: 0, variable: "PORT", host: "127.0.0.1" });
  await stopServing(probe);
  return port;
};

/**
 * Caddy with the file the containers give it, in front of `nodes` on this machine ("127.0.0.1:3000") and without https.
 */
export const startCaddy = async (nodes: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-caddy-"));
  const base = `http://127.0.0.1:${await freePort()}`;
  const file = await readFile(new URL("../../deploy/Caddyfile", import.meta.url), "utf8");
  const here = file.replace("{\n", "{\n\tadmin off\n").replace("node1:3000 node2:3000", nodes.join(" "));
  await writeFile(join(folder, "Caddyfile"), here);
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env: { PATH: process.env["PATH"], HOME: folder, SITE_ADDRESS: base },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(caddy, "close");
  const stop = async () => {
    caddy.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const said: string[] = [];
  const lines = createInterface(caddy.stderr);
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      said.push(line);
      if (line.includes("serving initial configuration")) resolve();
    });
    void ended.then(() => reject(new Error(`Caddy does not start:\n${said.join("\n")}`)));
  });
  return { base, stop };
};
