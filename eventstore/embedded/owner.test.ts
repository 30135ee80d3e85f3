import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { claim, livingOwner } from "./owner.ts";

const folders = mkdtempSync(join(tmpdir(), "fungo-owner-"));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

let made = 0;
function dataFolder(note?: string): string {
  const folder = join(folders, String(++made));
  mkdirSync(folder);
  if (note !== undefined) writeFileSync(join(folder, "postgres-owner.4.json"), note);
  return folder;
}
const ofTheDead = () => dataFolder(JSON.stringify({ pid: spawnSync("true").pid, started: "1", port: 5432 }));

async function anotherProcess(dataDirs: string[]) {
  const script = fileURLToPath(new URL("testing/claimedByAnother.ts", import.meta.url));
  const args = ["--import", import.meta.resolve("tsx"), script, ...dataDirs];
  const other = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void other.kill("SIGKILL"));
  const lines = createInterface(other.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return async (): Promise<string[]> => {
    other.stdin.write("go\n");
    return JSON.parse(String((await lines.next()).value));
  };
}

it("when several processes claim a data folder at once, exactly one gets it, also after a dead owner", async () => {
  const dataDirs = Array.from({ length: 20 }, (_, at) => (at % 2 ? ofTheDead() : dataFolder()));
  const processes = await Promise.all(Array.from({ length: 3 }, () => anotherProcess(dataDirs)));
  const won = await Promise.all(processes.map((go) => go()));
  expect(won.flat().toSorted()).toEqual(dataDirs.toSorted());
});

it.concurrent.each<[string, () => string]>([
  ["a new folder", () => dataFolder()],
  ["a folder of a dead owner", ofTheDead],
  ["a folder whose owner left", () => dataFolder("")],
  ["a folder whose note was cut off", () => dataFolder('{"pid":1')],
])("of ten claims at once on %s one wins, and the others learn who has it", async (_, folder) => {
  const dataDir = folder();
  const claims = await Promise.allSettled(Array.from({ length: 10 }, () => claim(dataDir)));
  const refusals = claims.flatMap((claim) => (claim.status === "rejected" ? [String(claim.reason)] : []));
  expect(refusals).toHaveLength(9);
  expect(new Set(refusals)).toEqual(
    new Set([expect.stringContaining(`already runs on the data folder ${dataDir} (process ${process.pid})`)]),
  );
});

it("a port is known while its owner lives, and a folder can be claimed again once its owner lets go", async () => {
  const dataDir = dataFolder();
  const first = await claim(dataDir);
  first.listening(5001);
  expect(livingOwner(dataDir)).toMatchObject({ pid: process.pid, port: 5001 });
  first.release();
  expect(livingOwner(dataDir)).toBeUndefined();
  const second = await claim(dataDir);
  second.listening(5002);
  first.release();
  first.listening(5001);
  expect(livingOwner(dataDir)).toMatchObject({ port: 5002 });
});

it("a missing data folder has no owner, and a deleted one can be let go", async () => {
  expect(livingOwner(join(folders, "nowhere"))).toBeUndefined();
  const dataDir = dataFolder();
  const { release } = await claim(dataDir);
  rmSync(dataDir, { recursive: true });
  expect(release).not.toThrow();
});
