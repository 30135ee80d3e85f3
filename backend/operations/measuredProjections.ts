import type { Knex } from "knex";
import { Gauge } from "prom-client";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { lagsOf } from "../../projections/lag.ts";
import type { Projections } from "../../projections/projections.ts";
import type { Projector } from "../../projections/projector.ts";
import type { Metrics } from "./metrics.ts";

const lookNoLongerThan = 5000; // ms; Prometheus itself waits ten seconds

interface Measured {
  readonly db: Knex;
  readonly store: EventStore;
  readonly projectors: readonly Projector[];
  readonly projections: Projections;
}

/** Looked up when someone reads the metrics. While the database is down, lags are left out, not made up. */
export const measureProjections = ({ registry }: Pick<Metrics, "registry">, measured: Measured) => {
  const { projectors, projections } = measured;
  const registers = [registry];
  const labelNames = ["projector"];
  const seconds = new Gauge({
    name: "fungo_projector_lag_seconds",
    help: "Age of the oldest fact that a projector's rows don't show yet",
    labelNames,
    registers,
  });
  const facts = new Gauge({
    name: "fungo_projector_lag_facts",
    help: "Facts that a projector's rows don't show yet; 10000 means that many or more",
    labelNames,
    registers,
    async collect() {
      const ofAll = await lagsOf(measured, Date.now(), AbortSignal.timeout(lookNoLongerThan)).catch(() => []);
      for (const gauge of [facts, seconds]) gauge.reset();
      for (const { projector, ...lag } of ofAll) {
        facts.set({ projector }, lag.facts);
        seconds.set({ projector }, lag.seconds);
      }
    },
  });
  const poison = new Gauge({
    name: "fungo_projector_poison_facts",
    help: "Facts that a projector can't apply and is stuck on",
    labelNames,
    registers,
    async collect() {
      const facts = await projections.poison().catch(() => undefined);
      poison.reset();
      if (!facts) return;
      for (const { name } of projectors)
        poison.set({ projector: name }, facts.filter(({ projector }) => projector === name).length);
    },
  });
  const active: Gauge = new Gauge({
    name: "fungo_projections_active",
    help: "1 in the process that projects, 0 in those standing by",
    registers,
    collect: () => active.set(Number(projections.active)),
  });
};
