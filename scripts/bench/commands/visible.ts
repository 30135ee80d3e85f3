import { setTimeout as pause } from "node:timers/promises";
import { currentUserUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { type Benchmark, perSecond, percentile, result } from "../benchmark.ts";
import { player } from "./people.ts";
import { startProduct } from "../product.ts";

const players = 50;
const ms = 10_000;

/** Changes a name and asks for it until it is there. Returns the time from sending to seeing it, ms. */
const changeAndSee = async (origin: string, cookie: string, firstName: string): Promise<number> => {
  const since = performance.now();
  const answer = await fetch(origin + profileUrl, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ firstName, lastName: "Visible" }),
  });
  if (!answer.ok) throw new Error(`Changing a profile: ${answer.status}`);
  for (;;) {
    const seen = (await (await fetch(origin + currentUserUrl, { headers: { cookie } })).json()) as {
      firstName: string;
    };
    if (seen.firstName === firstName) return performance.now() - since;
    await pause(5);
  }
};

/**
 * From a command to its effect in a read, over HTTP with 50 players at once; and how much memory the product then uses.
 */
export const visible: Benchmark = {
  name: "visible",
  onEachLog: true,
  async run({ url, log, say }) {
    const product = await startProduct(url, say, { log });
    try {
      const cookies: string[] = [];
      for (let n = 0; n < players; n++) cookies.push(await player(product, n));
      const times: number[] = [];
      const rate = await perSecond({ callers: players, ms }, async (caller, n) => {
        times.push(await changeAndSee(product.origin, cookies[caller]!, `Pat ${n}`));
      });
      return [
        result({ name: "command to visible, p50", value: percentile(times, 50), unit: "ms" }),
        result({ name: "command to visible, p99", value: percentile(times, 99), unit: "ms" }),
        result({ name: "commands seen", value: rate, unit: "/s" }),
        result({ name: "memory at the end", value: await product.memory(), unit: "MB" }),
      ];
    } finally {
      await product.stop();
    }
  },
};
