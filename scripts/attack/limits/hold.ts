import type { Limit } from "../../../backend/http/limits.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { rotating } from "./addresses.ts";
import { tries } from "./tries.ts";

const atLeast = 200; // at once, so that they meet in the database

/** Many times as many tries as a limit has points, all at once on two nodes: as many pass as it has points. */
export const hold = async (
  product: Product,
  line: Line,
  { only, short }: { only: readonly Limit[]; short: boolean },
) => {
  for (const { name, points } of only) {
    const make = tries[name];
    if (!make) throw new Error(`Say in tries.ts what ${name} counts`);
    const { once, passed } = await make(product);
    const address = rotating();
    const byAddress = name.endsWith("FromAddress");
    const many = short ? 2 * points : Math.max(atLeast, 4 * points);
    line.tried(many);
    const answers = await Promise.all(
      Array.from({ length: many }, (_, n) => once(product.nodes[n % 2]!.base, byAddress ? address : rotating())),
    );
    const uncounted = answers.filter(({ status }) => status === 503).length; // a busy machine may not get to it in time
    const refused = answers.filter(({ status }) => status === 429).length;
    const through = passed ? await passed() : many - refused - uncounted;
    if (through > points) line.wrong("more pass than a limit has points", `${name}: ${through} of ${points}`);
    if (through + uncounted < points)
      line.wrong("fewer pass than a limit has points", `${name}: ${through} of ${points}`);
    const fault = answers.find(({ status }) => status >= 500 && status !== 503);
    if (fault) line.wrong("a limit is answered with a fault", `${name}: ${fault.status}`);
  }
};
