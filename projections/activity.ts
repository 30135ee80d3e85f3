import pg from "pg";
import { OtherVersion } from "./checkpoints.ts";
import { pause } from "./engine.ts";

const activeLock = 7305114;
const tryToBecomeActiveEvery = 500; // ms
const beatEvery = 1000; // ms
const answerWithin = 2500; // ms
const silentAtMost = 3000; // ms

/**
 * One of several processes is active: the one whose connection holds a lock. If it dies, is halted or is cut off
 * silently, its heartbeat stops and the server ends the connection, so another takes over within five seconds. For that
 * moment both may believe they are active: what they do has to be fenced.
 */
const connection = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: "fungo projector",
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: answerWithin,
    options: `-c idle_session_timeout=${silentAtMost}`,
  });

const takesLock = async (client: pg.Client) => {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [activeLock]);
  return rows[0]?.mine === true;
};

/** Whether any process is projecting on this database now. */
export const somebodyProjects = async (db: Pick<pg.ClientBase, "query">) => {
  const { rows } = await db.query<{ one: boolean }>(
    `select exists (select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.granted) as one`,
    [activeLock],
  );
  return rows[0]?.one === true;
};

/**
 * Until the signal: stands by, and does the work whenever it is this process's turn. `mayWork` is asked first, and
 * every second.
 */
export const takeTurns = async (
  { url, onTrouble, ...turn }: Work & { url: string; onTrouble: (error: unknown) => void },
  signal: AbortSignal,
) => {
  while (!signal.aborted) {
    const client = connection(url);
    client.on("error", () => {}); // "end" follows
    try {
      await client.connect();
      while (!signal.aborted && !((await turn.mayWork(client)) && (await takesLock(client))))
        await pause(tryToBecomeActiveEvery, signal);
      if (!signal.aborted) await whileAlive(client, turn, signal);
    } catch (error) {
      if (!signal.aborted && !(error instanceof OtherVersion)) onTrouble(error); // mayWork finds other versions
    } finally {
      await client.end().catch(() => {});
    }
    await pause(tryToBecomeActiveEvery, signal);
  }
};

interface Work {
  readonly mayWork: (client: pg.Client) => Promise<boolean>;
  readonly work: (tenure: AbortSignal) => Promise<void>;
  /** A heartbeat sent at this time, by performance.now(), was answered: the lock was held then. */
  readonly onBeat: (at: number) => void;
}

/** Works as long as the connection that holds the lock answers, and is allowed to. */
const whileAlive = async (client: pg.Client, { mayWork, work, onBeat }: Work, signal: AbortSignal) => {
  const over = new AbortController();
  const tenure = AbortSignal.any([signal, over.signal]);
  const end = () => over.abort();
  client.once("end", end);
  const beat = async () => {
    while (!tenure.aborted) {
      const sentAt = performance.now();
      if (!(await mayWork(client))) return;
      onBeat(sentAt);
      await pause(beatEvery, tenure);
    }
  };
  const beating = beat()
    .catch(() => {})
    .finally(end);
  try {
    await work(tenure);
  } finally {
    end();
    await beating;
  }
};
