import type { Knex } from "knex";
import { read } from "../read.ts";
import { campRegistrations } from "./campRegistrations.ts";
import { camps } from "./camps.ts";

/** Whose registration it is, and which camp it is for. */
export const locateRegistration = (db: Knex, id: string) =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .where("g.id", id)
    .first("g.id", "g.campId", "g.payerId", "c.instructorId", "g.isWithdrawn");
export type LocatedRegistration = NonNullable<Awaited<ReturnType<typeof locateRegistration>>>;
