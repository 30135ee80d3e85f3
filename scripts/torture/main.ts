import { writeFile } from "node:fs/promises";
import { asked } from "./arguments.ts";
import type { Finding, Rack } from "./chapter.ts";
import { everyFamily, guardians } from "./guardians.ts";
import { everyKill, kills } from "./kills.ts";
import { inPostgres, type LogKind, onOwnServer, onServer } from "./logs.ts";
import { everyCampaign, outreach } from "./outreach.ts";
import { openRack } from "./rack.ts";
import { manyWriters, writers } from "./writers.ts";
import { everyOutage, outage } from "./outage.ts";
import { report } from "./report.ts";
import { everySigterm, sigterm } from "./sigterm.ts";
import { everyUpload, uploads } from "./uploads.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Options = Pick<ReturnType<typeof asked>, "rounds" | "plant" | "seed">;

/** Every chapter. A new one adds its line here. */
const chapters: Record<string, (rack: Rack, log: LogKind, options: Options) => Promise<Finding>> = {
  kills: (rack, log, { rounds, plant }) =>
    kills(rack, log, { ...everyKill, rounds, plant: plant === "loss" || plant === "checkpoint" ? plant : undefined }),
  uploads: (rack, log, { rounds, plant, seed }) =>
    uploads(rack, log, { ...everyUpload, kills: rounds, seed, plant: plant === "nofinish" ? plant : undefined }),
  outreach: (rack, log, { rounds, plant, seed }) =>
    outreach(rack, log, {
      ...everyCampaign,
      kills: Math.ceil(rounds / 2),
      seed,
      plant: plant === "atstart" || plant === "lease" ? plant : undefined,
    }),
  guardians: (rack, log, { rounds }) => guardians(rack, log, { ...everyFamily, kills: rounds }),
  sigterm: (rack, log) => sigterm(rack, log, everySigterm),
  writers: (rack, log) => writers(rack, log, manyWriters),
  outage: (rack, log) => outage(rack, log, everyOutage),
};
const { EVENTSTORE_URL: given } = process.env;
const logs: Record<string, LogKind> = { postgres: inPostgres, eventstore: given ? onServer(given) : onOwnServer };
const options = (() => {
  try {
    return asked(process.argv.slice(2), Object.keys(chapters), Object.keys(logs));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
})();

let rack = openRack(say);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    say("Clearing away …");
    void rack.end().then(() => process.exit(130));
  });

const findings: Finding[] = [];
for (const [log, name] of options.logs.flatMap((log) => options.chapters.map((name) => [log, name] as const))) {
  say(`\n── ${name}, on ${log}`);
  rack = openRack(say);
  try {
    findings.push(await chapters[name]!(rack, logs[log]!, options));
  } catch (error) {
    findings.push({ chapter: name, log, problems: [`it broke off: ${String(error)}`], figures: {} });
  } finally {
    await rack.end();
  }
}
say(report(findings));
if (options.json) await writeFile(options.json, `${JSON.stringify({ findings }, null, 2)}\n`);
process.exit(findings.some(({ problems }) => problems.length > 0) ? 1 : 0);
