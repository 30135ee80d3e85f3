import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findRunningPostgres } from "../../eventstore/embeddedPostgres.ts";
import { compareLog } from "../torture/compare/compareLog.ts";
import { checkOrder, storedFacts } from "../torture/logShape.ts";
import { type Damage, root, startNode } from "../torture/node.ts";
import type { Chapter, Field } from "./chapter.ts";
import { smallDisk } from "./disk/smallDisk.ts";
import { type Heard, writersAt } from "./disk/writers.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** A full disk is mistaken for a fault of our own. */
  "full-disk": { file: "/eventstore/outage.js", right: "08|40|53|57|58", wrong: "08|40|57|58" },
};
interface Filling {
  readonly rounds: number;
  readonly lasts: number; // ms that Postgres is dead at least
  readonly players: number;
}

const once: Filling = { rounds: 1, lasts: 0, players: 3 };
const often: Filling = { rounds: 5, lasts: 10_000, players: 6 };
const answerWithin = 10_000; // ms
const patience = 90_000; // ms; what has not happened by then does not happen

/** Waits for the condition itself; false if it does not come. */
const comes = async (holds: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const since = performance.now(); performance.now() - since < patience; await pause(50))
    if (await holds()) return true;
  return false;
};

const doctorSays = (folder: string) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined, NODE_ENV: "test" };
    execFile(process.execPath, ["dist/server/scripts/doctor/main.js"], { cwd: root, env }, (_, out, err) =>
      resolve(out + err),
    );
  });

/** Makes Postgres want a new file for its log, without which it cannot go on. */
const wantMoreLog = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  for (let n = 0; n < 8; n++) await client.query("select txid_current(), pg_switch_wal()");
  await client.end();
};

const attack = async (field: Field, { rounds, lasts, players }: Filling, damage?: Damage) => {
  const { row, outcome } = counting();
  const disk = await smallDisk(field);
  if (!disk) return { notRun: "no small disk can be mounted here, which takes root" };
  const folder = join(disk.folder, "data");
  const answers = row("answers before, on and after a full disk");
  const commands = row("commands that were told yes or no");
  const fillings = row("full disks, Postgres dying on each");
  const node = await startNode(field, { name: "node", folder, environment: { NODE_ENV: "test" }, damage });
  const url = findRunningPostgres(folder)!;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  field.onEnd(() => pool.end());
  const writers = await writersAt(node.base, players);
  field.onEnd(() => node.kill()); // before waiting for the writers, whatever went wrong
  const before = new Set((await storedFacts(pool)).map(({ id }) => id));
  const refused = ({ status }: Heard) => status === 503;
  const since = (from: number) => writers.heard.slice(from);
  const must = (what: string, holds: boolean) => {
    if (!holds) fillings.wrong(what, node.said().slice(-500));
  };
  let longest = 0; // ms until all works again

  for (let round = 1; round <= rounds; round++) {
    fillings.tried();
    const from = writers.heard.length;
    await comes(() => since(from).filter(({ what, status }) => what === "a command" && status === 200).length > 10);
    await disk.fill();
    must("nothing was refused", await comes(() => since(from).some(refused)));
    const said = node.said().length;
    await wantMoreLog(url).catch(() => {}); // it dies of it
    must("Postgres outlived what it cannot", await comes(() => node.said().slice(said).includes("Postgres died")));
    await pause(lasts);
    must(
      "the doctor does not say that the disk is full, Postgres being dead",
      /it's full/.test(await doctorSays(folder)),
    );
    const freed = performance.now();
    await disk.free();
    const again = writers.heard.length;
    const works = () => since(again).some(({ what, status }) => what === "a command" && status === 200);
    const isReady = async () => (await fetch(`${node.base}/readyz`).catch(() => undefined))?.status === 200;
    must("it does not work again", (await comes(works)) && (await comes(isReady)));
    longest = Math.max(longest, performance.now() - freed);
    field.say(`round ${round} of ${rounds}: ${since(from).filter(refused).length} answers of 503 on a full disk`);
  }
  await writers.stop();

  for (const { what, status, retryAfter, ms } of writers.heard) {
    answers.tried();
    const said = `${what}: ${status} after ${ms} ms`;
    if (status === 0) answers.wrong("no answer", said);
    if (status >= 500 && status !== 503) answers.wrong(`answered ${status}`, said);
    if (status === 503 && !retryAfter) answers.wrong("503 does not say when to come back", said);
    if (ms > answerWithin) answers.wrong("an answer took too long", said);
  }
  const facts = await storedFacts(pool);
  const problems = { add: (kind: string, example?: string) => commands.wrong(kind, example), lines: () => [] };
  commands.tried(writers.ledger.answers.length);
  checkOrder(facts, problems);
  compareLog(facts, writers.ledger, before, problems);
  const slowest = Math.max(...writers.heard.map(({ ms }) => ms));
  return outcome({
    "answered 503": writers.heard.filter(refused).length,
    "slowest answer, ms": slowest,
    "works again after, ms": Math.round(longest),
  });
};

export const disk: Chapter = {
  name: "disk",
  does: "fills the disk under load, until Postgres dies of it",
  plants: Object.keys(plants),
  damages: plants,
  run: (field, { isShort, plant }) => attack(field, isShort ? once : often, plant ? plants[plant] : undefined),
};
