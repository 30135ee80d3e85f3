import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { currentUserUrl, profileUrl } from "../../backend/accounts/contract.ts";
import { type Benchmark, median, percentile, result } from "./benchmark.ts";
import { player } from "./people.ts";
import { type RunningProduct, startProduct } from "./product.ts";

const players = 50;
const rate = 100; // commands a second
const seconds = 30;
const warm = 3; // s
const rounds = 3;
const barOfTime = 1 / 0.6;
const barOfProcessor = 1 / 0.5;

const agent = new Agent({ keepAlive: true });
const ask = (url: string, { method, cookie, body }: { method: string; cookie: string; body?: object }) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = body && JSON.stringify(body);
    const type = sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) };
    const asking = request(url, { agent, method, headers: { cookie, ...type } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, text })).on("error", reject);
    });
    asking.on("error", reject).end(sent);
  });

/** Changes a name and reads it until that or a later one shows. Answers how long after it was due (ms). */
const changeAndSee = async (origin: string, cookie: string, { n, due }: { n: number; due: number }) => {
  const body = { firstName: `Pat ${n}`, lastName: "Visible" };
  const { status } = await ask(origin + profileUrl, { method: "PATCH", cookie, body });
  if (status !== 200) throw new Error(`Changing a profile: ${status}`);
  const shown = async () => {
    const { text } = await ask(origin + currentUserUrl, { method: "GET", cookie });
    return Number(/"Pat (\d+)"/.exec(text)?.[1]);
  };
  while ((await shown()) < n) await pause(2);
  return performance.now() - due;
};

/** What came of a run: ms from when a command was due to when it was seen, and the product's processor time for each. */
const loop = async (product: RunningProduct) => {
  const cookies: string[] = [];
  for (let n = 0; n < players; n++) cookies.push(await player(product, n));
  /** At even times, whatever becomes of those before. */
  const during = async (first: number, count: number) => {
    const begin = performance.now();
    const underWay: Promise<number>[] = [];
    for (let n = first; n < first + count; n++) {
      const due = begin + ((n - first) * 1000) / rate;
      await pause(Math.max(0, due - performance.now()));
      underWay.push(changeAndSee(product.origin, cookies[n % players]!, { n, due }));
    }
    return Promise.all(underWay);
  };
  await during(0, warm * rate);
  const before = await product.processor();
  const times = await during(warm * rate, seconds * rate);
  const processor = ((await product.processor()) - before) / times.length;
  return { p50: percentile(times, 50), p99: percentile(times, 99), processor };
};

/**
 * Commands that are due at even times, each read back until it shows: this product and the one before, in turns, each on a
 * database of its own.
 */
export const openLoop: Benchmark = {
  name: "commands",
  async run({ url, say, before }) {
    say(`${rate} commands a second for ${seconds} s, each read back`);
    const measured = async (checkout?: string) => {
      const product = await startProduct(url, () => {}, { ...(checkout && { checkout }) });
      try {
        return await loop(product);
      } finally {
        await product.stop();
      }
    };
    const [ours, theirs]: Awaited<ReturnType<typeof loop>>[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours!.push(await measured());
      if (before) theirs!.push(await measured(before));
    }
    const told = (name: string, of: "p50" | "p99" | "processor", bar: number) =>
      result({
        name,
        value: median(ours!.map((one) => one[of])),
        unit: "ms",
        ...(before && { reference: median(theirs!.map((one) => one[of])), bar }),
        lessIsBetter: true,
      });
    return [
      told("command at an even pace to visible, p50", "p50", barOfTime),
      told("command at an even pace to visible, p99", "p99", barOfTime),
      told("processor time of a command with its read", "processor", barOfProcessor),
    ];
  },
};
