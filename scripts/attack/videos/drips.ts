import { connect } from "node:net";
import { clip } from "../../../backend/videos/testing/clips.ts";
import { tusOn } from "../../../backend/videos/testing/tus.ts";
import type { Product } from "../product.ts";
import { basesOf } from "../sessions/browser.ts";
import type { Line } from "../tried.ts";

const soon = 20; // s; whoever comes back is let in within ten, and a busy machine is slow
const every = 200; // ms between drops
const drop = 10; // bytes

/** Sends a piece drop by drop, for as long as that is accepted. */
const drip = (base: string, path: string, cookie: string, { from, waits }: { from: number; waits: boolean }) => {
  const body = clip("plain.mp4").subarray(from);
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  let at = 0;
  let dripping: NodeJS.Timeout | undefined;
  const start = () => {
    dripping = setInterval(() => socket.write(body.subarray(at, (at += drop))), every);
  };
  const isDripping = new Promise<void>((resolve) => {
    if (waits) socket.once("data", () => (start(), resolve())); // 100 Continue
    else socket.once("connect", () => (start(), resolve()));
    socket.once("close", () => (clearInterval(dripping), resolve()));
  });
  socket.on("error", () => {}); // nobody takes the last drop
  socket.resume();
  socket.write(
    [
      `PATCH ${path} HTTP/1.1`,
      "Host: localhost",
      `Cookie: ${cookie}`,
      "Tus-Resumable: 1.0.0",
      "Content-Type: application/offset+octet-stream",
      `Content-Length: ${body.length}`,
      `Upload-Offset: ${from}`,
      ...(waits ? ["Expect: 100-continue"] : []),
      "",
      "",
    ].join("\r\n"),
  );
  return { isDripping, end: () => void socket.destroy() };
};

/** Pieces that drip keep nobody out: their sender comes back on the other node, and gets a video, while they drip. */
export const drips = async (product: Product, line: Line, count: number) => {
  const { here, there } = basesOf(product);
  const { begun, piece, offsetOf } = tusOn(() => here);
  const plain = clip("plain.mp4");
  const uploads = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const coach = await product.person("instructor");
      const path = await begun(coach);
      await piece(coach, path, 0, plain.subarray(0, 3000));
      return { coach, path, dripping: drip(here, path, coach.cookieHeader(), { from: 3000, waits: n % 2 === 0 }) };
    }),
  );
  await Promise.all(uploads.map(({ dripping }) => dripping.isDripping));
  for (const { coach, path } of uploads) {
    line.tried();
    const since = performance.now();
    const offset = await offsetOf(coach, path, there);
    const { status, headers } = await piece(coach, path, offset, plain.subarray(offset), { base: there });
    const seconds = (performance.now() - since) / 1000;
    const told = `${status} at ${offset} after ${seconds.toFixed(1)} s`;
    if (status !== 204 || !headers["fungo-video"]) line.wrong("a piece that drips keeps its own sender out", told);
    if (!(offset >= 3000)) line.wrong("bytes are lost to a piece that drips", told);
    if (seconds > soon) line.wrong("whoever comes back waits too long for a piece that drips", told);
  }
  for (const { dripping } of uploads) dripping.end();
};
