import type { Knex } from "knex";
import type { CampReading } from "./campQueries.ts";
import { listRegistrations } from "./registrationQueries.ts";
import type { CampWithRegistrationsView, RegistrationView } from "./registrationView.ts";
import type { CampView } from "./view.ts";

/** Whether the reader manages a camp: its owner does, and every admin. */
export const manages = (reader: CampReading["reader"], { instructorId }: Pick<CampView, "instructorId">) =>
  reader !== "everybody" && (reader === "admin" || reader.instructor === instructorId);

/** Camps, with who comes to those the reader manages: one query, however many camps. */
export const withRegistrations = async (
  db: Knex,
  reader: CampReading["reader"],
  camps: readonly CampView[],
): Promise<(CampView | CampWithRegistrationsView)[]> => {
  const managed = camps.filter((camp) => manages(reader, camp)).map(({ id }) => id);
  if (reader === "everybody" || managed.length === 0) return [...camps];
  const sort = { field: "registrationDate", order: "asc" } as const;
  const { rows } = await listRegistrations(db, reader, { sort, filter: { campId: managed } });
  const byCamp = new Map<string, RegistrationView[]>(managed.map((id) => [id, []]));
  for (const registration of rows) byCamp.get(registration.campId)?.push(registration);
  return camps.map((camp) => {
    const registrations = byCamp.get(camp.id);
    return registrations ? { ...camp, registrations } : camp;
  });
};
