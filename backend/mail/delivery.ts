import type { Knex } from "knex";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { startDueWork } from "../timed/dueWork.ts";
import {
  atOnce,
  beginHandingOver,
  claim,
  giveUp,
  giveUpHandedOver,
  heldForNow,
  isOver,
  lineWasCut,
  note,
  type Claimed,
  untilNext,
} from "./claims.ts";
import { outboxChannel, outboxRows } from "./outbox.ts";
import type { SettledMail } from "../post.ts";
import { messageIdOf } from "./messageId.ts";
import { type NodeSession, openNodeSession } from "./nodeSession.ts";
import { read } from "../../projections/read.ts";
import { isSendable, NotNow, OutcomeUnknown, type Transport, Undeliverable } from "./transport.ts";

const attemptsAtMost = 12; // within some 28 hours
const longestPause = 6 * 60 * 60; // s

interface Log {
  info(details: object, words: string): void;
  warn(details: object, words: string): void;
}
export type Leaving = Pick<Claimed, "key" | "unsubscribe">;
/** Mails of one kind that reach somebody at most once: its context says whether, and records what became of each. */
export interface Outbound {
  readonly kind: string;
  /** Asked right before it is handed over: why nobody wants it any more. */
  readonly unwanted: (mail: Leaving) => Promise<string | undefined>;
  /** Asked then, too: from when on it may go, if not now. */
  readonly notBefore?: (mail: Leaving) => Promise<string | undefined>; // ISO 8601 UTC
  /** The mail server takes it neither now nor refuses it for good. */
  readonly notNow?: (mail: Leaving) => Promise<void>;
  /** Called when the mail server has taken one. */
  readonly taken?: (mail: Leaving) => Promise<void>;
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

const deliver = async (parts: Delivering, mail: Claimed) => {
  const { db, store, transport, log, outbound } = parts;
  const { id, kind, attempts } = mail;
  const context = mail.once ? outbound.find((each) => each.kind === kind) : undefined;
  const during = mail.once ? "handing over" : "waiting";
  if (await isUndone(store, mail)) return db("mail.outbox").where({ id, state: "waiting" }).delete();
  if (!isSendable(mail)) return giveUp(db, mail, "There's nothing left of it to send.");
  if (mail.too_late) return giveUp(db, mail, mail.attempts > 1 ? "Not sent in time." : "It would have come too late.");
  const why = await context?.unwanted(mail);
  if (why !== undefined) return giveUp(db, mail, why, { as: "skipped" });
  const notBefore = await context?.notBefore?.(mail);
  if (notBefore !== undefined) return note(db, mail, { due_at: notBefore, attempts: attempts - 1, reason: heldForNow });
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
    await note(db, mail, { state: "waiting", due_at: pause, reason }, during);
    return error instanceof NotNow ? context?.notNow?.(mail) : undefined;
  }
  const sent = { state: "sent", settled_at: db.fn.now(), reason: transport.isLocal ? onlyWritten : null };
  await note(db, mail, { ...sent, ...(mail.is_confidential && !transport.isLocal && nothingIn) }, during);
  return context?.taken?.(mail);
};

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
  const mails = await claim(parts.db, await parts.session.number());
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
