import { EventStoreDBClient } from "@eventstore/db-client";
import type { Channel } from "@grpc/grpc-js";

export type Client = EventStoreDBClient;

/** What the client says of an address it does not understand may hold a password. */
const clientFor = (url: string): Client => {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch {
    throw new Error(
      "EventStoreDB's client does not understand the address in EVENTSTORE_URL, or finds no file named there",
    );
  }
};

/**
 * A client of 6.2.1 that appends by one call each. Left alone, it would send all appends of the process through one
 * stream a client and keep those that wait in one table for all clients: an error of one client's stream then fails
 * the others' appends, an answer without an entry in the table throws outside of any call and ends the process, a
 * reply that never comes is waited for without end, and once the first question what the server supports has failed,
 * the client never appends again. It asks `supports` before it does any of that.
 */
export const openClient = (url: string): Client => {
  const client = clientFor(url);
  Reflect.set(client, "supports", async () => false);
  // What it does after an error it does beside the call, where nobody hears that it, too, finds no server.
  const handleError: unknown = Reflect.get(client, "handleError");
  if (typeof handleError === "function")
    Reflect.set(client, "handleError", async (...told: unknown[]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
      await (handleError as (...told: unknown[]) => Promise<void>)(...told).catch(() => {});
    });
  return client;
};

/** Calls under way go on; the connection ends with the last of them. The client itself has no way to say so. */
export const closeClient = async (client: Client): Promise<void> => {
  const channel: unknown = Reflect.get(client, "getChannel");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- protected in the client's types
  if (typeof channel === "function") (await (channel as () => Promise<Channel>)()).close();
};

/** The client that appends and reads share, exchanged for a new one when it fails: it finds the way anew, too. */
export const connectionTo = (url: string) => {
  let current = openClient(url);
  const close = (client: Client) => void closeClient(client).catch(() => {}); // it never reached a server
  return {
    get client() {
      return current;
    },
    /** Only if nobody has done so meanwhile. */
    renew(failed: Client) {
      if (failed !== current) return;
      current = openClient(url);
      close(failed);
    },
    /** One for a caller that closes it. */
    another: () => openClient(url),
    close: () => close(current),
  };
};
export type Connection = ReturnType<typeof connectionTo>;
