// npm run torture [-- --rounds N --json FILE --only CHAPTER --plant DAMAGE]: attacks the product, and tells what broke.
import "./node-version.mjs";
import { isStale, parts } from "./build/parts.mjs";
import { node } from "./run.mjs";

if (parts.some(isStale)) {
  console.log("Building …");
  await node(["scripts/build.mjs", "--if-stale"]);
  if (parts.some(isStale)) process.exit(1);
}
const { code } = await node(["dist/server/scripts/torture/main.js", ...process.argv.slice(2)]);
process.exitCode = code;
