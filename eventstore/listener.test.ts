import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { listen } from "./listener.ts";
import { eventually } from "./testing/eventually.ts";

const message = (kind: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const welcome = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const refusal = message("E", Buffer.from("SERROR\0C42501\0Mnot now\0\0"));
const done = message("C", Buffer.from("LISTEN\0"));
const notification = message("A", Buffer.from("\0\0\0\u0001news\0seven\0"));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Just enough of a Postgres for a listener: `answer` decides what the nth LISTEN gets. */
const server = async (answer: (nth: number, socket: Socket) => void) => {
  let asked = 0;
  const sockets = new Set<Socket>();
  const postgres = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    socket.on("data", (data) => {
      if (data[0] === "Q".charCodeAt(0)) answer(asked++, socket);
      else if (data[0] === 0) socket.write(Buffer.concat([welcome, ready]));
    });
  });
  postgres.listen(0, "127.0.0.1");
  await once(postgres, "listening");
  closing.push(() => new Promise((resolve) => postgres.close(resolve)));
  const address = postgres.address();
  const url = `postgres://fungo:secret@127.0.0.1:${typeof address === "object" ? address?.port : 0}/fungo`;
  return { url, sockets, asked: () => asked };
};

it("tries again when it connects but may not listen, and reports its return only once it listens", async () => {
  const { url, asked, sockets } = await server((nth, socket) =>
    socket.write(nth < 2 ? Buffer.concat([refusal, ready]) : Buffer.concat([done, ready, notification])),
  );
  const returns = vi.fn<() => void>();
  const heard = vi.fn<(payload: string) => void>();
  const listener = listen(url, { news: heard }, returns);
  await listener.ready;
  expect(returns).not.toHaveBeenCalled();
  await eventually(() => expect(heard).toHaveBeenCalledWith("seven"));
  expect(returns).toHaveBeenCalledTimes(1);
  expect(asked()).toBe(3);
  expect(sockets.size).toBe(1);
  await listener.close();
});

it("comes back from a server that stops answering without hanging up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  closing.push(() => vi.useRealTimers());
  const { url, sockets, asked } = await server(
    (nth, socket) => nth !== 1 && socket.write(Buffer.concat([done, ready])),
  );
  const returns = vi.fn<() => void>();
  const losses = vi.fn<() => void>();
  const listener = listen(url, { news: () => {} }, returns, losses);
  await listener.ready;
  expect([returns.mock.calls.length, losses.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  await eventually(() => expect(asked()).toBe(2));
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(returns).toHaveBeenCalledTimes(2));
  expect(losses).toHaveBeenCalledTimes(1);
  await eventually(() => expect(sockets.size).toBe(1));
  await listener.close();
});

it("leaves nothing behind when closed while connecting", async () => {
  const { url, sockets, asked } = await server((_, socket) => socket.write(Buffer.concat([done, ready])));
  const returns = vi.fn<() => void>();
  const listener = listen(url, { news: () => {} }, returns);
  await listener.close();
  await listener.ready;
  await eventually(() => expect(sockets.size).toBe(0));
  expect(returns).not.toHaveBeenCalled();
  expect(asked()).toBe(0);
});
