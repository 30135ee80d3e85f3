import { writeFile } from "node:fs/promises";
import { asked } from "./arguments.ts";
import type { Finding, Rack } from "./chapter.ts";
import { everyKill, type Kills, kills } from "./kills.ts";
import { openRack } from "./rack.ts";
import { manyWriters, writers } from "./writers.ts";
import { everyOutage, outage } from "./outage.ts";
import { report } from "./report.ts";
import { everySigterm, sigterm } from "./sigterm.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Every chapter. A new one adds its line here. */
const chapters: Record<string, (rack: Rack, told: Pick<Kills, "rounds" | "plant">) => Promise<Finding>> = {
  kills: (rack, told) => kills(rack, { ...everyKill, ...told }),
  sigterm: (rack) => sigterm(rack, everySigterm),
  writers: (rack) => writers(rack, manyWriters),
  outage: (rack) => outage(rack, everyOutage),
};
const told = (() => {
  try {
    return asked(process.argv.slice(2), Object.keys(chapters));
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
for (const name of told.chapters) {
  say(`\n── ${name}`);
  rack = openRack(say);
  try {
    findings.push(await chapters[name]!(rack, told));
  } catch (error) {
    findings.push({ chapter: name, problems: [`it broke off: ${String(error)}`], figures: {} });
  } finally {
    await rack.end();
  }
}
say(report(findings));
if (told.json) await writeFile(told.json, `${JSON.stringify({ findings }, null, 2)}\n`);
process.exit(findings.some(({ problems }) => problems.length > 0) ? 1 : 0);
