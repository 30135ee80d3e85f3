import fc from "fast-check";
import { castOf } from "../../../backend/testing/access/accessCast.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import type { Operation } from "./description.ts";
import { factsIn } from "./facts.ts";
import { type Fuzzed, fuzzedCall } from "./fuzzed.ts";
import { idsIn, wellFormed } from "./known.ts";
import { loggedIn } from "./loggedIn.ts";
import type { Promises } from "./promises.ts";
import type { FuzzRole } from "./roles.ts";
import type { Thrown, Thrower } from "./thrower.ts";

const together = 500; // calls between two checks of who is still logged in
const mostShrunk = 3; // failures per round that are minimized
const shrinkFor = 10_000; // ms

interface Round {
  readonly product: Product;
  readonly operations: readonly Operation[];
  readonly promises: Promises;
  readonly thrower: Thrower;
  readonly seed: number;
  readonly calls: number;
  readonly each: number; // of the rows of the access matrix, which cost more than the calls
  readonly lanes: number;
  readonly lines: Readonly<Record<FuzzRole, Line>>;
  readonly refused: Line;
}

const kindOf = ({ method, status }: Thrown, why: string) => `${method} was answered ${status}, ${why}`;

/** Throws calls at the product with new people and things, and returns how many calls had which status. */
export const throwRound = async (round: Round): Promise<{ statuses: number[]; recorded: number }> => {
  const { product, operations, promises, thrower, seed, calls, each, lanes, lines, refused } = round;
  const cast = await castOf(product);
  const requests = await wellFormed(cast, each);
  const filled = idsIn(requests);
  const { cookieOf, renew } = loggedIn(product, {
    student: cast.playerOwner.email,
    instructor: cast.instructorOwner.email,
    admin: cast.admin.email,
  });
  const facts = factsIn(product.backend.db);
  const from = await facts.head();

  /** What the product answers, and how it must not. */
  const tryOut = async (call: Fuzzed, requestId: string) => {
    const body = call.body === undefined ? undefined : filled(call.body);
    const answered = await thrower.throw({ ...call, path: filled(call.path), body }, cookieOf(call.by), requestId);
    const isFault = answered.status >= 500 && answered.status !== 503;
    const why = isFault ? "which is a fault" : promises.broken(answered);
    return { answered, kind: why && kindOf(answered, why) };
  };

  const arbitrary = fuzzedCall(operations, requests);
  const idOf = (n: number | string) => `fuzz-${seed}-${n}`;
  const said = new Map<string, Thrown>();
  const failures = new Map<string, { n: number; by: FuzzRole; example: string }[]>(); // by kind, the first one first
  const sample = fc.sample(arbitrary, { seed, numRuns: calls });
  for (let first = 0; first < calls; first += together) {
    await renew();
    const waiting = sample.slice(first, first + together).map((call, n) => ({ call, n: first + n }));
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { call, n } = next;
        const line = lines[call.by];
        line.tried();
        try {
          const { answered, kind } = await tryOut(call, idOf(n));
          said.set(idOf(n), answered);
          if (!kind) continue;
          const example = `${answered.sent} by ${call.by}: ${answered.text.slice(0, 300)}`;
          failures.set(kind, [...(failures.get(kind) ?? []), { n, by: call.by, example }]);
        } catch (error) {
          line.wrong("a call was not answered", `${String(error)} by ${call.by}`);
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  const recorded = await facts.after(from);
  for (const [id, { status, sent, by }] of said) {
    if (status < 400) continue;
    refused.tried();
    const types = recorded.get(id);
    if (types) refused.wrong(`a refused call has recorded ${types.join(", ")}`, `${status}: ${sent} by ${by}`);
  }

  /** The smallest call answered just as wrongly as the n-th. */
  const shrunk = async (kind: string, n: number) => {
    let tries = 0;
    const isOther = async (call: Fuzzed) => (await tryOut(call, idOf(`${n}-${++tries}`))).kind !== kind;
    const again = { seed, path: String(n), numRuns: 1, interruptAfterTimeLimit: shrinkFor };
    const { counterexample } = await fc.check(fc.asyncProperty(arbitrary, isOther), again);
    return counterexample ? `made smaller: ${JSON.stringify(counterexample[0])}` : "sent alone it is answered well";
  };
  for (const [place, [kind, alike]] of [...failures].entries()) {
    const smaller = place < mostShrunk ? `, ${await shrunk(kind, alike[0]!.n)}` : "";
    for (const [nth, { by, example }] of alike.entries())
      lines[by].wrong(kind, nth === 0 ? example + smaller : example);
  }
  return { statuses: [...said.values()].map(({ status }) => status), recorded: recorded.size };
};
