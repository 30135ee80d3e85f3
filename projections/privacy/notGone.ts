import type { Knex } from "knex";
import { contexts } from "../contexts.ts";
import type { RowOf } from "../table.ts";
import type { erasures } from "./privacy.ts";

const notGone = contexts.flatMap((context) => context.notGone ?? []).join("\n or ");
const begunErasing = contexts.flatMap((context) => context.begunErasing ?? []).join("\n union ");

/** Subjects whom a context has begun to erase, without having got any further. */
export const erasingBegun = async (db: Knex): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(`${begunErasing} order by id`);
  return rows.map(({ id }) => id);
};

/** Erased subjects of whom some context reports a remainder. */
export const erasedButNotGone = async (db: Knex, { now, today }: { now: string; today: string }): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: Pick<RowOf<typeof erasures>, "subject">[] }>(
    `select e.subject from read.erasures e where ${notGone} order by e.subject`,
    { now, today },
  );
  return rows.map(({ subject }) => subject);
};
