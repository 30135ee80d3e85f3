import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const drainFor = 10_000; // ms

/** Resolves with the port (of use where 0 asked for any); says in plain words when it cannot be had. */
export const listenOn = (server: Server, { port, variable, host }: { port: number; variable: string; host?: string }) =>
  new Promise<number>((resolve, reject) => {
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

/** Takes no more connections, answers what was accepted, and gives up on what takes too long. */
export const stopServing = async (server: Server) => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const lingering = setInterval(() => server.closeIdleConnections(), 100); // those that finish meanwhile stay open else
  const patience = setTimeout(() => server.closeAllConnections(), drainFor);
  await closed;
  clearInterval(lingering);
  clearTimeout(patience);
};
