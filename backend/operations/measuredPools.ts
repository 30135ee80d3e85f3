import type { Knex } from "knex";
import type pg from "pg";
import { Gauge } from "prom-client";
import type { Metrics } from "./metrics.ts";

interface Use {
  readonly used: number; // connections in use
  readonly free: number;
  readonly waiting: number; // for a connection
}

/** The useful part of knex's own pool; knex has no type for it. */
interface Tarn {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

const ofPool = ({ totalCount, idleCount, waitingCount }: pg.Pool): Use => ({
  used: totalCount - idleCount,
  free: idleCount,
  waiting: waitingCount,
});
const ofKnex = (db: Knex): Use => {
  const pool: Tarn | undefined = db.client.pool; // none once it is closed
  if (!pool) return { used: 0, free: 0, waiting: 0 };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
};

/** Connections to Postgres: `reads` of the read models and sessions, `keys` of personal data and limits. */
export const measurePools = (
  { registry }: Pick<Metrics, "registry">,
  { reads, keys }: { reads: Knex; keys: pg.Pool },
) => {
  const registers = [registry];
  const uses = { reads: () => ofKnex(reads), keys: () => ofPool(keys) };
  const connections = new Gauge({
    name: "fungo_pool_connections",
    help: "Open connections to Postgres, in use or idle",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, use] of Object.entries(uses)) {
        const { used, free } = use();
        connections.set({ pool, state: "used" }, used);
        connections.set({ pool, state: "free" }, free);
      }
    },
  });
  const waiting = new Gauge({
    name: "fungo_pool_waiting",
    help: "Callers waiting for a connection",
    labelNames: ["pool"],
    registers,
    collect() {
      for (const [pool, use] of Object.entries(uses)) waiting.set({ pool }, use().waiting);
    },
  });
};
