import { randomInt } from "node:crypto";
import pg from "pg";

const claims = 7305115; // sets its locks apart from all others in the database
const beatEvery = 5000; // ms
const answerWithin = 5000; // ms
const silentAtMost = 15_000; // ms

/** The sessions that hold their lock: the nodes that are there. */
export const livingSessions = `
  select l.objid::bigint from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
   where l.locktype = 'advisory' and l.classid = ${claims} and l.objsubid = 2 and l.granted`;

/** A node's connection whose end everybody sees: what it has claimed under its number is free as soon as it is gone. */
export interface NodeSession {
  /** Another one after each loss of the connection. Throws while the database is away. */
  readonly number: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * The server ends the connection of a node that dies, and, because its heartbeat stops, that of one which is halted or
 * cut off silently. Such a node may still believe in its claims for a moment: what it does has to be fenced.
 */
export const openNodeSession = (url: string): NodeSession => {
  let session: Promise<{ number: number; client: pg.Client }> | undefined;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: "fungo mail",
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      options: `-c idle_session_timeout=${silentAtMost}`,
    });
    client.on("error", () => {}); // "end" follows
    await client.connect();
    const number = randomInt(1, 2 ** 31);
    const beating = setInterval(() => {
      client.query("select").catch(async () => client.end());
    }, beatEvery);
    client.once("end", () => {
      clearInterval(beating);
      session = undefined;
    });
    await client.query("select pg_advisory_lock($1, $2)", [claims, number]);
    return { number, client };
  };

  return {
    async number() {
      session ??= connect().catch((error: unknown) => {
        session = undefined;
        throw error;
      });
      return (await session).number;
    },
    async close() {
      const open = await session?.catch(() => undefined);
      await open?.client.end();
    },
  };
};
