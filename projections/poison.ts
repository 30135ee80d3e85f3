import type pg from "pg";
import type { PoisonFact, Runner } from "./applying.ts";
import { Fenced } from "./checkpoints.ts";

/** As every node knows it. */
export interface KnownPoison extends PoisonFact {
  readonly since: string; // ISO 8601 UTC
}

interface Row {
  name: string;
  event_id: string;
  type: string;
  error: string;
  since: Date;
}
type Queries = Pick<pg.Pool, "query">;

/** Facts that block projectors, whichever process found them. */
export const knownPoison = async (db: Queries): Promise<readonly KnownPoison[]> => {
  const { rows } = await db.query<Row>(
    "select name, event_id, type, error, since from projection.poison order by name",
  );
  return rows.map(({ name, event_id, type, error, since }) => ({
    projector: name,
    eventId: event_id,
    type,
    error,
    since: since.toISOString(),
  }));
};

/** Throws Fenced if the projector is not where this process left it: then another process judges the fact. */
export const rememberPoison = async (
  db: Queries,
  { projector, eventId, type, error }: PoisonFact,
  { projector: { version }, position }: Pick<Runner, "projector" | "position">,
) => {
  const { rowCount } = await db.query(
    `insert into projection.poison (name, event_id, type, error)
     select c.name, $2, $3, $4 from projection.checkpoint c where c.name = $1 and c.version = $5 and c.pos = $6
     on conflict (name) do update set event_id = excluded.event_id, type = excluded.type, error = excluded.error,
       since = case when poison.event_id = excluded.event_id then poison.since else excluded.since end`,
    [projector, eventId, type, error, version, position],
  );
  if (rowCount !== 1) throw new Fenced(`${projector} is not at ${position || "its start"} any more`);
};

/** Once the projector has caught up on what it missed. */
export const forgetPoison = (db: Queries, projector: string) =>
  db.query("delete from projection.poison where name = $1", [projector]);
