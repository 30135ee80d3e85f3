import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { inject } from "vitest";
import { type Template, templates } from "./postgresServer.ts";
import { quietPool } from "./quietPool.ts";

const farewell = 1000; // ms; whoever has not left by then was never told to

/**
 * An empty database for one caller, in about 35 ms: migrated, and with the tables of all read models if wanted. End the pools before `drop`: it waits a moment for their
 * connections to close, which a pool does not, and cuts off whoever stays, which node-postgres reports as a fault.
 */
export async function freshDatabase(of: Template = "migrated"): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fungo_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(inject("postgresAdminUrl"));
  await asAdmin((admin) => admin.query(`create database ${name} template ${templates[of]} strategy file_copy`));
  url.pathname = name;
  const drop = () =>
    asAdmin(async (admin) => {
      const connected = async () => {
        const { rows } = await admin.query("select from pg_stat_activity where datname = $1", [name]);
        return rows.length > 0;
      };
      const end = Date.now() + farewell;
      while ((await connected()) && Date.now() < end) await pause(5);
      await admin.query(`drop database if exists ${name} with (force)`);
    });
  return { url: url.href, drop };
}

let admins: Pool | undefined;

/** On one connection for each worker, which does not keep it from ending. */
async function asAdmin(act: (admin: Pool) => Promise<unknown>): Promise<void> {
  admins ??= quietPool(inject("postgresAdminUrl"), 1, { idleTimeoutMillis: 0, allowExitOnIdle: true });
  await act(admins);
}
