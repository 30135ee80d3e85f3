import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Finding, problemList, type Rack } from "./chapter.ts";
import { everyday } from "./commands/commands.ts";
import { compareLog } from "./compare/compareLog.ts";
import { checkMemberships, compareMembers, newsHeard } from "./compare/compareMembers.ts";
import { compareReads } from "./compare/compareReads.ts";
import { compareRebuilt } from "./compare/compareRebuilt.ts";
import { factsIn, type LogKind } from "./logs.ts";
import { checkOrder, checkSpots, checkSeats } from "./logShape.ts";
import { type Damage, faultsIn, type Node, startNode } from "./node.ts";
import { forgetful, ownPostgres } from "./ownPostgres.ts";
import { people } from "./people.ts";
import { handler } from "../../backend/handle.ts";
import { ledger } from "./answered.ts";
import { waitUntil } from "./waitUntil.ts";

const activeLock = 7305114; // see projections/projections.ts
const soon = 15_000; // ms; what planted damage has lost never comes back

export interface Kills {
  readonly rounds: number;
  readonly inFlight: number; // commands at once
  readonly players: number;
  readonly instructors: number;
  readonly perRound: number; // commands that a round begins
  /** After which rounds the read models are compared with a rebuild, which costs more than all else. */
  readonly rebuilds: "each" | "last" | "none";
  /** Deliberate damage: a check that cannot fail is no check. */
  readonly plant?: "loss" | "checkpoint" | undefined;
}
export const everyKill: Kills = {
  rounds: 20,
  inFlight: 200,
  players: 40,
  instructors: 10,
  perRound: 800,
  rebuilds: "each",
};

const victims = ["a node", "the active node", "Postgres"];

/** The checkpoint moves outside the transaction that writes the rows, and so much earlier that a kill hits the gap. */
export const checkpointAlone: Damage = {
  file: "/projections/engine.js",
  right: "moveCheckpoints(runners, to),",
  wrong: "...(await pool.query(moveCheckpoints(runners, to)), await new Promise((go) => setTimeout(go, 60)), []),",
};

const opened = async (log: Awaited<ReturnType<LogKind>>, onEnd: Rack["onEnd"]) => {
  const store = await log.open();
  onEnd(() => store.close());
  return store;
};

