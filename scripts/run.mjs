// Runs programs for the other scripts, in the project's folder, and ends them when a script is told to stop.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const running = new Set();
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    stopping = true;
    for (const child of running) child.kill("SIGTERM");
    if (running.size === 0) process.exit(130);
  });

/**
 * Runs a program to its end. `show: false` collects its output and returns it as `output`.
 * @returns {Promise<{ code: number, output: string }>} a program that cannot be started ends with code 127
 */
export function run(command, args, { show = true, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    let output = "";
    const ended = (code) => {
      running.delete(child);
      if (stopping) {
        process.stdout.write(output);
        process.exit(130);
      }
      resolve({ code, output });
    };
    running.add(child);
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => {
      output += error.message;
      ended(127);
    });
    child.once("close", (code) => ended(code ?? 1));
  });
}

export const node = (args, options) => run(process.execPath, args, options);

/** The npm that started us, or else the one on the path. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith("npm-cli.js") ? node([own, ...args], options) : run("npm", args, options);
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
