import type { Knex } from "knex";
import { z } from "zod";
import type { Staff } from "../accounts/open.ts";
import { type Conditions, read } from "../read.ts";
import { containing, isPhone, list, type Listed, listed, oneOrMore, phoneIn, type QueryOf, texts } from "../list.ts";
import { everyIdOf } from "../players/open.ts";
import { campRegistrations } from "./campRegistrations.ts";
import { PaymentStatus } from "./paymentView.ts";
import { registrationRow, registrations, fieldsOf } from "./registrationRows.ts";
import { RegistrationView, RegistrationWithMedicalView } from "./registrationView.ts";
import { camps } from "./tables.ts";

/** An instructor sees who comes to their own camps; admins see all. */
const inCampsOf = (staff: Staff) => (found: Conditions<{ readonly "c.instructorId": string }>) => {
  if (staff !== "admin") void found.where("c.instructorId", staff.instructor);
};

export const registrationList = list({
  name: "registrations",
  sortable: {
    registrationDate: "g.registeredAt",
    parentName: "g.parentName",
    campTitle: ["c.title", "g.registeredAt"],
    campStartDate: ["c.startDate", "g.registeredAt"],
    totalAmount: "g.totalCents",
    participantCount: "k.participantCount",
    paymentStatus: ["m.status", "g.registeredAt"],
  },
  id: "g.id",
  otherwise: ["g.registeredAt", "desc"],
  filter: {
    campId: oneOrMore(z.string()),
    playerId: z
      .string()
      .optional()
      .describe("who comes to the camp, or withdrew; an account's own id finds what it registered, too"),
    paymentStatus: oneOrMore(PaymentStatus),
    registrationStatus: oneOrMore(z.enum(["confirmed", "withdrawn"])),
    outstanding: z.boolean().optional().describe("a balance is due"),
    refundDue: z.boolean().optional().describe("more was paid than is owed, and the refund isn't on its way"),
    hasMismatch: z.boolean().optional().describe("the recorded payment differs from the books"),
    q: z
      .string()
      .optional()
      .describe("part of a parent's or player's name, email address, or phone number, or a card payment's id"),
  },
});

export const listRegistrations = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof registrationList>,
): Promise<Listed<RegistrationView>> => {
  const { id, campId, playerId, paymentStatus, registrationStatus, outstanding, refundDue, hasMismatch, q } =
    query.filter;
  const ofPlayer = playerId && (await everyIdOf(db, [playerId]));
  const rows = registrations(db)
    .modify(inCampsOf(staff))
    .modify((found) => {
      if (texts(id)) void found.whereIn("g.id", texts(id)!);
      if (texts(campId)) void found.whereIn("g.campId", texts(campId)!);
      if (ofPlayer)
        void found.whereRaw(
          `(g."payerId" = any(?) or exists (
             select from read."campParticipants" p where p."registrationId" = g.id and p."playerId" = any(?)))`,
          [ofPlayer, ofPlayer],
        );
      if (texts(paymentStatus)) void found.whereIn("m.status", texts(paymentStatus)!);
      if (texts(registrationStatus))
        void found.whereIn(
          "g.isWithdrawn",
          texts(registrationStatus)!.map((status) => status === "withdrawn"),
        );
      // Nothing is asked of who withdrew, nor for a camp that was called off, whatever was said of the payment.
      if (outstanding !== undefined) void found.whereRaw(`(m."outstandingCents" > 0) = ?`, [outstanding]);
      if (outstanding) void found.whereNot("m.status", "paid"); // implied, and known before sums are taken
      // What is on its way back already is nobody's task any more.
      if (refundDue !== undefined) void found.whereRaw(`(m."refundDueCents" > m."onTheWayCents") = ?`, [refundDue]);
      if (hasMismatch !== undefined) void found.where("m.hasMismatch", hasMismatch);
      if (q?.trim())
        void found.whereRaw(
          `(concat_ws(' ', g."parentName", g."parentEmail", g."parentPhone", (
             select string_agg(p."playerName", ' ') from read."campParticipants" p where p."registrationId" = g.id)) ilike ?
           or ${isPhone('g."parentPhone"')}
           or exists (select from read."campCardPayments" y where y."registrationId" = g.id and y."paymentId" = ?))`,
          [containing(q.trim()), phoneIn(q), q.trim()],
        );
    });
  const page = await listed(rows, query, registrationList);
  return { ...page, rows: page.rows.map((row) => RegistrationView.parse(fieldsOf(row))) };
};

export const registrationById = async (db: Knex, id: string): Promise<RegistrationView | undefined> => {
  const row = await registrationRow(db, id);
  return row && RegistrationView.parse(fieldsOf(row));
};

/** With what parents said about health. Record first who is shown it. */
export const registrationWithMedicalText = async (
  db: Knex,
  id: string,
): Promise<RegistrationWithMedicalView | undefined> => {
  const row = await registrationRow(db, id);
  return row && RegistrationWithMedicalView.parse(fieldsOf(row));
};

/** Whose registration it is, and which camp it is for. */
export const locateRegistration = (db: Knex, id: string) =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .where("g.id", id)
    .first("g.id", "g.campId", "g.payerId", "c.instructorId", "g.isWithdrawn", "g.isHandedOver");
export type LocatedRegistration = NonNullable<Awaited<ReturnType<typeof locateRegistration>>>;

/** Whether its family was erased: what is left of it says nothing about anybody. */
export const isErasedRegistration = async (db: Knex, id: string) =>
  (await read(db, campRegistrations).where({ id, parentEmail: null }).first("id")) !== undefined;
