import { request } from "node:http";
import { lessonRequestsUrl } from "../../../backend/lessons/contract.ts";
import { lessonLimits } from "../../../backend/lessons/limits.ts";
import { requestOf } from "../../../backend/testing/requests.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

let used = 0;
/** The network of a household that no one else uses: the first 64 bits of an address. */
const network = () => `2001:db8:${(++used >> 16).toString(16)}:${(used & 0xffff).toString(16)}`;
/** An address that shares nothing with any other used one. */
export const rotating = () => `${network()}::1`;
const ipv4 = () => `198.${18 + (++used >> 16)}.${(used >> 8) & 0xff}.${used & 0xff}`;

interface Caller {
  readonly base: string;
  /** What X-Forwarded-For says. */
  readonly forwarded?: string;
  /** This machine's own, where the request really comes from. */
  readonly localAddress?: string;
}

const { points } = lessonLimits.requestLessonFromAddress;
/** What a robot fills in counts and leaves nothing behind. */
const form = JSON.stringify(requestOf({ topic: "robot" }));
const knock = ({ base, forwarded, localAddress }: Caller) =>
  new Promise<number>((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(form)),
      ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
    };
    const asked = request(
      base + lessonRequestsUrl,
      { method: "POST", headers, localAddress, agent: false },
      (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.once("error", reject);
    asked.end(form);
  });

/** Whether what the first did counts for the second: it uses up all points, and then the other knocks. */
const countTogether = async (first: Caller, second: Caller): Promise<boolean> => {
  for (let n = 0; n < points; n++) await knock(first);
  return (await knock(second)) === 429;
};

/** Pairs of X-Forwarded-For values from our proxy: one caller, or two. */
const forwarded = (): Readonly<Record<string, readonly [one: string, other: string, together: boolean]>> => {
  const [v4, v6] = [ipv4(), network()];
  const [mapped, written, lied, twice, apart] = [ipv4(), ipv4(), ipv4(), ipv4(), ipv4()];
  const [octets, upper, neighbour] = [ipv4(), network(), network()];
  const hexOf = (address: string) => {
    const [a, b, c, d] = address.split(".").map(Number);
    return `${((a! << 8) | b!).toString(16)}:${((c! << 8) | d!).toString(16)}`;
  };
  return {
    "one address": [v4, v4, true],
    "an IPv4 and the same mapped into IPv6": [mapped, `::ffff:${mapped}`, true],
    "a mapped IPv4 in its other spelling": [`::ffff:${octets}`, `0:0:0:0:0:FFFF:${hexOf(octets)}`, true],
    "two addresses of one /64": [`${v6}::1`, `${v6}:ffff:ffff:ffff:fffe`, true],
    "one /64 in capitals": [`${upper}::a`, `${upper.toUpperCase()}::B`, true],
    "a lie before the address": [written, `203.0.113.9, ${written}`, true],
    "another lie each time": [`2001:db8:ffff::1, ${lied}`, `unknown, 127.0.0.1, ${lied}`, true],
    "a lie of many": [twice, `${Array.from({ length: 50 }, () => ipv4()).join(", ")}, ${twice}`, true],
    "two IPv4 addresses": [apart, ipv4(), false],
    "two mapped IPv4 addresses": [`::ffff:${ipv4()}`, `::ffff:${ipv4()}`, false],
    "two networks": [`${neighbour}::1`, `${network()}::1`, false],
  };
};

/** Who counts as one caller behind our proxy, whatever they say before it. */
export const behindProxy = async ({ nodes }: Product, line: Line, rounds: number) => {
  for (let round = 0; round < rounds; round++)
    for (const [kind, [one, other, together]] of Object.entries(forwarded())) {
      line.tried();
      const [first, second] = [nodes[0]!.base, nodes[1]!.base];
      const is = await countTogether({ base: first, forwarded: one }, { base: second, forwarded: other });
      if (is !== together) line.wrong(together ? "one caller counts as two" : "two callers count as one", kind);
    }
};

/** Without a proxy only the real origin of a connection counts, and nothing it says. */
export const withoutProxy = async ({ base }: Product, line: Line) => {
  const dual = base.replace("127.0.0.1", "[::1]"); // the same node, which listens to both kinds
  const [mine, another, third] = ["127.0.0.2", "127.0.0.3", "127.0.0.4"];
  const pairs: Readonly<Record<string, readonly [Caller, Caller, boolean]>> = {
    "a lie of who it is": [
      { base, localAddress: mine, forwarded: ipv4() },
      { base, localAddress: mine, forwarded: rotating() },
      true,
    ],
    "another IPv4 that says it is the first": [
      { base, localAddress: another },
      { base, localAddress: third, forwarded: another },
      false,
    ],
    "IPv6 that says it is the first": [{ base, localAddress: third }, { base: dual, forwarded: third }, false],
  };
  for (const [kind, [first, second, together]] of Object.entries(pairs)) {
    line.tried();
    if ((await countTogether(first, second)) !== together)
      line.wrong(together ? "one caller counts as two" : "two callers count as one", `without a proxy, ${kind}`);
  }
};
