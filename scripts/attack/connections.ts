import { hasCaddy, startCaddy } from "../../backend/testing/caddy.ts";
import type { Damage } from "../torture/node.ts";
import type { Chapter } from "./chapter.ts";
import { refused, refusedThroughProxy } from "./connections/refused.ts";
import { sigterm, sigtermBehindProxy } from "./connections/sigterm.ts";
import { slow } from "./connections/slow.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** The rest of a refused body stays unread. */
  undrained: { file: "/backend/http/serving.js", right: "letGoOfUnreadBodies(server);", wrong: "" },
  /** A body may take a minute. */
  drip: { file: "/backend/http/bodies/body.js", right: "15_000", wrong: "60_000" },
  /** SIGTERM ends listening at once, whoever waits to be heard. */
  deaf: { file: "/backend/http/serving.js", right: "await pause(noticedWithin);", wrong: "server.close();" },
};

/** Without a proxy in front, no one needs time to notice that a node stops. */
const alone = { TRUST_PROXY: "0" };
const whole = { refused: 5, drips: { count: 100, wait: 60 }, callers: { rounds: 10, count: 100 } };
const short = { refused: 1, drips: { count: 20, wait: 1 }, callers: { rounds: 1, count: 30 } };

export const connections: Chapter = {
  name: "connections",
  does: "leaves bodies unread or slow, and stops nodes under callers",
  plants: Object.keys(plants),
  damages: plants,
  async run(field, { isShort, plant }) {
    const { row, outcome } = counting();
    const much = isShort ? short : whole;
    const damage = plant ? plants[plant] : undefined;
    const product = await startProduct(field, { environment: alone, damage });
    const [node] = product.nodes;
    await refused(product.base, row("refused bodies, then a request on that connection"), much.refused);
    const lines = { drips: row("bodies that drip"), logIns: row("log-ins meanwhile") };
    const { slowest, longest } = await slow(product, lines, much.drips);
    const { later } = await sigterm(node!, row("requests sent before SIGTERM"), much.callers);
    const figures = {
      "slowest log-in beside bodies that drip, s": slowest.toFixed(2),
      "longest time a body dripped, s": longest.toFixed(1),
      "requests sent after SIGTERM that were reset": later,
    };
    if (isShort) return outcome(figures);
    if (!hasCaddy) return outcome({ ...figures, "through a proxy": "not tried, since Caddy is not installed" });

    const { nodes } = await startProduct(field, { nodes: 2, damage });
    const caddy = await startCaddy(nodes.map(({ base }) => new URL(base).host));
    field.onEnd(caddy.stop);
    await refusedThroughProxy(caddy.base, row("refused bodies, then another visitor behind Caddy"), much.refused);
    const line = row("POSTs through Caddy while one node after the other stops");
    await sigtermBehindProxy(nodes, caddy.base, line, much.callers);
    return outcome(figures);
  },
};
