import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { currentUserUrl, instructorsUrl, loginUrl, profileUrl } from "../../backend/accounts/contract.ts";
import { ask, type Request } from "./caller.ts";
import { type Finding, problemList, type Rack } from "./chapter.ts";
import type { Fault, LogKind } from "./logs.ts";
import { startNode } from "./node.ts";
import { ownPostgres } from "./ownPostgres.ts";
import { password, people } from "./people.ts";

interface Outage {
  readonly lasts: number; // ms
  /** ms within which each request is answered, and within which everything works again. */
  readonly limits: { readonly answer: number; readonly back: number };
}
// Frozen: it accepts connections and answers nothing. Gone: it accepts no connection. Crashed: gone without warning.
export const everyOutage: Outage = { lasts: 30_000, limits: { answer: 8000, back: 5000 } };

interface Kind extends Pick<Fault, "leave" | "comeBack"> {
  readonly name: string;
  /** What cannot be answered meanwhile; everything unless given. */
  readonly stops?: readonly string[];
}

interface Heard {
  readonly what: string;
  readonly status: number; // 0: no answer
  readonly retryAfter: string | null;
  readonly ms: number;
  readonly during: boolean; // begun and answered while it was away
}

const probesEvery = 250; // ms
const patience = 120_000; // ms; what is not back by then does not come back

/**
 * Postgres, and the log if that is elsewhere, stop answering for a while, in several ways, under requests of all kinds;
 * the process must survive it.
 */
export const outage = async (rack: Rack, kind: LogKind, { lasts, limits }: Outage): Promise<Finding> => {
  const problems = problemList();
  const postgres = await ownPostgres(rack);
  const { url, folder } = postgres;
  const log = await kind(rack, postgres);
  const node = await startNode(rack, { name: "node", url, folder, environment: log.environment });
  const { base } = node;
  const [pat] = await people(
    { bases: [base], url, folder, environment: log.environment },
    { players: 1, instructors: 0 },
  );
  const figures: Record<string, number | string> = {};

  const needing: Record<string, () => Request> = {
    "a public read": () => ({ method: "GET", path: instructorsUrl }),
    "a read of one's own": () => ({ method: "GET", path: currentUserUrl, cookie: pat!.cookie }),
    "a command": () => ({
      method: "PATCH",
      path: profileUrl,
      cookie: pat!.cookie,
      key: randomUUID(),
      body: { firstName: "Pat", lastName: randomUUID() },
    }),
    "a log-in": () => ({ method: "POST", path: loginUrl, body: { email: "nobody@example.com", password } }),
    readyz: () => ({ method: "GET", path: "/readyz" }),
  };
  const free: Record<string, () => Request> = {
    healthz: () => ({ method: "GET", path: "/healthz" }),
    "a page": () => ({ method: "GET", path: "/" }),
  };

  const probe = async (what: string, request: Request, away: () => boolean): Promise<Heard> => {
    const before = away();
    const since = performance.now();
    const answer = await ask(base, request).catch(() => undefined);
    const ms = Math.round(performance.now() - since);
    return { what, status: answer?.status ?? 0, retryAfter: answer?.retryAfter ?? null, ms, during: before && away() };
  };
  /** What does not work yet. */
  const ailing = async (): Promise<string[]> => {
    const answers = await Promise.all(
      Object.entries(needing).map(([what, request]) => probe(what, request(), () => false)),
    );
    return answers
      .filter(({ what, status }) => status !== (what === "a log-in" ? 401 : 200))
      .map(({ what, status, ms }) => `${what}: ${status} after ${ms} ms`);
  };

  const during = async ({ name, leave, comeBack, stops = Object.keys(needing) }: Kind) => {
    const usual = (what: string) => (what === "a log-in" ? 401 : 200);
    let away = false;
    const refusals = { count: 0 }; // 503 while it was away
    const over = new AbortController();
    const asked: Promise<Heard>[] = [];
    const asking = (async () => {
      while (!over.signal.aborted) {
        for (const [what, request] of Object.entries({ ...needing, ...free }))
          asked.push(
            probe(what, request(), () => away).then((heard) => {
              if (heard.during && heard.status === 503) refusals.count++;
              return heard;
            }),
          );
        await pause(probesEvery);
      }
    })();
    await pause(probesEvery * 4); // everything is in flight
    await leave();
    away = true;
    await pause(lasts);
    // A short outage is over before a hanging server is known to hang.
    for (const since = performance.now(); refusals.count === 0 && performance.now() - since < patience;)
      await pause(50);
    away = false;
    await comeBack();
    const since = performance.now();
    let last: string[] = []; // what worked last
    for (let ills = await ailing(); ills.length > 0 && performance.now() - since < patience; ills = await ailing())
      last = ills;
    const back = Math.round(performance.now() - since);
    over.abort();
    await asking;
    const heard = await Promise.all(asked);

    if (node.hasEndedByItself()) problems.add(`${name}: the process ended`, node.said());
    if (back > limits.back)
      problems.add(`${name}: it took too long until all worked again`, `${back} ms; last ${last.join()}`);
    for (const { what, status, retryAfter, ms, during } of heard) {
      const said = `${what}: ${status} after ${ms} ms`;
      if (status === 0) problems.add(`${name}: no answer`, said);
      if (ms > limits.answer) problems.add(`${name}: an answer took too long`, said);
      if (!stops.includes(what) && what !== "readyz" && status !== usual(what))
        problems.add(`${name}: what does not need it was not served`, said);
      if (stops.includes(what) && during && status !== 503) problems.add(`${name}: answered without it`, said);
      if (what in needing && what !== "readyz" && status === 503 && !retryAfter)
        problems.add(`${name}: 503 does not say when to come back`, said);
      if (status === 500) problems.add(`${name}: an outage was taken for a fault`, said);
    }
    if (refusals.count === 0) problems.add(`${name}: nobody was told 503`);
    const slowest = Math.max(...heard.map(({ ms }) => ms));
    const refused = heard.filter(({ status }) => status === 503).length;
    figures[`${name}: requests`] = `${heard.length}, ${refused} of them answered 503, the slowest after ${slowest} ms`;
    figures[`${name}: works again after, ms`] = back;
    rack.say(`${name} for ${lasts / 1000} s: ${heard.length} requests, back after ${back} ms`);
  };

  const ofPostgres = { comeBack: () => postgres.start() };
  await during({ name: "frozen", leave: async () => postgres.freeze(), comeBack: async () => postgres.thaw() });
  await during({ name: "gone", leave: () => postgres.stop(), ...ofPostgres });
  await during({ name: "crashed", leave: () => postgres.kill(), ...ofPostgres });
  for (const [name, fault] of Object.entries(log.faults))
    if (fault.stopsWrites) await during({ name: `the log ${name}`, ...fault, stops: ["a command"] });
  return { chapter: "outage", log: log.name, problems: problems.lines(), figures };
};
