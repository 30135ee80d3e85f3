import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { coverage } from "../checklist/coverage.ts";
import { drawn } from "./drawn.ts";
import { sourcesUnder } from "./files.ts";
import { findsIn } from "./phrases.ts";
import { missingFrom, specifiedBy } from "./specified.ts";
import { type Text, textsIn, textsOutsideWords } from "./texts.ts";

// npm run words [-- --draw SEED]: what reads wrong, stands outside of words.ts, or is specified and nowhere.

const usage = `npm run words, with any of these after a --
  --root DIR     another working copy than this one
  --draw SEED    prints texts drawn by the seed, for somebody to read aloud
  --count N      that many of them (40)`;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values: asked } = parseArgs({
  options: {
    root: { type: "string", default: fileURLToPath(new URL("../..", import.meta.url)) },
    draw: { type: "string" },
    count: { type: "string", default: "40" },
    help: { type: "boolean", default: false },
  },
});

const at = ({ file, line }: { readonly file: string; readonly line: number }) => `${file}:${line}`;
const shown = (text: Text) => `${at(text)}\n    ${text.ways.join("\n    ")}`;

if (asked.help) say(usage);
else {
  const sources = sourcesUnder(resolve(asked.root));
  const texts = textsIn(sources);
  if (asked.draw !== undefined) for (const text of drawn(texts, asked.draw, Number(asked.count))) say(shown(text));
  else {
    const finds = findsIn(texts);
    const outside = textsOutsideWords(sources);
    const missing = missingFrom([...texts, ...outside], specifiedBy(coverage()));
    for (const find of finds) say(`${at(find)}\n    ${find.text}\n    ${find.why}`);
    for (const text of outside) say(`${shown(text)}\n    A screen's texts stand in the words.ts of its context.`);
    for (const { point, text } of missing) say(`${point}\n    ${text}\n    Specified, and nowhere.`);
    say(
      `${texts.length} texts: ${finds.length} read wrong, ${outside.length} outside words.ts, ${missing.length} missing`,
    );
    if (finds.length + outside.length + missing.length > 0) process.exitCode = 1;
  }
}
