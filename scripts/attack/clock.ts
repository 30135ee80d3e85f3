import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { timetable } from "../../backend/contexts.ts";
import { checkOrder, storedFacts } from "../torture/logShape.ts";
import { type Damage, startNode } from "../torture/node.ts";
import { ownPostgres } from "../torture/ownPostgres.ts";
import type { Chapter, Field, Tried } from "./chapter.ts";
import { callersAt } from "./clock/callers.ts";
import { type FakeClock, fakeClock, fakeTimeLibrary } from "./clock/fakeClock.ts";
import { day, hour, keptOn, year } from "./clock/kept.ts";
import { attackable, startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** Timed work goes by the clock of whichever node does it. */
  "node-clock": { file: "/backend/timed/databaseTime.js", right: "rows[0].now.getTime()", wrong: "Date.now()" },
};
const patience = 120_000; // ms; what has not happened by then does not happen
const names = timetable.map(({ name }) => name);
const everyOf = (name: string) => timetable.find((work) => work.name === name)?.every ?? 0;
const everyMinute = timetable.flatMap(({ name, every }) => (every === 60_000 ? [name] : []));
const jumps = [hour, -hour, day, -day, year, -year];

/** Two nodes on one database, with data made and a family known at the first; each process has a clock of its own. */
const stage = async (field: Field, clocks: { first: FakeClock; second: FakeClock }, how: Stage) => {
  const { row, outcome } = counting();
  const answers = row("answers while clocks jump");
  const ends = row("looks at what only time may end");
  const work = row("looks at timed work");
  const { damage, place } = how;
  const product = await startProduct(field, { environment: clocks.first.environment, damage, ...(place && { place }) });
  const { url, folder } = product;
  const kept = await keptOn(product);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  field.onEnd(() => pool.end());
  await pool.query("delete from web.timed_work"); // so that the second node does all of it
  const environment = { ...attackable, ...clocks.second.environment };
  await clocks.second.set(how.secondStarts);
  const second = await startNode(field, { name: "node-2", url, folder, environment, damage });
  const nodes = [product.nodes[0]!, second];
  const callers = await callersAt(
    nodes.map(({ base }) => base),
    { email: kept.email, answers },
  );

  /** Waits until each of these was done after a moment of the database's. */
  const done = async (which: readonly string[], after: Date) => {
    work.tried();
    const late = async () => {
      const sql = "select name from web.timed_work where name = any($1) and done_at between $2 and clock_timestamp()";
      const { rows } = await pool.query<{ name: string }>(sql, [which, after]);
      return which.filter((name) => !rows.some((row) => row.name === name));
    };
    for (const since = performance.now(); performance.now() - since < patience; await pause(100))
      if ((await late()).length === 0) return;
    work.wrong("timed work has stopped", (await late()).join(", "));
  };
  return {
    nodes,
    callers,
    kept,
    done,
    databaseNow: async () => (await pool.query<{ now: Date }>("select clock_timestamp() as now")).rows[0]!.now,
    /** No stored period would keep work waiting. */
    async lookAtPeriods() {
      work.tried();
      const { rows } = await pool.query<{ name: string; ahead: number }>(
        "select name, extract(epoch from period - clock_timestamp())::float8 as ahead from web.timed_work",
      );
      for (const { name, ahead } of rows)
        if (ahead * 1000 > everyOf(name)) work.wrong("a period is stored ahead of its time", name);
    },
    /** `isBack`: all clocks are right again. */
    async lookAtKept({ isBack }: { isBack: boolean }) {
      ends.tried();
      for (const lost of await kept.lost()) ends.wrong(lost);
      if (isBack && !(await kept.opens())) ends.wrong("a family's browser does not open what is theirs");
    },
    async end(figures: Tried["figures"]) {
      const facts = await storedFacts(pool);
      const log = row("commands acknowledged");
      log.tried(callers.acknowledged.length);
      checkOrder(facts, { add: (kind, example) => log.wrong(kind, example), lines: () => [] });
      const stored = new Set(facts.map(({ id }) => id));
      for (const id of callers.acknowledged) if (!stored.has(id)) log.wrong("an acknowledged command is lost", id);
      for (const node of nodes) if (node.hasEndedByItself()) answers.wrong("a node ended", node.said().slice(-500));
      return outcome(figures);
    },
    expect(what: string, found: unknown, right: unknown) {
      ends.tried();
      if (JSON.stringify(found) !== JSON.stringify(right)) ends.wrong(what, JSON.stringify(found));
    },
  };
};
interface Stage {
  readonly damage: Damage | undefined;
  readonly place?: { url: string; folder: string };
  readonly secondStarts: number; // s by which its clock is then ahead
}

