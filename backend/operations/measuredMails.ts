import { Gauge } from "prom-client";
import type { Metrics } from "./metrics.ts";

/** How mails are doing at this moment, on all nodes together. */
export interface MailQueue {
  readonly waiting: number;
  readonly oldestSeconds: number; // how long the oldest has waited; 0 if none does
  readonly failed: number; // given up, and still to be looked into
  readonly failedToday: number; // of these, within 24 hours
}

const gauges = {
  fungo_mails_waiting: ["waiting", "Emails waiting to be sent, including those being retried"],
  fungo_mails_oldest_waiting_seconds: [
    "oldestSeconds",
    "Age of the oldest email waiting to be sent, 0 if there is none",
  ],
  fungo_mails_failed: ["failed", "Emails given up, until they are sent again or 30 days have passed"],
} as const;

/** Looked up when someone reads the metrics. While the database is down they are left out, not made up. */
export const measureMails = ({ registry }: Pick<Metrics, "registry">, look: () => Promise<MailQueue>) => {
  for (const [name, [part, help]] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const queue = await look().catch(() => undefined);
        gauge.remove();
        if (queue) gauge.set(queue[part]);
      },
    });
  }
};
