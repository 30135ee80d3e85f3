// Builds server and fronts into dist. With --if-stale only the parts older than their sources.
import "./node-version.mjs";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compress } from "./build/compress.mjs";
import { isStale, markBuilt, parts } from "./build/parts.mjs";
import { takeTurn } from "./build/turn.mjs";
import { node, root, seconds } from "./run.mjs";

const bin = { tsc: "node_modules/typescript/bin/tsc", vite: "node_modules/vite/bin/vite.js" };
const quiet = { show: false, env: { NODE_ENV: "production" } };

const turn = await takeTurn(console.log);
const waiting = process.argv.includes("--if-stale") ? parts.filter(isStale) : [...parts];
let failed = false;
// Two at a time: a small machine has two cores, and each bundler needs half a gigabyte.
await Promise.all([buildNext(), buildNext()]);
turn.end();
process.exitCode = failed ? 1 : 0;

async function buildNext() {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const since = performance.now();
    const startedAt = new Date();
    // A build that fails half-way must not pass for a good one at the next start.
    rmSync(join(root, `dist/stamps/${part.name}`), { force: true });
    const fault = part.config ? await buildFront(part) : await buildServer(part);
    if (fault === undefined) markBuilt(part, startedAt);
    else failed = true;
    console.log(`${fault === undefined ? "Built" : "FAILED to build"} ${part.name}, ${seconds(since)}`);
    if (fault !== undefined) console.error(fault);
  }
}

/** @returns {Promise<string | undefined>} what went wrong */
async function buildServer({ output }) {
  // Files whose sources are gone would stay forever.
  rmSync(join(root, output), { recursive: true, force: true });
  // The person starting it is waiting, and npm test checks the types.
  const compiled = faultOf(await node([bin.tsc, "-p", "tsconfig.server.json", "--noCheck"], quiet));
  const packed = compiled ?? faultOf(await node(["scripts/build/packages.mjs"], quiet));
  return packed ?? faultOf(await node(["scripts/build/bundle.mjs"], quiet));
}

async function buildFront({ name, config, output }) {
  const bundled = faultOf(await node([bin.vite, "build", "--config", config, "--logLevel", "warn"], quiet));
  if (bundled !== undefined) return bundled;
  const prerender = `frontend/${name}/prerender.mjs`;
  const rendered = existsSync(join(root, prerender)) ? faultOf(await node([prerender], quiet)) : undefined;
  if (rendered !== undefined) return rendered;
  await compress(join(root, output));
  return undefined;
}

function faultOf({ code, output }) {
  return code === 0 ? undefined : output;
}
