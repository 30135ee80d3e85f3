// npm run bench [-- --json FILE] [NAME …]: measures on an own Postgres, and fails when a bar does not hold.
import "./node-version.mjs";
import { isStale, parts } from "./build/parts.mjs";
import { node } from "./run.mjs";

const server = parts.find(({ name }) => name === "server");
if (isStale(server)) {
  console.log("Building …");
  await node(["scripts/build.mjs", "--if-stale"]);
  if (isStale(server)) process.exit(1);
}
const { code } = await node(["dist/server/scripts/bench/main.js", ...process.argv.slice(2)]);
process.exitCode = code;
