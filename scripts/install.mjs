// Installs the packages if they are missing or not those of package-lock.json.
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { npm, root, seconds } from "./run.mjs";

const wantedFile = join(root, "package-lock.json");
const installedFile = join(root, "node_modules/.package-lock.json");

export async function installWhenNeeded() {
  if (!needed()) return;
  const since = performance.now();
  const command = isComplete() ? ["ci"] : ["install", "--no-save"];
  console.log(`Installing packages (npm ${command.join(" ")}) …`);
  // With NODE_ENV=production npm would leave out what the build needs.
  const { code } = await npm([...command, "--include=dev"]);
  if (code !== 0) {
    console.error("The packages could not be installed; npm says why above.");
    process.exit(1);
  }
  console.log(`Packages installed, ${seconds(since)}`);
}

function needed() {
  if (!existsSync(installedFile)) return true;
  if (statSync(installedFile).mtimeMs >= statSync(wantedFile).mtimeMs) return false;
  // Git and copying touch unchanged files: that alone is no reason to wait for an installation.
  if (!sameVersions()) return true;
  utimesSync(installedFile, new Date(), new Date());
  return false;
}

/**
 * A lock file made on one platform may lack other platforms' optional packages, and npm ci refuses such a file; npm
 * install uses what it has.
 */
function isComplete() {
  const packages = packagesIn(wantedFile);
  return Object.entries(packages).every(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every(
      (name) => `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages,
    ),
  );
}

function sameVersions() {
  const [wanted, installed] = [wantedFile, installedFile].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).packages,
  );
  const isWanted = (path) => wanted[path]?.version === installed[path].version;
  return (
    Object.keys(installed).every(isWanted) &&
    Object.entries(wanted).every(([path, { optional }]) => path === "" || optional || path in installed)
  );
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
