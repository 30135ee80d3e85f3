import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to a Postgres that counts how often something is sent there after an answer. */
export interface TripCounter {
  readonly url: string;
  /** Round trips so far, over all connections. Statements sent together, before any of their answers, are one. */
  trips(): number;
  close(): Promise<void>;
}

/** `target`: a Postgres on a TCP port. */
export const tripCounter = async (target: string): Promise<TripCounter> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let trips = 0;
  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: hostname, noDelay: true });
    for (const socket of [near.setNoDelay(), far])
      sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    let answered = true;
    near.on("data", () => {
      if (answered) trips++;
      answered = false;
    });
    far.on("data", () => (answered = true));
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port is free");
  const url = new URL(target);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    trips: () => trips,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
