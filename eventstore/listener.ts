import pg from "pg";

const pauseBeforeReconnect = 250; // ms

/**
 * A connection of its own that listens on channels for as long as the process lives and comes back by itself.
 * `onReturn` is called after every (re)connection, because notifications sent meanwhile were missed; `onLoss` when the
 * connection is gone, because from then on they are.
 */
export const listen = (
  url: string,
  channels: Record<string, (payload: string) => void>,
  onReturn: () => void,
  onLoss: () => void = () => {},
) => {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "fungo listener",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client = next;
    next.on("error", () => {}); // "end" follows, and "end" reconnects
    next.once("end", () => {
      onLoss();
      if (!closed) again = setTimeout(() => (attempt = connect()), pauseBeforeReconnect);
    });
    next.on("notification", ({ channel, payload }) => channels[channel]?.(payload ?? ""));
    try {
      await next.connect();
      if (closed) return;
      await next.query(
        Object.keys(channels)
          .map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
          .join("; "),
      );
      if (!closed) onReturn();
    } catch {
      await next.end().catch(() => {});
    }
  };

  let attempt = connect();
  return {
    /** The first attempt is over, whatever came of it. */
    ready: attempt,
    async close() {
      closed = true;
      clearTimeout(again);
      await attempt; // a client that is ended while it connects never says so
      await client?.end().catch(() => {});
    },
  };
};
