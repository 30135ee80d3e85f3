import type { Knex } from "knex";
import { Gauge } from "prom-client";
import { aheadOfDatabase } from "../timed/databaseTime.ts";
import { type LastRun, lastRuns } from "../timed/lastRuns.ts";
import type { Metrics } from "./metrics.ts";

const gauges: Record<string, { help: string; of: (run: LastRun) => number | undefined }> = {
  fungo_timed_work_last_run_seconds: {
    help: "How long ago timed work last succeeded, on any node, by the database's clock",
    of: ({ doneAgo }) => doneAgo,
  },
  fungo_timed_work_late: {
    help: "1 if timed work hasn't succeeded for two periods and five minutes while nodes were serving, else 0",
    of: ({ isLate }) => Number(isLate),
  },
};

/** Looked up when someone reads the metrics. While the database is down they are left out, not made up. */
export const measureTimedWork = ({ registry }: Pick<Metrics, "registry">, db: Knex) => {
  const registers = [registry];
  for (const [name, { help, of }] of Object.entries(gauges)) {
    const gauge: Gauge<"work"> = new Gauge({
      name,
      help,
      labelNames: ["work"],
      registers,
      async collect() {
        const runs = await lastRuns(db).catch(() => []);
        gauge.reset();
        for (const run of runs) {
          const value = of(run);
          if (value !== undefined) gauge.set({ work: run.work }, value);
        }
      },
    });
  }
  const ahead: Gauge = new Gauge({
    name: "fungo_clock_ahead_seconds",
    help: "How far this node's clock is ahead of the database's; below 0, it's behind",
    registers,
    async collect() {
      const ms = await aheadOfDatabase(db).catch(() => undefined);
      ahead.remove();
      if (ms !== undefined) ahead.set(ms / 1000);
    },
  });
};
