import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processorOf } from "../product.ts";

/** The plainest server of files, in a process of its own: see plainServer.ts. */
export const plainServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-bench-plain-"));
  const server = fork(join(import.meta.dirname, "plainServer.js"), [folder]);
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  return {
    origin: `http://localhost:${port}`,
    folder,
    processor: () => processorOf(server.pid),
    async stop() {
      const ended = once(server, "exit");
      server.disconnect();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};
