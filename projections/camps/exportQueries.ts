import type { Knex } from "knex";
import { z } from "zod";
import { inPages } from "../inPages.ts";
import { dollars } from "../list.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { campWaitlist, type campWaitlistPlaces } from "./campWaitlist.ts";
import { RefundView } from "./paymentView.ts";
import { camps } from "./tables.ts";
import { campRegistrations } from "./campRegistrations.ts";
import { campCardPayments, campLedgers, campRefunds } from "./paymentTables.ts";
import { fieldsOf, forItsPayer, registrations } from "./registrationRows.ts";
import { ParticipantView, RegistrationWithMedicalView, WaitingParticipantView } from "./registrationView.ts";
import { CampView } from "./view.ts";
import { WaitlistEntryView } from "./waitlistView.ts";

const text = z.string().nullable();

const HeldRegistration = RegistrationWithMedicalView.omit({
  campDays: true,
  payerId: true,
  status: true,
  stripePaymentIntentId: true,
  hasCardMoney: true,
  hasMismatch: true,
  hasMedicalInfo: true,
}).extend({
  participants: z.array(ParticipantView.extend({ medicalInfo: text, withdrawReason: text })),
  paymentReceivedBy: text, // as last stated
  wordsAboutPayment: text,
  payBy: text,
  withdrawnBy: text,
  withdrawnAt: text,
  withdrawReason: text,
});

/** What was last stated of the money, and what is on its way back, may be the first parent's. */
const notStatedOfThem = {
  receivedBy: null,
  paymentReceivedBy: null,
  wordsAboutPayment: null,
  refundsOnTheWay: dollars(0),
};

/** What an account registered for camps, with everything stated about the children. */
export async function* registrationsHeldOn(db: Knex, payerId: string) {
  for await (const row of inPages(registrations(db).where("g.payerId", payerId), { key: "g.id" }))
    yield HeldRegistration.parse({
      ...fieldsOf(forItsPayer(row)),
      paymentReceivedBy: row.method,
      wordsAboutPayment: row.words,
      ...(row.isHandedOver && notStatedOfThem),
    });
}

/** Card payments for an account's registrations, without the card provider's ids. */
export async function* cardPaymentsHeldOn(db: Knex, payerId: string) {
  for await (const row of inPages(read(db, campCardPayments).where({ payerId }), { key: "paymentId" }))
    yield {
      registrationId: row.registrationId,
      asked: dollars(row.cents),
      received: dollars(row.receivedCents),
      refunded: dollars(row.refundedCents - row.returnedCents + row.lostCents),
      failure: row.failure,
      isCancelled: row.isCancelled,
      mismatch: row.mismatchWhy,
      words: row.words,
      startedAt: row.startedAt,
      receivedAt: row.receivedAt,
    };
}

const HeldRefund = RefundView.omit({ id: true, paymentId: true }).extend({ registrationId: z.string() });

/** Refunds to an account, without what went back to a parent whose registration it took over. */
export async function* refundsHeldOn(db: Knex, payerId: string) {
  const refunds = read(db, campRefunds.as("f"))
    .join(campRegistrations.as("g"), "g.id", "f.registrationId")
    .join(campLedgers.as("l"), "l.registrationId", "f.registrationId")
    .leftJoin(campCardPayments.as("p"), "p.paymentId", "f.paymentId")
    .where("f.payerId", payerId)
    .whereRaw(
      `(not g."isHandedOver" or case when f."paymentId" is null
          then coalesce(l."earlierByHandCents", l."byHandCents") = 0 else p."payerId" = f."payerId" end)`,
    )
    .select("f.*");
  for await (const row of inPages(refunds, { key: "f.refundId" }))
    yield HeldRefund.parse({ ...row, amount: dollars(row.cents) });
}

const HeldEntry = WaitlistEntryView.pick({
  id: true,
  campId: true,
  state: true,
  offeredUntil: true,
  joinedAt: true,
  registrationOption: true,
  selectedDays: true,
  registrationId: true,
  parentName: true,
  parentEmail: true,
  parentPhone: true,
  skipReason: true,
}).extend({
  campTitle: z.string(),
  participants: z.array(WaitingParticipantView.omit({ ageGroup: true })),
});

const children = (db: Knex) =>
  db.raw<{
    participants: RowOf<typeof campWaitlistPlaces>[];
  }>(`(select jsonb_agg(to_jsonb(p) order by p.ordinal) from read."campWaitlistPlaces" p
            where p."entryId" = e.id) as participants`);

/** An account's places on waitlists. */
export async function* waitlistPlacesHeldOn(db: Knex, payerId: string) {
  const entries = read(db, campWaitlist.as("e"))
    .join(camps.as("c"), "c.id", "e.campId")
    .where("e.payerId", payerId)
    .select("e.*", "c.title as campTitle", children(db));
  for await (const row of inPages(entries, { key: "e.id" })) yield HeldEntry.parse(row);
}

const RunCamp = CampView.pick({
  id: true,
  title: true,
  description: true,
  campType: true,
  location: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  capacity: true,
  fullCampPrice: true,
  dailyPrice: true,
}).extend({ publishedAt: z.iso.datetime().nullable(), isCancelled: z.boolean(), cancelReason: text });

/** Camps an instructor published, without the people who come. */
export async function* campsRunBy(db: Knex, instructorId: string) {
  for await (const row of inPages(read(db, camps).where({ instructorId }), { key: "id" }))
    yield RunCamp.parse({
      ...row,
      fullCampPrice: dollars(row.fullCampPriceCents),
      dailyPrice: dollars(row.dailyPriceCents),
    });
}
