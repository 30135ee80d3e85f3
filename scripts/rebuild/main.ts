import { configurationFrom } from "../../backend/configuration.ts";
import { projectors } from "../../projections/contexts.ts";
import { agrees, type Comparison } from "../../projections/rebuilding/comparison.ts";
import { rebuild } from "../../projections/rebuilding/rebuild.ts";
import { refuseAnotherLog } from "../../projections/sameLog.ts";
import { migrate } from "../../projections/schema/migrate.ts";
import { database } from "../database.ts";
import { openedLog } from "../openedLog.ts";
import { progressTo } from "./progress.ts";

// npm run rebuild -- NAME … or all: rebuilds read models from the log, whether or not the product is running.

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort(new Error("Stopped.")));

const many = (count: number, what: string) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

const compared = (found: Comparison) => {
  const { live, missing, surplus, different, keys, why } = found;
  if (live === null) return `not compared: ${why}`;
  if (agrees(found)) return why ? `the same keys as before; ${why}` : "the same as before";
  const what = [
    missing > 0 && `${missing} had been missing`,
    surplus > 0 && `${surplus} had been too many`,
    different && `${different} had been different`,
  ].filter(Boolean);
  return `NOT as before: of ${many(live, "row")} ${what.join(", ")} (${keys.join(", ")})`;
};

const rebuildNamed = async (names: readonly string[]): Promise<string | undefined> => {
  const known = projectors.map(({ name }) => name);
  const unknown = names.filter((name) => name !== "all" && !known.includes(name));
  if (names.length === 0 || unknown.length > 0)
    return `${unknown.length > 0 ? `There is no ${unknown.join(", ")}` : "Which"}? npm run rebuild -- all, or: ${known.join(", ")}`;
  const wanted = projectors.filter(({ name }) => names.includes("all") || names.includes(name));

  const configuration = configurationFrom(process.env);
  const { url, stop: stopDatabase } = await database(configuration);
  try {
    await migrate(url);
    const { pool, facts, store, close } = await openedLog(url, configuration);
    try {
      await refuseAnotherLog({ pool, store: facts });
      const progress = progressTo((await store.head()) ?? "", process.stdout.isTTY, console.log);
      const done = await rebuild({
        store,
        pool,
        projectors: wanted,
        signal: stop.signal,
        onProgress: progress.show,
        onWaiting: () => console.log("Another process rebuilds; waiting for its end."),
      }).finally(progress.end);
      for (const found of done.tables) {
        if (!done.poison.some(({ projector }) => projector === found.projector))
          console.log(`${found.projector}: ${found.table} has ${many(found.rebuilt, "row")}, ${compared(found)}`);
      }
      const seconds = done.ms / 1000;
      const rate = Math.round(done.facts / seconds).toLocaleString("en");
      console.log(`Read ${many(done.facts, "fact")} in ${seconds.toFixed(1)} s, ${rate} facts/s.`);
      if (done.poison.length === 0) return undefined;
      return done.poison
        .map(
          ({ projector, type, eventId, error }) =>
            `${projector} stays as it was: ${type} ${eventId} cannot be applied (${error}).`,
        )
        .join("\n");
    } finally {
      await close();
    }
  } finally {
    await stopDatabase();
  }
};

const problem = await rebuildNamed(process.argv.slice(2)).catch((error: unknown) =>
  error instanceof Error ? error.message : String(error),
);
if (problem) {
  console.error(stop.signal.aborted ? "Stopped. The read models are as they were." : problem);
  process.exitCode = stop.signal.aborted ? 130 : 1;
}
