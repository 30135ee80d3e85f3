// Installs the Node.js that Fungo uses in production, apart from the project, and runs scripts on it.
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { npm, run } from "../run.mjs";

/** The newest line with long-term support, in the Dockerfile's version. */
const newestNode = "26.10.0";

/**
 * Runs a script with its arguments on that Node.js, and exits as it exits. Returns if this is that Node.js already, or
 * if it cannot be installed, with the reason printed; in CI the latter ends the run as failed.
 */
export async function onNewestNode(args) {
  if (process.versions.node === newestNode) return;
  const node = await installed();
  if (node) {
    // The path is for what names no program of its own: npm, and the scripts of packages.
    const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
    const { code } = await run(node, args, { env });
    process.exit(code);
  }
  console.log(`\nNode.js ${newestNode} could not be installed.`);
  if (process.env.CI !== undefined) {
    console.log("\n0 passed, 1 failed");
    process.exit(1);
  }
}

async function installed() {
  const folder = join(tmpdir(), `fungo-node-${newestNode}-${userInfo().uid}`);
  const program = join(folder, "node_modules/node/bin/node");
  if (await runs(program)) return program;
  console.log(`Installing Node.js ${newestNode} for the tests (npm) …`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The package's install script fetches the one for this platform.
  writeFileSync(join(folder, "package.json"), JSON.stringify({ allowScripts: { node: true } }));
  const install = ["install", "--no-audit", "--no-fund", "--save-exact", `node@${newestNode}`];
  const { output } = await npm(install, { show: false, cwd: folder });
  if (await runs(program)) return program;
  console.log(output.trim());
  return undefined;
}

async function runs(program) {
  const { code, output } = await run(program, ["--version"], { show: false });
  return code === 0 && output.trim() === `v${newestNode}`;
}
