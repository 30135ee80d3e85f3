import type { Context } from "koa";
import { z } from "zod";
import type { Listed, ListParts, ListQuery, QueryOf } from "../../projections/list.ts";
import { Rejection } from "./rejection.ts";
import { isStorable } from "./storableText.ts";

/** ra-data-simple-rest: sort=["field","ASC"], range=[0,24], filter={…}, each as JSON in the query string. */
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        ctx.addIssue("not JSON");
        return z.NEVER;
      }
    })
    .pipe(shape);
const Dialect = z.object({
  sort: json(z.tuple([z.string(), z.enum(["ASC", "DESC"])])).optional(),
  range: json(z.tuple([z.int().min(0), z.int().min(0)]).refine(([first, last]) => first <= last)).optional(),
  filter: json(z.record(z.string(), z.unknown()).refine(isStorable)).default({}),
});
const largestPage = 1000;

const badListQuery = () =>
  new Rejection("malformed", "BadListQuery", "sort, range and filter must be JSON, as /api/docs shows it.");

const unknown = (path: readonly string[], message: string) =>
  new Rejection("invalid", "Invalid", message, { issues: [{ path, message }] });
const among = (names: readonly string[]) => (names.length > 0 ? `Available: ${names.join(", ")}.` : "There are none.");

/**
 * The requested part of a list. Throws a Rejection that names the existing filters and fields when another one is
 * named, or the value a filter does not accept.
 */
export const listQueryOf = <L extends ListParts>({ query }: Pick<Context, "query">, list: L): QueryOf<L> => {
  const dialect = Dialect.safeParse(query);
  if (!dialect.success) throw badListQuery();
  const { sort, range, filter: wanted } = dialect.data;
  const fields = Object.keys(list.sortable);
  if (sort && !fields.includes(sort[0]))
    throw unknown(["sort"], `This list can't be sorted by “${sort[0]}”. ${among(fields)}`);
  const filters = Object.keys(list.filter.shape);
  const stranger = Object.keys(wanted).find((name) => !filters.includes(name));
  if (stranger !== undefined)
    throw unknown(["filter", stranger], `This list has no filter “${stranger}”. ${among(filters)}`);
  const filter = list.filter.safeParse(wanted);
  if (!filter.success) {
    const [path = []] = filter.error.issues.map((issue) => issue.path);
    throw unknown(["filter", ...path.map(String)], `The filter “${String(path[0])}” doesn't take this value.`);
  }
  return {
    ...(sort && { sort: { field: sort[0], order: sort[1] === "ASC" ? "asc" : "desc" } }),
    ...(range && { range: { offset: range[0], limit: Math.min(range[1] - range[0] + 1, largestPage) } }),
    filter: filter.data as QueryOf<L>["filter"],
  };
};

/** The plain array; Content-Range says which part of how many it is, with * for more than were counted. */
export const answerList = <T>(ctx: Context, name: string, { range }: ListQuery, { rows, total }: Listed<T>) => {
  const first = range?.offset ?? 0;
  ctx.set("Content-Range", `${name} ${first}-${Math.max(first, first + rows.length - 1)}/${total ?? "*"}`);
  ctx.body = rows;
};
