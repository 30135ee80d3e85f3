import type { Knex } from "knex";

/** What requests have recorded, by their ids: a request's id is the correlation id of its facts. */
export const factsIn = (db: Knex) => ({
  head: async () => {
    const [row] = await db("log.event").max<{ pos: string | null }[]>("pos as pos");
    return row?.pos ?? "0";
  },
  /** Types of the facts recorded after that position. */
  after: async (position: string): Promise<Map<string, string[]>> => {
    const { rows } = await db.raw<{ rows: { id: string; types: string[] }[] }>(
      "select meta->>'correlationId' as id, array_agg(type) as types from log.event where pos > ? group by 1",
      [position],
    );
    return new Map(rows.map(({ id, types }) => [id, types]));
  },
});
