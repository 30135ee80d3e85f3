import type { Knex } from "knex";
import { manages } from "../accounts/managingRule.ts";
import { staffOf, type UserView } from "../accounts/open.ts";
import { listRegistrations } from "./registrationQueries.ts";
import type { CampWithRegistrationsView, RegistrationView } from "./registrationView.ts";
import type { CampView } from "./view.ts";

/** Camps, with who comes to those this person manages: one query, however many camps. */
export const withRegistrations = async (
  db: Knex,
  user: UserView | undefined,
  camps: readonly CampView[],
): Promise<(CampView | CampWithRegistrationsView)[]> => {
  const managed = camps.filter((camp) => manages(user, camp.instructorId)).map(({ id }) => id);
  if (!user || managed.length === 0) return [...camps];
  const sort = { field: "registrationDate", order: "asc" } as const;
  const { rows } = await listRegistrations(db, staffOf(user), { sort, filter: { campId: managed } });
  const byCamp = new Map<string, RegistrationView[]>(managed.map((id) => [id, []]));
  for (const registration of rows) byCamp.get(registration.campId)?.push(registration);
  return camps.map((camp) => {
    const registrations = byCamp.get(camp.id);
    return registrations ? { ...camp, registrations } : camp;
  });
};
