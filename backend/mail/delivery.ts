import type { Knex } from "knex";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { startDueWork } from "../timed/dueWork.ts";
import { nobodyErased, type Outgoing, outboxChannel, outboxRows } from "./outbox.ts";
import type { SettledMail } from "../post.ts";
import { messageIdOf } from "./messageId.ts";
import { livingSessions, type NodeSession, openNodeSession } from "./nodeSession.ts";
import { read } from "../../projections/read.ts";
import { isSendable, OutcomeUnknown, type Transport, Undeliverable } from "./transport.ts";

const atOnce = 5; // mails
const lease = "5 minutes"; // longer than any attempt takes; for what a living node forgets
const lookAgain = "5 seconds"; // whether a node that is sending is still there
const attemptsAtMost = 12; // within some 28 hours
const longestPause = 6 * 60 * 60; // s

interface Log {
  info(details: object, words: string): void;
  warn(details: object, words: string): void;
}
/** Mails of one kind that reach somebody at most once: its context says whether, and records what became of each. */
export interface Outbound {
  readonly kind: string;
  /** Asked right before it is handed over: why nobody wants it any more. */
  readonly unwanted: (mail: Pick<Outgoing, "unsubscribe">) => Promise<string | undefined>;
  /** Told at least once. */
  readonly settled: (mail: SettledMail) => Promise<void>;
}
export interface Delivering {
  readonly db: Knex;
  readonly session: Pick<NodeSession, "number">;
  readonly store: Pick<EventStore, "read">;
  readonly transport: Transport;
  readonly log: Log;
  readonly from: string; // email address
  readonly outbound: readonly Outbound[];
}

/** One minute, two, four …, each a quarter shorter or longer: what failed together does not come back together. */
export const pauseAfter = (attempts: number, random = Math.random()) =>
  Math.min(60 * 2 ** (attempts - 1), longestPause) * (0.75 + random / 2);

interface Claimed extends Outgoing {
  readonly claimed_by: number; // this node's session
  readonly too_late: boolean | null; // by the database's clock; null if it never becomes useless
}

/** A claim ends with its lease, and with the session of the node that has it. */
const isFree = `(leased_until is null or leased_until <= now() or claimed_by not in (${livingSessions}))`;

/** A mail is this node's to send until its claim ends: if the node dies meanwhile, another one sends it then. */
const claim = async ({ db, session }: Delivering): Promise<Claimed[]> => {
  const { rows } = await db.raw<{ rows: Claimed[] }>(
    `update mail.outbox
        set attempts = attempts + 1, leased_until = now() + interval '${lease}', claimed_by = :me
      where id in (
        select id from mail.outbox
         where state = 'waiting' and due_at <= now() and ${isFree} and ${nobodyErased}
         order by rank, due_at, id limit ${atOnce} for update skip locked)
        and :me in (${livingSessions})
      returning *, useless_after <= now() as too_late`,
    { me: await session.number() },
  );
  return rows;
};

/** While it is being sent. */
type During = "waiting" | "handing over";

/** Nothing, if it is no longer this node's. */
const note = (db: Knex, { id, claimed_by }: Claimed, outcome: object, during: During = "waiting") =>
  db("mail.outbox")
    .where({ id, state: during, claimed_by })
    .update({ leased_until: null, claimed_by: null, ...outcome });

const giveUp = (
  db: Knex,
  mail: Claimed,
  reason: string,
  { during, as = "failed" }: { during?: During; as?: "failed" | "skipped" | "unknown" } = {},
) => note(db, mail, { state: as, settled_at: db.fn.now(), reason }, during);

/**
 * From here on it may arrive, whatever happens to us: a mail that reaches somebody at most once is not tried again by
 * itself unless the server says that it did not take it. False if another node was faster.
 */
const beginHandingOver = async (db: Knex, { id, once, claimed_by }: Claimed) =>
  !once ||
  (await db("mail.outbox")
    .where({ id, state: "waiting", claimed_by })
    .update({ state: "handing over", leased_until: db.raw(`now() + interval '${lease}'`) })) > 0;

const lineWasCut = "The connection broke while the mail server had it, so it may have arrived.";

/** Of what a node that is gone was handing over, nobody knows whether it arrived. */
const giveUpHandedOver = (db: Knex) =>
  db("mail.outbox")
    .where({ state: "handing over" })
    .whereRaw(isFree)
    .update({ state: "unknown", settled_at: db.fn.now(), reason: lineWasCut, leased_until: null, claimed_by: null });

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

