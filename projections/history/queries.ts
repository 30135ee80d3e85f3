import type { Knex } from "knex";
import type { UserView } from "../accounts/open.ts";
import type { users } from "../accounts/tables.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { history } from "./history.ts";
import { HistoryEntry } from "./view.ts";

type Entry = RowOf<typeof history>;
type Row = Pick<
  Entry,
  "id" | "of" | "at" | "what" | "details" | "act" | "undoes" | "actorKind" | "actorId" | "actorRole"
> &
  Pick<RowOf<typeof users>, "firstName" | "lastName"> & {
    readonly from: Entry["state"];
    readonly to: Entry["state"];
    readonly reason: string | null;
  };

/** An act of several facts that was taken back, by several facts, is one line: the last of them. */
const withoutTakenBack = (rows: readonly Row[]) => {
  const actOf = new Map(rows.map(({ id, act }) => [id, act]));
  const hidden = new Set<string>();
  for (const { act: back, undoes } of rows)
    if (back && undoes) for (const act of [back, ...undoes.map((id) => actOf.get(id))]) if (act) hidden.add(act);
  return rows.filter(
    ({ act, undoes, id }) =>
      !act || !hidden.has(act) || (undoes !== null && id === rows.findLast((row) => row.act === act)?.id),
  );
};

/** Who reads it. Undefined: whoever holds a link. */
type Reader = Pick<UserView, "id" | "role"> | undefined;

/** Families read names of each other's adults by first name and initial. */
const nameFor = (reader: Reader, { actorId, actorRole, firstName, lastName }: Row) => {
  const isWhole = actorRole !== "student" || actorId === reader?.id || (reader && reader.role !== "student");
  return [firstName, isWhole ? lastName : lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(" ") || null;
};

/** Why an admin did it is for admins. */
const detailsFor = (reader: Reader, { act, undoes, details, reason }: Row) => {
  if (act && undoes) return { ...details, undoes: undoes.length };
  return reason !== null && reader?.role === "admin" ? { ...details, reason } : details;
};

/** A registration that the reader `:userId` took over from another parent, if an entry `h` is about one. */
const takenOver = `read."campRegistrations" g
    join read.camps c on c.id = g."campId"
    join read."campLedgers" l on l."registrationId" = g.id
                             and g.id = h.of and g."isHandedOver" and g."payerId" = :userId and c."instructorId" <> :userId`;
const handedOverAt = `(select max(o.position) from read.history o
                                  where o.of = g.id and o.what = 'RegistrationHandedOver')`;
/** By hand it is stated how much was paid in all. It is news for whoever took it over once some of that is theirs. */
const isMoreByHand = `h.payment is null and exists (
                         select from read.history o
                          where o.of = g.id and o.position <= h.position and o.position > ${handedOverAt}
                            and o.payment is null and (o.details->>'cents')::int > l."earlierByHandCents")`;

/**
 * Whoever took a registration over reads what happened since, and of money what is theirs: the card payments they
 * started, and by hand what came on top of what was paid before. What goes back by hand is told unless something was
 * paid by hand before. A condition in SQL about an entry `h` and the reader `:userId`.
 */
export const isTold = `not exists (
  select from ${takenOver}
    left join read."campRefunds" f on f."refundId" = h.payment
    left join read."campCardPayments" p on p."paymentId" = coalesce(f."paymentId", h.payment)
   where coalesce(h.position < ${handedOverAt}, true)
      or case when p."paymentId" is not null then p."payerId" is distinct from g."payerId"
              else coalesce(h.payment, h.details->>'cents') is not null
                   and coalesce(l."earlierByHandCents", l."byHandCents") > 0
                   and not (${isMoreByHand}) end)`;

/** The details of such an entry: of what was paid by hand in all, the part that is theirs. */
export const toldDetails = `coalesce((
  select jsonb_set(h.details, '{cents}', to_jsonb(greatest(0, (h.details->>'cents')::int - coalesce(l."earlierByHandCents", 0))))
    from ${takenOver} where h.payment is null), h.details)`;

/**
 * The history of one thing, oldest first; a player's with that of the records merged into theirs. The state before is the
 * last one recorded earlier. Admins read everything.
 */
export const historyOf = async (db: Knex, of: string, reader: Reader): Promise<HistoryEntry[]> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select h.id, h.of, h.at, h.what, h.state as to, before.state as from, ${toldDetails} as details, h.act, h.undoes, h."actorKind", h."actorId", h."actorRole",
            u."firstName", u."lastName", r.reason
       from read.history h
       left join read.users u on u.id = h."actorId"
       left join read."guardianRemovals" r on r.id = h.id
       left join lateral (
         select b.state from read.history b
          where b.of = h.of and b.position < h.position and b.state is not null
          order by b.position desc limit 1) before on true
      where (h.of = :of or h.of in (select m.id from read.players m where m."keptAs" = :of)) and ${isTold}
      order by h.position`,
    { of, userId: reader && reader.role !== "admin" ? reader.id : null },
  );
  return withoutTakenBack(rows).map((row) =>
    HistoryEntry.parse({
      id: row.id,
      of: row.of,
      at: row.at,
      what: row.what,
      from: row.to === null ? null : row.from,
      to: row.to,
      details: detailsFor(reader, row),
      actor: {
        kind: row.actorKind,
        id: row.actorId,
        role: row.actorRole,
        name: nameFor(reader, row),
      },
    }),
  );
};

/** Who did what to which thing and when, by the fact's id. Undefined while it is not shown yet. */
export const actById = async (db: Knex, id: string) =>
  read(db, history).where({ id }).first("id", "of", "at", "what", "actorId");
