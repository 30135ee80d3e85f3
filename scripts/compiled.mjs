// What it takes to run a compiled script on a machine that may not have installed or built anything yet.
import "./node-version.mjs";
import { isStale, parts } from "./build/parts.mjs";
import { installWhenNeeded } from "./install.mjs";
import { node } from "./run.mjs";

/** Runs `scripts/NAME.ts` with our arguments, and exits as it exits. */
export async function runCompiled(name) {
  // Files named on the command line are relative to the caller's folder, not to the project's.
  process.env.INIT_CWD ??= process.cwd();
  await installWhenNeeded();
  if (isStale(parts.find(({ name }) => name === "server"))) {
    console.log("Building …");
    const { code } = await node(["scripts/build.mjs", "--if-stale"]);
    if (code !== 0) process.exit(1);
  }
  const { code } = await node([`dist/server/scripts/${name}.js`, ...process.argv.slice(2)]);
  process.exitCode = code;
}
