import { AccountEvent, userStream } from "../../eventstore/accounts/open.ts";
import { inPages } from "../../projections/inPages.ts";
import { read } from "../../projections/read.ts";
import type { Backend, HeldPart } from "../backend.ts";
import type { Context } from "../context.ts";
import { anHour } from "../timed/timedWork.ts";
import { mailCalls } from "./calls.ts";
import { forgetMailsWhenErased, forgetOldMails } from "./forgetting.ts";
import { outboxRows } from "./outbox.ts";

/**
 * The content is shown for mails that name no one but their reader and the coach whose lesson or camp it is. Mails to
 * staff contain what families wrote, and one with a link grants access.
 */
const isTheirs = `not is_confidential and instructor_id is distinct from :userId
  and subjects <@ array_remove(array[:userId, instructor_id], null) as is_theirs`;

/** A mail about a child went to its parents: where, only they are told. */
const ownAddresses = async ({ store }: Pick<Backend, "store">, userId: string) => {
  const own = new Set<string | undefined>();
  for await (const event of store.read(userStream(userId))) {
    const { type, data } = AccountEvent.parse(event);
    if (type === "PlayerRegistered" || type === "EmailChanged") own.add(data.personal?.email);
  }
  return own;
};

async function* mailsTo({ db, store }: Pick<Backend, "db" | "store">, userId: string) {
  const own = await ownAddresses({ store }, userId);
  const rows = read(db, outboxRows)
    .whereRaw("subjects @> array[:userId] and subjects[1] = :userId", { userId })
    .select(
      "id",
      "kind",
      "recipient",
      "subject",
      "text",
      "state",
      "created_at",
      "settled_at",
      db.raw<{ is_theirs: boolean }>(isTheirs, { userId }),
    );
  for await (const row of inPages(rows, { key: "id" }))
    yield {
      kind: row.kind,
      to: own.has(row.recipient?.toLowerCase()) ? row.recipient : null,
      subject: row.is_theirs ? row.subject : null,
      text: row.is_theirs ? row.text : null,
      state: row.state,
      writtenAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
    };
}

const mailParts: readonly HeldPart[] = [{ name: "mails", rows: (backend, userId) => mailsTo(backend, userId) }];

export const mail: Context = {
  name: "mail",
  calls: { mails: mailCalls },
  timed: [{ name: "forget old mails", every: anHour, byTheClock: true, run: forgetOldMails }],
  whenErased: [forgetMailsWhenErased],
  exported: mailParts,
};
