import pg from "pg";
import { type Batch, type EventStore, type Position, type RecordedEvent, serialised } from "./eventStore.ts";
import { groupCommit, positionOf, type Row } from "./groupCommit.ts";
import { listen } from "./listener.ts";
import { isUnavailable, outageOf } from "./outage.ts";

export { isUnavailable } from "./outage.ts";

const pageSize = 1000; // events a read fetches at once
const pollEvery = 1000; // ms; behind the notifications, should one be lost
const statementTimeout = 30_000; // ms

const recorded = ({ pos, rev, at, ...event }: Row): RecordedEvent => ({
  ...event,
  revision: Number(rev),
  position: positionOf(pos),
  at: at.toISOString(),
});

/** Whether these are the very next events, and all of one page: positions have no gaps. */
const follows = (at: string, rows: readonly Row[]) =>
  rows.length > 0 &&
  rows.length < pageSize &&
  BigInt(rows[0]!.pos) === BigInt(at) + 1n &&
  BigInt(rows.at(-1)!.pos) === BigInt(at) + BigInt(rows.length);

/** The log in Postgres: see postgresSchema.ts. `url` must be a direct connection, not a transaction pooler. */
export const openPostgresStore = async ({ url }: { url: string }): Promise<EventStore> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "fungo log",
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: statementTimeout + 5000, // the server gives up first, unless it is not there any more
    options: `-c statement_timeout=${statementTimeout} -c lock_timeout=5000`,
  });
  pool.on("error", () => {}); // an idle client lost its server; the next query says so
  pool.on("connect", (client) => client.on("error", () => {}));

  const sleepers = new Set<(head: Position | undefined, rows: readonly Row[]) => void>();
  /** `head`: how far the log reaches; unknown when news may have been missed. `rows`: its last events, if known. */
  const wake = (head?: Position, rows: readonly Row[] = []) => sleepers.forEach((sleeper) => sleeper(head, rows));
  const hear = (head: string) => wake(head ? positionOf(head) : undefined);
  const listener = listen(url, { log: hear }, () => wake());
  await listener.ready;
  const writer = groupCommit({ pool, onWritten: wake });
  let closing: Promise<void> | undefined;

  const select = async (name: string, text: string, values: unknown[]) => {
    const { rows } = await pool.query<Row>({ name, text, values }).catch(outageOf("the log"));
    return rows;
  };

  const following = new Map<string, Promise<Row[]>>();
  /** What comes after a position. Those who ask for the same in the same moment, as they do when woken, ask once. */
  const after = (at: string): Promise<Row[]> => {
    const asked = following.get(at);
    if (asked) return asked;
    const asking = Promise.resolve().then(async () => {
      following.delete(at);
      const { rows } = await pool.query<Row>({
        name: "follow",
        text: "select * from log.event where pos > $1 order by pos limit $2",
        values: [at, pageSize],
      });
      return rows;
    });
    following.set(at, asking);
    return asking;
  };

  return {
    append: async (stream, expected, events) => writer.append(stream, expected, serialised(stream, expected, events)),

    async *read(stream, from = 0) {
      for (let next = from; ; next += pageSize) {
        const rows = await select(
          "read",
          "select * from log.event where stream = $1 and rev >= $2 order by rev limit $3",
          [stream, next, pageSize],
        );
        for (const row of rows) yield recorded(row);
        if (rows.length < pageSize) return;
      }
    },

    async *subscribe(from, signal): AsyncGenerator<Batch> {
      let at = from?.replace(/^0+/, "") || "0";
      let told = false; // that the reader has caught up
      let reaches: Position | undefined = ""; // how far the log does, by what was heard since it was last read
      let given: readonly Row[] = []; // what comes next, told by whoever wrote it here
      let rise: (() => void) | undefined; // while asleep
      const isNews = () => reaches === undefined || reaches > positionOf(at);
      const wakeMe = (head?: Position, rows: readonly Row[] = []) => {
        if (head === undefined) reaches = undefined;
        else if (reaches !== undefined && head > reaches) reaches = head;
        if (rise && follows(at, rows)) given = rows;
        if (isNews()) rise?.();
      };
      const end = () => wakeMe();
      const ended = () => signal.aborted || closing;
      sleepers.add(wakeMe);
      signal.addEventListener("abort", end);
      try {
        while (!ended()) {
          reaches = "";
          const rows =
            given.length > 0
              ? given
              : await after(at).catch((error: unknown) => {
                  if (isUnavailable(error) || ended()) return undefined; // look again at the next poll
                  throw error;
                });
          given = [];
          const caughtUp = rows !== undefined && rows.length < pageSize;
          at = rows?.at(-1)?.pos ?? at;
          if (rows && (rows.length > 0 || (caughtUp && !told))) {
            told = caughtUp;
            yield { events: rows.map(recorded), caughtUp };
          }
          if (rows && !caughtUp) continue;
          if (!isNews() && !ended())
            await new Promise<void>((resolve) => {
              const poll = setTimeout(() => rise?.(), pollEvery);
              rise = () => {
                rise = undefined;
                clearTimeout(poll);
                resolve();
              };
            });
        }
      } finally {
        sleepers.delete(wakeMe);
        signal.removeEventListener("abort", end);
      }
    },

    async head() {
      const [last] = await select("head", "select * from log.event order by pos desc limit 1", []);
      return last && positionOf(last.pos);
    },

    close() {
      closing ??= (async () => {
        await writer.close();
        await listener.close();
        await pool.end();
      })();
      wake();
      return closing;
    },
  };
};
