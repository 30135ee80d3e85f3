import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import { startTestServer, templates } from "../../eventstore/testing/postgresServer.ts";
import { projectors } from "../../projections/contexts.ts";
import { migrate } from "../../projections/schema/migrate.ts";
import { bringTablesUpToDate } from "../../projections/starting.ts";
import { builtProgram } from "./builtProgram.ts";

/** Once per test run: a server, databases that each spec file copies, and what a thread of the product runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await builtProgram(new URL("../videos/probe/thread.ts", import.meta.url)); // run by every upload
  const { adminUrl, stop } = await startTestServer();
  try {
    await createTemplates(adminUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("postgresAdminUrl", adminUrl);
  return stop;
}

/** A product creates the tables of its read models if they are not there, which takes longer than all else it starts. */
async function createTemplates(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`create database ${templates.migrated}`);
    await migrate(inDatabase(adminUrl, templates.migrated));
    await client.query(`create database ${templates.withTables} template ${templates.migrated}`);
  } finally {
    await client.end();
  }
  const url = inDatabase(adminUrl, templates.withTables);
  const store = await openPostgresStore({ url });
  await bringTablesUpToDate({ store, url, projectors }, {});
  await store.close();
}

const inDatabase = (adminUrl: string, name: string) => {
  const url = new URL(adminUrl);
  url.pathname = name;
  return url.href;
};
