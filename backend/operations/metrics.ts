import type { Knex } from "knex";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Measured } from "../context.ts";

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]; // seconds

/**
 * What a process counts and times, in a registry of its own. Labels have few values, known beforehand: never an id, a
 * path or a word about a person.
 */
export const openMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "fungo_http_request_duration_seconds",
      help: "Requests answered, by method, route pattern, and status, and how long they took",
      labelNames: ["method", "route", "status"],
      buckets,
      registers,
    }),
    requestsInProgress: new Gauge({
      name: "fungo_http_requests_in_progress",
      help: "Requests being answered",
      registers,
    }),
    commands: new Counter({
      name: "fungo_commands_total",
      help: "Commands decided: recorded, repeated (nothing new to record), refused by a rule of this kind, conflict, unavailable, fault",
      labelNames: ["outcome", "kind"],
      registers,
    }),
    decidedAgain: new Counter({
      name: "fungo_conflicts_decided_again_total",
      help: "Decisions made again because someone else wrote to the stream first",
      registers,
    }),
    appends: new Histogram({
      name: "fungo_log_append_duration_seconds",
      help: "Appends to the log, by outcome (written, conflict, unavailable, fault), and how long they took",
      labelNames: ["outcome"],
      buckets,
      registers,
    }),
    appendsInProgress: new Gauge({
      name: "fungo_log_appends_in_progress",
      help: "Appends waiting for the log",
      registers,
    }),
    facts: new Counter({ name: "fungo_facts_recorded_total", help: "Facts written to the log", registers }),
    visible: new Histogram({
      name: "fungo_fact_visible_duration_seconds",
      help: "Time from a command's append until the read models show its facts",
      buckets,
      registers,
    }),
    notVisible: new Counter({
      name: "fungo_commands_answered_before_visible_total",
      help: "Commands answered before the read models showed them",
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof openMetrics>;

/** While the database is down they are left out, not made up. */
export const measureFigures = ({ registry }: Pick<Metrics, "registry">, db: Knex, figures: readonly Measured[]) => {
  for (const { name, help, value } of figures) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await value(db).catch(() => null);
        gauge.remove();
        if (found !== null) gauge.set(found);
      },
    });
  }
};
