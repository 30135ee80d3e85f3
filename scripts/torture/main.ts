import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Finding, Rack } from "./chapter.ts";
import { everyKill, kills } from "./kills.ts";
import { openRack } from "./rack.ts";
import { manyWriters, writers } from "./writers.ts";
import { everyOutage, outage } from "./outage.ts";
import { report } from "./report.ts";
import { everySigterm, sigterm } from "./sigterm.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const { values: told } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    json: { type: "string" },
    only: { type: "string" },
    plant: { type: "string" },
  },
});
const rounds = Number(told.rounds);
const { plant } = told;
if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error("--rounds is a whole number of rounds.");
if (plant !== undefined && plant !== "loss" && plant !== "checkpoint")
  throw new Error("--plant is loss or checkpoint.");

/** Every chapter. A new one adds its line here. */
const chapters: Record<string, (rack: Rack) => Promise<Finding>> = {
  kills: (rack) => kills(rack, { ...everyKill, rounds, plant }),
  sigterm: (rack) => sigterm(rack, everySigterm),
  writers: (rack) => writers(rack, manyWriters),
  outage: (rack) => outage(rack, everyOutage),
};
const wanted = plant ? ["kills"] : told.only ? [told.only] : Object.keys(chapters);

let rack = openRack(say);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    say("Clearing away …");
    void rack.end().then(() => process.exit(130));
  });

const findings: Finding[] = [];
for (const name of wanted) {
  const chapter = chapters[name];
  if (!chapter) throw new Error(`There are these chapters: ${Object.keys(chapters).join(", ")}`);
  say(`\n── ${name}`);
  rack = openRack(say);
  try {
    findings.push(await chapter(rack));
  } catch (error) {
    findings.push({ chapter: name, problems: [`it broke off: ${String(error)}`], figures: {} });
  } finally {
    await rack.end();
  }
}
say(report(findings));
if (told.json) await writeFile(told.json, `${JSON.stringify({ findings }, null, 2)}\n`);
process.exit(findings.some(({ problems }) => problems.length > 0) ? 1 : 0);
