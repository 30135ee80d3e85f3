// Starts OpenStack Swift, a real server that speaks S3, for the specs of storage.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { python, swiftModule } from "../debian.mjs";

const program = fileURLToPath(new URL("server.py", import.meta.url));

/**
 * @returns {Promise<{ notRun: string } | { notRun?: undefined, environment: Record<string, string>, stop: () => Promise<void> }>}
 * `environment` is all that a product needs but its bucket. It ends with this process.
 */
export async function startSwiftServer() {
  if (!existsSync(swiftModule)) return { notRun: "there is no OpenStack Swift (Debian's python3-swift)" };
  const server = spawn(python, ["-W", "ignore", program], { stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(server, "exit");
  let said = "";
  server.stderr.on("data", (chunk) => (said += chunk));
  const [first] = await Promise.race([once(createInterface(server.stdout), "line"), ended]);
  const endpoint = /^S3_ENDPOINT=(\S+)$/.exec(String(first))?.[1];
  if (!endpoint) return { notRun: `OpenStack Swift did not start: ${said.trim().split("\n").at(-1)}` };
  return {
    environment: {
      VIDEO_STORAGE: "s3",
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: "fungo:specs",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    async stop() {
      server.stdin.end();
      await ended;
    },
  };
}
