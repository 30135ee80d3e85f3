import type { Knex } from "knex";
import { read } from "../read.ts";
import { dollars } from "../list.ts";
import type { Aliased, RowOf } from "../table.ts";
import { type campParticipants, campRegistrations } from "./campRegistrations.ts";
import { camps } from "./tables.ts";
import { moneyOfRegistrations, moneyView } from "./paymentQueries.ts";
import type { ParticipantView, Seat } from "./registrationView.ts";

type Child = RowOf<typeof campParticipants> & Pick<ParticipantView, "ageGroup">;
type Children = Aliased<"k", { children: readonly Child[]; participantCount: number }>;

/**
 * A card payment that was started and neither failed nor brought anything counts as on its way for this long; then it
 * is given up on.
 */
const onItsWay = "15 minutes";

/** The children of a registration as entered, each with the current name of its division. */
const children = `cross join lateral (
  select jsonb_agg(to_jsonb(p) || jsonb_build_object('ageGroup', (
           select d->>'ageGroup' from jsonb_array_elements(c.divisions) d where d->>'id' = p."divisionId"))
           order by p.ordinal) as children,
         (count(*) filter (where not p."isWithdrawn"))::int as "participantCount"
    from read."campParticipants" p where p."registrationId" = g.id) k`;

/** Every registration, to be narrowed by `g` (itself), `c` (its camp), `m` (its money) and `k` (its children). */
export const registrations = (db: Knex) =>
  read(db, campRegistrations.as("g"))
    .join(camps.as("c"), "c.id", "g.campId")
    .join(moneyOfRegistrations(db).as("m"), "m.registrationId", "g.id")
    .joinRaw<Children>(children)
    .select(
      "m.*",
      "g.*",
      "c.title as campTitle",
      "c.startDate as campStartDate",
      "c.isCancelled as campIsCancelled",
      "k.*",
      db.raw<{ isProcessing: boolean }>(`exists (select from read."campCardPayments" p
                       where p."registrationId" = g.id and p.failure is null and p."receivedCents" = 0 and not p."isCancelled" and m.status <> 'paid'
                         and p."startedAt"::timestamptz > now() - interval '${onItsWay}') as "isProcessing"`),
    );

/** One registration with its camp, its money and its children, as stored. */
export type Row = Awaited<ReturnType<typeof registrations>>[number];

const seatOf = ({ isWithdrawn, status }: Row): Seat =>
  isWithdrawn ? "released" : status === "paid" ? "secured" : "held";

/** In the terms of its views. */
export const fieldsOf = (row: Row) => ({
  ...row,
  participants: row.children,
  pricePerParticipant: dollars(row.participantCents),
  totalAmount: dollars(row.isWithdrawn ? 0 : row.totalCents),
  paymentStatus: row.status,
  receivedBy: row.method,
  registrationStatus: row.isWithdrawn ? "withdrawn" : "confirmed",
  status: "pending",
  seat: seatOf(row),
  stripePaymentIntentId: row.cardPaymentId,
  money: moneyView(row),
  refundsOnTheWay: dollars(row.onTheWayCents),
  hasMedicalInfo: row.children.some(({ medicalInfo }) => medicalInfo !== null),
  registrationDate: row.registeredAt,
});

export const registrationRow = (db: Knex, id: string): Promise<Row | undefined> =>
  registrations(db).where("g.id", id).first();
