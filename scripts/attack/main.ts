import { writeFile } from "node:fs/promises";
import { openRack } from "../torture/rack.ts";
import { asked } from "./arguments.ts";
import { isWrong, type Outcome } from "./chapter.ts";
import { chapters } from "./chapters.ts";
import { fieldOn, ownDatabases } from "./ownField.ts";
import { type Done, report } from "./report.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

const options = (() => {
  try {
    return asked(process.argv.slice(2), chapters);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
})();

const run = openRack(say);
let rack = openRack(say);
const clear = async () => {
  await rack.end();
  await run.end();
};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    say("Clearing away …");
    void clear().then(() => process.exit(130));
  });

const databases = ownDatabases(run);
const done: Done[] = [];
for (const { name, does, run: attack } of options.chapters) {
  say(`\n── ${name}: ${does}`);
  rack = openRack(say);
  const since = performance.now();
  const outcome: Outcome = await attack(fieldOn(rack, databases), options).catch((error: unknown) => ({
    rows: [],
    findings: [`it broke off: ${error instanceof Error ? error.stack : String(error)}`],
    figures: {},
  }));
  await rack.end();
  done.push({ chapter: name, seconds: (performance.now() - since) / 1000, outcome });
}
await run.end();
say(report(done, options.seed));
if (options.json) await writeFile(options.json, `${JSON.stringify({ seed: options.seed, chapters: done }, null, 2)}\n`);

// Where everything must be available, a chapter that did not run is a gap no one would see.
const mustRun = options.isShort || process.env["CI"] !== undefined;
const isBad = ({ outcome }: Done) => isWrong(outcome) || (mustRun && "notRun" in outcome);
process.exit(done.some(isBad) ? 1 : 0);
