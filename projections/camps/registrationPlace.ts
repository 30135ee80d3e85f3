import type { Knex } from "knex";

/** Whose registration it is and where it was placed. */
export interface RegistrationPlace {
  readonly id: string;
  readonly campId: string;
  readonly payerId: string | null;
  readonly instructorId: string; // the camp's owner
  readonly isWithdrawn: boolean;
}

export const registrationPlace = (db: Knex, id: string): Promise<RegistrationPlace | undefined> =>
  db("read.campRegistrations as g")
    .join("read.camps as c", "c.id", "g.campId")
    .where("g.id", id)
    .first("g.id", "g.campId", "g.payerId", "c.instructorId", "g.isWithdrawn");
