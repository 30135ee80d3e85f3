import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenOn, stopServing } from "../http/serving.ts";
import { raw } from "../testing/raw.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { operationsApp } from "./listener.ts";
import { readiness } from "./readiness.ts";

type Met = { folders?: readonly string[]; superseded?: boolean };
let product: TestProduct;
let coach: Person;
let operations: string;
const listeners: (() => Promise<void>)[] = [];

beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  const server = createServer(
    operationsApp({
      health: { ready: async () => true, nodeReady: async () => true },
      metrics: product.metrics,
    }).callback(),
  );
  operations = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
  listeners.push(() => stopServing(server));
});
afterAll(async () => {
  for (const close of listeners) await close();
  await product.close();
});

const scrape = async () => (await raw(operations, "/metrics")).text;
/** The value in one line; undefined if there is none. */
const valueIn = (text: string, line: string) => {
  const found = text.split("\n").find((sample) => sample.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};
const value = async (line: string) => valueIn(await scrape(), line) ?? 0;
const grown = async (line: string, act: () => Promise<unknown>) => {
  const before = await value(line);
  await act();
  return (await value(line)) - before;
};
const command = (outcome: string) => `fungo_commands_total{${outcome}}`;

it("answers in Prometheus' format on the operators' listener only, beside the two health calls", async () => {
  const answer = await raw(operations, "/metrics");
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(answer.text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(answer.text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect((await raw(operations, "/readyz")).status).toBe(200);
  expect((await raw(operations, "/api/instructors")).status).toBe(404);
  expect((await raw(operations, "/metrics", { method: "POST" })).status).toBe(405);
  expect((await raw(product.base, "/metrics")).status).toBe(404);
});

it("names follow the conventions: each has a help text and a unit or _total, and our own begin with the product's", async () => {
  const metrics = (await product.metrics.registry.getMetricsAsJSON()).filter(
    ({ name }) => !/^(process|nodejs)_/.test(name),
  );
  expect(metrics.length).toBeGreaterThan(10);
  const suffix: Record<string, RegExp> = { counter: /_total$/, histogram: /_seconds$/, gauge: /(?<!_total)$/ };
  for (const { name, help, type } of metrics) {
    expect(name).toMatch(/^fungo_[a-z_]+$/);
    expect(name).toMatch(suffix[String(type)]!);
    expect(help.length).toBeGreaterThan(10);
  }
});

it("alerts and the operators' manual mention only metrics that exist", async () => {
  const metrics = await product.metrics.registry.getMetricsAsJSON();
  const series = new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`, name] : [name],
    ),
  );
  for (const file of ["deploy/alerts.yml", "docs/operations.md"]) {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), "utf8");
    const named = text.match(/fungo_[a-z_]+[a-z]/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !series.has(name))).toEqual([]);
    const shares = text.split("\n").filter((line) => line.includes('status=~"5.."'));
    expect(shares).toHaveLength(1);
    expect(shares[0]!.match(/route!="health"/g)).toHaveLength(2); // or a proxy's questions would drown what fails
  }
});

it("counts and times a request by its pattern, and never contains an id, a path or a word about a person", async () => {
  const { slot } = await offer(product, coach);
  const pat = await product.person("student", { firstName: "Canary" });
  const line = 'fungo_http_request_duration_seconds_count{method="GET",route="/api/instructors/:id",status="404"}';
  expect(await grown(line, () => pat("GET", "/api/instructors/canary-of-the-path"))).toBe(1);
  await pat("GET", `/api/schedule/availability/${slot.id}`);
  await pat("GET", "/api/canary/canary?canary=1");
  await raw(product.base, "/api/lessons", { method: "PROPFIND" });
  const text = await scrape();
  expect(text).not.toMatch(/canary|@/i);
  for (const id of [slot.id, pat.id, coach.id]) expect(text).not.toContain(id);
  expect(text).toContain('route="unknown"');
  expect(text).toContain('method="other"');
  expect(await value("fungo_http_requests_in_progress")).toBe(0);
});

it("counts health checks apart from pages, and logs them at debug level only", async () => {
  const line = 'fungo_http_request_duration_seconds_count{method="GET",route="health",status="200"}';
  product.lines.length = 0;
  const checks = ["/healthz", "/readyz", "/readyz/node"];
  const ask = async () => {
    for (const check of checks) await raw(product.base, check);
  };
  expect(await grown(line, ask)).toBe(3);
  const told = product.lines.map((text) => JSON.parse(text)).filter(({ route }) => route === "health");
  expect(told.map(({ level }) => level)).toEqual([20, 20, 20]);
});

it.each([
  ["with room wherever its database grows", {}, true],
  ["with none on one of the disks", { folders: ["/tmp", "/proc"] }, false], // no block of /proc is ever free
  ["that gives way to a newer version", { superseded: true }, false],
])("a node %s", async (_what, { folders = ["/tmp"], superseded = false }: Met, ready) => {
  const { nodeReady } = readiness({
    backend: product.backend,
    pulse: { guard: (work) => work() },
    projections: { ...product.projections, superseded },
    isStopping: () => false,
    folders,
    samePlace: async () => true,
  });
  expect(await nodeReady()).toBe(ready);
});

it("counts commands by their outcome, and the facts they recorded", async () => {
  const own = await offer(product, coach, { startTime: "09:00", endTime: "10:00" });
  const setTo = (isAvailable: boolean) => coach("PATCH", `/api/schedule/availability/${own.slot.id}`, { isAvailable });
  expect(await grown(command('outcome="recorded"'), () => setTo(false))).toBe(1);
  expect(await grown("fungo_facts_recorded_total", () => setTo(true))).toBe(1);
  expect(await grown(command('outcome="repeated"'), () => setTo(true))).toBe(1);
  const pat = await product.person();
  const form = bookingOf(own, { price: 1 });
  expect((await pat("POST", "/api/lessons", form)).body.code).toBe("PriceChanged"); // before any decision
  const overlapping = () => offer(product, coach, { startTime: "09:30", endTime: "10:30" }).catch(() => {});
  expect(await grown(command('outcome="refused",kind="conflict"'), overlapping)).toBe(1);
  expect(await grown('fungo_log_append_duration_seconds_count{outcome="written"}', () => setTo(false))).toBe(1);
  expect(await grown("fungo_fact_visible_duration_seconds_count", () => setTo(true))).toBe(1);
  expect(await value("fungo_log_appends_in_progress")).toBe(0);
});

it("reports how far each projector is behind, in facts and seconds, and that this process projects", async () => {
  const lag = (of: "facts" | "seconds") => value(`fungo_projector_lag_${of}{projector="lessons"}`);
  const { slot } = await offer(product, coach, { startTime: "11:00", endTime: "12:00" });
  expect([await lag("facts"), await lag("seconds")]).toEqual([0, 0]);
  expect(await value("fungo_projections_active")).toBe(1);
  expect(await value('fungo_projector_poison_facts{projector="lessons"}')).toBe(0);
  const hold = await product.backend.db.transaction();
  await hold("projection.checkpoint").select("name").forUpdate();
  try {
    const late = "fungo_commands_answered_before_visible_total";
    const change = () => coach("PATCH", `/api/schedule/availability/${slot.id}`, { isAvailable: false });
    expect(await grown(late, change)).toBe(1);
    expect(await lag("facts")).toBe(1);
    expect(await lag("seconds")).toBeGreaterThan(0);
  } finally {
    await hold.rollback();
  }
  await expect.poll(() => lag("facts"), { timeout: 50_000 }).toBe(0);
});

it("reports mails that wait, since when, and those that failed", async () => {
  const { db, mail } = product.backend;
  const parts = ["waiting", "oldest_waiting_seconds", "failed"];
  const mails = async () => {
    const text = await scrape();
    return parts.map((part) => Math.floor(valueIn(text, `fungo_mails_${part}`)!));
  };
  const letter = { subject: "Hello", heading: "Hello", paragraphs: ["Hello"] };
  const post = (key: string) =>
    mail.post({ key, kind: "lesson confirmed", to: { email: "pat@example.com" }, subjects: [], letter });
  const set = (key: string, columns: object) => db("mail.outbox").where({ key }).update(columns);
  expect(await mails()).toEqual([0, 0, 0]);
  for (const key of ["new", "old", "sent", "failed", "forgotten"]) await post(key);
  await set("old", { created_at: db.raw("now() - interval '2 hours'"), attempts: 5 });
  await set("sent", { state: "sent", settled_at: db.fn.now() });
  await set("failed", { state: "failed", settled_at: db.fn.now(), reason: "No such mailbox" });
  await set("forgotten", { state: "failed", settled_at: db.raw("now() - interval '31 days'") });
  const [waiting, seconds, failed] = await mails();
  expect([waiting, failed]).toEqual([2, 1]);
  expect(seconds).toBeGreaterThanOrEqual(7200);
  expect(seconds).toBeLessThan(7300);
  await db("mail.outbox").delete();
  expect(await mails()).toEqual([0, 0, 0]);
});

it("reports when each timed work was last done, whether it is late, and how far the clocks are apart", async () => {
  const { db } = product.backend;
  const of = (name: string, work: string) => async () =>
    valueIn(await scrape(), `fungo_timed_work_${name}{work="${work}"}`);
  const [ago, late] = [of("last_run_seconds", "lapse old offers"), of("late", "lapse old offers")];
  expect([await ago(), await late()]).toEqual([undefined, 0]);
  const done_at = db.raw("now() - interval '2 days'");
  await db("web.timed_work").insert({ name: "lapse old offers", period: done_at, done_at });
  expect(Math.floor((await ago())! / 60)).toBe(2 * 24 * 60);
  expect(await late()).toBe(0); // this product has only just been started
  await db("web.timed_work").delete();
  expect(Math.abs(await value("fungo_clock_ahead_seconds"))).toBeLessThan(1);
});

it("reports connections to Postgres, in use and free", async () => {
  const text = await scrape();
  for (const pool of ["reads", "keys"]) {
    const uses = ["used", "free"].map((state) =>
      valueIn(text, `fungo_pool_connections{pool="${pool}",state="${state}"}`),
    );
    expect(uses.every((use) => use !== undefined && use >= 0)).toBe(true);
    expect(valueIn(text, `fungo_pool_waiting{pool="${pool}"}`)).toBe(0);
  }
  expect(text).toMatch(/^fungo_pool_connections\{pool="reads",state="(used|free)"\} [1-9]/m);
});

it("opens as many connections for requests as DATABASE_CONNECTIONS says, and no more", async () => {
  await Promise.all(Array.from({ length: 9 }, () => product.backend.db.raw("select pg_sleep(0.02)")));
  const text = await scrape();
  const [used, free] = ["used", "free"].map((state) =>
    valueIn(text, `fungo_pool_connections{pool="reads",state="${state}"}`),
  );
  expect(used! + free!).toBe(3); // specs' products have three
});

it("while the database is down the metrics are there all the same, without lags", async () => {
  const other = await product.another();
  await other.backend.db.destroy();
  try {
    const text = await other.metrics.registry.metrics();
    expect(text).toMatch(/^fungo_projections_active 0$/m);
    expect(text).not.toMatch(/^fungo_projector_lag_facts\{/m);
    expect(text).not.toMatch(/^fungo_(mails|timed_work|clock)_/m);
  } finally {
    await other.close();
  }
});
