// Builds another version of the product beside this one, to measure both in one run.
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { npm, run } from "../../run.mjs";

/**
 * @param {string} revision as git knows it
 * @returns {Promise<string | undefined>} a folder with that version, built; nothing where there is no such version. It
 * stays in the temporary folder for the next time.
 */
export async function builtBeside(revision) {
  const quiet = { show: false };
  const asked = await run("git", ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`], quiet);
  const commit = asked.output.trim();
  if (asked.code !== 0) return undefined;
  const folder = join(tmpdir(), `fungo-bench-${commit.slice(0, 12)}-${userInfo().uid}`);
  const whole = join(folder, "dist/whole");
  if (existsSync(whole)) return folder;
  console.log(`Building ${commit.slice(0, 7)} to measure beside …`);
  await run("git", ["worktree", "prune"], quiet);
  const steps = [
    () => (existsSync(folder) ? { code: 0 } : run("git", ["worktree", "add", "--detach", folder, commit], quiet)),
    () => npm(["ci", "--include=dev", "--no-audit", "--no-fund"], { ...quiet, cwd: folder }),
    () => npm(["run", "--silent", "build"], { ...quiet, cwd: folder }),
  ];
  for (const step of steps) if ((await step()).code !== 0) return undefined;
  writeFileSync(whole, "");
  return folder;
}
