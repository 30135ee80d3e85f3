import type { Context } from "koa";
import { z } from "zod";
import type { Listed, ListQuery } from "../../projections/list.ts";
import type { ListParts } from "./oldCall.ts";
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

/** The part of a list that is asked for. A filter the list does not have is ignored; one that it has takes its values only. */
export const listQueryOf = ({ query }: Pick<Context, "query">, list: ListParts): ListQuery => {
  const dialect = Dialect.safeParse(query);
  if (!dialect.success) throw badListQuery();
  const filter = list.filter.safeParse(dialect.data.filter);
  if (!filter.success) throw badListQuery();
  const { sort, range } = dialect.data;
  return {
    ...(sort && { sort: { field: sort[0], order: sort[1] === "ASC" ? "asc" : "desc" } }),
    ...(range && { range: { offset: range[0], limit: Math.min(range[1] - range[0] + 1, largestPage) } }),
    filter: filter.data,
  };
};

/** The plain array; what part of how many it is stands in Content-Range, with * for more than were counted. */
export const answerList = <T>(ctx: Context, name: string, { range }: ListQuery, { rows, total }: Listed<T>) => {
  const first = range?.offset ?? 0;
  ctx.set("Content-Range", `${name} ${first}-${Math.max(first, first + rows.length - 1)}/${total ?? "*"}`);
  ctx.body = rows;
};
