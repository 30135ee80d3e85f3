import { parseArgs } from "node:util";
import { coverage, provenIds, sections } from "./coverage.ts";
import { idsOf } from "./points.ts";
import { report } from "./report.ts";
import { scope } from "./scope.ts";

// npm run coverage:checklist [-- --only U --uncovered --json --require scope]: which tests prove what was asked for.

const usage = `npm run coverage:checklist, with any of these after a --
  --only U        points that begin so (U, G1, T1), or whose section says so ("Routes"); may be given again
  --uncovered     those that no test proves, or only in part
  --json          for programs
  --require IDS   fails when one of these is not proven: "scope" for all that was asked for, or "U12 T1–T9 U29:lessons"`;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values: asked } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    uncovered: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    require: { type: "string", multiple: true },
    help: { type: "boolean", default: false },
  },
});

const requiredIds = (asked.require ?? [])
  .flatMap((text) => text.split(/[\s,]+/))
  .flatMap((text) => (text === "scope" ? scope : idsOf(text)));
const covered = coverage();
const known = new Set(covered.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]));
const proven = provenIds(covered);
const missing = requiredIds.filter((id) => !proven.has(id));
const shown = covered
  .filter(({ id, section }) => !asked.only || asked.only.some((part) => id.startsWith(part) || section.includes(part)))
  .filter(({ verdict }) => !asked.uncovered || verdict !== "proven");

if (asked.help) say(usage);
else if (asked.json) say(JSON.stringify({ points: shown, sections: sections(covered), missing }, null, 2));
else {
  say(report(shown, sections(covered)));
  if (missing.length > 0)
    say(`\nNot proven: ${missing.map((id) => (known.has(id) ? id : `${id} (nobody asked for it)`)).join(", ")}`);
}
if (missing.length > 0) process.exitCode = 1;
