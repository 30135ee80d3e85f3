// All specs as npm test runs them, on the Node.js that Fungo uses in production. Its last line is "N passed, N failed".
import "./node-version.mjs";
import { delimiter, dirname } from "node:path";
import { run } from "./run.mjs";
import { installNewestNode, newestNode } from "./test/newestNode.mjs";

const node = await installNewestNode();
if (node) {
  // The path is for what names no program of its own: npm, and the scripts of packages.
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const { code } = await run(node, ["scripts/test.mjs", "--specs"], { env });
  process.exitCode = code;
} else {
  console.log(`\nNode.js ${newestNode} could not be installed.\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
