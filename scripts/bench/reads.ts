import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { instructorsUrl } from "../../backend/accounts/contract.ts";
import { availabilityOf } from "../../backend/scheduling/contract.ts";
import { type Benchmark, inTurns, type Result, result } from "./benchmark.ts";
import { startProduct } from "./product.ts";

const rounds = 5;
const seconds = 3;
const connections = 50;
const bar = 0.8;

/** Requests a second. This process does nothing else meanwhile; another one answers. */
const asking = async (url: string): Promise<number> => {
  const { errors, non2xx, duration, "2xx": answered } = await autocannon({ url, connections, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return answered / duration;
};

/** A bare Koa in a separate process, which gives the answer `url` gives now. */
const bareKoa = async (url: string) => {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const args = [answer.headers.get("content-type") ?? "", bytes.toString("base64")];
  const server = fork(join(import.meta.dirname, "bareKoa.js"), args);
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  const ended = once(server, "exit");
  return {
    url: `http://localhost:${port}`,
    bytes: bytes.length,
    async stop() {
      server.disconnect();
      await ended;
    },
  };
};

/** What everyone reads, beside a bare Koa that answers the same bytes. The product logs every request to a file. */
export const reads: Benchmark = {
  name: "reads",
  alsoUnder: "commands",
  async run({ url, say }) {
    const product = await startProduct(url, say, { logLevel: "info" });
    try {
      const listed = (await (await fetch(product.origin + instructorsUrl)).json()) as { id: string }[];
      const results: Result[] = [];
      for (const [name, path] of [
        ["instructors", instructorsUrl],
        ["availability", availabilityOf(listed[0]!.id)],
      ] as const) {
        const ours = product.origin + path;
        const bare = await bareKoa(ours);
        try {
          await asking(ours); // warm
          await asking(bare.url);
          const [value = NaN, reference = NaN] = await inTurns(rounds, [() => asking(ours), () => asking(bare.url)]);
          say(`GET ${name}: ${bare.bytes} bytes; the reference is a bare Koa; load ${loadavg()[0]?.toFixed(1)}`);
          results.push(result({ name: `GET ${name}`, value, unit: "requests/s", reference, bar }));
        } finally {
          await bare.stop();
        }
      }
      return results;
    } finally {
      await product.stop();
    }
  },
};
