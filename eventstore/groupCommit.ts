import pg from "pg";
import {
  type Appended,
  type Expected,
  type NewEvent,
  type Position,
  RevisionConflict,
  type serialised,
  StoreUnavailable,
} from "./eventStore.ts";
import { newsOf } from "./news.ts";
import { isUnavailable } from "./outage.ts";

const largestGroup = 256; // appends sent as one call
const largestGroupBytes = 4 * 1024 * 1024;
const lanes = 2; // calls at once: the server reads one while the other's facts are written
const worthALane = 16; // appends; beyond this a second call pays off
const idInUse = "23505"; // SQLSTATE of a unique violation

type Serialised = ReturnType<typeof serialised>;
interface Waiting extends Serialised {
  readonly stream: string;
  readonly expected: Expected;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}
interface Answer {
  request: number;
  appended: boolean;
  revision: string | null;
  position: string | null;
  at: Date | null; // null: refused, or stored before
}
/** An event as a row of log.event. */
export interface Row {
  pos: string;
  stream: string;
  rev: string;
  id: string;
  type: string;
  data: object;
  meta: NewEvent["meta"];
  at: Date;
}

/** Positions compare as text. */
export const positionOf = (pos: string): Position => pos.padStart(20, "0");
const expectation = (expected: Expected) =>
  expected === "none" ? -1 : expected === "any" ? -2 : expected === "exists" ? -4 : expected;
/** Numbers and UUIDs need no quotes. */
const bare = (values: readonly (number | string)[]) => `{${values.join()}}`;
/** JSON text contains no control characters, so one of them can separate the texts: cheaper than quoting each. */
const parted = (texts: readonly string[]) => texts.join("\u001f");

/** The events of one append are consecutive; this is the last one. */
const rowsOf = (
  stream: string,
  events: Serialised["events"],
  last: { readonly revision: string; readonly position: string; readonly at: Date },
): Row[] =>
  events.map(({ id, type, data, meta }, n) => {
    const before = BigInt(events.length - 1 - n);
    return {
      pos: String(BigInt(last.position) - before),
      stream,
      rev: String(BigInt(last.revision) - before),
      id,
      type,
      data: JSON.parse(data) as object,
      meta: JSON.parse(meta) as Row["meta"],
      at: last.at,
    };
  });

