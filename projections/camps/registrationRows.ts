import type { Knex } from "knex";
import { datesOf, firstHeldDate } from "../../backend/camps/daysRule.ts";
import { firstNames } from "../../backend/camps/firstNamesRule.ts";
import { read } from "../read.ts";
import { dollars } from "../list.ts";
import type { Aliased, RowOf } from "../table.ts";
import { type campParticipants, campRegistrations, noChild } from "./campRegistrations.ts";
import { camps } from "./tables.ts";
import { moneyOfRegistrations, moneyView } from "./paymentQueries.ts";
import type { ParticipantView, Seat } from "./registrationView.ts";

type Child = RowOf<typeof campParticipants> &
  Pick<ParticipantView, "ageGroup"> & {
    readonly isOthers: boolean; // the payer took it over without managing this player, or doesn't manage them anymore
  };
type Children = Aliased<"k", { children: readonly Child[]; participantCount: number }>;

/**
 * A card payment that was started and neither failed nor brought anything counts as on its way for this long; then it
 * is given up on.
 */
const onItsWay = "15 minutes";

/**
 * The children of a registration as entered, each with the current name of its division, the record of the player that
 * is kept, and whether that player is another parent's, not the payer's who took it over or was the player's guardian.
 */
const children = `cross join lateral (
  select jsonb_agg(to_jsonb(p) || jsonb_build_object('playerId', coalesce((
           select r."keptAs" from read.players r where r.id = p."playerId"), p."playerId"), 'ageGroup', (
           select d->>'ageGroup' from jsonb_array_elements(c.divisions) d where d->>'id' = p."divisionId"),
           'isOthers', coalesce((
           select case when g."isHandedOver" then bool_and(a.until is not null) else bool_or(a."hasLeft") end
             from read.players r join read.guardians a on a."playerId" = r."keptAs"
            where r.id = p."playerId" and a."userId" = g."payerId"), g."isHandedOver"))
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
      "c.startDate",
      "c.endDate",
      "c.dates",
      "c.canceledDays",
      "c.isCancelled as campIsCancelled",
      "k.*",
      db.raw<{ isProcessing: boolean }>(`exists (select from read."campCardPayments" p
                       where p."registrationId" = g.id and p.failure is null and p."receivedCents" = 0 and not p."isCancelled" and m.status <> 'paid'
                         and p."startedAt"::timestamptz > now() - interval '${onItsWay}') as "isProcessing"`),
    );

/** One registration with its camp, its money and its children, as stored. */
export type Row = Awaited<ReturnType<typeof registrations>>[number];

/** Who comes, without those who were withdrawn before another parent took it over. */
export const childrenOfPayer = (row: Row) => row.children.filter(({ payerId }) => payerId === row.payerId);

const firstNameAlone = (child: Child): Child => ({
  ...child,
  ...noChild,
  playerId: null,
  playerName: firstNames([child.playerName])[0] ?? null,
});

/**
 * Another parent who took it over sees nothing of whom it was placed for otherwise, only the first name of a player who
 * comes along and isn't theirs, and of the money their own: what was paid before, and is due back of it, is between
 * the first parent and staff.
 */
export const forItsPayer = (row: Row): Row => {
  const children = childrenOfPayer(row).map((child) => (child.isOthers ? firstNameAlone(child) : child));
  if (!row.isHandedOver) return { ...row, children };
  const { collectedCents, refundedCents } = row.own;
  const refundDueCents = Math.min(row.refundDueCents, Math.max(0, collectedCents - refundedCents));
  return { ...row, children, collectedCents, refundedCents, refundDueCents };
};

const seatOf = ({ isWithdrawn, status }: Row): Seat =>
  isWithdrawn ? "released" : status === "paid" ? "secured" : "held";

/** In the terms of its views. */
export const fieldsOf = (row: Row) => ({
  ...row,
  campStartDate: firstHeldDate(row),
  campDays: { ...row, dates: datesOf(row) },
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
