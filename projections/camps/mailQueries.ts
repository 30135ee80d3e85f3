import type { Knex } from "knex";
import { read } from "../read.ts";
import { campRegistrations } from "./campRegistrations.ts";
import { campCardPayments, campLedgers } from "./paymentTables.ts";
import { camps } from "./tables.ts";

const mostLinks = 5; // per query

/** Registrations under this address for camps that are not over, latest first. */
export const registrationsOfAddress = (
  db: Knex,
  { parentEmail, campId, today }: { parentEmail: string; campId?: string | undefined; today: string },
): Promise<string[]> =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .whereRaw(`lower(g."parentEmail") = lower(?)`, [parentEmail])
    .where("c.endDate", ">=", today)
    .modify((found) => {
      if (campId !== undefined) void found.where("g.campId", campId);
    })
    .orderBy([{ column: "g.registeredAt", order: "desc" }, "g.id"])
    .limit(mostLinks)
    .pluck("g.id");

/** Whether a card payment was begun by the account that has the registration now. */
export const isCardOf = async (db: Knex, payment: { paymentId: string; payerId: string | null }): Promise<boolean> =>
  (await read(db, campCardPayments).where(payment).first("paymentId")) !== undefined;

/** What a receipt is written with: who paid for which camp, and no child of theirs. */
export const receiptOf = (db: Knex, registrationId: string) =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .leftJoin(campLedgers.as("l"), "l.registrationId", "g.id")
    .where("g.id", registrationId)
    .first(
      "g.id as registrationId",
      "g.campId",
      "g.payerId",
      "g.isHandedOver",
      "l.earlierByHandCents",
      "l.isWithdrawn",
      "l.isCampCancelled",
      "g.parentEmail",
      "g.registrationOption",
      "g.selectedDays",
      "c.instructorId",
      "c.title",
      "c.startDate",
      "c.endDate",
      "c.dates",
      "c.canceledDays",
    );
