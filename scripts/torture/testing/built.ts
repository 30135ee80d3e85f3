import { spawnSync } from "node:child_process";
import { root } from "../node.ts";

/** For nodes of specs, in which many people register and log in, for seconds. */
export const shortLived = "./scripts/torture/testing/shortLived.mjs";

let isBuilt = false;

/** The torture attacks the built product, which is built or rebuilt for it. */
export const built = () => {
  if (isBuilt) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs", "--if-stale"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The product could not be built.\n${stdout}${stderr}`);
  isBuilt = true;
};
