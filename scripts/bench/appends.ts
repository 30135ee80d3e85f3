import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { v7 as newUuid } from "uuid";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { sealing } from "../../eventstore/personal.ts";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import { subjectKeys } from "../../eventstore/subjectKeys.ts";
import { bareInsert } from "./bareInsert.ts";
import { type Benchmark, inTurns, perSecond, result } from "./benchmark.ts";
import { databaseBeside } from "./databaseBeside.ts";
import { emmett } from "./emmett.ts";
import { data, meta, type } from "./payload.ts";

const rounds = 3;
const ms = 2000;
const levels = [1, 16, 64];
const bars: Readonly<Record<number, number>> = { 64: 1 };
const barBesideEmmett = 5;

const secrets = { [type]: { personal: ({ studentId }: typeof data) => studentId } };

/** Each caller appends one event after the other to a stream of its own, naming the exact revision before it. */
const appending = (store: EventStore, callers: number, ms: number) => {
  const run = randomUUID();
  return perSecond({ callers, ms }, (caller, n) =>
    store.append(`bench-${run}-${caller}`, n === 0 ? "none" : n - 1, [{ id: newUuid(), type, data, meta }]),
  );
};

/** Single appends through the adapter beside bare inserts on the same server, and beside another event store. */
export const appends: Benchmark = {
  name: "appends",
  async run({ url, say }) {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const plain = await openPostgresStore({ url });
    const other = await emmett(await databaseBeside(url, "emmett"));
    const sealed = sealing(plain, subjectKeys({ pool, master: randomBytes(32) }), secrets);
    try {
      const bare = await bareInsert(url);
      say(`appends of one event; the reference is a bare one-row insert by ${bare.name}`);
      await appending(sealed, 64, 500); // warm
      const results = [];
      for (const callers of levels) {
        const [ofPlain = NaN, ofBare = NaN, ofSealed = NaN, ofOther = NaN] = await inTurns(rounds, [
          () => appending(plain, callers, ms),
          () => bare.perSecond({ callers, ms }),
          () => appending(sealed, callers, ms),
          ...(other ? [() => other.perSecond({ callers, ms })] : []),
        ]);
        const of = { unit: "appends/s", reference: ofBare };
        const who = callers === 1 ? "1 caller" : `${callers} callers`;
        results.push(result({ ...of, name: `append, ${who}`, value: ofPlain, bar: bars[callers] ?? null }));
        results.push(result({ ...of, name: `append, sealed, ${who}`, value: ofSealed }));
        if (other)
          results.push(
            result({
              ...of,
              name: `append, ${who}, beside ${other.name}`,
              value: ofPlain,
              reference: ofOther,
              bar: bars[callers] ? barBesideEmmett : null,
            }),
          );
      }
      return results;
    } finally {
      await other?.close();
      await plain.close();
      await pool.end();
    }
  },
};
