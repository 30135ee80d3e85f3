import pg from "pg";
import { type Batch, type EventStore, type NewEvent, type RecordedEvent, serialised } from "./eventStore.ts";
import { groupCommit, positionOf } from "./groupCommit.ts";
import { listen } from "./listener.ts";
import { isUnavailable, outageOf } from "./outage.ts";

export { isUnavailable } from "./outage.ts";

const pageSize = 1000; // events a read fetches at once
const pollEvery = 1000; // ms; behind the notifications, should one be lost
const statementTimeout = 30_000; // ms

interface Row {
  pos: string;
  stream: string;
  rev: string;
  id: string;
  type: string;
  data: object;
  meta: NewEvent["meta"];
  at: Date;
}

const recorded = ({ pos, rev, at, ...event }: Row): RecordedEvent => ({
  ...event,
  revision: Number(rev),
  position: positionOf(pos),
  at: at.toISOString(),
});

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

  const sleepers = new Set<() => void>();
  const wake = () => sleepers.forEach((sleeper) => sleeper());
  const listener = listen(url, { log: wake }, wake);
  await listener.ready;
  const writer = groupCommit({ pool, onWritten: wake });
  let closing: Promise<void> | undefined;

  const select = async (name: string, text: string, values: unknown[]) => {
    const { rows } = await pool.query<Row>({ name, text, values }).catch(outageOf("the log"));
    return rows;
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

    async *subscribe(after, signal): AsyncGenerator<Batch> {
      let at = after?.replace(/^0+/, "") || "0";
      let told = false; // that the reader has caught up
      let woken = false;
      let rise = () => {};
      const wakeMe = () => {
        woken = true;
        rise();
      };
      const ended = () => signal.aborted || closing;
      sleepers.add(wakeMe);
      signal.addEventListener("abort", wakeMe);
      try {
        while (!ended()) {
          woken = false;
          const rows = await pool
            .query<Row>({
              name: "follow",
              text: "select * from log.event where pos > $1 order by pos limit $2",
              values: [at, pageSize],
            })
            .then(
              (answer) => answer.rows,
              (error: unknown) => {
                if (isUnavailable(error) || ended()) return undefined; // look again at the next poll
                throw error;
              },
            );
          const caughtUp = rows !== undefined && rows.length < pageSize;
          at = rows?.at(-1)?.pos ?? at;
          if (rows && (rows.length > 0 || (caughtUp && !told))) {
            told = caughtUp;
            yield { events: rows.map(recorded), caughtUp };
          }
          if (rows && !caughtUp) continue;
          if (!woken && !ended())
            await new Promise<void>((resolve) => {
              const poll = setTimeout(resolve, pollEvery);
              rise = () => {
                clearTimeout(poll);
                resolve();
              };
            });
        }
      } finally {
        sleepers.delete(wakeMe);
        signal.removeEventListener("abort", wakeMe);
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
