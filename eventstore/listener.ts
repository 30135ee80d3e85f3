import pg from "pg";

const pauseBeforeReconnect = 250; // ms
const beatEvery = 10_000; // ms
const answerWithin = 5000; // ms

/** Who listens, and on which channels. */
interface Ear {
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  readonly onReturn: () => void;
  readonly onLoss: () => void;
}

/**
 * The one connection on which the whole process listens to a database: each notification wakes every server process
 * that listens.
 */
const lineTo = (url: string) => {
  const ears = new Set<Ear>();
  let client: pg.Client | undefined;
  let listening: pg.Client | undefined; // the same client, once it is subscribed to channels
  let again: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = async (to: pg.Client, those: readonly Ear[]) => {
    try {
      await to.query(
        those
          .flatMap(({ channels }) => Object.keys(channels))
          .map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
          .join("; "),
      );
      for (const ear of those) if (ears.has(ear)) ear.onReturn();
    } catch {
      await to.end().catch(() => {});
    }
  };

  /** A server that is gone without a word, behind a line that was cut, is only noticed by asking. */
  const hear = (from: pg.Client) => from.query("select 1").catch(() => from.end().catch(() => {}));

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "fungo listener",
      keepAlive: true,
      keepAliveInitialDelayMillis: beatEvery,
      connectionTimeoutMillis: 5000,
      query_timeout: answerWithin,
    });
    client = next;
    next.on("error", () => {}); // "end" follows, and "end" reconnects
    next.once("end", () => {
      listening = undefined;
      clearInterval(beat);
      for (const ear of ears) ear.onLoss();
      if (!closed) again = setTimeout(() => (attempt = connect()), pauseBeforeReconnect);
    });
    next.on("notification", ({ channel, payload }) => {
      for (const { channels } of ears) channels[channel]?.(payload ?? "");
    });
    try {
      await next.connect();
    } catch {
      await next.end().catch(() => {});
      return;
    }
    if (closed) return;
    listening = next;
    beat = setInterval(() => void hear(next), beatEvery);
    await tell(next, [...ears]);
  };

  let attempt: Promise<void> | undefined;
  return {
    /** Resolves when the first attempt is over. */
    async join(ear: Ear) {
      ears.add(ear);
      await (listening ? tell(listening, [ear]) : (attempt ??= connect()));
    },
    /** Returns whether no one is left. */
    leave(ear: Ear) {
      ears.delete(ear);
      return ears.size === 0;
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await attempt; // a client ended while connecting never says so
      await client?.end().catch(() => {});
    },
  };
};
const lines = new Map<string, ReturnType<typeof lineTo>>();

/**
 * Listens on channels for as long as the process lives, on a connection that comes back by itself. `onReturn` is called
 * after every (re)connection, because notifications sent meanwhile were missed; `onLoss` when the connection is gone,
 * because from then on they are missed.
 */
export const listen = (url: string, channels: Ear["channels"], onReturn: () => void, onLoss: () => void = () => {}) => {
  const ear = { channels, onReturn, onLoss };
  const line = lines.get(url) ?? lineTo(url);
  lines.set(url, line);
  const ready = line.join(ear);
  return {
    /** The first attempt is over, whatever its outcome. */
    ready,
    async close() {
      if (!line.leave(ear)) return;
      if (lines.get(url) === line) lines.delete(url);
      await line.close();
    },
  };
};
