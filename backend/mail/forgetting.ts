import type { Knex } from "knex";
import type { WhenErased } from "../backend.ts";
import { nobodyErased } from "./outbox.ts";
import type { Transport } from "./transport.ts";

const keptFor = "30 days"; // so long can staff look up what was written to whom
const knownFor = "400 days"; // that something was sent, and when

interface Parts {
  readonly db: Knex;
  readonly transport: Pick<Transport, "forget">;
}

/** What it says and to whom; that it was there, of which kind and when, is nobody's secret. */
const emptied = {
  recipient: null,
  name: null,
  subject: null,
  html: null,
  text: null,
  calendar: null,
  reason: null,
};

/** Answers how many mails were emptied; one that was not sent yet never will be. */
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

/** Whatever was written to or about somebody goes with them. */
export const forgetMailsWhenErased: WhenErased = async (parts, _, subject) => ({
  mail: await empty(parts, (found) => void found.whereRaw("subjects @> array[?]", [subject])),
});

/** Timed work: personal text lies here only for as long as it is of use. */
export const forgetOldMails = async (parts: Parts) => {
  const { db } = parts;
  await empty(parts, (found) => void found.whereRaw(`settled_at < now() - interval '${keptFor}'`));
  await empty(parts, (found) => void found.whereRaw(`not (${nobodyErased})`)); // put in while somebody was being erased
  await db("mail.outbox")
    .where({ is_confidential: true })
    .whereRaw("useless_after < now()")
    .whereNotNull("html")
    .update({ html: null, text: null, calendar: null });
  await db("mail.outbox").whereRaw(`settled_at < now() - interval '${knownFor}'`).delete();
};
