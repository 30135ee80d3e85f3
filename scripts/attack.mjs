// npm run attack [-- --only CHAPTER,… --plant NAME --seed N --json FILE --short]: attacks the product from outside.
import "./node-version.mjs";
import { isStale, parts } from "./build/parts.mjs";
import { node } from "./run.mjs";
import { installFakeTime } from "./test/debian.mjs";

if (parts.some(isStale)) {
  console.log("Building …");
  await node(["scripts/build.mjs", "--if-stale"]);
  if (parts.some(isStale)) process.exit(1);
}
await installFakeTime();
// Not built: the attacks use what the specs use, which is no part of the built product.
const { code } = await node(["--import", "tsx", "scripts/attack/main.ts", ...process.argv.slice(2)]);
process.exitCode = code;
