import pg from "pg";
import { type Batch, type EventStore, type Position, type RecordedEvent, serialised } from "./eventStore.ts";
import { groupCommit, positionOf, type Row } from "./groupCommit.ts";
import { listen } from "./listener.ts";
import { isUnavailable, outageOf } from "./outage.ts";

export { isUnavailable } from "./outage.ts";

const pageSize = 1000; // events a read fetches at once
const pollEvery = 1000; // ms; a fallback in case a notification is lost
const statementTimeout = 30_000; // ms

const recorded = ({ stream, id, type, data, meta, pos, rev, at }: Row): RecordedEvent => ({
  stream,
  id,
  type,
  data,
  meta,
  revision: Number(rev),
  position: positionOf(pos),
  at: at.toISOString(),
});

/** Whether these are the very next events, all within one page: positions have no gaps. */
const follows = (at: string, rows: readonly Row[]) =>
  rows.length > 0 &&
  rows.length < pageSize &&
  BigInt(rows[0]!.pos) === BigInt(at) + 1n &&
  BigInt(rows.at(-1)!.pos) === BigInt(at) + BigInt(rows.length);

/**
 * A full page up to where another stream or another request begins, which is no append's middle. Only a request that
 * wrote a whole page to one stream comes in parts.
 */
const upToAnEnd = (page: readonly Row[]) => {
  const last = page.at(-1);
  if (!last || page.length < pageSize) return page;
  const end = page.findLastIndex(
    ({ stream, meta }) => stream !== last.stream || meta.causationId !== last.meta.causationId,
  );
  return end < 0 ? page : page.slice(0, end + 1);
};

/** The log in Postgres: see postgresSchema.ts. `url` must be a direct connection, not a transaction pooler. */
export const openPostgresStore = async ({ url }: { url: string }): Promise<EventStore> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    idleTimeoutMillis: 0, // a connection opened while many arrive at once holds them all up
    application_name: "fungo log",
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: statementTimeout + 5000, // the server gives up first, unless it is gone
    options: `-c statement_timeout=${statementTimeout} -c lock_timeout=5000`,
  });
  pool.on("error", () => {}); // an idle client lost its server; the next query will say so
  pool.on("connect", (client) => client.on("error", () => {}));

  const sleepers = new Set<(head: Position | undefined, rows: readonly Row[]) => void>();
  /** `head`: how far the log reaches; unknown if news may have been missed. `rows`: its last events, if known. */
  const wake = (head?: Position, rows: readonly Row[] = []) => sleepers.forEach((sleeper) => sleeper(head, rows));
  const writer = groupCommit({ pool, onWritten: (head, rows) => sleepers.size > 0 && wake(head, rows()) });
  /** What this process writes arrives with its rows a moment later, and saves sleeping readers a query. */
  const hear = (head: string) => void writer.answered().then(() => wake(head ? positionOf(head) : undefined));
  const listener = listen(url, { log: hear }, () => wake());
  await listener.ready;
  let closing: Promise<void> | undefined;

  const select = async <R extends Row = Row>(name: string, text: string, values: unknown[]) => {
    const { rows } = await pool.query<R>({ name, text, values }).catch(outageOf("the log"));
    return rows;
  };

  const following = new Map<string, Promise<Row[]>>();
  /**
   * What follows a position. Readers who ask for the same thing at the same moment, as they do when woken, share one
   * query.
   */
  const after = (at: string): Promise<Row[]> => {
    const chunk = following.get(at);
    if (chunk) return chunk;
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

  let asked: { stream: string; next: number }[] = [];
  let answer: Promise<Row[][]> | undefined;
  /** A page of a stream. Requests made at the same moment are fetched together. */
  const pageOf = async (stream: string, next: number): Promise<Row[]> => {
    const n = asked.push({ stream, next }) - 1;
    answer ??= Promise.resolve().then(async () => {
      const pages = asked;
      [asked, answer] = [[], undefined];
      const rows = await select<Row & { page: string }>(
        "read",
        `select e.*, asked.page from unnest($1::text[], $2::bigint[]) with ordinality as asked (stream, next, page)
          cross join lateral (select * from log.event e where e.stream = asked.stream and e.rev >= asked.next
                               order by e.rev limit $3) e
          order by asked.page, e.rev`,
        [pages.map(({ stream }) => stream), pages.map(({ next }) => next), pageSize],
      );
      return pages.map((_, n) => rows.filter(({ page }) => Number(page) === n + 1));
    });
    return (await answer)[n]!;
  };

  return {
    append: async (stream, expected, events) => writer.append(stream, expected, serialised(stream, expected, events)),

    async *read(stream, from = 0) {
      for (let next = from; ; next += pageSize) {
        const rows = await pageOf(stream, next);
        for (const row of rows) yield recorded(row);
        if (rows.length < pageSize) return;
      }
    },

    async *subscribe(from, signal): AsyncGenerator<Batch> {
      let at = from?.replace(/^0+/, "") || "0";
      let saidSo = false; // that the reader has caught up
      let reaches: Position | undefined = ""; // how far the log reaches, from news since it was last read
      let given: readonly Row[] = []; // what comes next, handed over by whoever wrote it here
      let rise: (() => void) | undefined; // while asleep
      const isNews = () => reaches === undefined || reaches > positionOf(at);
      const wakeMe = (head?: Position, rows: readonly Row[] = []) => {
        if (head === undefined) reaches = undefined;
        else if (reaches !== undefined && head > reaches) reaches = head;
        const next = follows(at, given) ? [...given, ...rows] : rows;
        if (follows(at, next)) given = next;
        if (isNews()) rise?.();
      };
      const end = () => wakeMe();
      const ended = () => signal.aborted || closing;
      sleepers.add(wakeMe);
      signal.addEventListener("abort", end);
      try {
        while (!ended()) {
          const pushed = follows(at, given) ? given : undefined;
          if (!pushed) reaches = "";
          const rows =
            pushed ??
            (await after(at).catch((error: unknown) => {
              if (isUnavailable(error) || ended()) return undefined; // look again at the next poll
              throw error;
            }));
          given = [];
          const whole = rows && upToAnEnd(rows);
          at = whole?.at(-1)?.pos ?? at;
          const caughtUp = rows !== undefined && rows.length < pageSize && !(pushed && isNews());
          if (whole && (whole.length > 0 || (caughtUp && !saidSo))) {
            saidSo = caughtUp;
            yield { events: whole.map(recorded), caughtUp };
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
