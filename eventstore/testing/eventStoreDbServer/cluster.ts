import { type MemoryLog, memoryLog } from "./log.ts";
import { type EventStoreDbServer, startEventStoreDbServer } from "./server.ts";

const size = 3;

interface Kept {
  readonly log?: MemoryLog;
  readonly ports?: readonly number[]; // free ones unless given
}

/**
 * Servers that share a log and have one leader: the first, until another is elected. Nothing is elected automatically.
 */
export const startEventStoreDbCluster = async ({ log = memoryLog(), ports = [] }: Kept = {}) => {
  const nodes: EventStoreDbServer[] = [];
  let leader: EventStoreDbServer | undefined;
  const stateOf = (node: EventStoreDbServer) => {
    if (!leader) return "unknown";
    return node === leader ? "leader" : "follower";
  };
  const cluster = {
    leader: () => leader?.port,
    members: () => nodes.map((node) => ({ port: node.port, state: stateOf(node), isAlive: node.isThere() }) as const),
  };
  while (nodes.length < size)
    nodes.push(await startEventStoreDbServer({ log, cluster, port: ports[nodes.length] ?? 0 }));
  leader = nodes[0];
  return {
    /** For EVENTSTORE_URL. */
    url: `esdb+discover://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}?tls=false`,
    log,
    nodes,
    get leader() {
      return leader;
    },
    /** undefined: too few are left to elect one. */
    elect(node: EventStoreDbServer | undefined) {
      leader = node;
    },
    stop: () => nodes.forEach((node) => node.stop()),
  };
};
export type EventStoreDbCluster = Awaited<ReturnType<typeof startEventStoreDbCluster>>;
