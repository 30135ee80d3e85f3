import { limits as all } from "../../backend/contexts.ts";
import type { Limit } from "../../backend/http/limits.ts";
import { lessonLimits } from "../../backend/lessons/limits.ts";
import type { Damage } from "../torture/node.ts";
import type { Chapter } from "./chapter.ts";
import { behindProxy, withoutProxy } from "./limits/addresses.ts";
import { guess } from "./limits/guess.ts";
import { hold } from "./limits/hold.ts";
import { fillIn } from "./limits/robots.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** Each node counts for itself. */
  apart: {
    file: "/backend/http/limits.js",
    right: "limiterOf(limit).consume(nameless(",
    wrong: "limiterOf(limit).consume(process.pid + nameless(",
  },
  /** Addresses count as they are written. */
  spelled: { file: "/backend/http/limits.js", right: 'name.endsWith("FromAddress")', wrong: "false" },
  /** A caller's own claim about its address is believed. */
  forwarded: { file: "/backend/app.js", right: "maxIpsCount: 1", wrong: "maxIpsCount: 0" },
  /** So is its claim where there is no proxy. */
  unproxied: { file: "/backend/app.js", right: "proxy: trustProxy", wrong: "proxy: true" },
  /** Guesses at an account never run out. */
  guesses: { file: "/backend/accounts/passwords/guesses.js", right: "const most = 10", wrong: "const most = 1000" },
  /** What robots send is accepted like anyone's. */
  robots: { file: "/clinics/calls.js", right: "if (form.topic)", wrong: "if (false)" },
};

/** Of those whose tries cost little. */
const quick: readonly Limit[] = [lessonLimits.requestLessonFromAddress, lessonLimits.guessCalendarFromAddress];

export const limits: Chapter = {
  name: "limits",
  does: "tries too often, from many addresses and under false ones, and fills in forms as robots do",
  plants: Object.keys(plants),
  async run(field, { isShort, plant }) {
    const { row, outcome } = counting();
    const damage = plant ? plants[plant] : undefined;
    const place = await field.database();
    const imports = ["./scripts/attack/limits/countHashes.mjs"];
    const limited = (variables: Record<string, string>) => ({
      environment: { RATE_LIMITS: "1", ...variables },
      damage,
      place,
    });
    const product = await startProduct(field, { ...limited({}), nodes: 2, imports });
    const direct = await startProduct(field, limited({ TRUST_PROXY: "0" }));
    const only = isShort ? quick : all;
    await hold(product, row("tries at once, at each limit"), { only, short: isShort });
    await behindProxy(product, row("callers behind a proxy"), isShort ? 1 : 10);
    await withoutProxy(direct, row("callers without a proxy"));
    await fillIn(product, row("forms, as robots fill them in"), isShort ? 1 : 10);
    const figures = await guess(product, row("guesses at a password"), isShort ? 40 : 1000);
    return outcome(figures);
  },
};
