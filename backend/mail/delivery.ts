import type { Knex } from "knex";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { startDueWork } from "../timed/dueWork.ts";
import { nobodyErased, type Outgoing, outboxChannel } from "./outbox.ts";
import { isSendable, type Transport, Undeliverable } from "./transport.ts";

const atOnce = 5; // mails
const lease = "5 minutes"; // longer than any attempt takes
const attemptsAtMost = 12; // within some 28 hours
const longestPause = 6 * 60 * 60; // s

interface Log {
  info(details: object, words: string): void;
  warn(details: object, words: string): void;
}
export interface Delivering {
  readonly db: Knex;
  readonly store: Pick<EventStore, "read">;
  readonly transport: Transport;
  readonly log: Log;
}

/** One minute, two, four …, each a quarter shorter or longer: what failed together does not come back together. */
export const pauseAfter = (attempts: number, random = Math.random()) =>
  Math.min(60 * 2 ** (attempts - 1), longestPause) * (0.75 + random / 2);

interface Claimed extends Outgoing {
  readonly too_late: boolean | null; // by the database's clock; null if it never becomes useless
}

/** A mail is this node's to send until the lease is over: if the node dies meanwhile, another one sends it then. */
const claim = async (db: Knex): Promise<Claimed[]> => {
  const { rows } = await db.raw<{ rows: Claimed[] }>(
    `update mail.outbox set attempts = attempts + 1, leased_until = now() + interval '${lease}'
      where id in (
        select id from mail.outbox
         where state = 'waiting' and due_at <= now() and coalesce(leased_until <= now(), true) and ${nobodyErased}
         order by rank, due_at, id limit ${atOnce} for update skip locked)
      returning *, useless_after <= now() as too_late`,
  );
  return rows;
};

const note = (db: Knex, { id }: Outgoing, outcome: object) =>
  db("mail.outbox")
    .where({ id, state: "waiting" })
    .update({ leased_until: null, ...outcome });

const giveUp = (db: Knex, mail: Outgoing, reason: string) =>
  note(db, mail, { state: "failed", settled_at: db.fn.now(), reason });

const onlyWritten = "No mail server is set up (SMTP_URL), so nobody got it.";
const nothingIn = { html: null, text: null, calendar: null };

/** Asks the log itself: it knows of an undoing before the read models do. */
const isUndone = async (store: Delivering["store"], mail: Claimed) => {
  const { fact_stream: stream, fact_revision: revision, fact_id: id } = mail;
  if (stream === null || revision === null || id === null) return false;
  for await (const { data } of store.read(stream, revision + 1))
    if ("undoes" in data && Array.isArray(data.undoes) && data.undoes.includes(id)) return true;
  return false;
};

const deliver = async ({ db, store, transport, log }: Delivering, mail: Claimed) => {
  const { id, kind, attempts } = mail;
  if (await isUndone(store, mail)) return db("mail.outbox").where({ id, state: "waiting" }).delete();
  if (!isSendable(mail)) return giveUp(db, mail, "There's nothing left of it to send.");
  if (mail.too_late) return giveUp(db, mail, mail.attempts > 1 ? "Not sent in time." : "It would have come too late.");
  try {
    await transport.send(mail);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const final = error instanceof Undeliverable || attempts >= attemptsAtMost;
    // The log gets none of a server's words: they often quote the address.
    log.warn({ mail: id, kind, attempts, givenUp: final }, "a mail was not taken");
    if (final) return giveUp(db, mail, reason);
    const pause = db.raw(`now() + make_interval(secs => ?)`, [pauseAfter(attempts)]);
    return note(db, mail, { due_at: pause, reason });
  }
  const sent = { state: "sent", settled_at: db.fn.now(), reason: transport.isLocal ? onlyWritten : null };
  return note(db, mail, { ...sent, ...(mail.is_confidential && !transport.isLocal && nothingIn) });
};

/** Sends what is due, a few at once. Returns how many it tried. */
export const deliverDue = async (parts: Delivering): Promise<number> => {
  const mails = await claim(parts.db);
  const done = await Promise.allSettled(
    mails.map(async (mail) => {
      try {
        return await deliver(parts, mail);
      } catch (error) {
        await note(parts.db, mail, { attempts: mail.attempts - 1 }); // none was made: the log could not be asked
        throw error;
      }
    }),
  );
  const failed = done.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return mails.length;
};

/** In ms; undefined when no mail waits. */
const untilNext = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: { ms: string | null }[] }>(
    `select extract(epoch from min(greatest(due_at, leased_until)) - now()) * 1000 as ms
       from mail.outbox where state = 'waiting' and ${nobodyErased}`,
  );
  return rows[0]?.ms ? Number(rows[0].ms) : undefined;
};

/** Sends mails as they come in and as they become due again, beside any number of nodes that do the same. */
export const startDelivery = (parts: Delivering & { url: string }) => {
  const { db, url, log } = parts;
  return startDueWork({
    url,
    channel: outboxChannel,
    doDue: () => deliverDue(parts),
    atOnce,
    untilNext: () => untilNext(db),
    log,
    trouble: "mails wait",
  });
};
