import { EventStoreDBClient } from "@eventstore/db-client";
import type { Channel } from "@grpc/grpc-js";

export type Client = EventStoreDBClient;

const gossipWithin = 1; // s; the client would wait five for each server of a cluster that stands still

/**
 * Told to discover a cluster of which several servers are named, a client of 6.2.1 asks only the first of them, and finds
 * no other one while that is gone; named without that word they are all asked.
 */
const asTheClientWantsIt = (url: string) => {
  const address = /^esdb\+discover:\/\/[^/?]*,/.test(url) ? url.replace("+discover", "") : url;
  if (/[?&]gossipTimeout=/i.test(address)) return address;
  return `${address}${address.includes("?") ? "&" : "?"}gossipTimeout=${gossipWithin}`;
};

/** What the client says of an address it does not understand may hold a password. */
const clientFor = (url: string): Client => {
  try {
    return EventStoreDBClient.connectionString(asTheClientWantsIt(url));
  } catch {
    throw new Error(
      "EventStoreDB's client does not understand the address in EVENTSTORE_URL, or finds no file named there",
    );
  }
};

/** The connection that a client has, and clients that shall have none any more: asked for it, a client makes a new one. */
const channels = new WeakMap<Client, Channel>();
const closed = new WeakSet<Client>();

/**
 * A client of 6.2.1 that appends by one call each. Left alone, it would send all appends of the process through one
 * stream a client and keep those that wait in one table for all clients: an error of one client's stream then fails
 * the others' appends, an answer without an entry in the table throws outside of any call and ends the process, a
 * reply that never comes is waited for without end, and once the first question what the server supports has failed,
 * the client never appends again. It asks `supports` before it does any of that.
 */
const openClient = (url: string): Client => {
  const client = clientFor(url);
  Reflect.set(client, "supports", async () => false);
  // What it does after an error it does beside the call, where nobody hears that it, too, finds no server.
  const handleError: unknown = Reflect.get(client, "handleError");
  if (typeof handleError === "function")
    Reflect.set(client, "handleError", async (...told: unknown[]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
      await (handleError as (...told: unknown[]) => Promise<void>)(...told).catch(() => {});
    });
  // A call that is about to begin on a channel that is closed throws where nobody hears it, and never ends. It begins
  // before anything else happens, so that closing waits for that.
  const createChannel: unknown = Reflect.get(client, "createChannel");
  if (typeof createChannel === "function")
    Reflect.set(client, "createChannel", async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
      const channel = await (createChannel as () => Promise<Channel>)();
      channels.set(client, channel);
      const close = channel.close.bind(channel);
      channel.close = () => void setImmediate(close);
      if (closed.has(client)) channel.close(); // meanwhile, while it looked for a server
      return channel;
    });
  return client;
};

/** Calls under way go on; the connection ends with the last of them. The client itself has no way to say so. */
export const closeClient = (client: Client): void => {
  closed.add(client);
  channels.get(client)?.close();
};

/** The client that appends and reads share, exchanged for a new one when it fails: it finds the way anew, too. */
export const connectionTo = (url: string) => {
  let current = openClient(url);
  let renewal = new AbortController();
  return {
    get client() {
      return current;
    },
    /** Only if nobody has done so meanwhile. */
    renew(failed: Client) {
      if (failed !== current) return;
      current = openClient(url);
      closeClient(failed);
      renewal.abort();
      renewal = new AbortController();
    },
    /** Aborted when the client is exchanged next, for those who have one of their own: theirs may have failed, too. */
    get renewed() {
      return renewal.signal;
    },
    /** One for a caller that closes it. */
    another: () => openClient(url),
    close: () => closeClient(current),
  };
};
export type Connection = ReturnType<typeof connectionTo>;
