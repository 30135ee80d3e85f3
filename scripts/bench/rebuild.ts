import { randomBytes } from "node:crypto";
import pg from "pg";
import { openLog } from "../../backend/operations/log.ts";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { secrets } from "../../eventstore/facts.ts";
import { sealing } from "../../eventstore/personal.ts";
import { subjectKeys } from "../../eventstore/subjectKeys.ts";
import { projectors } from "../../projections/contexts.ts";
import { lessonsProjector } from "../../projections/lessons/lessons.ts";
import { startProjections } from "../../projections/projections.ts";
import { patchesOf, type Projector } from "../../projections/projector.ts";
import { readAhead } from "../../projections/readAhead.ts";
import { rebuild as rebuildBeside } from "../../projections/rebuilding/rebuild.ts";
import { type Folded, foldInto } from "../../projections/rows.ts";
import type { Table } from "../../projections/table.ts";
import { migrate } from "../../projections/schema/migrate.ts";
import { type Benchmark, inTurns, result } from "./benchmark.ts";
import { databaseBeside } from "./databaseBeside.ts";
import { enterLessons } from "./lessonStory.ts";

const atLeast = 200_000; // facts
const rounds = 3;
const bar = 0.6;

/** Reads and opens every fact and folds its effect on rows, which are then discarded. Returns facts a second. */
const foldOnly = async (store: EventStore, asked: readonly Projector[]): Promise<number> => {
  const since = performance.now();
  let facts = 0;
  for await (const { events, caughtUp } of readAhead(store, undefined, new AbortController().signal)) {
    const rows = new Map<Table, Folded>();
    for (const projector of asked)
      for (const event of events)
        for (const patch of patchesOf(projector, event)) {
          if (patch.kind === "changedWhere") continue; // there are none in this log
          const folded: Folded = rows.get(patch.table) ?? new Map();
          rows.set(patch.table, folded);
          foldInto(folded, patch);
        }
    facts += events.length;
    if (caughtUp) break;
  }
  return (facts * 1000) / (performance.now() - since);
};

/**
 * Rebuilding read models beside the live ones, compared row by row and swapped, beside folding the log without writing.
 */
export const rebuild: Benchmark = {
  name: "rebuild",
  onEachLog: true,
  async run({ url, log, say }) {
    const database = await databaseBeside(url, "rebuild");
    await migrate(database);
    const pool = new pg.Pool({ connectionString: database, max: 4 });
    const plain = await log.open(database);
    const store = sealing(plain, subjectKeys({ pool, master: randomBytes(32) }), secrets);
    try {
      const facts = await enterLessons(store, atLeast);
      say(`${facts.toLocaleString("en-US")} facts of lessons, a quarter of them sealed in part`);
      const live = await startProjections({ store, url: database, projectors, log: openLog("error") });
      const head = (await store.head()) ?? "";
      while (!(await live.until(head)));
      await live.stop();

      const rebuilding = async (asked: readonly Projector[]) => {
        const { facts: read, ms, poison } = await rebuildBeside({ store, pool, projectors: asked });
        if (poison.length > 0) throw new Error(`${poison[0]!.projector} cannot apply ${poison[0]!.type}`);
        return (read * 1000) / ms;
      };
      const [ofLessons = NaN, foldLessons = NaN, ofAll = NaN, foldAll = NaN] = await inTurns(rounds, [
        () => rebuilding([lessonsProjector]),
        () => foldOnly(store, [lessonsProjector]),
        () => rebuilding(projectors),
        () => foldOnly(store, projectors),
      ]);
      return [
        result({ name: "rebuild of lessons", value: ofLessons, unit: "facts/s", reference: foldLessons, bar }),
        result({ name: "rebuild of all", value: ofAll, unit: "facts/s", reference: foldAll }),
      ];
    } finally {
      await plain.close();
      await pool.end();
    }
  },
};
