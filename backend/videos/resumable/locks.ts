import { EventEmitter, once } from "node:events";
import { ERRORS, type Locker } from "@tus/server";
import pg from "pg";
import { Rejection } from "../../http/rejection.ts";

const channel = "upload_wanted";
const lookAgain = 100; // ms
const number = "('x' || substr(md5($1), 1, 16))::bit(64)::bigint";

/** Locks of uploads, one holder at a time across all nodes. */
export interface UploadLocks extends Locker {
  readonly close: () => Promise<void>;
}

export const lockedElsewhere = () =>
  new Rejection("locked", "Locked", "This upload is being written elsewhere. Please try again in a moment.");

/** Does what nobody else may do with an upload meanwhile, nor write it. Throws a Rejection if somebody doesn't let go. */
export const alone = async <T>(locks: Locker, id: string, work: () => Promise<T>): Promise<T> => {
  const lock = locks.newLock(id);
  await lock
    .lock(new AbortController().signal, () => {})
    .catch(() => {
      throw lockedElsewhere();
    });
  return work().finally(() => lock.unlock());
};

/**
 * Advisory locks of a session of its own: those of a node that dies are free at once. Who wants a lock asks its holder
 * to let go, on whichever node that is, as a caller who comes back is worth more than a connection that hangs.
 * `patience`: ms.
 */
export const uploadLocks = (url: string, { patience = 10_000 } = {}): UploadLocks => {
  const held = new Map<string, () => void>(); // by this node: how to ask for it
  const freed = new EventEmitter().setMaxListeners(0);
  let session: Promise<pg.Client> | undefined;

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, application_name: "fungo upload locks", keepAlive: true });
    client.on("notification", ({ payload = "" }) => held.get(payload)?.());
    client.on("error", () => {}); // "end" follows
    client.once("end", () => {
      session = undefined;
      for (const letGo of held.values()) letGo(); // the locks went with the session
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  };
  const connected = () => {
    session ??= connect().catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    return session;
  };

  const isLocked = async (id: string) => {
    const { rows } = await (
      await connected()
    ).query<{ got: boolean }>(`select pg_try_advisory_lock(${number}) as got`, [id]);
    return rows[0]!.got;
  };
  /** Asks for it, and waits a moment; where the session was lost, a new one asks the next time. */
  const want = async (id: string) => {
    held.get(id)?.();
    await connected()
      .then((client) => client.query("select pg_notify($1, $2)", [channel, id]))
      .catch(() => {});
    await once(freed, id, { signal: AbortSignal.timeout(lookAgain) }).catch(() => {});
  };

  return {
    async close() {
      const client = await session?.catch(() => undefined);
      await client?.end();
    },
    newLock: (id) => ({
      async lock(signal, letGo) {
        const until = performance.now() + patience;
        while (!signal.aborted && performance.now() < until) {
          if (!held.has(id)) {
            held.set(id, letGo); // before asking the database, so that nobody else of this node tries
            if (await isLocked(id).catch(() => false)) return;
            held.delete(id);
          }
          await want(id);
        }
        throw ERRORS.ERR_LOCK_TIMEOUT;
      },
      async unlock() {
        const client = await session?.catch(() => undefined);
        await client?.query(`select pg_advisory_unlock(${number})`, [id]).catch(() => {});
        held.delete(id);
        freed.emit(id);
      },
    }),
  };
};
