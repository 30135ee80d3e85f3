import { createServer, connect, type Server, type Socket } from "node:net";
import { once } from "node:events";

/** A connection to a server that a spec can cut. */
export interface TcpProxy {
  /** The server's address with the proxy's host and port. */
  readonly url: string;
  /** Every connection breaks, and none can be made. */
  readonly cut: () => Promise<void>;
  /** Requests arrive, answers do not: each connection breaks at that moment. */
  readonly loseAnswers: () => void;
  /** Nothing is passed on any more, and no one is told: connections stay open. */
  readonly hang: () => void;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const tcpProxy = async (target: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let losing = false;
  let hanging = false;
  const keep = (socket: Socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    return socket;
  };
  const server: Server = createServer((near) => {
    const far = keep(connect(Number(port), hostname));
    keep(near).on("data", (question: Buffer) => hanging || far.write(question));
    far.on("data", (answer: Buffer) => hanging || (losing ? near.destroy() : near.write(answer)));
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;

  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut,
    hang: () => void (hanging = true),
    loseAnswers: () => void (losing = true),
    async mend() {
      losing = false;
      hanging = false;
      if (server.listening) return;
      server.listen(own, "127.0.0.1");
      await once(server, "listening");
    },
    close: cut,
  };
};
