import type { Knex } from "knex";
import { registrationSubject } from "../../eventstore/camps/events.ts";
import type { Staff } from "../accounts/studentQueries.ts";
import { containing, dollars, type Listed, listed, type ListQuery, texts } from "../list.ts";
import { campById } from "./campQueries.ts";
import { moneyOfRegistrations, type MoneyRow, moneyView } from "./paymentQueries.ts";
import {
  OwnRegistrationView,
  type ParticipantView,
  RegistrationView,
  RegistrationWithMedicalView,
  type Seat,
} from "./registrationView.ts";

type Child = ParticipantView & { readonly medicalInfo: string | null };

interface Row extends MoneyRow {
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

const registrations = (db: Knex) =>
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

const told = (row: Row) => ({
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
  hasMedicalInfo: row.children.some(({ medicalInfo }) => medicalInfo !== null),
  registrationDate: row.registeredAt,
});

/** An instructor sees who comes to their own camps; admins see all. */
const inCampsOf = (staff: Staff) => (found: Knex.QueryBuilder) => {
  if (staff !== "admin") void found.where("c.instructorId", staff.instructor);
};

export const listRegistrations = async (
  db: Knex,
  staff: Staff,
  query: ListQuery,
): Promise<Listed<RegistrationView>> => {
  const { id, campId, paymentStatus, registrationStatus, outstanding, refundDue, hasMismatch, q } = query.filter;
  const rows = registrations(db)
    .modify(inCampsOf(staff))
    .modify((found) => {
      if (texts(id)) void found.whereIn("g.id", texts(id)!);
      if (texts(campId)) void found.whereIn("g.campId", texts(campId)!);
      if (texts(paymentStatus)) void found.whereIn("m.status", texts(paymentStatus)!);
      if (texts(registrationStatus))
        void found.whereIn(
          "g.isWithdrawn",
          texts(registrationStatus)!.map((status) => status === "withdrawn"),
        );
      // Nothing is asked of who withdrew, nor for a camp that was called off, whatever was said of the payment.
      if (typeof outstanding === "boolean") void found.whereRaw(`(m."outstandingCents" > 0) = ?`, [outstanding]);
      // What is on its way back already is nobody's task any more.
      if (typeof refundDue === "boolean")
        void found.whereRaw(`(m."refundDueCents" > m."onTheWayCents") = ?`, [refundDue]);
      if (typeof hasMismatch === "boolean") void found.where("m.hasMismatch", hasMismatch);
      if (typeof q === "string" && q.trim())
        void found.whereRaw(
          `concat_ws(' ', g."parentName", g."parentEmail", g."parentPhone", (
             select string_agg(p."playerName", ' ') from read."campParticipants" p where p."registrationId" = g.id)) ilike ?`,
          [containing(q.trim())],
        );
    });
  const page = await listed<Row>(rows, query, {
    sortable: {
      id: "g.id",
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
  });
  return { ...page, rows: page.rows.map((row) => RegistrationView.parse(told(row))) };
};

/** Everybody who registered for a camp, as they came. */
export const registrationsOfCamp = async (db: Knex, campId: string): Promise<RegistrationView[]> => {
  const rows = (await registrations(db).where("g.campId", campId).orderBy(["g.registeredAt", "g.id"])) as Row[];
  return rows.map((row) => RegistrationView.parse(told(row)));
};

const registrationRow = async (db: Knex, id: string): Promise<Row | undefined> =>
  (await registrations(db).where("g.id", id).first()) as Row | undefined;

export const registrationById = async (db: Knex, id: string): Promise<RegistrationView | undefined> => {
  const row = await registrationRow(db, id);
  return row && RegistrationView.parse(told(row));
};

/** With what parents told about health. Whoever asks for it was recorded before. */
export const registrationWithMedicalText = async (
  db: Knex,
  id: string,
): Promise<RegistrationWithMedicalView | undefined> => {
  const row = await registrationRow(db, id);
  return row && RegistrationWithMedicalView.parse(told(row));
};

/** Who looks at own registrations: somebody with an account or without, and the facility's day. */
export interface Own {
  readonly userId: string | undefined;
  readonly today: string;
}

/** A registration as its family sees it. Who is not logged in as its payer is told no child's name. */
const ownView = async (
  db: Knex,
  row: Row,
  { today, named }: { today: string; named: boolean },
): Promise<OwnRegistrationView> =>
  OwnRegistrationView.parse({
    ...told(row),
    places: row.children.map(({ id, playerName, ageGroup, isWithdrawn }) => ({
      id,
      playerName: named ? playerName : null,
      ageGroup,
      isWithdrawn,
    })),
    camp: await campById(db, { today, id: row.campId }),
  });
const isPayer = ({ payerId }: Row, { userId }: Own) => userId !== undefined && userId === payerId;

export const ownRegistration = async (db: Knex, id: string, own: Own): Promise<OwnRegistrationView | undefined> => {
  const row = await registrationRow(db, id);
  return row && ownView(db, row, { today: own.today, named: isPayer(row, own) });
};

/** For a letter to the parent, which names the children; `subject` is whose key seals it all. */
export const registrationForLetter = async (db: Knex, id: string, today: string) => {
  const row = await registrationRow(db, id);
  if (!row) return undefined;
  const subject = registrationSubject({ payerId: row.payerId, registrationId: id });
  return { ...(await ownView(db, row, { today, named: true })), subject };
};
export type RegistrationForLetter = NonNullable<Awaited<ReturnType<typeof registrationForLetter>>>;

/** Those of an account and those that a browser holds, the last first. */
export const ownRegistrations = async (
  db: Knex,
  own: Own,
  { held, campId }: { held: readonly string[]; campId?: string | undefined },
): Promise<OwnRegistrationView[]> => {
  const rows = (await registrations(db)
    .where((found) => {
      void found.whereIn("g.id", held);
      if (own.userId !== undefined) void found.orWhere("g.payerId", own.userId);
    })
    .modify((found) => {
      if (campId !== undefined) void found.where("g.campId", campId);
    })
    .orderBy(["g.registeredAt", "g.id"].map((column) => ({ column, order: "desc" as const })))) as Row[];
  return Promise.all(rows.map((row) => ownView(db, row, { today: own.today, named: isPayer(row, own) })));
};
