import { once } from "node:events";
import { connect, type Socket } from "node:net";

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly cookie?: string;
  readonly size: number; // bytes of the file
  readonly part: number; // bytes at a time
}

/** A connection that takes in answers and throws them away: reading them costs next to nothing. */
const connection = async (origin: string) => {
  const socket: Socket = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(socket, "connect");
  socket.setNoDelay(true);
  let head = "";
  let left = 0; // bytes of the answer that is coming
  let done: ((error?: Error) => void) | undefined;
  socket.on("error", (error) => done?.(error));
  socket.on("close", () => done?.(new Error("the connection was closed")));
  socket.on("data", (chunk) => {
    let from = 0;
    if (left === 0) {
      const end = chunk.indexOf("\r\n\r\n");
      head += chunk.toString("latin1", 0, end < 0 ? undefined : end);
      if (end < 0) return;
      from = end + 4;
      left = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (!head.startsWith("HTTP/1.1 206")) done?.(new Error(head));
      head = "";
    }
    left -= chunk.length - from;
    if (left === 0) done?.();
  });
  return {
    ask: (request: string) =>
      new Promise<void>((resolve, reject) => {
        done = (error) => (error ? reject(error) : resolve());
        socket.write(request);
      }),
    end: () => {
      done = undefined;
      socket.destroy();
    },
  };
};

/** Callers who ask for one part of a file after another, anywhere in it. Returns how long each took, in ms. */
export const seeking = async (
  { origin, path, cookie, size, part }: Asked,
  { callers, ms }: { callers: number; ms: number },
) => {
  const since = performance.now();
  const took: number[] = [];
  const call = async () => {
    const { ask, end } = await connection(origin);
    try {
      while (performance.now() - since < ms) {
        const first = Math.floor(Math.random() * (size - part));
        const begun = performance.now();
        await ask(
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${cookie ? `Cookie: ${cookie}\r\n` : ""}Range: bytes=${first}-${first + part - 1}\r\n\r\n`,
        );
        took.push(performance.now() - begun);
      }
    } finally {
      end();
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { took, perSecond: (took.length * 1000) / (performance.now() - since) };
};
