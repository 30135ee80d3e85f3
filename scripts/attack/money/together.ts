import { randomUUID } from "node:crypto";
import type { Line } from "../tried.ts";
import type { Till } from "./till.ts";

export type Call = (base: string) => Promise<{ status: number; body: unknown }>;

export const same = 6; // of one call at once
export const times = (n: number, call: Call): Call[] => Array.from({ length: n }, () => call);
/** So that it is done once however often it is sent; without a key of its own, a command like no other. */
export const keyed = (key: string = randomUUID()) => ({ "Idempotency-Key": key });

/** All at once, each to one of the two nodes, in a seeded order. */
export const together = async ({ anyNode, random }: Till, line: Line, calls: readonly Call[]) => {
  const inTurn = calls.map((call) => [random(), call] as const).sort(([a], [b]) => a - b);
  line.tried(calls.length);
  const answers = await Promise.all(inTurn.map(([, call]) => call(anyNode())));
  for (const { status, body } of answers)
    if (status >= 500 && status !== 503)
      line.wrong("a race is answered with a fault", `${status} ${JSON.stringify(body)}`);
  return answers;
};
