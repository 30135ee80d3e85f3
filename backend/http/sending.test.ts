import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, it, onTestFinished } from "vitest";
import { sending } from "./sending.ts";

/** Answers everybody with this body. Returns its address. */
const serving = async (body: Readable) => {
  const server = createServer((_request, response) => {
    pipeline(body, sending(response)).catch(() => {});
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

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
