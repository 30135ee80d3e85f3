// npm start: installs and builds what is missing or outdated, then runs Fungo until Ctrl-C or SIGTERM.
import "./node-version.mjs";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { isStale, parts } from "./build/parts.mjs";
import { installWhenNeeded } from "./install.mjs";
import { node, root } from "./run.mjs";

await installWhenNeeded();
const stale = parts.filter(isStale).map(({ name }) => name);
if (stale.length > 0) {
  console.log(`Building ${stale.join(", ")} …`);
  const { code } = await node(["scripts/build.mjs", "--if-stale"]);
  if (code !== 0) process.exit(1);
}
serve();

function serve() {
  const main = "dist/server/bundle/main.js";
  if (!existsSync(join(root, main))) throw new Error(`The build left no ${main}.`);
  // Ctrl-C reaches every process in the terminal's group, and npm passes it on once more. In a session of its own the
  // server hears only us, and once. The channel tells it when we are gone (see stop-with-parent.mjs).
  const server = spawn(
    process.execPath,
    ["--enable-source-maps", "--import", "./scripts/stop-with-parent.mjs", main, ...process.argv.slice(2)],
    {
      cwd: root,
      detached: true,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    },
  );
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (!isStopping) server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
      isStopping = true;
    });
  }
  server.once("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}
