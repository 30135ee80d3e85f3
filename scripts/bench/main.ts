import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../../eventstore/embeddedPostgres.ts";
import { migrate } from "../../projections/schema/migrate.ts";
import { appends } from "./appends/appends.ts";
import { appendsTogether } from "./appends/appendsTogether.ts";
import { inEventStoreDb, inPostgres } from "./benchLog.ts";
import type { Benchmark, Result } from "./benchmark.ts";
import { calendar } from "./lists/calendar.ts";
import { lists } from "./lists/lists.ts";
import { longStreams } from "./commands/longStreams.ts";
import { openLoop } from "./commands/openLoop.ts";
import { memberships } from "./memberships.ts";
import { pages } from "./pages.ts";
import { reads } from "./reads.ts";
import { rebuild } from "./rebuild.ts";
import { roundTrips } from "./commands/roundTrips.ts";
import { schedule } from "./schedule.ts";
import { screens } from "./video/screens.ts";
import { serving } from "./video/serving.ts";
import { uploading } from "./video/uploading.ts";
import { table } from "./table.ts";
import { visible } from "./commands/visible.ts";

/** Every benchmark. A new one adds its line here. */
const benchmarks = [
  appends,
  appendsTogether,
  rebuild,
  longStreams,
  roundTrips,
  openLoop,
  visible,
  reads,
  calendar,
  lists,
  memberships,
  uploading,
  serving,
  screens,
  schedule,
  pages,
];

const say = (line: string) => void process.stdout.write(`${line}\n`);
const { values: options, positionals } = parseArgs({
  options: { json: { type: "string" }, before: { type: "string" } },
  allowPositionals: true,
});
const isAsked = (name: string | undefined) => name !== undefined && positionals.includes(name);
const wanted = benchmarks.filter(
  ({ name, alsoUnder }) => positionals.length === 0 || isAsked(name) || isAsked(alsoUnder),
);
if (wanted.length === 0)
  throw new Error(`There are these benchmarks: ${[...new Set(benchmarks.map(({ name }) => name))].join(", ")}`);

const { EVENTSTORE_URL: given } = process.env;
const elsewhere = given ? [inEventStoreDb(given)] : [];
const logsOf = ({ onEachLog }: Benchmark) => [inPostgres, ...(onEachLog ? elsewhere : [])];

const dataDir = await mkdtemp(join(tmpdir(), "fungo-bench-"));
const results: Result[] = [];
const brokeOff: string[] = [];
try {
  const postgres = await startEmbeddedPostgres({ dataDir, say });
  try {
    await migrate(postgres.url);
    say(`${cpus().length} cores, ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}, fsync on`);
    for (const [benchmark, log] of wanted.flatMap((one) => logsOf(one).map((log) => [one, log] as const)))
      try {
        const { name } = log;
        say(`${benchmark.name}, with the log in ${name}`);
        const measured = await benchmark.run({ url: postgres.url, log, say, before: options.before });
        const barred = log === inPostgres ? measured : measured.map((one) => ({ ...one, bar: null, holds: null }));
        results.push(...barred.map((one) => ({ log: name, ...one })));
      } catch (error) {
        brokeOff.push(`${benchmark.name} (${log.name})`); // what the others have measured stays
        say(`${benchmark.name} broke off: ${error instanceof Error ? error.message : String(error)}`);
      }
  } finally {
    await postgres.stop();
    // Outside the temporary folder only if Postgres' account cannot enter that.
    if (resolve(postgres.cluster, "..") !== dataDir) await rm(dirname(postgres.cluster), { recursive: true });
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
say(`\n${table(results)}`);
if (brokeOff.length > 0) say(`Not measured: ${brokeOff.join(", ")}`);
if (options.json) await writeFile(options.json, `${JSON.stringify({ results }, null, 2)}\n`);
if (brokeOff.length > 0 || results.some(({ holds }) => holds === false)) process.exitCode = 1;
