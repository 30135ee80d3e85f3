import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { z } from "zod";
import { namesOf, type Staff } from "../accounts/open.ts";
import { inPages } from "../inPages.ts";
import { containing, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import { outreachEmails } from "./tables.ts";
import { OutreachState, OutreachView, WholeOutreachView } from "./view.ts";

/** An instructor sees the emails they sent, admins all. */
const emails = (db: Knex, staff: Staff) =>
  read(db, outreachEmails).modify((found) => {
    if (staff !== "admin") void found.where({ sentBy: staff.instructor });
  });

const named = async <R extends { readonly sentBy: string }>(db: Knex, rows: readonly R[]) => {
  const names = await namesOf(db, [...new Set(rows.map(({ sentBy }) => sentBy))]);
  return rows.map((row) => ({ ...row, sentByName: names.get(row.sentBy) ?? null }));
};

export const outreachList = list({
  name: "outreach",
  sortable: { queuedAt: "queuedAt", leagueName: "leagueName", state: "state" },
  id: "id",
  otherwise: ["queuedAt", "desc"],
  filter: {
    state: oneOrMore(OutreachState),
    q: z.string().optional().describe("part of the league, contact, email address, or subject"),
  },
});

export const listOutreach = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof outreachList>,
): Promise<Listed<OutreachView>> => {
  const { id, state, q } = query.filter;
  const rows = emails(db, staff).modify((found) => {
    if (texts(id)) void found.whereIn("id", texts(id)!);
    if (texts(state)) void found.whereIn("state", texts(state)!);
    if (q?.trim())
      void found.whereRaw(`concat_ws(' ', "leagueName", "contactName", "to", subject) ilike ?`, [containing(q.trim())]);
  });
  const page = await listed(rows, query, outreachList);
  return { ...page, rows: OutreachView.array().parse(await named(db, page.rows)) };
};

/** What a sent email is known by, even when its text is gone. */
export const contentHashOf = ({ subject, html, text }: { subject: string; html: string; text: string }) =>
  createHash("sha256")
    .update(JSON.stringify([subject, html, text]))
    .digest("hex");

export const outreachById = async (db: Knex, staff: Staff, id: string): Promise<WholeOutreachView | undefined> => {
  const row = await emails(db, staff).where({ id }).first();
  if (!row) return undefined;
  const { contentHash, subject, html, text } = row;
  const isThere = contentHash !== null && subject !== null && html !== null && text !== null;
  const isAsSent = isThere ? contentHashOf({ subject, html, text }) === contentHash : null;
  return WholeOutreachView.parse({ ...(await named(db, [row]))[0], isAsSent });
};

/** What someone sent, for their data export. Nothing in it is about the league's contact. */
export async function* outreachSentBy(db: Knex, userId: string) {
  for await (const row of inPages(read(db, outreachEmails).where({ sentBy: userId }), { key: "id" })) {
    const { templateType, state, queuedAt } = row;
    yield { templateType, state, queuedAt };
  }
}
