import type { Knex } from "knex";
import type { WhenErased } from "../backend.ts";
import { nobodyErased } from "./outbox.ts";
import type { Transport } from "./transport.ts";

const keptFor = "30 days"; // how long staff can look up what was written to whom
const knownFor = "400 days"; // that something was sent, and when

interface Parts {
  readonly db: Knex;
  readonly transport: Pick<Transport, "forget">;
}

/** Its content and recipient; that it existed, of which kind and when, is no secret. */
const emptied = {
  recipient: null,
  name: null,
  subject: null,
  html: null,
  text: null,
  calendar: null,
  reason: null,
  reply_to: null,
  unsubscribe: null,
};

/** Returns how many mails were emptied; an unsent one never will be sent. */
const empty = async ({ db, transport }: Parts, which: (found: Knex.QueryBuilder) => void): Promise<number> => {
  const rows = await db("mail.outbox")
    .where((found) => void found.whereNotNull("recipient").orWhereNotNull("reason"))
    .modify(which)
    .update({
      ...emptied,
      state: db.raw("case state when 'waiting' then 'failed' else state end"),
      settled_at: db.raw("coalesce(settled_at, now())"),
    })
    .returning<{ id: string }[]>("id");
  if (rows.length > 0) await transport.forget(rows.map(({ id }) => id));
  return rows.length;
};

/** Everything written to or about someone goes with them. */
export const forgetMailsWhenErased: WhenErased = async (parts, _, subject) => ({
  mail: await empty(parts, (found) => void found.whereRaw("subjects @> array[?]", [subject])),
});

/** Timed work: personal text stays here only as long as it is useful. */
export const forgetOldMails = async (parts: Parts) => {
  const { db } = parts;
  await empty(parts, (found) => void found.whereRaw(`settled_at < now() - interval '${keptFor}'`));
  await empty(parts, (found) => void found.whereRaw(`not (${nobodyErased})`)); // put in while someone was being erased
  await db("mail.outbox")
    .where({ is_confidential: true })
    .whereRaw("useless_after < now()")
    .whereNotNull("html")
    .update({ html: null, text: null, calendar: null });
  await db("mail.outbox").whereRaw(`settled_at < now() - interval '${knownFor}'`).delete();
};
