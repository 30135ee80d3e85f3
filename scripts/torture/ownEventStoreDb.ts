import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "./node.ts";

const program = "eventstore/testing/eventStoreDbServer/main.ts";

/** The specs' own EventStoreDB in a process of its own; `url` is for EVENTSTORE_URL. It ends with this process. */
export const startOwnEventStoreDb = async (args: readonly string[]) => {
  const loaded = ["tsx", "./scripts/stop-with-parent.mjs"].flatMap((module) => ["--import", module]);
  const server = spawn(process.execPath, [...loaded, program, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const said = await Promise.race([once(createInterface({ input: server.stdout! }), "line"), once(server, "exit")]);
  const url = /^EVENTSTORE_URL=(\S+)$/.exec(String(said[0]))?.[1];
  if (!url) throw new Error("The specs' EventStoreDB did not start.");
  return { server, url };
};
