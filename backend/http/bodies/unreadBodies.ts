import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { finished } from "node:stream";

/** How much of a body may still come once the answer is there. */
interface Remainder {
  readonly bytes: number;
  readonly ms: number; // from the end of the answer
}
const usual: Remainder = { bytes: 1024 * 1024, ms: 2000 };

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

/**
 * A connection closed at once, with bytes unread, is reset, and the answer may be lost on its way. So our side ends
 * first, and it is closed when the other side is done or its time is up.
 */
const closeGently = (req: IncomingMessage, { bytes, ms }: Remainder) => {
  const { socket } = req;
  let left = bytes;
  req.on("data", ({ length }: Buffer) => {
    left -= length;
    if (left < 0) req.pause();
  });
  socket.destroySoon = () => {
    socket.end();
    const close = () => void socket.destroy();
    const tooLong = setTimeout(close, ms);
    socket.once("close", () => clearTimeout(tooLong));
    finished(req, close);
  };
};

/** No one reads a body any more once the head of its answer goes out. */
const letGo = (req: IncomingMessage, res: ServerResponse, remainder: Remainder) => {
  if (res.headersSent) return;
  req.unpipe();
  req.removeAllListeners("data");
  if (!req.complete) {
    res.setHeader("Connection", "close");
    closeGently(req, remainder);
  }
  req.resume();
};

/**
 * An answer sent before the body was read to its end is the last one on its connection, whoever sends it: the next
 * request would wait behind the rest of that body. The rest is discarded within bounds.
 */
export const letGoOfUnreadBodies = (server: Server, remainder = usual) => {
  const watch = (req: IncomingMessage, res: ServerResponse) => {
    if (!hasBody(req)) return;
    const writeHead = res.writeHead.bind(res);
    res.writeHead = (...args: readonly unknown[]) => {
      letGo(req, res, remainder);
      return Reflect.apply(writeHead, res, args);
    };
  };
  server.prependListener("request", watch);
  // An Expect header no one can meet would be refused by Node itself, past the request listeners.
  server.on("checkExpectation", (req, res) => {
    watch(req, res);
    res.writeHead(417).end();
  });
};