/**
 * A node that starts a year ahead does all timed work there is, while the other one jumps there; then both come back.
 */
const once = async (field: Field, library: string, damage: Damage | undefined) => {
  const clocks = { first: await fakeClock(field, library), second: await fakeClock(field, library) };
  const stand = await stage(field, clocks, { damage, secondStarts: year });
  await clocks.first.set(year);
  await stand.callers.callAll({ loggedIn: true });
  await stand.done(names, new Date(0));
  await stand.lookAtKept({ isBack: false });
  for (const one of Object.values(clocks)) await one.set(0);
  await stand.callers.callAll({ loggedIn: true });
  await stand.lookAtPeriods();
  await stand.lookAtKept({ isBack: true });
  return stand.end({});
};

/** Every jump there and back, of one node and of everything, and in the end time that has really passed. */
const often = async (field: Field, library: string, damage: Damage | undefined) => {
  const [first, second, third] = [
    await fakeClock(field, library),
    await fakeClock(field, library),
    await fakeClock(field, library),
  ];
  const place = await ownPostgres(field, [], third.environment);
  const everything = [first, second, third];
  const set = (clocks: readonly FakeClock[], seconds: number) =>
    Promise.all(clocks.map(async (one) => one.set(seconds)));
  const stand = await stage(field, { first, second }, { damage, place, secondStarts: 0 });
  const { nodes } = stand;
  await stand.done(names, new Date(0));
  await stand.lookAtKept({ isBack: true });

  for (const clocks of [[first], everything])
    for (const jump of jumps) {
      const whose = clocks === everything ? "nodes and Postgres" : "a node alone";
      const from = nodes.map((node) => node.said().length);
      await set(clocks, jump);
      const loggedIn = clocks !== everything || jump < 14 * day;
      await stand.callers.callAll({ loggedIn });
      const doubt = (n: number) => nodes[n]!.said().includes("clock has jumped", from[n]);
      if (clocks === everything)
        for (const since = performance.now(); performance.now() - since < patience && !(doubt(0) && doubt(1));)
          await pause(100);
      await stand.callers.callAll({ loggedIn });
      await set(clocks, 0);
      const back = await stand.databaseNow();
      await stand.callers.callAll({ loggedIn: true });
      await stand.done(everyMinute, back);
      await stand.lookAtKept({ isBack: true });
      field.say(`${whose}, ${jump / hour} hours and back`);
    }

  const restart = async (seconds: number) => {
    for (const node of nodes) await node.stop();
    await set(everything, seconds);
    const now = await stand.databaseNow();
    for (const node of nodes) await node.start();
    await stand.done(everyMinute, now);
  };
  await restart(4.5 * day);
  await stand.done(["remind players"], new Date(Date.now() + day * 1000));
  const inDays = { offer: "lapsed", seat: "released", reminders: [1, 1], medical: "there" };
  stand.expect("four and a half days do not end what they should", await stand.kept.ended(), inDays);
  await restart(year);
  await stand.done(["forget medical text", "remind players"], new Date(Date.now() + 30 * day * 1000));
  const inAYear = { reminders: [1, 1], medical: "destroyed" }; // and no browser opens anything any more
  stand.expect("a year does not end what it should", await stand.kept.ended(), inAYear);
  return stand.end({ jumps: 2 * jumps.length });
};

export const clock: Chapter = {
  name: "clock",
  does: "lets clocks jump by an hour, a day and a year, both ways and back",
  plants: Object.keys(plants),
  damages: plants,
  async run(field, { isShort, plant }) {
    const library = fakeTimeLibrary();
    if (!library) return { notRun: "Debian's faketime is not installed" };
    return (isShort ? once : often)(field, library, plant ? plants[plant] : undefined);
  },
};
