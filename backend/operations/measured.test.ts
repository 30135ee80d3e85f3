import { expect, it } from "vitest";
import { z } from "zod";
import { type EventStore, RevisionConflict, StoreUnavailable } from "../../eventstore/eventStore.ts";
import { type Handling, handler } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { measuredHandling, watchOf } from "./measuredHandling.ts";
import { measuredStore } from "./measuredStore.ts";
import { openMetrics } from "./metrics.ts";

const conflict = new RevisionConflict("told", 1, 2);
const noStore: EventStore = {
  append: async () => ({ revision: 0, position: "1" }),
  async *read() {},
  async *subscribe() {},
  head: async () => undefined,
  close: async () => {},
};
const failing = (error: Error): EventStore => ({ ...noStore, append: () => Promise.reject(error) });
const said = { id: "0f4e1c1e-9d0a-4f0e-8b8e-1c9e2f7b8d10", type: "Said", data: {} };
const meta = { occurredAt: "2030-04-01T12:00:00.000Z", actor: "system", correlationId: "r", causationId: "r" } as const;
const fold = { events: z.any(), initial: 0, evolve: (state: number) => state + 1 };
const target = { fold, stream: "told", command: { actor: "system", now: meta.occurredAt, requestId: "r" } } as const;

it.each([
  ["conflict", conflict],
  ["unavailable", new StoreUnavailable("away")],
  ["fault", new Error("a bug")],
])("an append that ends in %s is counted as such, and the error is rethrown unchanged", async (outcome, error) => {
  const metrics = openMetrics();
  const store = measuredStore(failing(error), metrics);
  await expect(store.append("told", "none", [{ ...said, meta }])).rejects.toBe(error);
  const text = await metrics.registry.metrics();
  expect(text).toContain(`fungo_log_append_duration_seconds_count{outcome="${outcome}"} 1`);
  expect(text).toContain("fungo_facts_recorded_total 0");
  expect(text).toContain("fungo_log_appends_in_progress 0");
});

it.each([
  ['outcome="refused",kind="forbidden"', new Rejection("forbidden", "No", "No.")],
  ['outcome="conflict"', conflict],
  ['outcome="unavailable"', new StoreUnavailable("away")],
  ['outcome="fault"', new Error("a bug")],
])("a command that ends so is counted as %s, and the error is rethrown unchanged", async (labels, error) => {
  const metrics = openMetrics();
  const handling: Handling = { ...handlingOn(noStore), handle: () => Promise.reject(error) };
  await expect(measuredHandling(handling, metrics).handle(target, () => [])).rejects.toBe(error);
  expect(await metrics.registry.metrics()).toContain(`fungo_commands_total{${labels}} 1`);
});

const handlingOn = (store: EventStore, metrics = openMetrics()) =>
  handler({ store, until: async () => true, watch: watchOf(metrics) });

it("a decision that had to be made again is counted beside its command", async () => {
  const metrics = openMetrics();
  let lost = 3; // the first decision used what was remembered, which is already old
  const store = { ...noStore, append: async () => (lost-- > 0 ? Promise.reject(conflict) : noStore.append("", 0, [])) };
  const { handle } = measuredHandling(handlingOn(store, metrics), metrics);
  await handle(target, () => [{ type: "Said", data: {} }]);
  const text = await metrics.registry.metrics();
  expect(text).toContain("fungo_conflicts_decided_again_total 2");
  expect(text).toContain('fungo_commands_total{outcome="recorded"} 1');
});