/** Appends that arrive while calls are under way wait, and go together as the next call. */
export const groupCommit = ({
  pool,
  onWritten,
}: {
  pool: pg.Pool;
  /** How far the log reaches now, and its last events as far as they are known, for anyone interested. */
  onWritten: (head: Position, rows: () => Row[]) => void;
}) => {
  const queue: Waiting[] = [];
  const writing = new Set<Promise<void>>();
  const calls = new Set<Promise<void>>();
  const news = newsOf(pool);
  let underWay = 0; // appends in calls
  let closed = false;

  /**
   * One event at the end of its stream. Returns false if the stream does not end there, or no one said where it ends.
   */
  const wroteNext = async ({ stream, expected, events, resolve }: Waiting): Promise<boolean> => {
    const [event, ...more] = events;
    if (!event || more.length > 0 || expected === "any" || expected === "exists") return false;
    const revision = expected === "none" ? 0 : expected + 1;
    const tell = news.areDue();
    const { rows } = await pool.query<{ pos: string | null; at: Date }>({
      name: "append next",
      text: "select pos, at from log.append_next($1, $2, $3, $4, $5, $6, $7)",
      values: [stream, revision, event.id, event.type, event.data, event.meta, tell],
    });
    const { pos, at } = rows[0]!;
    if (pos === null) return false;
    if (tell) news.notified(pos);
    else news.wait(pos);
    const position = positionOf(pos);
    resolve({ revision, position });
    onWritten(position, () => rowsOf(stream, events, { revision: String(revision), position, at }));
    return true;
  };

  const write = async (group: readonly Waiting[]) => {
    const [first, ...others] = group;
    if (first && others.length === 0 && (await wroteNext(first))) return;
    const events = group.flatMap(({ events }) => events);
    const { rows } = await pool.query<Answer>({
      name: "append",
      text: `select request, appended, revision, "position", at from log.append($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        group.map(({ stream }) => stream),
        bare(group.map(({ expected }) => expectation(expected))),
        bare(group.flatMap(({ events }, index) => events.map(() => index + 1))),
        bare(events.map(({ id }) => id)),
        events.map(({ type }) => type),
        parted(events.map(({ data }) => data)),
        parted(events.map(({ meta }) => meta)),
      ],
    });
    let head: Position | undefined;
    const written: (() => Row[])[] = [];
    for (const { request, appended, revision, position, at } of rows) {
      const { stream, expected, events, resolve, reject } = group[request - 1]!;
      if (appended && revision !== null && position !== null) {
        const last = positionOf(position);
        if (!head || last > head) head = last;
        if (at) written.push(() => rowsOf(stream, events, { revision, position, at }));
        resolve({ revision: Number(revision), position: last });
      } else reject(new RevisionConflict(stream, expected, revision === null ? "none" : Number(revision)));
    }
    const inOrder = () => written.flatMap((rows) => rows()).sort((a, b) => Number(BigInt(a.pos) - BigInt(b.pos)));
    if (head) onWritten(head, inOrder);
  };

  /** Some of these ids are in the log, but from a different append: it was repeated with other events. */
  const overlap = async ({ stream, expected }: Waiting) => {
    const { rows } = await pool.query<{ rev: string }>(
      "select rev from log.event where stream = $1 order by rev desc limit 1",
      [stream],
    );
    return new RevisionConflict(stream, expected, rows[0] ? Number(rows[0].rev) : "none");
  };

  /** One bad append must not fail its neighbors; a missing server fails them all, outcome unknown. */
  const writeOrSplit = async (group: readonly Waiting[]): Promise<void> => {
    try {
      await write(group);
    } catch (error) {
      const [first, another] = group;
      if (isUnavailable(error)) {
        const unavailable = new StoreUnavailable("the log does not answer", { cause: error });
        group.forEach(({ reject }) => reject(unavailable));
      } else if (another) for (const one of group) await writeOrSplit([one]);
      else if (error instanceof pg.DatabaseError && error.code === idInUse)
        first?.reject(await overlap(first).catch(() => error));
      else first?.reject(error);
    }
  };

  /** A fair share of what all callers want at once, so that the lanes take turns instead of one taking everything. */
  const nextGroup = () => {
    const share = Math.max(worthALane, Math.ceil((queue.length + underWay) / lanes));
    const most = Math.min(largestGroup, share);
    let bytes = 0;
    const full = queue.findIndex((waiting, n) => n === most || (bytes += waiting.bytes) > largestGroupBytes);
    return queue.splice(0, full < 0 ? queue.length : Math.max(1, full));
  };

  const writeGroups = async () => {
    await Promise.resolve(); // appends of this very moment go together
    while (queue.length > 0) {
      const group = nextGroup();
      underWay += group.length;
      const call = writeOrSplit(group);
      calls.add(call);
      await call;
      calls.delete(call);
      underWay -= group.length;
    }
  };

  const openLane = () => {
    if (writing.size > 0 && (writing.size === lanes || queue.length <= worthALane)) return;
    const lane: Promise<void> = writeGroups().finally(() => {
      writing.delete(lane);
      if (queue.length > 0) openLane();
    });
    writing.add(lane);
  };

  return {
    append: (stream: string, expected: Expected, append: Serialised) =>
      new Promise<Appended>((resolve, reject) => {
        if (closed) return reject(new StoreUnavailable("the log is closed"));
        queue.push({ ...append, stream, expected, resolve, reject });
        openLane();
      }),
    /** Everything being written now has its answer. */
    async answered() {
      await Promise.all(calls);
    },
    /** Appends already waiting are still written. */
    async close() {
      closed = true;
      while (writing.size > 0) await Promise.all(writing);
      await news.tell();
    },
  };
};
