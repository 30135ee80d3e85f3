import type { Knex } from "knex";
import { read } from "../read.ts";
import { campRegistrations } from "./campRegistrations.ts";
import { camps } from "./tables.ts";
import { campCardPayments, campRefunds } from "./paymentTables.ts";
import { moneyOfRegistrations } from "./paymentQueries.ts";

/** Refunds that the card provider was to be asked for before that moment, and whose end is not known. */
export const refundsOnTheWay = (db: Knex, { before }: { before: string }) =>
  read(db, campRefunds)
    .where({ state: "requested" })
    .whereNotNull("paymentId")
    .where("requestedAt", "<", before)
    .orderBy("requestedAt")
    .limit(200)
    .select("refundId", "registrationId", "campId", "paymentId", "cents");

/** Card payments that were started in that time, and brought nothing so far. */
export const paymentsNotHeardOf = (db: Knex, { from, before }: { from: string; before: string }) =>
  read(db, campCardPayments)
    .where({ receivedCents: 0, isCancelled: false })
    .where("startedAt", ">=", from)
    .where("startedAt", "<", before)
    .orderBy("startedAt")
    .limit(500)
    .pluck("paymentId");

/**
 * Card payments that somebody could still pay, and of whose registration another sum is owed by now, or nothing, or by
 * another parent.
 * `before`: a camp canceled since then may still turn out not to be.
 */
export const paymentsNotOwed = (db: Knex, { before }: { before: string }) =>
  read(db, campCardPayments.as("p"))
    .join(moneyOfRegistrations(db).as("m"), "m.registrationId", "p.registrationId")
    .join(campRegistrations.as("g"), "g.id", "p.registrationId")
    .where({ "p.receivedCents": 0, "p.isCancelled": false })
    .join(camps.as("c"), "c.id", "p.campId")
    .whereRaw(`(p.cents <> m."outstandingCents" or p."payerId" is distinct from g."payerId")`)
    .whereRaw(`coalesce(c."cancelledAt" < ?, true)`, [before])
    .orderBy("p.startedAt")
    .limit(200)
    .select("p.paymentId", "p.registrationId", "p.campId");
