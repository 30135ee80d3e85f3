import { EventStoreDBClient } from "@eventstore/db-client";
import type { Channel } from "@grpc/grpc-js";

export type Client = EventStoreDBClient;

const gossipWithin = 1; // s; the client would wait five for each frozen server of a cluster

/**
 * With esdb+discover and several servers named, client 6.2.1 asks only the first and finds no other while that one is
 * down. Named without it, all of them are asked.
 */
const asTheClientWantsIt = (url: string) => {
  const address = /^esdb\+discover:\/\/[^/?]*,/.test(url) ? url.replace("+discover", "") : url;
  if (/[?&]gossipTimeout=/i.test(address)) return address;
  return `${address}${address.includes("?") ? "&" : "?"}gossipTimeout=${gossipWithin}`;
};

/** The client's complaint about an address it does not understand may contain a password. */
const clientFor = (url: string): Client => {
  try {
    return EventStoreDBClient.connectionString(asTheClientWantsIt(url));
  } catch {
    throw new Error(
      "EventStoreDB's client does not understand the address in EVENTSTORE_URL, or finds no file named there",
    );
  }
};

/** A client's connection, and clients that may have none any more: when asked for one, a client makes a new one. */
const channels = new WeakMap<Client, Channel>();
const closed = new WeakSet<Client>();

/**
 * A 6.2.1 client that sends each append as its own call. Left alone, it would send all appends of the process through
 * one stream per client and keep pending ones in one table for all clients. Then an error on one client's stream fails
 * the others' appends; an answer without an entry in the table throws outside any call and ends the process; a reply
 * that never comes is awaited forever; and if the first question about what the server supports fails, the client never
 * appends again. It asks `supports` before it does any of that.
 */
const openClient = (url: string): Client => {
  const client = clientFor(url);
  Reflect.set(client, "supports", async () => false);
  // What it does after an error happens outside the call, where no one would notice that it, too, finds no server.
  const handleError: unknown = Reflect.get(client, "handleError");
  if (typeof handleError === "function")
    Reflect.set(client, "handleError", async (...args: unknown[]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
      await (handleError as (...args: unknown[]) => Promise<void>)(...args).catch(() => {});
    });
  // A call about to begin on a closed channel throws where no one hears it, and never ends. So it begins before
  // anything else happens, and closing waits for it.
  const createChannel: unknown = Reflect.get(client, "createChannel");
  if (typeof createChannel === "function")
    Reflect.set(client, "createChannel", async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
      const channel = await (createChannel as () => Promise<Channel>)();
      channels.set(client, channel);
      const close = channel.close.bind(channel);
      channel.close = () => void setImmediate(close);
      if (closed.has(client)) channel.close(); // meanwhile, while it was looking for a server
      return channel;
    });
  return client;
};

/** Lets calls under way finish; the connection ends with the last one. The client itself has no way to do this. */
export const closeClient = (client: Client): void => {
  closed.add(client);
  channels.get(client)?.close();
};

/**
 * The client that appends and reads share. When it fails it is replaced by a new one, which also looks for the server
 * anew.
 */
export const connectionTo = (url: string) => {
  let current = openClient(url);
  let renewal = new AbortController();
  return {
    get client() {
      return current;
    },
    /** Only if no one has done so in the meantime. */
    renew(failed: Client) {
      if (failed !== current) return;
      current = openClient(url);
      closeClient(failed);
      renewal.abort();
      renewal = new AbortController();
    },
    /** Aborted at the next replacement, for those with a client of their own: theirs may have failed, too. */
    get renewed() {
      return renewal.signal;
    },
    /** A client for a caller who closes it. */
    another: () => openClient(url),
    close: () => closeClient(current),
  };
};
export type Connection = ReturnType<typeof connectionTo>;
