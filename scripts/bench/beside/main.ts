import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Result } from "../benchmark.ts";
import { compared, comparison } from "./compared.ts";

// npm run bench -- --beside REVISION [--times N] [NAME …]: each version measures itself with its own benchmarks, in
// turns.

const { values: told, positionals: names } = parseArgs({
  options: {
    checkout: { type: "string", default: "" }, // of the other version, built
    revision: { type: "string", default: "" },
    times: { type: "string", default: "5" },
  },
  allowPositionals: true,
});
const sides = [
  { name: "here", checkout: join(import.meta.dirname, "../../../../.."), results: [] as Result[] },
  { name: told.revision, checkout: told.checkout, results: [] as Result[] },
] as const;
const folder = mkdtempSync(join(tmpdir(), "fungo-beside-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());

/** Silent: a version's own verdict on its figures does not matter here. */
const measure = async (checkout: string): Promise<Result[]> => {
  const file = join(folder, "results.json");
  rmSync(file, { force: true });
  const child = spawn(process.execPath, ["dist/server/scripts/bench/main.js", ...names, "--json", file], {
    cwd: checkout,
    signal: stopping.signal,
    killSignal: "SIGTERM",
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.on("error", () => {}); // it was told to stop
  await once(child, "close");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { results: Result[] }).results : [];
};

for (let time = 1; time <= Number(told.times); time++)
  // The order alternates, so that neither gets the machine's better minutes.
  for (const side of time % 2 === 1 ? sides : sides.toReversed()) {
    const since = performance.now();
    if (stopping.signal.aborted) continue; // the comparison is of what was measured until then
    const results = await measure(side.checkout);
    side.results.push(...results);
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${time} of ${told.times}, ${side.name}: ${results.length} figures in ${seconds} s`);
  }
console.log(`\n${comparison(compared(sides[0].results, sides[1].results), told.revision)}`);
