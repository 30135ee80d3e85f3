import serverFeaturesGrpc from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import serverFeatures from "@eventstore/db-client/generated/serverfeatures_pb.js";
import streamsGrpc from "@eventstore/db-client/generated/streams_grpc_pb.js";
import { type handleUnaryCall, Server, ServerCredentials } from "@grpc/grpc-js";
import { appendCall } from "./appendCall.ts";
import { gossipCall } from "./gossipCall.ts";
import { memoryLog } from "./log.ts";
import type { Moods } from "./moods.ts";
import { readCall } from "./readCall.ts";
import { subscriptionsTo } from "./subscriptions.ts";

const version = "23.10.7";

/** Like the real server it offers batched appends, which Fungo must not use: they answer "not implemented". */
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

/**
 * A server that EventStoreDB's client takes for a real one, with its log in memory, and that misbehaves when told to.
 * It listens on loopback. `port` 0 is any free one.
 */
export const startEventStoreDbServer = async (wanted = 0) => {
  const log = memoryLog();
  const moods: Moods = { appends: [], reads: [], subscriptions: [] };
  /** Events that reads brought, and whether the server filters them. */
  const reading = { told: 0, filters: true };
  const subscriptions = subscriptionsTo(log, moods);
  let port = wanted;
  let server: Server | undefined;
  let frozen: Promise<void> | undefined;
  let thaw = () => {};
  /** A process that stands still takes no notice of a call before it goes on. */
  const unlessFrozen = <C extends readonly unknown[]>(handle: (...call: C) => unknown) =>
    ((...call: C) => {
      if (frozen) void frozen.then(() => handle(...call));
      else handle(...call);
    }) as (...call: C) => void;

  const listen = async () => {
    const opening = new Server({ "grpc.max_receive_message_length": 17 * 1024 * 1024 });
    opening.addService(streamsGrpc.StreamsService, {
      read: unlessFrozen(readCall(log, moods, subscriptions, () => port, reading)),
      append: unlessFrozen(appendCall(log, moods, () => port)),
    });
    opening.addService(serverFeaturesGrpc.ServerFeaturesService, { getSupportedMethods: unlessFrozen(featuresCall) });
    opening.addService(gossipCall.service, { read: unlessFrozen(gossipCall.read(() => port)) });
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
    /** The same as a cluster of one node, which the client has to find. */
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
    /** Takes calls and does nothing with them, until `thaw`. */
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
