import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { migrate } from "../../projections/schema/migrate.ts";
import type { Rack } from "../torture/chapter.ts";
import { type OwnPostgres, ownPostgres } from "../torture/ownPostgres.ts";
import type { Field } from "./chapter.ts";

const template = "attack_template";

/** The databases of a run: one Postgres, started when the first chapter needs it, and a copy of a template for each. */
export const ownDatabases = (run: Rack) => {
  let started: Promise<OwnPostgres> | undefined;
  const asAdmin = async (url: string, sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const named = (url: string, name: string) => {
    const own = new URL(url);
    own.pathname = name;
    return own.href;
  };
  const start = async () => {
    const postgres = await ownPostgres(run);
    await asAdmin(postgres.url, `create database ${template}`);
    await migrate(named(postgres.url, template));
    return postgres;
  };
  return async (rack: Rack) => {
    const { url } = await (started ??= start());
    const name = `attack_${randomUUID().replaceAll("-", "")}`;
    await asAdmin(url, `create database ${name} template ${template}`);
    const folder = await mkdtemp(join(tmpdir(), "fungo-attack-"));
    rack.onEnd(() => rm(folder, { recursive: true, force: true }));
    return { url: named(url, name), folder };
  };
};

export const fieldOn = (rack: Rack, database: (rack: Rack) => ReturnType<Field["database"]>): Field => ({
  ...rack,
  database: () => database(rack),
});
