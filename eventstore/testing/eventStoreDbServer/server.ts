import serverFeaturesGrpc from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import serverFeatures from "@eventstore/db-client/generated/serverfeatures_pb.js";
import streamsGrpc from "@eventstore/db-client/generated/streams_grpc_pb.js";
import { type handleUnaryCall, Server, ServerCredentials } from "@grpc/grpc-js";
import { appendCall } from "./appendCall.ts";
import { batchCall } from "./batchCall.ts";
import { gossipCall, type Member } from "./gossipCall.ts";
import { type MemoryLog, memoryLog } from "./log.ts";
import type { Moods } from "./moods.ts";
import { readCall } from "./readCall.ts";
import { subscriptionsTo } from "./subscriptions.ts";
import { writing } from "./writing.ts";

const version = "23.10.7";

const featuresCall: handleUnaryCall<unknown, serverFeatures.SupportedMethods> = (_call, answer) => {
  const supported = new serverFeatures.SupportedMethods();
  supported.setEventStoreServerVersion(version);
  for (const name of ["append", "batchappend", "read"]) {
    const method = new serverFeatures.SupportedMethod();
    method.setMethodName(name);
    method.setServiceName("event_store.client.streams.streams");
    supported.addMethods(method);
  }
  answer(null, supported);
};

interface Cluster {
  readonly leader: () => number | undefined; // its port
  readonly members: () => readonly Member[];
}

interface Serving {
  readonly port?: number; // any free one unless given
  readonly log?: MemoryLog; // shared by the servers of one cluster
  readonly cluster?: Cluster; // a single server unless given
  readonly writeTakes?: number; // ms
}

/**
 * A server that EventStoreDB's client takes for a real one, with its log in memory, and that misbehaves on request. It
 * listens on loopback.
 */
export const startEventStoreDbServer = async ({
  port: wanted = 0,
  log = memoryLog(),
  cluster,
  writeTakes = 0,
}: Serving = {}) => {
  let frozen: Promise<void> | undefined;
  let thaw = () => {};
  const moods: Moods = { appends: [], reads: [], subscriptions: [], thawed: async () => frozen };
  /** Events sent by reads, and whether the server filters them. */
  const reading = { sent: 0, filters: true };
  const subscriptions = subscriptionsTo(log, moods);
  let port = wanted;
  const leads = { own: () => port, leader: () => (cluster ? cluster.leader() : port) };
  const written = writing(writeTakes);
  const itself = (): Member[] => [{ port, state: "leader", isAlive: true }];
  let server: Server | undefined;
  const unlessFrozen = <C extends readonly unknown[]>(handle: (...call: C) => unknown) =>
    ((...call: C) => {
      if (frozen) void frozen.then(() => handle(...call));
      else handle(...call);
    }) as (...call: C) => void;

  const listen = async () => {
    const opening = new Server({ "grpc.max_receive_message_length": 17 * 1024 * 1024 });
    opening.addService(streamsGrpc.StreamsService, {
      read: unlessFrozen(readCall(log, moods, subscriptions, leads, reading)),
      append: unlessFrozen(appendCall(log, moods, leads, written)),
      batchAppend: unlessFrozen(batchCall(log, moods, leads, written)),
    });
    opening.addService(serverFeaturesGrpc.ServerFeaturesService, { getSupportedMethods: unlessFrozen(featuresCall) });
    opening.addService(gossipCall.service, { read: unlessFrozen(gossipCall.read(cluster?.members ?? itself)) });
    port = await new Promise<number>((resolve, reject) => {
      opening.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
    server = opening;
  };
  await listen();

  return {
    /** For EVENTSTORE_URL. */
    url: `esdb://127.0.0.1:${port}?tls=false`,
    /** The same as a cluster of one node, which the client has to discover. */
    port,
    isThere: () => server !== undefined && frozen === undefined,
    clusterUrl: `esdb+discover://127.0.0.1:${port}?tls=false&maxDiscoverAttempts=2`,
    log,
    moods,
    subscriptions,
    reading,
    /** All connections break, and none can be made. The log stays. */
    goAway() {
      server?.forceShutdown();
      server = undefined;
    },
    comeBack: listen,
    /** It keeps its connections and accepts calls, but does nothing until `thaw`. */
    freeze() {
      frozen ??= new Promise((resolve) => (thaw = resolve));
    },
    thaw() {
      frozen = undefined;
      thaw();
    },
    stop: () => server?.forceShutdown(),
  };
};
export type EventStoreDbServer = Awaited<ReturnType<typeof startEventStoreDbServer>>;