/** kill -9 in the middle of commands, round after round; then what clients were told is compared with what is there. */
export const kills = async (rack: Rack, kind: LogKind, options: Kills): Promise<Finding> => {
  const { rounds, inFlight, perRound, rebuilds, plant } = options;
  const { say, onEnd } = rack;
  const problems = problemList();
  const postgres = await ownPostgres(rack, plant === "loss" ? forgetful : []);
  const { url, folder } = postgres;
  const log = await kind(rack, postgres, { forgetful: plant === "loss" });
  const victimsNow = [...Object.keys(log.faults), ...victims];
  /** What shows the planted damage. */
  const victimOf: Record<NonNullable<typeof plant>, string> = {
    loss: "killed" in log.faults ? "killed" : "Postgres",
    checkpoint: "the active node",
  };
  const damage = plant === "checkpoint" ? checkpointAlone : undefined;
  const environment = { ...log.environment, DATABASE_SAFETY: plant ? "0" : "1" };
  const nodes: Node[] = [];
  for (const name of plant ? ["node-1"] : ["node-1", "node-2"])
    // one shows what is planted
    nodes.push(await startNode(rack, { name, url, folder, environment, damage }));
  const bases = nodes.map(({ base }) => base);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  onEnd(() => pool.end());

  /** The node whose connection holds the projection lock. */
  const activeNode = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.objid = $1 and l.granted and a.datname = current_database()`,
      [activeLock],
    );
    return nodes.find(({ name }) => name === rows[0]?.name);
  };

  const crowd = await people({ bases, url, folder, environment: log.environment }, { ...options, admins: 1 });
  const known = ledger();
  const before = new Set((await factsIn(log)).map(({ id }) => id));
  const { handle } = handler({ store: await opened(log, onEnd), until: async () => true });
  const patience = plant && soon;
  const { publish, once } = everyday({ people: crowd, bases, ledger: known, problems, patience, handle });
  await Promise.all(Array.from({ length: options.instructors * 4 }, publish));
  if (plant === "loss") await pool.query("checkpoint"); // what was there before the torture cannot be lost by it
  const killed = new Map(victimsNow.map((victim) => [victim, 0]));
  const nameOf = (victim: string) => (victim in log.faults ? `the log ${victim}` : `killed ${victim}`);
  let compared = 0;
  let months = 0;

  const killOne = async (victim: string) => {
    killed.set(victim, (killed.get(victim) ?? 0) + 1);
    const fault = log.faults[victim];
    if (fault) {
      await fault.leave();
      await pause(Math.random() * 500);
      return fault.comeBack();
    }
    if (victim === "Postgres") {
      await postgres.kill();
      await pause(Math.random() * 500);
      return postgres.start();
    }
    const active = await activeNode();
    const node = victim === "the active node" && active ? active : nodes[Math.floor(Math.random() * nodes.length)]!;
    if (victim === "the active node" && !active) problems.add("no node was projecting before the kill");
    await node.kill();
    await node.start();
  };

  for (let round = 1; round <= rounds; round++) {
    const victim = plant ? victimOf[plant] : victimsNow[(round - 1) % victimsNow.length]!;
    await waitUntil("a node that projects", async () => (await activeNode()) !== undefined);
    let begun = 0;
    let done = 0;
    const killAt = Math.floor(perRound * (0.3 + Math.random() * 0.3));
    let kill: Promise<unknown> | undefined;
    const lane = async () => {
      while (begun < perRound) {
        begun++;
        await once();
        if (++done >= killAt) kill ??= killOne(victim);
      }
    };
    const answered = known.answers.length;
    await Promise.all(Array.from({ length: inFlight }, lane));
    await kill;
    for (const node of nodes) if (node.hasEndedByItself()) problems.add(`${node.name} ended by itself`, node.said());

    for (const base of bases)
      await waitUntil(`${base} is ready`, async () => (await fetch(`${base}/readyz`)).status === 200).catch(
        (error: unknown) => problems.add("a node is not ready again", String(error)),
      );
    await newsHeard(pool, problems);
    const facts = await factsIn(log);
    checkOrder(facts, problems, { dense: log.positionsAreDense });
    checkSeats(facts, problems);
    checkSpots(facts, problems);
    const ofMembers = checkMemberships(facts, crowd, known, problems); // nothing of theirs has a key
    compareLog(facts, known, new Set([...before, ...ofMembers]), problems);
    months = await compareMembers({ pool, bases, people: crowd, ledger: known, facts, problems });
    await compareReads({ bases, people: crowd, ledger: known, facts, problems });
    if (rebuilds === "each" || (rebuilds === "last" && round === rounds))
      compared += await compareRebuilt({ url, log, keyFile: join(folder, "master.key"), problems });
    const found = problems.lines().length;
    say(
      `round ${round} of ${rounds}: ${nameOf(victim)}; ${known.answers.length - answered} commands answered, ` +
        `${facts.length} facts in the log, ${found === 0 ? "all as told" : `${found} kinds of damage`}`,
    );
    if (plant && found > 0) break; // it has been shown
  }

  for (const node of nodes)
    for (const fault of faultsIn(node.said())) problems.add(`${node.name} logged a fault`, fault);
  const sent = known.answers.reduce((sum, { attempts }) => sum + attempts, 0);
  return {
    chapter: plant ? `kills, with ${plant} planted` : "kills",
    log: log.name,
    problems: problems.lines(),
    figures: {
      ...Object.fromEntries([...killed].map(([victim, times]) => [nameOf(victim), times])),
      "commands answered": known.answers.length + known.registered.size,
      "of them yes": known.answers.filter(({ status }) => status < 300 && status > 0).length + known.registered.size,
      "sent again after a lost answer or 503": sent - known.answers.length,
      "months of memberships paid": months,
      "uploads asked for": known.uploads.size,
      "rows compared with a rebuild": compared,
    },
  };
};
