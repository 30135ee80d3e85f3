import type { Knex } from "knex";

/** What a receipt is written with: who paid for which camp, and no child of theirs. */
export interface ReceiptOf {
  readonly registrationId: string;
  readonly payerId: string | null;
  readonly parentEmail: string | null; // null: removed
  readonly instructorId: string; // the camp's owner
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string; // HH:MM at the facility
  readonly endTime: string;
}

export const receiptOf = (db: Knex, registrationId: string): Promise<ReceiptOf | undefined> =>
  db("read.campRegistrations as g")
    .join("read.camps as c", "c.id", "g.campId")
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
