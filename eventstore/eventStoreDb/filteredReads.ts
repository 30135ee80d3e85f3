import type { ReadAllOptions, ResolvedEvent, StreamingRead } from "@eventstore/db-client";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { Client } from "./connection.ts";

type Read = (request: streams.ReadReq, ...rest: unknown[]) => unknown;
type Creator = (grpc: { readonly read: Read }) => unknown;
type Create = (service: unknown, name: string, creator: Creator, cache?: unknown) => unknown;

const filterFor = (pattern: string) => {
  const { FilterOptions } = streams.ReadReq.Options;
  const filter = new FilterOptions().setCount(new shared.Empty()).setCheckpointintervalmultiplier(1);
  return filter.setStreamIdentifier(new FilterOptions.Expression().setRegex(pattern));
};

/**
 * Reads of $all only streams whose names match this regular expression. The server filters reads as it filters subscriptions, but readAll of 6.2.1 does not ask for it: so the request is changed on its way.
 */
export const readAllFiltered = (
  client: Client,
  pattern: string,
  options: ReadAllOptions,
): StreamingRead<ResolvedEvent> => {
  const create: unknown = Reflect.get(client, "GRPCStreamCreator");
  if (typeof create !== "function") throw new Error("this client of EventStoreDB is not the one that is known here");
  const filtering: Create = (service, name, creator, cache) => {
    const filtered: Creator = (grpc) =>
      creator({
        read(request, ...rest) {
          request.getOptions()?.setFilter(filterFor(pattern));
          return grpc.read(request, ...rest);
        },
      });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
    return (create as Create)(service, name, filtered, cache);
  };
  Reflect.set(client, "GRPCStreamCreator", filtering);
  try {
    return client.readAll(options); // which takes it at once
  } finally {
    Reflect.set(client, "GRPCStreamCreator", create);
  }
};
