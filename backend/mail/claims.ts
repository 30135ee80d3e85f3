import type { Knex } from "knex";
import { livingSessions } from "./nodeSession.ts";
import { nobodyErased, type Outgoing } from "./outbox.ts";

export const atOnce = 5; // mails
const lease = "5 minutes"; // longer than any attempt takes; for what a living node forgets
const lookAgain = "5 seconds"; // whether a node that is sending is still there

export interface Claimed extends Outgoing {
  readonly key: string;
  readonly claimed_by: number; // this node's session
  readonly too_late: boolean | null; // by the database's clock; null if it never becomes useless
}

/** A claim ends with its lease, and with the session of the node that has it. */
const isFree = `(leased_until is null or leased_until <= now() or claimed_by not in (${livingSessions}))`;

/** While a claim lasts, only its node sends the mail. If that node dies, its claims end, and another one sends it. */
export const claim = async (db: Knex, me: number): Promise<Claimed[]> => {
  const { rows } = await db.raw<{ rows: Claimed[] }>(
    `update mail.outbox
        set attempts = attempts + 1, leased_until = now() + interval '${lease}', claimed_by = :me
      where id in (
        select id from mail.outbox
         where state = 'waiting' and due_at <= now() and ${isFree} and ${nobodyErased}
         order by rank, due_at, id limit ${atOnce} for update skip locked)
        and :me in (${livingSessions})
      returning *, useless_after <= now() as too_late`,
    { me },
  );
  return rows;
};

/** While it is being sent. */
type During = "waiting" | "handing over";

/** Nothing, if it is no longer this node's. */
export const note = (db: Knex, { id, claimed_by }: Claimed, outcome: object, during: During = "waiting") =>
  db("mail.outbox")
    .where({ id, state: during, claimed_by })
    .update({ leased_until: null, claimed_by: null, ...outcome });

export const giveUp = (
  db: Knex,
  mail: Claimed,
  reason: string,
  { during, as = "failed" }: { during?: During; as?: "failed" | "skipped" | "unknown" } = {},
) => note(db, mail, { state: as, settled_at: db.fn.now(), reason }, during);

/**
 * From here on it may arrive, whatever happens to us: a mail that reaches somebody at most once is not tried again by
 * itself unless the server says that it did not take it. False if another node was faster.
 */
export const beginHandingOver = async (db: Knex, { id, once, claimed_by }: Claimed) =>
  !once ||
  (await db("mail.outbox")
    .where({ id, state: "waiting", claimed_by })
    .update({ state: "handing over", leased_until: db.raw(`now() + interval '${lease}'`) })) > 0;

/** It is no fault of a mail that its context lets none go yet. */
export const heldForNow = "Held for now: paused, or outside sending hours.";

export const lineWasCut = "The connection broke while the mail server had it, so it may have arrived.";

/** Of what a node that is gone was handing over, nobody knows whether it arrived. */
export const giveUpHandedOver = (db: Knex) =>
  db("mail.outbox")
    .where({ state: "handing over" })
    .whereRaw(isFree)
    .update({ state: "unknown", settled_at: db.fn.now(), reason: lineWasCut, leased_until: null, claimed_by: null });

/** One that was emptied while it was handed over has no outcome yet. */
export const isOver = "state not in ('waiting', 'handing over')";

/** Of one that is claimed: when to see whether that still is so. */
const untilLook = `case when leased_until > now() then least(leased_until, now() + interval '${lookAgain}') end`;

/** In ms; undefined when no mail waits. */
export const untilNext = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: { ms: string | null }[] }>(
    `select extract(epoch from least(
              (select min(greatest(due_at, ${untilLook})) from mail.outbox where state = 'waiting' and ${nobodyErased}),
              (select min(${untilLook}) from mail.outbox where state = 'handing over'),
              (select min(settled_at) from mail.outbox where once and told_at is null and ${isOver})) - now()) * 1000 as ms`,
  );
  return rows[0]?.ms ? Number(rows[0].ms) : undefined;
};
