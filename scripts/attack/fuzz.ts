import { readFile } from "node:fs/promises";
import { tally } from "../../backend/testing/client.ts";
import type { Damage } from "../torture/node.ts";
import { waitUntil } from "../torture/waitUntil.ts";
import type { Chapter } from "./chapter.ts";
import { Description, operationsOf } from "./fuzz/description.ts";
import { promisesOf } from "./fuzz/promises.ts";
import { throwRound } from "./fuzz/round.ts";
import { throwerAt } from "./fuzz/thrower.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const damages: Readonly<Record<string, Damage>> = {
  /** What no database can store is let through to it. */
  nul: { file: "/backend/http/storableText.js", right: "unstorable.test(next)", wrong: "false" },
  /** A round's commands are refused after they were recorded; those that made its people and things are not. */
  recorded: {
    file: "/backend/handle.js",
    right: "if (handled.recorded)",
    wrong:
      "if (target.command.requestId.startsWith(`fuzz-`)) throw new RevisionConflict(target.stream, 0, 0);\nif (handled.recorded)",
  },
  /** Refusals have an undescribed extra field. */
  undescribed: {
    file: "/backend/http/rejection.js",
    right: "message: error.message,",
    wrong: "message: error.message, kind: error.kind,",
  },
};

interface Size {
  readonly rounds: number; // each with people and things of its own
  readonly calls: number; // in a round
  readonly each: number; // of the rows of the access matrix
  readonly lanes: number; // calls at once
}
const whole: Size = { rounds: 25, calls: 4100, each: 1, lanes: 16 };
const aFew: Size = { rounds: 1, calls: 300, each: 29, lanes: 16 };
const heap = 256; // MB; a product that needs more ends, which is noticed

const residentMb = async (pid: number | undefined) => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

export const fuzz: Chapter = {
  name: "fuzz",
  does: "throws calls at it that the description has, nearly has, and has not",
  plants: Object.keys(damages),
  damages,
  async run(field, { isShort, seed, plant }) {
    const { rounds, calls, each, lanes } = isShort ? aFew : whole;
    const { row, found, outcome } = counting(field.say);
    const lines = {
      anonymous: row("calls as a visitor"),
      student: row("calls as a player"),
      instructor: row("calls as an instructor"),
      admin: row("calls as an admin"),
    };
    const refused = row("refused calls that may record nothing");
    const after = row(`rounds after which it is well, within ${heap} MB of heap`);
    const product = await startProduct(field, {
      damage: plant ? damages[plant] : undefined,
      environment: { NODE_OPTIONS: `--max-old-space-size=${heap}`, LOG_LEVEL: "error" },
    });
    const { base, nodes } = product;
    const description = Description.parse(await (await fetch(`${base}/api/openapi.json`)).json());
    const operations = operationsOf(description);
    const promises = promisesOf(description);
    const thrower = throwerAt({ base, lanes });
    field.onEnd(async () => thrower.end());

    const statuses: number[] = [];
    const sizes: number[] = [];
    const since = performance.now();
    for (let n = 0; n < rounds; n++) {
      const thrown = await throwRound({
        product,
        operations,
        promises,
        thrower,
        seed: seed + n,
        calls,
        each,
        lanes,
        lines,
        refused,
      });
      statuses.push(...thrown.statuses);
      after.tried();
      for (const node of nodes) {
        sizes.push(await residentMb(node.pid()));
        if (node.hasEndedByItself()) after.wrong("the product has ended by itself", node.said().slice(-2000));
        // It may still be busy for a while.
        await waitUntil("well", async () => (await fetch(`${node.base}/readyz`)).ok).catch(async () => {
          const answer = await fetch(`${node.base}/readyz`).then((response) => response.text(), String);
          after.wrong("the product is not well after a round", answer);
        });
      }
      field.say(`round ${n + 1} of ${rounds}: ${thrown.statuses.length} calls, ${thrown.recorded} recorded something`);
      if (plant && found()) break;
    }
    const seconds = (performance.now() - since) / 1000;
    const answers = Object.entries(tally(statuses.map((status) => ({ status }))));
    return outcome({
      "calls a second": Math.round(statuses.length / seconds),
      answers: answers.map(([status, times]) => `${times} × ${status}`).join(", "),
      "resident MB after each round": sizes.join(" "),
    });
  },
};