const unwanted = async ({ outbound }: Delivering, mail: Claimed) =>
  mail.once ? outbound.find(({ kind }) => kind === mail.kind)?.unwanted(mail) : undefined;

const deliver = async (parts: Delivering, mail: Claimed) => {
  const { db, store, transport, log } = parts;
  const { id, kind, attempts } = mail;
  const during = mail.once ? "handing over" : "waiting";
  if (await isUndone(store, mail)) return db("mail.outbox").where({ id, state: "waiting" }).delete();
  if (!isSendable(mail)) return giveUp(db, mail, "There's nothing left of it to send.");
  if (mail.too_late) return giveUp(db, mail, mail.attempts > 1 ? "Not sent in time." : "It would have come too late.");
  const why = await unwanted(parts, mail);
  if (why !== undefined) return giveUp(db, mail, why, { as: "skipped" });
  if (!(await beginHandingOver(db, mail))) return undefined;
  try {
    await transport.send(mail);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (mail.once && error instanceof OutcomeUnknown) {
      log.warn({ mail: id, kind, attempts }, "nobody knows whether a mail was taken");
      return giveUp(db, mail, lineWasCut, { during, as: "unknown" });
    }
    const final = error instanceof Undeliverable || attempts >= attemptsAtMost;
    // The log gets none of a server's words: they often quote the address.
    log.warn({ mail: id, kind, attempts, givenUp: final }, "a mail was not taken");
    if (final) return giveUp(db, mail, reason, { during });
    const pause = db.raw(`now() + make_interval(secs => ?)`, [pauseAfter(attempts)]);
    return note(db, mail, { state: "waiting", due_at: pause, reason }, during);
  }
  const sent = { state: "sent", settled_at: db.fn.now(), reason: transport.isLocal ? onlyWritten : null };
  return note(db, mail, { ...sent, ...(mail.is_confidential && !transport.isLocal && nothingIn) }, during);
};

/** One that was emptied while it was handed over has no outcome yet. */
const isOver = "state not in ('waiting', 'handing over')";

/** Tells their contexts what became of some mails, each until it was told. */
const tellOutcomes = async ({ db, from, outbound }: Delivering) => {
  const rows = await read(db, outboxRows)
    .where({ once: true })
    .whereNull("told_at")
    .whereNotNull("settled_at")
    .whereRaw(isOver)
    .orderBy("settled_at")
    .limit(atOnce);
  for (const row of rows) {
    const { id, key, kind, state, recipient, subject, html, text, reason, settled_at: settledAt } = row;
    if (state === "waiting" || state === "handing over" || !settledAt) continue;
    const mail = { id, key, recipient, subject, html, text, reason, outcome: state, messageId: messageIdOf(id, from) };
    await outbound.find((each) => each.kind === kind)?.settled({ ...mail, settledAt: settledAt.toISOString() });
    await db("mail.outbox").where({ id, state }).update({ told_at: db.fn.now() });
  }
  return rows.length;
};

/** Sends what is due, a few at once. Returns how many it tried. */
export const deliverDue = async (parts: Delivering): Promise<number> => {
  await giveUpHandedOver(parts.db);
  const mails = await claim(parts);
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
  return Math.max(mails.length, await tellOutcomes(parts));
};

/** Of one that is claimed: when to see whether that still is so. */
const untilLook = `case when leased_until > now() then least(leased_until, now() + interval '${lookAgain}') end`;

/** In ms; undefined when no mail waits. */
const untilNext = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: { ms: string | null }[] }>(
    `select extract(epoch from least(
              (select min(greatest(due_at, ${untilLook})) from mail.outbox where state = 'waiting' and ${nobodyErased}),
              (select min(${untilLook}) from mail.outbox where state = 'handing over'),
              (select min(settled_at) from mail.outbox where once and told_at is null and ${isOver})) - now()) * 1000 as ms`,
  );
  return rows[0]?.ms ? Number(rows[0].ms) : undefined;
};

/** Sends mails as they come in and as they become due again, beside any number of nodes that do the same. */
export const startDelivery = ({ url, ...given }: Omit<Delivering, "session"> & { url: string }) => {
  const { db, log } = given;
  const session = openNodeSession(url);
  const work = startDueWork({
    url,
    channel: outboxChannel,
    doDue: () => deliverDue({ ...given, session }),
    atOnce,
    untilNext: () => untilNext(db),
    log,
    trouble: "mails wait",
  });
  return {
    /** Waits for mails that are being sent. */
    async stop() {
      await work.stop();
      await session.close();
    },
  };
};
