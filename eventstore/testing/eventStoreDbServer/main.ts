import { parseArgs } from "node:util";
import { startEventStoreDbCluster } from "./cluster.ts";
import { memoryLog } from "./log.ts";
import { logFile } from "./logFile.ts";
import { startEventStoreDbServer } from "./server.ts";

// node --import tsx eventstore/testing/eventStoreDbServer/main.ts [--file F [--forgetful]] [--cluster [--ports P,P,P]]
// [--write-takes MS] Prints its address and serves until it is ended. With a file it has the same log after a restart.
// Its parent process can tell a cluster: "freeze" (the leader, and another one is elected), "thaw", "noLeader",
// "leader".

const { values: options } = parseArgs({
  options: {
    file: { type: "string" },
    forgetful: { type: "boolean", default: false },
    cluster: { type: "boolean" },
    "write-takes": { type: "string", default: "0" },
    ports: { type: "string", default: "" },
  },
});
const log = memoryLog(options.file === undefined ? undefined : logFile(options.file, options));

const startCluster = async () => {
  const ports = options.ports.split(",").filter(Boolean).map(Number);
  const cluster = await startEventStoreDbCluster({ log, ports });
  const others = () => cluster.nodes.filter((node) => node !== cluster.leader);
  const commands: Record<string, () => void> = {
    freeze() {
      cluster.leader?.freeze();
      cluster.elect(others()[0]);
    },
    thaw: () => cluster.nodes.forEach((node) => node.thaw()),
    noLeader: () => cluster.elect(undefined),
    leader: () => cluster.elect(cluster.nodes[0]),
  };
  process.on("message", (command) => commands[String(command)]?.());
  return cluster;
};

const { url, stop } = options.cluster
  ? await startCluster()
  : await startEventStoreDbServer({ log, writeTakes: Number(options["write-takes"]) });
process.stdout.write(`EVENTSTORE_URL=${url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    stop();
    process.exit(0);
  });
