import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { activateMembershipUrl } from "../../backend/memberships/contract.ts";
import { plan } from "../../projections/memberships/standingRule.ts";
import { ask } from "./caller.ts";
import { type Finding, type Place, problemList, type Rack } from "./chapter.ts";
import { factsIn, type LogKind } from "./logs.ts";
import { type Damage, faultsIn, type Node, root, startNode } from "./node.ts";
import { ownPostgres } from "./ownPostgres.ts";
import { people } from "./people.ts";
import { checkUploads, compareUploads } from "./uploads/compareUploads.ts";
import { begin, look, send, type Sent } from "./uploads/sender.ts";
import { waitUntil } from "./waitUntil.ts";

export interface Uploads {
  readonly kills: number;
  readonly seed: number; // the same seed kills after the same bytes
  readonly players: number; // each uploads all that a month has
  readonly bytes: number; // of a video
  readonly pieceSize: number; // bytes
  readonly atOnce: number;
  /** How many of them nobody asks about again after a kill behind their last byte. */
  readonly forgotten: number;
  /** Deliberate damage: nobody finishes what a kill interrupts behind its last byte. */
  readonly plant?: "nofinish" | undefined;
}
export const everyUpload: Omit<Uploads, "kills" | "seed"> = {
  players: 10,
  bytes: 6_000_000,
  pieceSize: 1024 ** 2,
  atOnce: 8,
  forgotten: 3,
};

/** Numbers from 0 up to 1, the same ones by the same seed. */
const drawnBy = (seed: number) => {
  let n = 0;
  return () => createHash("sha256").update(`${seed} ${n++}`).digest().readUInt32BE() / 2 ** 32;
};

/** Whoever sends a last piece may have its node killed between the last byte and the fact. */
const diesBehindIt: Damage = {
  file: "/backend/videos/resumable/calls.js",
  right: "if (offset !== upload.bytes)",
  wrong: 'if (ctx.get("X-Torture") === "die") process.kill(process.pid, "SIGKILL"); if (offset !== upload.bytes)',
};
const neverFinished: Damage = {
  file: "/backend/videos/finishing.js",
  right: "sha256 !== null ||",
  wrong: "true ? false :",
};
/** A spec makes sure that they fit. */
export const damages = [diesBehindIt, neverFinished];
const everyThird = 3; // upload sees a node die so
const soon = 10; // ms; about as long as a piece takes
const timedWithin = 150_000; // ms; timed work finishes within two minutes what nobody asks about

/**
 * kill -9 in the middle of uploads to two nodes with one folder, after as many bytes as the seed says, and again right
 * behind the last byte of some; then what senders were told is compared with what is there.
 */
export const uploads = async (rack: Rack, kind: LogKind, options: Uploads, place?: Place): Promise<Finding> => {
  const { kills, seed, players, pieceSize, atOnce, forgotten, plant } = options;
  const { say, onEnd } = rack;
  const problems = problemList();
  const random = drawnBy(seed);
  const { url, folder } = place ?? (await ownPostgres(rack));
  const log = await kind(rack, { url });
  const damage = plant ? damages : [diesBehindIt];
  const nodes: Node[] = [];
  for (const name of ["node-1", "node-2"])
    nodes.push(await startNode(rack, { name, url, folder, environment: log.environment, damage }));
  const bases = nodes.map(({ base }) => base);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  onEnd(() => pool.end());

  const known = { bases, url, folder, environment: log.environment };
  const everybody = await people(known, { players, instructors: 0, admins: 1 });
  const crowd = everybody.filter(({ role }) => role === "student");
  const { cookie } = everybody.find(({ role }) => role === "admin")!;
  for (const { id: userId } of crowd)
    await ask(bases[0]!, { method: "POST", path: activateMembershipUrl, body: { userId }, cookie });
  const clip = readFileSync(join(root, "backend/videos/testing/clips/plain.mp4"));
  const asking = { bases, problems, random };
  const sent: Sent[] = [];
  // Before the first kill: an upload whose beginning nobody heard of counts until it has rested for a day.
  for (const by of crowd)
    for (let n = 0; n < plan.uploads; n++)
      sent.push(await begin(asking, by, Buffer.concat([clip, randomBytes(options.bytes)])));

  const back = new Set<Node>(nodes);
  const restarts: Promise<unknown>[] = [];
  const killed = { amid: 0, behind: 0 };
  const kill = (node: Node, when: keyof typeof killed) => {
    if (!back.delete(node)) return; // it is just coming back
    killed[when]++;
    const restart = async () => {
      await node.kill();
      await node.start();
      back.add(node);
    };
    restarts.push(restart());
  };

  const nodeAt = (base: string) => nodes.find((node) => node.base === base)!;
  /** The node dies between the last byte and the fact. */
  const dying = (base: string) => ({
    headers: { "x-torture": "die" },
    onInterrupted: () => kill(nodeAt(base), "behind"), // what is dead already is only started
  });
  const [left, waiting] = [sent.slice(0, forgotten), sent.slice(forgotten)];
  const total = waiting.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const moments = Array.from({ length: kills }, () => random() * total).toSorted((one, other) => one - other);
  let begun = 0; // bytes
  const lane = async () => {
    for (let upload = waiting.shift(); upload; upload = waiting.shift()) {
      let dies = waiting.length % everyThird === 0;
      const onPiece = (base: string, { bytes, isLast }: { bytes: number; isLast: boolean }) => {
        if (isLast && dies && back.has(nodeAt(base))) {
          dies = false;
          return dying(base);
        }
        begun += bytes;
        if (moments.length > 0 && moments[0]! < begun && back.has(nodeAt(base))) {
          moments.shift();
          restarts.push(pause(random() * soon).then(() => kill(nodeAt(base), "amid")));
        }
        return {};
      };
      await send({ ...asking, pieceSize, onPiece }, upload);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  while (restarts.length > 0) await restarts.shift();
  for (const upload of left) {
    const onPiece = (base: string, { isLast }: { isLast: boolean }) => (isLast ? { ...dying(base), leaves: true } : {});
    await send({ ...asking, pieceSize, onPiece }, upload);
    await restarts.shift();
  }
  say(`${sent.length} uploads: ${killed.amid} kills amid them, ${killed.behind} right behind a last byte`);
  for (const base of bases)
    await waitUntil(`${base} is ready`, async () => (await fetch(`${base}/readyz`)).status === 200);

  const unfinished = async () => {
    const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from web.upload where done_at is null");
    return rows[0]!.n;
  };
  if (problems.lines().length === 0)
    for (const since = Date.now(); (await unfinished()) > 0 && Date.now() - since < timedWithin;) await pause(1000);
  if ((await unfinished()) === 0) for (const upload of left) await look(asking, upload);

  checkUploads(await factsIn(log), sent, problems);
  await compareUploads({ bases, crowd, sent, folder, pool, problems });
  for (const node of nodes)
    for (const fault of faultsIn(node.said())) problems.add(`${node.name} logged a fault`, fault);
  return {
    chapter: plant ? `uploads, with ${plant} planted` : "uploads",
    log: log.name,
    problems: problems.lines(),
    figures: {
      seed,
      uploads: sent.length,
      "MB of them": Math.round(sent.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6),
      "MB sent twice": Number((sent.reduce((sum, { sent, bytes }) => sum + sent - bytes.length, 0) / 1e6).toFixed(1)),
      "nodes killed amid them": killed.amid,
      "nodes killed between a last byte and its video": killed.behind,
      "finished though nobody asked": left.length,
    },
  };
};
