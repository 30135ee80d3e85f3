import type pg from "pg";
import QueryStream from "pg-query-stream";
import { positionOf } from "../../eventstore/groupCommit.ts";
import type { StoredFact } from "./records.ts";

const writer = 7305110; // the lock that log.append takes: while we hold it no one else appends
const parting = "\u001f"; // JSON never holds it

/** Every fact this transaction sees, in order, the JSON texts as they were written. */
export async function* factsInTables(client: pg.ClientBase): AsyncGenerator<StoredFact> {
  const rows = client.query(
    new QueryStream(
      `select pos::text as position, stream, rev::int as revision, id::text, type, data::text, meta::text,
              to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
         from log.event order by pos`,
      [],
      { batchSize: 500 },
    ),
  );
  for await (const fact of rows as AsyncIterable<StoredFact>) yield { ...fact, position: positionOf(fact.position) };
}

export const headOf = async (client: pg.ClientBase): Promise<{ head: string | null; facts: number }> => {
  const { rows } = await client.query<{ head: string | null; facts: string }>(
    "select max(pos)::text as head, count(*)::text as facts from log.event",
  );
  const { head = null, facts = "0" } = rows[0] ?? {};
  return { head: head && positionOf(head), facts: Number(facts) };
};

/** No one else can append until this transaction ends. */
export const holdLog = (client: pg.ClientBase) => client.query("select pg_advisory_xact_lock($1)", [writer]);

/** Facts with position, revision and time as they were. `positions` replaces them if those were another log's. */
export const insertFacts = async (
  client: pg.ClientBase,
  facts: readonly StoredFact[],
  positionAt: (n: number) => string,
) => {
  await client.query(
    `insert into log.event (pos, stream, rev, id, type, data, meta, at)
     select e.pos, e.stream, e.rev, e.id, e.type, e.data::json, e.meta::json, e.at
       from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], string_to_array($6, $8),
                   string_to_array($7, $8), $9::timestamptz[]) as e (pos, stream, rev, id, type, data, meta, at)`,
    [
      facts.map((_, n) => positionAt(n)),
      facts.map(({ stream }) => stream),
      facts.map(({ revision }) => revision),
      facts.map(({ id }) => id),
      facts.map(({ type }) => type),
      facts.map(({ data }) => data).join(parting),
      facts.map(({ meta }) => meta).join(parting),
      parting,
      facts.map(({ at }) => at),
    ],
  );
};
