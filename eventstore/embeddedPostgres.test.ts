import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { postgresProcessesIn } from "./embedded/processes.ts";
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from "./embeddedPostgres.ts";
import { eventually } from "./testing/eventually.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fungo-embedded-"));
let cluster = "";
const serverPid = () => Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
const noPostgresLeft = () => eventually(() => expect(postgresProcessesIn(cluster)).toEqual([]));

async function start(): Promise<EmbeddedPostgres & { said: string[] }> {
  const said: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line), durable: false });
  onTestFinished(postgres.stop);
  return { ...postgres, said };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function startInAnotherProcess() {
  const script = fileURLToPath(new URL("testing/startedByAnother.ts", import.meta.url));
  const args = ["--import", import.meta.resolve("tsx"), script, dataDir];
  const other = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void other.kill("SIGKILL"));
  const { value: url } = await createInterface(other.stdout)[Symbol.asyncIterator]().next();
  return { other, url: String(url) };
}

describe("the embedded Postgres", () => {
  beforeAll(async () => {
    const first = await startEmbeddedPostgres({ dataDir, say: () => undefined, durable: false });
    cluster = first.cluster;
    await query(first.url, "create table kept as select 'still here' as word");
    await first.stop();
  });
  afterAll(() => {
    // The database is elsewhere if Postgres' account cannot enter the temporary folder.
    for (const folder of [cluster, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  it("answers a query with what an earlier run wrote, and keeps its password private", async () => {
    const { url, said } = await start();
    expect(await query(url, "select word from kept")).toEqual([{ word: "still here" }]);
    expect(said.join()).not.toContain("Making the database");
    await expect(query(url.replace(/:[^:@]+@/, ":guess@"), "select 1")).rejects.toThrow(/password authentication/);
  });

  it("has checksums and compares text by bytes", async () => {
    const { url } = await start();
    expect(await query(url, "show data_checksums")).toEqual([{ data_checksums: "on" }]);
    expect(await query(url, "select 'a' < 'B' as cased")).toEqual([{ cased: false }]);
  });

  it("works on a statement in the memory of the one before it", async () => {
    const { url } = await start();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const joins = Array.from({ length: 9 }, (_, n) => `left join pg_class c${n} using (relnamespace)`).join(" ");
    const joined = `select c.relname from pg_class c ${joins} where c.oid = 0`;
    await client.query("set join_collapse_limit = 8");
    await client.query(joined);
    await client.query("set log_statement_stats = on; set log_error_verbosity = verbose");
    await client.query(joined);
    const taken = /(\d+) \[\d+\/\d+\] page faults\/reclaims/.exec(readFileSync(join(dataDir, "postgres.log"), "utf8"));
    expect(Number(taken?.[1])).toBeLessThan(50); // pages. If each query gave its memory back, it would be hundreds.
  });

  it("stops in order, and stopping twice does no harm", async () => {
    const { stop, exited } = await start();
    await stop();
    await stop();
    expect(await exited).toEqual({ expected: true, reason: "It ended with code 0." });
    expect(postgresProcessesIn(cluster)).toEqual([]);
    expect(readFileSync(join(dataDir, "postgres.log"), "utf8").trim()).toMatch(/database system is shut down$/);
    expect(findRunningPostgres(dataDir)).toBeUndefined();
  });

  it("is restarted at the same address when it is killed", async () => {
    const { url, said } = await start();
    process.kill(serverPid(), "SIGKILL");
    const rows = await eventually(() => query(url, "select word from kept"));
    expect(rows).toEqual([{ word: "still here" }]);
    expect(said).toContain("Postgres died. It was ended by SIGKILL. Starting it again.");
  });

  it("ends with the process that started it, and the next start finds the data", async () => {
    const { other, url } = await startInAnotherProcess();
    expect(findRunningPostgres(dataDir)).toBe(url);
    expect(await query(url, "select word from kept")).toEqual([{ word: "still here" }]);
    other.kill("SIGKILL");
    await noPostgresLeft();
    expect(findRunningPostgres(dataDir)).toBeUndefined();
    const next = await start();
    expect(await query(next.url, "select word from kept")).toEqual([{ word: "still here" }]);
  });

  it("recovers when supervisor and server are killed together", async () => {
    const { other } = await startInAnotherProcess();
    const server = serverPid();
    other.kill("SIGKILL");
    process.kill(server, "SIGKILL");
    const { url } = await start();
    expect(await query(url, "select word from kept")).toEqual([{ word: "still here" }]);
  });

  it("leaves the Postgres of a living process alone", async () => {
    const { other, url } = await startInAnotherProcess();
    await expect(start()).rejects.toThrow(/Fungo already runs on the data folder .* \(process \d+\)/);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    other.kill("SIGKILL");
    await noPostgresLeft();
  });

  it("ignores a postmaster.pid that names an unrelated process", async () => {
    writeFileSync(join(cluster, "postmaster.pid"), `${process.pid}\n${cluster}\n`);
    const { url } = await start();
    expect(await query(url, "select word from kept")).toEqual([{ word: "still here" }]);
  });

  it("says plainly that the data folder cannot be used", async () => {
    const occupied = join(dataDir, "occupied");
    writeFileSync(occupied, "");
    await expect(startEmbeddedPostgres({ dataDir: occupied, say: () => undefined })).rejects.toThrow(
      /^Starting Postgres failed\. /,
    );
  });

  it("does not start empty when the database of a data folder is gone", async () => {
    const moved = join(dataDir, "moved");
    mkdirSync(moved);
    writeFileSync(join(moved, "postgres-password"), "secret");
    await expect(startEmbeddedPostgres({ dataDir: moved, say: () => undefined })).rejects.toThrow(
      /The database that belongs to .* is not in/,
    );
  });
});
