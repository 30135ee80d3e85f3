import type { RequestListener, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { letGoOfUnreadBodies } from "./unreadBodies.ts";

/** Of the server that callers reach, in ms. What a body may take is said where it is read. */
export const patience = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000, // how often those two are looked at
  keepAliveTimeout: 130_000, // proxies keep a connection for up to two minutes; closed by us first, a request could run into its end
};
const lastRequestsWithin = 250; // ms after the order to stop, on connections that are open
const quietWithin = 2000; // ms; where very many come, somebody comes in every turn
const drainFor = 10_000; // ms

/** Resolves with the port (of use where 0 asked for any); says in plain words when it cannot be had. */
export const listenOn = (server: Server, { port, variable, host }: { port: number; variable: string; host?: string }) =>
  new Promise<number>((resolve, reject) => {
    watch(server);
    letGoOfUnreadBodies(server);
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "EADDRINUSE"
          ? `port ${port} is used by another program. Set ${variable} to a free one.`
          : error.code === "EACCES"
            ? `port ${port} needs more rights. Set ${variable} to one above 1023.`
            : error.message;
      reject(new Error(why, { cause: error }));
    });
    server.listen({ port, ...(host && { host }) }, () => resolve((server.address() as AddressInfo).port));
  });

/** From now on each answer says that it is the last on its connection: who keeps one open takes the next request elsewhere. */
const announceTheEnd = (server: Server, answering: ReadonlySet<ServerResponse>) => {
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  answering.forEach(isLast);
  server.prependListener("request", (_, response) => isLast(response));
};

interface Watched {
  readonly answering: Set<ServerResponse>;
  arrivals: number; // of connections
}
const watched = new WeakMap<Server, Watched>();

/** Notes what comes and what is being answered, for the end. */
const watch = (server: Server) => {
  const seen: Watched = { answering: new Set(), arrivals: 0 };
  server.prependListener("connection", () => void seen.arrivals++);
  server.prependListener("request", (_, response) => {
    seen.answering.add(response);
    response.once("close", () => seen.answering.delete(response));
  });
  watched.set(server, seen);
};

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));

/**
 * Ends listening after a turn of the event loop in which nobody came: until then connections wait that the machine has
 * accepted for us (we take one a turn), and it resets them when we stop to listen. Meanwhile requests are only read, so
 * that nobody has an answer and comes again: they are answered right afterwards.
 */
const stopListening = async (server: Server, seen: Watched) => {
  const handlers = server.listeners("request") as RequestListener[];
  const read: Parameters<RequestListener>[] = [];
  server.removeAllListeners("request").on("request", (...args) => void read.push(args));
  const end = performance.now() + quietWithin;
  let before: number;
  do {
    before = seen.arrivals + read.length;
    await turn();
  } while (seen.arrivals + read.length > before && performance.now() < end);
  const closed = new Promise<void>((resolve) => server.close(() => resolve())); // and idle connections with it
  server.removeAllListeners("request");
  for (const handler of handlers) server.on("request", handler);
  for (const args of read) server.emit("request", ...args);
  return { closed };
};

/**
 * Goes on answering for a moment, then takes no more connections, ends idle ones, and gives up on what takes too long. A
 * request may be on its way on every connection that is open: it is answered, and told to be the last one there.
 * `noticedWithin`: ms that a proxy may take to notice that this process is not ready any more. Until then it sends
 * requests, and on a connection that ended just then it could not know whether they were heard.
 */
export const stopServing = async (server: Server, { noticedWithin = 0 } = {}) => {
  const seen = watched.get(server) ?? { answering: new Set(), arrivals: 0 };
  announceTheEnd(server, seen.answering);
  await pause(noticedWithin);
  const end = performance.now() + lastRequestsWithin;
  while (performance.now() < end && (await connections(server)) > 0) await pause(10);
  const { closed } = await stopListening(server, seen);
  const lingering = setInterval(() => server.closeIdleConnections(), 100); // those that finish meanwhile stay open else
  const tooLong = setTimeout(() => server.closeAllConnections(), drainFor);
  await closed;
  clearInterval(lingering);
  clearTimeout(tooLong);
};
