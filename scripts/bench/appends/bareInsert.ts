import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { perSecond } from "../benchmark.ts";
import { data, meta } from "../payload.ts";

const table =
  "drop table if exists bare; create table bare (stream text, rev bigint, data json, meta json, unique (stream, rev))";
const insert = "insert into bare (stream, rev, data, meta) values";
const installed = "/usr/lib/postgresql"; // Debian's folder; pgbench is seldom on the path there
const run = promisify(execFile);

/** The floor: one row per insert, one insert per transaction, as many connections as callers. How many a second. */
type BareInsert = (of: { readonly callers: number; readonly ms: number }) => Promise<number>;

export const byNodePostgres =
  (url: string): BareInsert =>
  async (of) => {
    await emptied(url);
    const clients = Array.from({ length: of.callers }, () => new pg.Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    try {
      const texts = [JSON.stringify(data), JSON.stringify(meta)];
      return await perSecond(of, (caller, n) =>
        clients[caller]!.query({
          name: "bare",
          text: `${insert} ($1, $2, $3, $4)`,
          values: [`s-${caller}`, n, ...texts],
        }),
      );
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  };

/** Undefined without pgbench. */
export const byPgbench = (url: string): BareInsert | undefined => {
  const pgbench = findPgbench();
  return pgbench === undefined ? undefined : (of) => runPgbench(pgbench, url, of);
};

const findPgbench = (): string | undefined => {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "pgbench")),
    ...versions.map((version) => join(installed, version, "bin", "pgbench")),
  ].find((file) => existsSync(file));
};

const emptied = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(table);
  await client.end();
};

const runPgbench = async (pgbench: string, url: string, { callers, ms }: { callers: number; ms: number }) => {
  await emptied(url);
  const folder = mkdtempSync(join(tmpdir(), "fungo-bench-"));
  try {
    const script = join(folder, "insert.sql");
    const texts = [data, meta].map((value) => `'${JSON.stringify(value).replaceAll("'", "''")}'`);
    // pgbench substitutes ":name" even inside quotes, but leaves unknown names alone.
    writeFileSync(script, `\\set n :n + 1\n${insert} ('s-' || :client_id, :n, ${texts.join(", ")});\n`);
    const { stdout } = await run(
      pgbench,
      ["-n", "-M", "prepared", "-D", "n=0", "-c", String(callers), "-j", String(Math.min(2, callers))].concat([
        "-T",
        String(Math.ceil(ms / 1000)),
        "-f",
        script,
        url,
      ]),
    );
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
    if (!rate) throw new Error(`pgbench said no rate: ${stdout}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
