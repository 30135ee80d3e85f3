import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { startTestServer, template } from "../../eventstore/testing/postgresServer.ts";
import { migrate } from "../../projections/schema/migrate.ts";

/** Once per test run: a server, a migrated database that each spec file copies, and what a thread of the product runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildProbe();
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

/** Every upload starts this thread, which would take a second to read its sources. */
async function buildProbe(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: fileURLToPath(new URL("../videos/probe/thread.ts", import.meta.url)),
      outDir: fileURLToPath(new URL("../../node_modules/.cache/fungo", import.meta.url)),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "probe-thread.mjs" } },
    },
  });
}

async function createTemplate(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
}
