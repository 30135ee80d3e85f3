import type { Knex } from "knex";
import { contexts } from "../contexts.ts";

const notGone = contexts.flatMap((context) => context.notGone ?? []).join("\n or ");

/** Erased subjects of whom any context says that something is left. */
export const erasedButNotGone = async (db: Knex, { now, today }: { now: string; today: string }): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { subject: string }[] }>(
    `select e.subject from read.erasures e where ${notGone} order by e.subject`,
    { now, today },
  );
  return rows.map(({ subject }) => subject);
};

/** Whether nothing can be written about this subject any more. */
export const wasErased = async (db: Knex, subject: string) =>
  (await db("read.erasures").where({ subject }).first("subject")) !== undefined;
