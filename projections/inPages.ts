import type { Knex } from "knex";
import type { Rows } from "./read.ts";

const pageSize = 200; // rows

interface Paging<C, R, S> {
  /** A column, as the query names it, that orders the rows and never changes: so none is left out or told twice. */
  readonly key: keyof C & string;
  /** What is joined to the rows of a page alone. */
  readonly completed?: (page: Rows<C, R>) => Rows<C, S>;
}

/**
 * Rows in the order of a key, a few at a time, the next ones when they are asked for. Between two reads no connection is
 * held and nothing else is in memory, so that whoever takes them may be as slow as they like.
 */
export function inPages<C, R extends object, S extends object = R>(
  rows: Rows<C, R>,
  paging: Paging<C, R, S>,
): AsyncGenerator<S>;
/** The same for a query that does not know its columns yet. */
export function inPages<R extends object>(
  rows: Knex.QueryBuilder,
  paging: { readonly key: string; readonly completed?: (page: Knex.QueryBuilder) => Knex.QueryBuilder },
): AsyncGenerator<R>;
export async function* inPages<C, R extends object, S extends object = R>(
  told: Rows<C, R> | Knex.QueryBuilder,
  paging: object,
): AsyncGenerator<S> {
  const rows = told as Rows<C, R>;
  const { key, completed } = paging as Paging<C, R, S>;
  const name = key.split(".").at(-1)!;
  let page: S[];
  let rest = rows;
  do {
    const cut = rest.clone().orderBy(key).limit(pageSize);
    page = (await (completed ? completed(cut).orderBy(key) : cut)) as S[];
    yield* page;
    if (page.length > 0) rest = rows.clone().whereRaw("?? > ?", [key, String(Reflect.get(page.at(-1)!, name))]);
  } while (page.length === pageSize);
}
