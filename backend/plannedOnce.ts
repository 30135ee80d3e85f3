import { LRUCache } from "lru-cache";
import type { Knex } from "knex";
import pg from "pg";

const mostPlanned = 300; // statements; each connection keeps each one's plan

/** Names a query seen before: under a name, a connection plans it once. */
const namesOfPool = () => {
  const seen = new LRUCache<string, true>({ max: 1000 });
  const names = new Map<string, string>();
  return (text: string) => {
    const name = names.get(text);
    if (name !== undefined || names.size === mostPlanned) return name;
    if (!seen.has(text)) {
      seen.set(text, true);
      return undefined;
    }
    const given = `planned ${names.size}`;
    names.set(text, given);
    return given;
  };
};

/** For a plan whose table was changed since, as a newer version of this program does when it starts beside this one. */
const isOutdated = (error: unknown) => error instanceof pg.DatabaseError && error.code === "0A000";

type Ask = (query: pg.QueryConfig, done: (error: unknown, result?: unknown) => void) => void;

/** For knex's `pool`: planning takes Postgres longer than most of our queries. */
export const plannedOnce = (): Pick<Knex.PoolConfig, "afterCreate"> => {
  const nameOf = namesOfPool();
  return {
    afterCreate(connection: { query: Ask }, created: (error: null, connection: unknown) => void) {
      const ask: Ask = connection.query.bind(connection);
      let forgetful = false;
      connection.query = (query, done) => {
        const isPlain = typeof query.text === "string" && !("submit" in query);
        const name = isPlain && !forgetful ? nameOf(query.text) : undefined;
        if (name === undefined) return ask(query, done);
        return ask({ ...query, name }, (error, result) => {
          if (!isOutdated(error)) return done(error, result);
          forgetful = true; // until the connection closes
          return ask(query, done);
        });
      };
      created(null, connection);
    },
  };
};
