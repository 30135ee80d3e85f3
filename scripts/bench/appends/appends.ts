import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { v7 as newUuid } from "uuid";
import type { EventStore } from "../../../eventstore/eventStore.ts";
import { sealing } from "../../../eventstore/personal.ts";
import { subjectKeys } from "../../../eventstore/subjectKeys.ts";
import { byNodePostgres, byPgbench } from "./bareInsert.ts";
import { type Benchmark, inTurns, perSecond, type Result, result } from "../benchmark.ts";
import { databaseBeside } from "../databaseBeside.ts";
import { emmett } from "./emmett.ts";
import { data, meta, type } from "../payload.ts";

const rounds = 3;
const ms = 2000;
const levels = [1, 16, 64];
const unit = "appends/s";
const barBesideBare = { callers: 1, bar: 0.65 };
const barsBesidePgbench: Readonly<Record<number, number>> = { 64: 1.2 };
const barBesideEmmett = 5;

const master = randomBytes(32); // one for all runs, which have their keys in one database
const secrets = { [type]: { personal: ({ studentId }: typeof data) => studentId } };

/** Each caller appends one event after another to a stream of its own, naming the exact revision before it. */
const appending = (store: EventStore, callers: number, ms: number) => {
  const run = randomUUID();
  return perSecond({ callers, ms }, (caller, n) =>
    store.append(`user-${run}-${caller}`, n === 0 ? "none" : n - 1, [{ id: newUuid(), type, data, meta }]),
  );
};

/** Single appends through the adapter beside bare inserts on the same server, and beside another event store. */
export const appends: Benchmark = {
  name: "appends",
  alsoUnder: "commands",
  onEachLog: true,
  async run({ url, log, say }) {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const plain = await log.open(url);
    const other = await emmett(await databaseBeside(url, "emmett"));
    const sealed = sealing(plain, subjectKeys({ pool, master }), secrets);
    const bare = byNodePostgres(url);
    const pgbench = byPgbench(url);
    try {
      say(
        "appends of one event, beside bare one-row inserts by node-postgres, by pgbench, and beside another event store",
      );
      await appending(sealed, 64, 500); // warm
      const results: Result[] = [];
      for (const callers of levels) {
        const [value = NaN, ofSealed = NaN, ofBare = NaN, ...others] = await inTurns(rounds, [
          () => appending(plain, callers, ms),
          () => appending(sealed, callers, ms),
          () => bare({ callers, ms }),
          ...(pgbench ? [() => pgbench({ callers, ms })] : []),
          ...(other ? [() => other.perSecond({ callers, ms })] : []),
        ]);
        const name = `append, ${callers === 1 ? "1 caller" : `${callers} callers`}`;
        const beside = (what: string, reference: number | undefined, bar: number | null) => {
          if (reference !== undefined)
            results.push(result({ name: `${name}, beside ${what}`, value, unit, reference, bar }));
        };
        beside("node-postgres", ofBare, callers === barBesideBare.callers ? barBesideBare.bar : null);
        beside("pgbench", pgbench && others[0], barsBesidePgbench[callers] ?? null);
        if (other) beside(other.name, others.at(-1), barsBesidePgbench[callers] ? barBesideEmmett : null);
        results.push(result({ name: `${name}, sealed, beside plain`, value: ofSealed, unit, reference: value }));
      }
      return results;
    } finally {
      await other?.close();
      await plain.close();
      await pool.end();
    }
  },
};
