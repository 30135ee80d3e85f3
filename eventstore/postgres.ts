import pg from "pg";
import {
  type Appended,
  type Batch,
  type EventStore,
  type Expected,
  type NewEvent,
  type Position,
  type RecordedEvent,
  RevisionConflict,
  serialised,
  StoreUnavailable,
} from "./eventStore.ts";
import { listen } from "./listener.ts";

const largestGroup = 256; // appends sent as one call
const pageSize = 1000; // events a read fetches at once
const pollEvery = 1000; // ms; behind the notifications, should one be lost

interface Waiting {
  stream: string;
  expected: Expected;
  events: ReturnType<typeof serialised>;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}
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

const expectation = (expected: Expected) =>
  expected === "none" ? -1 : expected === "any" ? -2 : expected === "exists" ? -4 : expected;
const position = (pos: string): Position => pos.padStart(20, "0");
const recorded = ({ pos, rev, at, ...event }: Row): RecordedEvent => ({
  ...event,
  revision: Number(rev),
  position: position(pos),
  at: at.toISOString(),
});

/** No SQLSTATE means the connection itself failed; these classes are faults of the server, not of the append. */
export const isUnavailable = (error: unknown) => {
  const code = (error as { code?: string }).code;
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(08|40|53|57P|55P03)/.test(code);
};

/** The log in Postgres: see postgresSchema.ts. `url` must be a direct connection, not a transaction pooler. */
export const openPostgresStore = async ({ url }: { url: string }): Promise<EventStore> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "fungo log",
    connectionTimeoutMillis: 5000,
    options: "-c statement_timeout=30000 -c lock_timeout=5000",
  });
  pool.on("error", () => {}); // an idle client lost its server; the next query says so
  pool.on("connect", (client) => client.on("error", () => {}));

  const sleepers = new Set<() => void>();
  const wake = () => sleepers.forEach((sleeper) => sleeper());
  const listener = listen(url, { log: wake }, wake);
  await listener.ready;

  const queue: Waiting[] = [];
  let writing = false;

  const write = async (group: readonly Waiting[]) => {
    const events = group.flatMap(({ events }, index) => events.map((event) => ({ ...event, owner: index + 1 })));
    const { rows } = await pool.query<{
      request: number;
      appended: boolean;
      revision: string | null;
      position: string;
    }>({
      name: "append",
      text: `select request, appended, revision, "position" from log.append($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        group.map(({ stream }) => stream),
        group.map(({ expected }) => expectation(expected)),
        events.map(({ owner }) => owner),
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map(({ data }) => data),
        events.map(({ meta }) => meta),
      ],
    });
    for (const row of rows) {
      const { stream, expected, resolve, reject } = group[row.request - 1]!;
      const revision = row.revision === null ? "none" : Number(row.revision);
      if (row.appended && revision !== "none") resolve({ revision, position: position(row.position) });
      else reject(new RevisionConflict(stream, expected, revision));
    }
    wake();
  };

  /** One bad append must not fail its neighbours; a missing server fails them all, outcome unknown. */
  const writeOrSplit = async (group: readonly Waiting[]): Promise<void> => {
    try {
      await write(group);
    } catch (error) {
      if (isUnavailable(error)) {
        const unavailable = new StoreUnavailable("the log does not answer", { cause: error });
        group.forEach(({ reject }) => reject(unavailable));
      } else if (group.length === 1) group[0]!.reject(error);
      else for (const one of group) await writeOrSplit([one]);
    }
  };

  const pump = async () => {
    if (writing) return;
    writing = true;
    while (queue.length > 0) await writeOrSplit(queue.splice(0, largestGroup));
    writing = false;
  };

  return {
    append: async (stream, expected, events) => {
      const rows = serialised(stream, events);
      return new Promise<Appended>((resolve, reject) => {
        queue.push({ stream, expected, events: rows, resolve, reject });
        queueMicrotask(() => void pump());
      });
    },

    async *read(stream, from = 0) {
      for (let next = from; ;) {
        const { rows } = await pool
          .query<Row>({
            name: "read",
            text: "select * from log.event where stream = $1 and rev >= $2 order by rev limit $3",
            values: [stream, next, pageSize],
          })
          .catch((error: unknown) => {
            throw isUnavailable(error) ? new StoreUnavailable("the log does not answer", { cause: error }) : error;
          });
        for (const row of rows) yield recorded(row);
        if (rows.length < pageSize) return;
        next += pageSize;
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
      sleepers.add(wakeMe);
      signal.addEventListener("abort", wakeMe);
      try {
        while (!signal.aborted) {
          woken = false;
          const rows = await pool
            .query<Row>({
              name: "follow",
              text: "select * from log.event where pos > $1 order by pos limit $2",
              values: [at, pageSize],
            })
            .then(
              (answer) => answer.rows,
              () => undefined, // the server is away: look again at the next poll
            );
          const caughtUp = rows !== undefined && rows.length < pageSize;
          at = rows?.at(-1)?.pos ?? at;
          if (rows && (rows.length > 0 || (caughtUp && !told))) {
            told = caughtUp;
            yield { events: rows.map(recorded), caughtUp };
          }
          if (rows && !caughtUp) continue;
          if (!woken && !signal.aborted)
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
      const { rows } = await pool.query<{ pos: string }>("select pos from log.event order by pos desc limit 1");
      return rows[0] && position(rows[0].pos);
    },

    async close() {
      await listener.close();
      await pool.end();
    },
  };
};
