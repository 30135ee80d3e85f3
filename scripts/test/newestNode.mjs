// Installs the Node.js that Fungo uses in production, apart from the project: only the specs need two of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { npm, run } from "../run.mjs";

/** The newest line with long-term support, in the Dockerfile's version. */
export const newestNode = "26.10.0";

/**
 * @returns {Promise<string | undefined>} the path of its program; undefined, with the reason printed, if it is not
 * available
 */
export async function installNewestNode() {
  const folder = join(tmpdir(), `fungo-node-${newestNode}-${userInfo().uid}`);
  const program = join(folder, "node_modules/node/bin/node");
  if (await runs(program)) return program;
  console.log(`Installing Node.js ${newestNode} for the specs (npm) …`);
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
