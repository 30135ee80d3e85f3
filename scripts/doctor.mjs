#!/usr/bin/env node
// npm run doctor [-- --json] [-- --all-keys]: what it takes to run scripts/doctor/main.ts on a machine that may not have built it yet.
import "./node-version.mjs";
import { isStale, parts } from "./build/parts.mjs";
import { installWhenNeeded } from "./install.mjs";
import { node } from "./run.mjs";

await installWhenNeeded();
if (isStale(parts.find(({ name }) => name === "server"))) {
  console.error("Building …");
  const { code } = await node(["scripts/build.mjs", "--if-stale"]);
  if (code !== 0) process.exit(1);
}
const { code } = await node(["dist/server/scripts/doctor/main.js", ...process.argv.slice(2)]);
process.exitCode = code;
