import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { loginUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { stripeWebhookUrl } from "../../../backend/payments/contract.ts";
import { clientOf } from "../../../backend/testing/client.ts";
import { password } from "../../../backend/testing/peopleAt.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

const goneWithin = 20; // s
const unhindered = 5; // s; a busy machine makes a log-in slow, a hindered one waits for the drips

const heads = [loginUrl, profileUrl, stripeWebhookUrl, "/", "/api/nothing"].flatMap((path) =>
  ["Content-Length: 200000", "Transfer-Encoding: chunked"].map(
    (length) =>
      `${path === profileUrl ? "PATCH" : "POST"} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  ),
);

/** Sends a body drop by drop, for as long as that is accepted: `lived` resolves with how many seconds that was. */
const drip = (base: string, head: string) => {
  const since = performance.now();
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  const drop = head.includes("chunked") ? "1\r\n \r\n" : " ";
  const dripping = setInterval(() => socket.write(drop), 250);
  socket.on("error", () => {}); // no one takes the last drop
  socket.resume();
  socket.write(head);
  const lived = new Promise<number>((resolve) =>
    socket.once("close", () => {
      clearInterval(dripping);
      resolve((performance.now() - since) / 1000);
    }),
  );
  return { lived, end: () => void socket.destroy() };
};

/** Dripping bodies, beside someone who logs in all the while. `wait`: s until we end the drips ourselves. */
export const slow = async (
  product: Product,
  lines: { drips: Line; logIns: Line },
  { count, wait }: { count: number; wait: number },
) => {
  const { base } = product;
  const { email } = await product.person();
  let slowest = 0;
  const drips = new Set(Array.from({ length: count }, (_, n) => drip(base, heads[n % heads.length]!)));
  const gone = [...drips].map((one) => one.lived.finally(() => drips.delete(one)));
  const patience = setTimeout(() => drips.forEach(({ end }) => end()), wait * 1000);
  do {
    lines.logIns.tried();
    const since = performance.now();
    const { status } = await clientOf(base)("POST", loginUrl, { email, password });
    const took = (performance.now() - since) / 1000;
    slowest = Math.max(slowest, took);
    if (status !== 200 || took > unhindered)
      lines.logIns.wrong("a log-in is hindered by bodies that drip", `${status} after ${took.toFixed(1)} s`);
    await pause(100);
  } while (drips.size > 0);
  clearTimeout(patience);
  const lived = await Promise.all(gone);
  lines.drips.tried(count);
  for (const seconds of lived)
    if (seconds > goneWithin)
      lines.drips.wrong(`a body drips for more than ${goneWithin} s`, `${seconds.toFixed(1)} s`);
  return { slowest, longest: Math.max(...lived) };
};
