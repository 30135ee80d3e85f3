import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { currentUserUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { type BenchLog, inPostgres } from "../benchLog.ts";
import { type Benchmark, median, percentile, result } from "../benchmark.ts";
import { player } from "./people.ts";
import { processorOf, startProduct } from "../product.ts";

const players = 50;
const rate = 100; // commands a second
const seconds = 30;
const warm = 3; // s
const patience = 60_000; // ms
const rounds = 3;
const barOfTime = 1 / 0.6;
const barOfProcessor = 1 / 0.5;
const barOfFloor = 1 / 1.3;

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

/** Changes a name and reads it until that or a later one shows. Returns how long after it was due (ms). */
const changeAndSee = async (origin: string, cookie: string, { n, due }: { n: number; due: number }) => {
  const body = { firstName: `Pat ${n}`, lastName: "Visible" };
  const { status } = await ask(origin + profileUrl, { method: "PATCH", cookie, body });
  if (status !== 200) throw new Error(`Changing a profile: ${status}`);
  const shown = async () => {
    const { text } = await ask(origin + currentUserUrl, { method: "GET", cookie });
    return Number(/"Pat (\d+)"/.exec(text)?.[1]);
  };
  while ((await shown()) < n) {
    // On a machine too busy for this pace a player's changes overtake each other, and the earlier one stands at last.
    if (performance.now() - due > patience) throw new Error("Changes are not seen in their order: too busy to measure");
    await pause(2);
  }
  return performance.now() - due;
};

interface Answering {
  readonly origin: string;
  readonly processor: () => Promise<number>;
}

/** The result of a run: ms from when a command was due to when it was seen, and processor time for each. */
const loop = async ({ origin, processor }: Answering, cookies: readonly string[]) => {
  /** At even times, whatever becomes of earlier ones. */
  const during = async (first: number, count: number) => {
    const begin = performance.now();
    const underWay: Promise<number>[] = [];
    for (let n = first; n < first + count; n++) {
      const due = begin + ((n - first) * 1000) / rate;
      await pause(Math.max(0, due - performance.now()));
      const seen = changeAndSee(origin, cookies[n % players]!, { n, due });
      seen.catch(() => {}); // rejects below, once all have been sent
      underWay.push(seen);
    }
    return Promise.all(underWay);
  };
  await during(0, warm * rate);
  const before = await processor();
  const times = await during(warm * rate, seconds * rate);
  return {
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    processor: ((await processor()) - before) / times.length,
  };
};
type Run = Awaited<ReturnType<typeof loop>>;

/** The floor: a script that answers the same calls with the same statements and commits, and does nothing else. */
const startFloor = async (database: string) => {
  const floor = fork(join(import.meta.dirname, "floor.js"), [database]);
  const [{ port }] = (await once(floor, "message")) as [{ port: number }];
  const ended = once(floor, "exit");
  return {
    origin: `http://localhost:${port}`,
    processor: async () => processorOf(floor.pid),
    async stop() {
      floor.disconnect();
      await ended;
    },
  };
};

/** This product, or another checkout's; and the floor on the database it leaves. */
const measured = async (
  url: string,
  { log, checkout, floor }: { log: BenchLog; checkout?: string; floor?: boolean },
): Promise<Run[]> => {
  const product = await startProduct(url, () => {}, { log, ...(checkout && { checkout }) });
  const cookies: string[] = [];
  const runs: Run[] = [];
  try {
    for (let n = 0; n < players; n++) cookies.push(await player(product, n));
    runs.push(await loop(product, cookies));
  } finally {
    await product.stop();
  }
  if (!floor) return runs;
  const script = await startFloor(product.database);
  try {
    runs.push(await loop(script, cookies));
  } finally {
    await script.stop();
  }
  return runs;
};

/**
 * Commands that are due at even times, each read back until it shows: this product, the earlier version, and the floor,
 * in turns. A bar missed beside the earlier version must hold beside the floor.
 */
export const openLoop: Benchmark = {
  name: "commands",
  onEachLog: true,
  async run({ url, log, say, before }) {
    say(`${rate} commands a second for ${seconds} s, each read back`);
    const [ours, theirs, floors]: Run[][] = [[], [], []];
    const floor = log === inPostgres; // its statements are those of a log in the same database
    for (let round = 0; round < rounds; round++) {
      const [one, ...ofFloor] = await measured(url, { log, floor });
      ours!.push(one!);
      floors!.push(...ofFloor);
      if (before) theirs!.push(...(await measured(url, { log, checkout: before })));
    }
    const resultOf = (name: string, of: keyof Run, bar: number) => {
      const [value = NaN, ofBefore = NaN, ofFloor = NaN] = [ours!, theirs!, floors!].map((runs) =>
        median(runs.map((one) => one[of])),
      );
      const figure = { value, unit: "ms", lessIsBetter: true };
      const holds = before !== undefined && ofBefore / value >= bar;
      return [
        ...(before
          ? [result({ ...figure, name: `${name}, beside before`, reference: ofBefore, bar: holds ? bar : null })]
          : []),
        ...(floor
          ? [
              result({
                ...figure,
                name: `${name}, beside the floor`,
                reference: ofFloor,
                bar: holds ? null : barOfFloor,
              }),
            ]
          : []),
      ];
    };
    return [
      ...resultOf("command at an even pace to visible, p50", "p50", barOfTime),
      ...resultOf("command at an even pace to visible, p99", "p99", barOfTime),
      ...resultOf("processor time of a command with its read", "processor", barOfProcessor),
    ];
  },
};
