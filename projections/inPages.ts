import type { Knex } from "knex";

const pageSize = 200; // rows

interface Paging {
  /** A column, as the query names it, that orders the rows and never changes: so none is left out or told twice. */
  readonly key: string;
  /** What is joined to the rows of a page alone. */
  readonly completed?: (page: Knex.QueryBuilder) => Knex.QueryBuilder;
}

/**
 * Rows in the order of a key, a few at a time, the next ones when they are asked for. Between two reads no connection is
 * held and nothing else is in memory, so that whoever takes them may be as slow as they like.
 */
export async function* inPages<Row extends object>(
  rows: Knex.QueryBuilder,
  { key, completed = (page) => page }: Paging,
): AsyncGenerator<Row> {
  const name = key.split(".").at(-1)!;
  let page: Row[];
  let from = rows;
  do {
    page = (await completed(from.clone().orderBy(key).limit(pageSize)).orderBy(key)) as Row[];
    yield* page;
    if (page.length > 0) from = rows.clone().where(key, ">", String(Reflect.get(page.at(-1)!, name)));
  } while (page.length === pageSize);
}
