import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import type { Role } from "../../projections/accounts/view.ts";
import { appoint } from "../accounts/appoint.ts";
import { createApp } from "../app.ts";
import { configurationFrom } from "../configuration.ts";
import { openProduct } from "../product.ts";
import { listenOn, stopServing } from "../serving.ts";
import { type Client, clientOf } from "./client.ts";

export const password = "correct horse battery";

/** The real product on a database and a port of its own. `environment` overrides its configuration. */
export const testProduct = async (environment: Record<string, string> = {}) => {
  const { url, drop } = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "fungo-spec-"));
  const configuration = configurationFrom({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    RATE_LIMITS: "0",
    DATABASE_SAFETY: "0",
    ...environment,
  });
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const product = await openProduct(url, configuration, log);
  const { backend, projections } = product;
  const app = createApp({
    backend,
    log,
    health: { ready: async () => projections.poison().length === 0 },
    sessionSecret: "a secret of at least 32 characters",
    publicUrl: undefined,
    trustProxy: true, // so that a spec can speak from many addresses
  });
  const server = createServer(app.callback());
  const base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
  let people = 0;

  /** Registers somebody over HTTP, gives the role, logs in. */
  const person = async (role: Role = "student", told: Record<string, unknown> = {}) => {
    const email = `${role}${++people}@example.com`;
    const call = clientOf(base);
    const form = { firstName: "Pat", lastName: `No${people}`, email, password, confirmPassword: password, ...told };
    const registered = await call("POST", "/api/register", form);
    if (registered.status !== 201) throw new Error(`registering failed: ${JSON.stringify(registered.body)}`);
    const id: string = registered.body.id;
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    if (role !== "student") await appoint(backend, command, { userId: id, role });
    await call("POST", "/api/custom-login", { email: form.email, password });
    return Object.assign(call, { id, email: form.email }) as Client & { id: string; email: string };
  };

  return {
    base,
    url,
    configuration,
    backend,
    projections,
    /** What the process logged, line by line. */
    lines,
    visitor: () => clientOf(base),
    person,
    async close() {
      await stopServing(server);
      await product.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type TestProduct = Awaited<ReturnType<typeof testProduct>>;
