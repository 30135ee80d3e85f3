import type { Context } from "koa";
import { z } from "zod";
import type { Listed, ListQuery } from "../projections/list.ts";
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
  filter: json(z.record(z.string(), z.unknown()).refine(isStorable)).optional(),
});
const largestPage = 1000;

export const listQueryOf = (ctx: Context): ListQuery => {
  const parsed = Dialect.safeParse(ctx.query);
  if (!parsed.success) throw new Rejection("malformed", "BadListQuery", "sort, range and filter must be JSON.");
  const { sort, range, filter } = parsed.data;
  return {
    ...(sort && { sort: { field: sort[0], order: sort[1] === "ASC" ? "asc" : "desc" } }),
    ...(range && { range: { offset: range[0], limit: Math.min(range[1] - range[0] + 1, largestPage) } }),
    filter: filter ?? {},
  };
};

/** The plain array; what part of how many it is stands in Content-Range, with * for more than were counted. */
export const answerList = <T>(ctx: Context, name: string, { range }: ListQuery, { rows, total }: Listed<T>) => {
  const first = range?.offset ?? 0;
  ctx.set("Content-Range", `${name} ${first}-${Math.max(first, first + rows.length - 1)}/${total ?? "*"}`);
  ctx.body = rows;
};
