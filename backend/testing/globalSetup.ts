import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startTestServer, template } from "../../eventstore/testing/postgresServer.ts";
import { migrate } from "../../projections/schema/migrate.ts";

/** Once per test run: a server, and a migrated database that each spec file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await startTestServer();
  try {
    await createTemplate(adminUrl);
    const url = new URL(adminUrl);
    url.pathname = template;
    await migrate(url.href);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("postgresAdminUrl", adminUrl);
  return stop;
}

async function createTemplate(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
}
