import type { Knex } from "knex";
import { staffOf, type UserView } from "../../projections/accounts/open.ts";
import { listStudents } from "../../projections/players/studentQueries.ts";

/** Which of these players a member of staff may choose from the list of students. */
export const knownStudents = async (
  db: Knex,
  user: UserView,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (playerIds.length === 0) return new Set();
  const { rows } = await listStudents(db, staffOf(user), { filter: { id: [...playerIds] } });
  return new Set(rows.map(({ id }) => id));
};
