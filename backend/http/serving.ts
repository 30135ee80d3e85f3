import type { RequestListener, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { letGoOfUnreadBodies } from "./bodies/unreadBodies.ts";

/** Of the server that callers reach, in ms. The limit for a body is stated where bodies are read. */
export const patience = {
  headersTimeout: 15_000,
  requestTimeout: 660_000, // a video may take ten minutes
  connectionsCheckingInterval: 2000, // how often those two are checked
  keepAliveTimeout: 130_000, // proxies keep a connection for up to two minutes; if we closed first, a request could run into the closing
};
const lastRequestsWithin = 250; // ms after the stop signal, on connections that are open
const quietWithin = 2000; // ms; under heavy load someone comes in every turn
const drainFor = 10_000; // ms

/** Resolves with the port (useful if 0 asked for any); says in plain words when it cannot be had. */
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

/**
 * From now on each answer says it is the last on its connection: whoever keeps one open takes the next request
 * elsewhere.
 */
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

/** Tracks connections and requests being answered, for the end. A request that breaks off does not end the process. */
const watch = (server: Server) => {
  const seen: Watched = { answering: new Set(), arrivals: 0 };
  server.prependListener("connection", () => void seen.arrivals++);
  server.prependListener("request", (request, response) => {
    // Whoever reads a body hears that it breaks off. If the reader has just stopped listening, nobody does, and that
    // would end the process.
    request.on("error", () => {});
    seen.answering.add(response);
    response.once("close", () => seen.answering.delete(response));
  });
  watched.set(server, seen);
};

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));

/**
 * Stops listening after a turn of the event loop in which no one came. Until then connections wait that the kernel has
 * accepted for us (we take one per turn), and it resets them when we stop listening. Meanwhile requests are only read,
 * so that no one gets an answer and comes again: they are answered right afterwards.
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
 * Keeps answering for a moment, then accepts no more connections, ends idle ones, and gives up on what takes too long.
 * A request may be on its way on every open connection: it is answered, as the last one there. `noticedWithin`: ms a
 * proxy may take to notice that this process is no longer ready. Until then it sends requests, and on a connection that
 * ended just then it could not know whether they were heard.
 */
export const stopServing = async (server: Server, { noticedWithin = 0 } = {}) => {
  const seen = watched.get(server) ?? { answering: new Set(), arrivals: 0 };
  announceTheEnd(server, seen.answering);
  await pause(noticedWithin);
  const end = performance.now() + lastRequestsWithin;
  while (performance.now() < end && (await connections(server)) > 0) await pause(10);
  const { closed } = await stopListening(server, seen);
  const lingering = setInterval(() => server.closeIdleConnections(), 100); // otherwise those that finish meanwhile would stay open
  const tooLong = setTimeout(() => server.closeAllConnections(), drainFor);
  await closed;
  clearInterval(lingering);
  clearTimeout(tooLong);
};
