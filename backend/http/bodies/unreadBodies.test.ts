import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { letGoOfUnreadBodies } from "./unreadBodies.ts";

const answer = "no ".repeat(1000);

let server: ReturnType<typeof createServer>;
let port: number;
beforeEach(async () => {
  // Part of it is read, as when refusing what is too large.
  server = createServer((req, res) => void req.once("data", () => res.end(answer)));
  letGoOfUnreadBodies(server, { bytes: 100_000, ms: 300 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as { port: number }).port;
});
afterEach(() => server.close());

const head = (...headers: readonly string[]) => ["POST / HTTP/1.1", "Host: localhost", ...headers, "", ""].join("\r\n");

/** Sends, keeps sending until the connection is closed, and returns what came and how long the connection lived. */
const insist = async (start: string, again: { text: string; every: number }) => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  socket.on("data", (chunk: Buffer) => void (heard += chunk.toString()));
  socket.on("error", () => {}); // no one reads what keeps coming
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const since = performance.now();
  socket.write(start);
  const going = setInterval(() => void socket.write(again.text), again.every);
  await closed;
  clearInterval(going);
  return { heard, lived: performance.now() - since };
};

it.each([
  ["as fast as it can", "x".repeat(200_000), 1],
  ["drop by drop", "x", 20],
])("someone who keeps sending %s gets the full answer, and then no connection", async (_, text, every) => {
  const length = "Content-Length: 1000000000";
  for (const headers of [[length], [length, "Connection: close"]]) {
    const { heard, lived } = await insist(head(...headers) + text, { text, every });
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
    expect(heard.endsWith(`\r\n\r\n${answer}`)).toBe(true);
    expect(lived).toBeGreaterThan(250);
    expect(lived).toBeLessThan(5000); // a busy machine; without bounds it would never end
  }
});

it("whoever is done sooner is released sooner", async () => {
  const { heard, lived } = await insist(`${head("Content-Length: 90000")}x`, { text: "x".repeat(89_999), every: 20 });
  expect(heard.endsWith(answer)).toBe(true);
  expect(lived).toBeLessThan(300);
});

it("a body that was read to its end keeps its connection", async () => {
  server.removeAllListeners("request");
  server.on("request", async (req, res) => {
    for await (const _ of req);
    res.end(answer);
  });
  letGoOfUnreadBodies(server);
  const socket = connect(port, "127.0.0.1");
  for (let n = 0; n < 2; n++) {
    socket.write(`${head("Content-Length: 100000")}${"x".repeat(100_000)}`);
    let heard = "";
    while (!heard.endsWith(answer)) heard += String((await once(socket, "data"))[0]);
    expect(heard).toContain("Connection: keep-alive");
  }
  socket.destroy();
});
