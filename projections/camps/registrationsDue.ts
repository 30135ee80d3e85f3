import type { Knex } from "knex";
import { read } from "../read.ts";
import { medicalSubject } from "../../eventstore/camps/events.ts";
import { campParticipants, campRegistrations } from "./campRegistrations.ts";
import { camps } from "./tables.ts";
import { campCardPayments, campLedgers } from "./paymentTables.ts";

/** What remains to be done about someone who is gone: spots in camps to come, and medical text. */
export const registrationsLeft = (
  db: Knex,
  { subject, registrationId, today }: { subject: string; registrationId?: string | undefined; today: string },
) =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .where(registrationId ? { "g.id": registrationId, "g.payerId": null } : { "g.payerId": subject })
    .where((left) => left.where("g.hasMedicalText", true).orWhere("g.isWithdrawn", false))
    .select(
      "g.id",
      "g.campId",
      "g.payerId",
      "g.hasMedicalText",
      db.raw<{ isToCome: boolean }>(`not g."isWithdrawn" and c."endDate" >= ? as "isToCome"`, [today]),
    );

/** What remains to be done about a player who is gone, alike. */
export const participationsLeft = (db: Knex, { playerId, today }: { playerId: string; today: string }) =>
  read(db, campParticipants.as("p"))
    .join(camps.as("c"), "c.id", "p.campId")
    .where("p.playerId", playerId)
    .where((left) => left.where("p.hasMedicalText", true).orWhere("p.isWithdrawn", false))
    .select(
      "p.id as participantId",
      "p.registrationId",
      "p.campId",
      "p.hasMedicalText",
      db.raw<{ isToCome: boolean }>(`not p."isWithdrawn" and c."endDate" >= ? as "isToCome"`, [today]),
    );

/** Subjects of the medical text of children whose camp ended before that day, where that is still there. */
export const medicalTextOfCampsBefore = async (db: Knex, day: string): Promise<string[]> => {
  const ofFamilies = await read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .where("g.hasMedicalText", true)
    .where("c.endDate", "<", day)
    .orderBy("g.id")
    .pluck("g.id");
  const ofPlayers = await read(db, campParticipants.as("p"))
    .join(camps.as("c"), "c.id", "p.campId")
    .where("p.hasMedicalText", true)
    .where("c.endDate", "<", day)
    .orderBy("p.id")
    .select("p.id", "p.registrationId");
  return [
    ...ofFamilies.map((id) => medicalSubject(id)),
    ...ofPlayers.map(({ id, registrationId }) => medicalSubject(registrationId, id)),
  ];
};

/** Camps with spots that should have been paid by now, as promised at registration. */
export const campsWithUnpaidPlaces = (db: Knex, { now, today }: { now: string; today: string }): Promise<string[]> =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .join(campLedgers.as("l"), "l.registrationId", "g.id")
    .where({ "g.isWithdrawn": false, "c.isCancelled": false, "c.isArchived": false, "l.status": "unpaid" })
    .whereNotNull("c.releaseUnpaidAfterHours")
    .where("g.payBy", "<=", now)
    .where("c.endDate", ">=", today)
    .whereRaw(`(c."startDate" >= ? or jsonb_exists(c."canceledDays", c."startDate"))`, [today]) // not begun
    .distinct("g.campId")
    .pluck("g.campId");

/** Card payments started for such spots of a camp that have brought nothing as far as we know. */
export const paymentsOfUnpaidPlaces = (db: Knex, { campId, now }: { campId: string; now: string }) =>
  read(db, campRegistrations.as("g"))
    .join(campCardPayments.as("p"), "p.registrationId", "g.id")
    .where({ "g.campId": campId, "g.isWithdrawn": false, "p.receivedCents": 0, "p.isCancelled": false })
    .where("g.payBy", "<=", now)
    .orderBy("p.startedAt")
    .select("p.paymentId", "p.registrationId");
