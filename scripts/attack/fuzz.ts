import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { castOf } from "../../backend/testing/accessCast.ts";
import { password } from "../../backend/testing/peopleAt.ts";
import type { Damage } from "../torture/node.ts";
import type { Chapter } from "./chapter.ts";
import { Description, operationsOf } from "./fuzz/description.ts";
import { type Fuzzed, fuzzedCall } from "./fuzz/fuzzed.ts";
import { idsIn, wellFormed } from "./fuzz/known.ts";
import { promises } from "./fuzz/promises.ts";
import { type FuzzRole, fuzzRoles } from "./fuzz/roles.ts";
import { thrower } from "./fuzz/thrower.ts";
import { type Product, startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** What no database keeps is let through to it. */
  nul: { file: "/backend/storableText.js", right: "unstorable.test(next)", wrong: "false" },
  /** Every so often a command is refused after it was recorded. */
  recorded: {
    file: "/backend/handle.js",
    right: "if (handled.recorded)",
    wrong:
      "if (handled.recorded && Math.random() < 0.05)\n throw new RevisionConflict(target.stream, 0, 0);\n if (handled.recorded)",
  },
  /** One field more than anybody was told of. */
  undescribed: {
    file: "/backend/rejection.js",
    right: "message: error.message,",
    wrong: "message: error.message, stream: error.stack,",
  },
};

interface Size {
  readonly rounds: number; // each with people and things of its own
  readonly calls: number; // in a round
  readonly lanes: number; // calls at once
  readonly heap: number; // MB that the product may use at most
}
const whole: Size = { rounds: 25, calls: 4100, lanes: 16, heap: 256 };
const aFew: Size = { rounds: 1, calls: 700, lanes: 16, heap: 256 };
const together = 500; // calls between two looks at who is still logged in

const residentMb = async (pid: number | undefined) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/** Cookies of one person in each role, who are replaced when a call has taken their log-in or their role. */
const crowd = (product: Product, emails: Readonly<Record<string, string>>) => {
  const cookies = new Map<FuzzRole, string>([["anonymous", ""]]);
  const logIn = async (email: string) => {
    const { headers } = await product.visitor()("POST", "/api/custom-login", { email, password });
    return headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  };
  const isIn = async (role: FuzzRole) => {
    const answer = await fetch(`${product.base}/api/auth/user`, { headers: { cookie: cookies.get(role) ?? "" } });
    const told: unknown = await answer.json();
    return typeof told === "object" && told !== null && "role" in told && told.role === role;
  };
  return {
    cookieOf: (role: FuzzRole) => cookies.get(role) ?? "",
    renew: async () => {
      for (const role of fuzzRoles) {
        if (role === "anonymous") continue;
        if (!cookies.has(role)) cookies.set(role, await logIn(emails[role]!));
        if (!(await isIn(role))) cookies.set(role, await logIn((await product.person(role)).email));
      }
    },
  };
};

export const fuzz: Chapter = {
  name: "fuzz",
  does: "throws calls at it that the description has, nearly has, and has not",
  plants: Object.keys(plants),
  async run(field, { isShort, seed, plant }) {
    const { rounds, calls, lanes, heap } = isShort ? aFew : whole;
    const { row, outcome } = counting();
    const lines = Object.fromEntries(fuzzRoles.map((role) => [role, row(`calls as ${role}`)]));
    const refused = row("refused calls that may record nothing");
    const memory = row(`rounds within ${heap} MB of heap`);
    const product = await startProduct(field, {
      damage: plant ? plants[plant] : undefined,
      environment: { NODE_OPTIONS: `--max-old-space-size=${heap}`, LOG_LEVEL: "fatal" },
    });
    const { backend, base, nodes } = product;
    const description = Description.parse(await (await fetch(`${base}/api/openapi.json`)).json());
    const operations = operationsOf(description);
    const { broken } = promises(description);
    const ball = thrower({ base, lanes });
    field.onEnd(async () => ball.end());
    const statuses = new Map<number, number>();
    const sizes: number[] = [];
    const since = performance.now();

    const factsOf = async (after: number) => {
      const { rows } = await backend.db.raw<{ rows: { id: string; types: string[] }[] }>(
        "select meta->>'correlationId' as id, array_agg(type) as types from log.event where pos > ? group by 1",
        [after],
      );
      return new Map(rows.map(({ id, types }) => [id, types]));
    };
    const head = async () => Number((await backend.db("log.event").max("pos as pos").first())?.["pos"] ?? 0);

    for (let round = 0; round < rounds; round++) {
      const cast = await castOf(product);
      const requests = await wellFormed(cast);
      const filled = idsIn(requests);
      const { cookieOf, renew } = crowd(product, {
        student: cast.playerOwner.email,
        instructor: cast.instructorOwner.email,
        admin: cast.admin.email,
      });
      const arbitrary = fuzzedCall(operations, requests);
      const idOf = (n: number | string) => `fuzz-${seed}-${round}-${n}`;
      const thrown = async (call: Fuzzed, requestId: string) => {
        const body = call.body === undefined ? undefined : filled(call.body);
        const answered = await ball.throw({ ...call, path: filled(call.path), body }, cookieOf(call.by), requestId);
        const { status } = answered;
        const why = status >= 500 && status !== 503 ? "which is a fault" : broken(answered);
        return { answered, why };
      };

      const sample = fc.sample(arbitrary, { seed: seed + round, numRuns: calls });
      const from = await head();
      const said = new Map<string, { status: number; sent: string; n: number }>();
      const wrong = new Map<string, number>(); // kinds, and the first call of each
      for (let first = 0; first < sample.length; first += together) {
        await renew();
        const waiting = sample.slice(first, first + together).map((call, n) => [first + n, call] as const);
        const lane = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) {
            const [n, call] = next;
            const line = lines[call.by]!;
            line.tried();
            try {
              const { answered, why } = await thrown(call, idOf(n));
              statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
              said.set(idOf(n), { status: answered.status, sent: answered.sent, n });
              if (!why) continue;
              const kind = `${call.method} answered ${answered.status}, ${why}`;
              if (!wrong.has(kind)) wrong.set(kind, n);
              line.wrong(kind, `${answered.sent} by ${call.by}: ${answered.text.slice(0, 300)}`);
            } catch (error) {
              line.wrong("a call is not answered", String(error));
            }
          }
        };
        await Promise.all(Array.from({ length: lanes }, lane));
      }

      const facts = await factsOf(from);
      for (const [id, { status, sent }] of said) {
        if (status < 400) continue;
        refused.tried();
        const types = facts.get(id);
        if (types) refused.wrong(`a refused call has recorded ${types.join(", ")}`, `${status}: ${sent}`);
      }
      memory.tried();
      sizes.push(await residentMb(nodes[0]!.pid()));
      for (const node of nodes)
        if (node.hasEndedByItself()) memory.wrong("the product has ended by itself", node.said().slice(-2000));
      field.say(
        `round ${round + 1} of ${rounds}: ${said.size} calls, ${facts.size} recorded something, ${sizes.at(-1)} MB`,
      );
    }
    const seconds = (performance.now() - since) / 1000;
    const sum = [...statuses.values()].reduce((all, times) => all + times, 0);
    return outcome({
      seed,
      "calls a second": Math.round(sum / seconds),
      answers: [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, times]) => `${status}: ${times}`)
        .join(", "),
      "resident MB after each round": sizes.join(" "),
    });
  },
};
