import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Koa from "koa";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { createApp } from "../app.ts";
import { configurationFrom } from "../configuration.ts";
import { openLog } from "../operations/log.ts";
import { readiness } from "../operations/readiness.ts";
import { testWebhookSecret } from "../payments/providerOf.ts";
import { sayDue } from "../payments/testMode/testEvents.ts";
import { openProduct, sessionSecret } from "../product.ts";
import { listenOn, patience, stopServing } from "../http/serving.ts";
import { samePlace } from "../videos/storage/place.ts";
import { clientOf } from "./client.ts";
import { peopleAt } from "./peopleAt.ts";

export { guardian, password, type Person } from "./peopleAt.ts";

interface Place {
  url: string;
  dataDir: string;
  environment: Record<string, string>;
  pages?: Koa.Middleware | undefined;
}

/** One process of the product: many may work on the same database. */
export const processOn = async ({ url, dataDir, environment, pages }: Place) => {
  const configuration = configurationFrom({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    RATE_LIMITS: "0",
    DATABASE_SAFETY: "0",
    DATABASE_CONNECTIONS: "3", // opening one takes longer than most requests of a spec
    FFMPEG_PATH: "off", // whichever the machine has
    TRUST_PROXY: "1", // so that a spec can speak from many addresses
    ...environment,
  });
  const lines: string[] = [];
  const log = openLog("debug", { write: (line: string) => void lines.push(line) });
  const product = await openProduct(url, configuration, log);
  const { projections, metrics, startMailing, startTestPayments } = product;
  const backend = { ...product.backend, steadyTime: 50 }; // specs ask often, and wait for each answer
  const { app, listener } = createApp({
    backend,
    log,
    health: readiness({
      backend,
      pulse: { guard: (work) => work() },
      projections,
      isStopping: () => false,
      folders: [],
      samePlace: samePlace(backend, () => {}),
    }),
    metrics,
    sessionSecret: "a secret of at least 32 characters",
    publicUrl: configuration.PUBLIC_URL,
    trustProxy: configuration.TRUST_PROXY,
    ...(pages && { pages }),
  });
  const webhookSecret = testWebhookSecret(await sessionSecret(configuration));
  const server = createServer(patience, listener);
  const base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;

  return {
    base,
    app,
    backend,
    projections,
    metrics,
    startMailing,
    /** Signs the events of test payments. */
    webhookSecret,
    /** Delivers events of test payments automatically, as when the product runs. */
    startTestPayments: () => startTestPayments(base),
    /** Delivers the events of test payments that are due, each once. */
    async sayTestEvents() {
      while ((await sayDue({ db: backend.db, base, webhookSecret })) > 0);
    },
    /** What the process logged, line by line. */
    lines,
    visitor: () => clientOf(base),
    async close() {
      await stopServing(server);
      await product.close();
    },
  };
};

/** With EVENTSTORE_URL the same specs run on that server, each product under a prefix of its own. */
const ownLog = (): Record<string, string> => {
  const { EVENTSTORE_URL } = process.env;
  return EVENTSTORE_URL ? { EVENTSTORE_URL, EVENTSTORE_PREFIX: `spec-${randomUUID()}-` } : {};
};

/** The real product on a database and a port of its own. `environment` overrides its configuration. */
export const testProduct = async (environment: Record<string, string> = {}, pages?: Koa.Middleware) => {
  const { url, drop } = await freshDatabase("withTables");
  const dataDir = await mkdtemp(join(tmpdir(), "fungo-spec-"));
  const setup = { url, dataDir, environment: { ...ownLog(), ...environment }, pages };
  const running = await processOn(setup);

  return {
    ...running,
    ...peopleAt(running),
    url,
    /** What another program needs to work on the same product. */
    environment: { ...setup.environment, DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_SAFETY: "0" },
    /** A second process on the same database. */
    another: (environment: Record<string, string> = {}) =>
      processOn({ ...setup, environment: { ...setup.environment, ...environment } }),
    async close() {
      await running.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type TestProduct = Awaited<ReturnType<typeof testProduct>>;
/** What it takes to let people do things, whichever process serves them. */
export type Peopled = Pick<
  TestProduct,
  "base" | "backend" | "webhookSecret" | "sayTestEvents" | "person" | "give" | "visitor"
>;
