import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { letGoOfUnreadBodies } from "./unreadBodies.ts";

/** Of the server that callers reach, in ms. What a body may take is said where it is read. */
export const patience = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000, // how often those two are looked at
  keepAliveTimeout: 130_000, // proxies keep a connection for up to two minutes; closed by us first, a request could run into its end
};
const lastRequestsWithin = 250; // ms after the order to stop, on connections that are open
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

const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** Notes what is being answered, for the end. */
const watch = (server: Server) => {
  const answering = new Set<ServerResponse>();
  server.prependListener("request", (_, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  underWay.set(server, answering);
};

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));

/**
 * Answers what was accepted, then takes no more connections, and gives up on what takes too long. A request may be on
 * its way on every connection that is open: for a moment it is still answered, and told to be the last.
 */
export const stopServing = async (server: Server) => {
  announceTheEnd(server, underWay.get(server) ?? new Set());
  const end = Date.now() + lastRequestsWithin;
  while (Date.now() < end && (await connections(server)) > 0) await pause(10);
  const closed = new Promise<void>((resolve) => server.close(() => resolve())); // and idle connections with it
  const lingering = setInterval(() => server.closeIdleConnections(), 100); // those that finish meanwhile stay open else
  const patience = setTimeout(() => server.closeAllConnections(), drainFor);
  await closed;
  clearInterval(lingering);
  clearTimeout(patience);
};
