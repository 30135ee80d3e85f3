import type { Knex } from "knex";
import { read } from "../read.ts";
import { campRegistrations } from "./campRegistrations.ts";
import { camps } from "./camps.ts";

/** What a receipt is written with: who paid for which camp, and no child of theirs. */
export const receiptOf = (db: Knex, registrationId: string) =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .where("g.id", registrationId)
    .first(
      "g.id as registrationId",
      "g.payerId",
      "g.parentEmail",
      "c.instructorId",
      "c.title",
      "c.startDate",
      "c.endDate",
      "c.startTime",
      "c.endTime",
    );
