import type { Knex } from "knex";
import { contexts } from "../contexts.ts";

/** Subjects of what was sent without an account under an address, however it is spelled, to any context. */
export const visitorsOfAddress = async (db: Knex, email: string): Promise<string[]> => {
  const subjects = await Promise.all(contexts.map(async ({ visitors }) => visitors?.(db, email) ?? []));
  return [...new Set(subjects.flat())];
};
