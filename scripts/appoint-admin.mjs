#!/usr/bin/env node
// npm run appoint-admin -- EMAIL: what it takes to run scripts/appointAdmin.ts on a machine that may not have built it yet.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = (...args) => spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;

process.exitCode =
  run(at("./build.mjs"), "--if-stale") || run(at("../dist/server/scripts/appointAdmin.js"), ...process.argv.slice(2));
