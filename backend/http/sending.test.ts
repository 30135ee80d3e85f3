import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import Koa from "koa";
import { expect, it, onTestFinished } from "vitest";
import { ranged } from "./answers.ts";
import { sending } from "./sending.ts";

/** Lets a server listen until the test is over. Returns its address. */
const listening = async (server: Server) => {
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

/** Answers everybody with this body. Returns its address. */
const serving = (body: Readable) =>
  listening(
    createServer((_request, response) => {
      pipeline(body, sending(response)).catch(() => {});
    }),
  );

it("sends every byte of its pieces, and gives the memory of each back, but no memory that is another's too", async () => {
  const pieces = [Buffer.alloc(100_000, "a"), Buffer.from("b"), Buffer.alloc(70_000, "c")];
  const whole = Buffer.concat(pieces);
  const answer = await fetch(await serving(Readable.from(pieces)));
  expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true);
  expect(pieces.map((piece) => piece.length)).toEqual([0, 1, 0]);
});

it("stops reading when the caller hangs up", async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });
  const hangUp = new AbortController();
  const answer = await fetch(await serving(endless), { signal: hangUp.signal });
  await answer.body?.getReader().read();
  const closed = new Promise((resolve) => endless.once("close", resolve));
  hangUp.abort();
  await expect(closed).resolves.toBeUndefined();
});

it("a file that breaks off before its first byte is told while its caller is still there", async () => {
  const broken = new Readable({ read: () => void broken.destroy(new Error("the bucket is away")) });
  const app = new Koa().use(ranged({ type: "video/mp4", size: 9, etag: '"a"', read: () => broken }));
  const told: boolean[] = [];
  app.on("error", (_error, { headerSent, writable }) => told.push(!headerSent && writable));
  const address = await listening(createServer(app.callback()));
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  expect(told).toEqual([true]);
});
