import { AccountEvent, userStream } from "../../eventstore/accounts/open.ts";
import { inPages } from "../../projections/inPages.ts";
import { read } from "../../projections/read.ts";
import type { Backend, HeldPart } from "../backend.ts";
import type { Context } from "../context.ts";
import { anHour } from "../timed/timedWork.ts";
import { mailCalls } from "./calls.ts";
import { forgetMailsWhenErased, forgetOldMails } from "./forgetting.ts";
import { outboxRows } from "./outbox.ts";

const namesNobodyElse = "subjects <@ array_remove(array[:userId, instructor_id], null)";
/**
 * The content is shown for mails that name no one but their reader and the coach whose lesson or camp it is. Mails to
 * staff contain what families wrote, and one with a link grants access.
 */
const isTheirs = `not is_confidential and instructor_id is distinct from :userId and ${namesNobodyElse} as is_theirs`;

/** The account's own, and those of its parents: where mails about a child went, only they are told. */
const addressesOf = async ({ store }: Pick<Backend, "store">, userId: string) => {
  const [own, parents] = [new Set<string>(), new Set<string>()];
  for await (const event of store.read(userStream(userId))) {
    const { data } = AccountEvent.parse(event);
    const { email, parentEmail } = { ...("personal" in data ? data.personal : {}) } as Addresses;
    if (email) own.add(email.toLowerCase());
    if (parentEmail) parents.add(parentEmail.toLowerCase());
  }
  return { own, parents };
};
interface Addresses {
  readonly email?: string;
  readonly parentEmail?: string;
}

async function* mailsTo({ db, store }: Pick<Backend, "db" | "store">, userId: string) {
  const { own, parents } = await addressesOf({ store }, userId);
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
      db.raw<{ is_alone: boolean }>(`${namesNobodyElse} as is_alone`, { userId }),
    );
  for await (const row of inPages(rows, { key: "id" })) {
    const address = row.recipient?.toLowerCase() ?? "";
    yield {
      kind: row.kind,
      to: own.has(address) || (row.is_alone && !parents.has(address)) ? row.recipient : null,
      subject: row.is_theirs ? row.subject : null,
      text: row.is_theirs ? row.text : null,
      state: row.state,
      writtenAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
    };
  }
}

const mailParts: readonly HeldPart[] = [{ name: "mails", rows: (backend, userId) => mailsTo(backend, userId) }];

export const mail: Context = {
  name: "mail",
  calls: { mails: mailCalls },
  timed: [{ name: "forget old mails", every: anHour, byTheClock: true, run: forgetOldMails }],
  whenErased: [forgetMailsWhenErased],
  exported: mailParts,
};
