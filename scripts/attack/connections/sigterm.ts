import { setTimeout as pause } from "node:timers/promises";
import type { Node } from "../../torture/node.ts";
import type { Line } from "../tried.ts";
import { answered, busy, callers } from "./callers.ts";

const noticed = 5000; // ms in which a proxy asking every two seconds surely learns that a node is back

/** SIGTERM under callers with nowhere else to go. What was sent before it must be answered as ever. */
export const sigterm = async (node: Node, line: Line, { rounds, count }: { rounds: number; count: number }) => {
  let later = 0; // requests sent after the signal that were reset
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) await node.start();
    let ended = false;
    const { many, done } = callers(node.base, count, ({ outcome }) => ended && typeof outcome === "string");
    await many;
    const orderedAt = performance.now();
    const code = await node.stop().finally(() => (ended = true));
    if (code !== 0) line.wrong("a node does not end with code 0", String(code));
    for (const { sentAt, outcome } of await done) {
      const isBefore = sentAt !== undefined && sentAt < orderedAt;
      if (isBefore) line.tried();
      if (isBefore && outcome !== answered)
        line.wrong("a request sent before SIGTERM is not answered", `round ${round}: ${outcome}`);
      else if (sentAt !== undefined && outcome !== answered) later++;
    }
  }
  return { later };
};

/** SIGTERM to one node after another, behind a proxy: no one in front of it may notice. */
export const sigtermBehindProxy = async (
  nodes: readonly Node[],
  base: string,
  line: Line,
  { rounds, count }: { rounds: number; count: number },
) => {
  let over = false;
  const { many, done } = callers(base, count, () => over);
  await many;
  for (let round = 0; round < rounds; round++) {
    const node = nodes[round % nodes.length]!;
    const code = await node.stop();
    if (code !== 0) line.wrong("a node behind a proxy does not end with code 0", String(code));
    await node.start();
    await pause(noticed);
  }
  over = true;
  for (const { outcome } of await done) {
    line.tried();
    if (outcome !== answered && outcome !== busy)
      line.wrong("a POST through a proxy is lost while nodes stop", String(outcome));
  }
};
