// Starts the specs' own EventStoreDB, for the products of a whole test run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "../run.mjs";

const program = "eventstore/testing/eventStoreDbServer/main.ts";

/**
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` is for EVENTSTORE_URL. It ends with this
 * process.
 */
export async function startEventStoreDbServer() {
  const args = ["--import", "tsx", "--import", "./scripts/stop-with-parent.mjs", program];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const ended = once(server, "exit");
  const said = await Promise.race([once(createInterface(server.stdout), "line"), ended]);
  const url = /^EVENTSTORE_URL=(\S+)$/.exec(String(said[0]))?.[1];
  if (!url) throw new Error("The EventStoreDB of the specs did not start.");
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
