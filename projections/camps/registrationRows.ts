import type { Knex } from "knex";
import { dollars } from "../list.ts";
import { moneyOfRegistrations, type MoneyRow, moneyView } from "./paymentQueries.ts";
import type { ParticipantView, Seat } from "./registrationView.ts";

type Child = ParticipantView & { readonly medicalInfo: string | null };

/** One registration with its camp, its money and its children, as the database tells it. */
export interface Row extends MoneyRow {
  readonly id: string;
  readonly payerId: string | null;
  readonly campTitle: string;
  readonly campStartDate: string;
  readonly campIsCancelled: boolean;
  readonly participantCents: number;
  readonly totalCents: number;
  readonly payBy: string | null;
  readonly isWithdrawn: boolean;
  readonly registeredAt: string;
  readonly children: readonly Child[];
  readonly participantCount: number;
  readonly isProcessing: boolean;
}

/** A card payment that was begun and neither failed nor brought anything is on its way for so long; then it is given up on. */
const onItsWay = "15 minutes";

/** The children of a registration as they were entered, each with the name of its division as it is now. */
const children = `cross join lateral (
  select jsonb_agg(to_jsonb(p) || jsonb_build_object('ageGroup', (
           select d->>'ageGroup' from jsonb_array_elements(c.divisions) d where d->>'id' = p."divisionId"))
           order by p.ordinal) as children,
         (count(*) filter (where not p."isWithdrawn"))::int as "participantCount"
    from read."campParticipants" p where p."registrationId" = g.id) k`;

/** Every registration, to be narrowed by `g` (itself), `c` (its camp), `m` (its money) and `k` (its children). */
export const registrations = (db: Knex) =>
  db("read.campRegistrations as g")
    .join("read.camps as c", "c.id", "g.campId")
    .join(moneyOfRegistrations(db).as("m"), "m.registrationId", "g.id")
    .joinRaw(children)
    .select(
      "m.*",
      "g.*",
      "c.title as campTitle",
      "c.startDate as campStartDate",
      "c.isCancelled as campIsCancelled",
      "k.*",
      db.raw(`exists (select from read."campCardPayments" p
                       where p."registrationId" = g.id and p.failure is null and p."receivedCents" = 0 and not p."isCancelled" and m.status <> 'paid'
                         and p."startedAt"::timestamptz > now() - interval '${onItsWay}') as "isProcessing"`),
    );

const seatOf = ({ isWithdrawn, status }: Row): Seat =>
  isWithdrawn ? "released" : status === "paid" ? "secured" : "held";

/** In the words of its views. */
export const told = (row: Row) => ({
  ...row,
  participants: row.children,
  pricePerParticipant: dollars(row.participantCents),
  totalAmount: dollars(row.isWithdrawn ? 0 : row.totalCents),
  paymentStatus: row.status,
  registrationStatus: row.isWithdrawn ? "withdrawn" : "confirmed",
  status: "pending",
  seat: seatOf(row),
  stripePaymentIntentId: row.cardPaymentId,
  money: moneyView(row),
  refundsOnTheWay: dollars(row.onTheWayCents),
  hasMedicalInfo: row.children.some(({ medicalInfo }) => medicalInfo !== null),
  registrationDate: row.registeredAt,
});

export const registrationRow = async (db: Knex, id: string): Promise<Row | undefined> =>
  (await registrations(db).where("g.id", id).first()) as Row | undefined;
