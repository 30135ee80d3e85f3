import type { Knex } from "knex";
import { z } from "zod";
import { inPages } from "../inPages.ts";
import { containing, dollars, list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { unmatchedPayments } from "./unmatchedPayments.ts";
import { UnmatchedPaymentView } from "./view.ts";

export const unmatchedPaymentList = list({
  name: "unmatched-payments",
  sortable: { receivedAt: "receivedAt", amount: "cents", how: "how" },
  id: "paymentId",
  otherwise: ["receivedAt", "desc"],
  filter: {
    isOpen: z.boolean().optional().describe("true: those still to be settled"),
    q: z.string().optional().describe("part of the card provider's id"),
  },
});

export const listUnmatchedPayments = async (
  db: Knex,
  query: QueryOf<typeof unmatchedPaymentList>,
): Promise<Listed<UnmatchedPaymentView>> => {
  const { id, isOpen, q } = query.filter;
  const rows = read(db, unmatchedPayments).modify((found) => {
    if (texts(id)) void found.whereIn("paymentId", texts(id)!);
    if (q?.trim()) void found.whereRaw(`"paymentId" ilike ?`, [containing(q.trim())]);
    if (isOpen === true) void found.whereNull("how");
    if (isOpen === false) void found.whereNotNull("how");
  });
  const page = await listed(rows, query, unmatchedPaymentList);
  return { ...page, rows: page.rows.map(unmatchedView) };
};

export const unmatchedPaymentById = async (db: Knex, paymentId: string): Promise<UnmatchedPaymentView | undefined> => {
  const row = await read(db, unmatchedPayments).where({ paymentId }).first();
  return row && unmatchedView(row);
};

const unmatchedView = ({ paymentId: id, cents, ...row }: RowOf<typeof unmatchedPayments>): UnmatchedPaymentView =>
  UnmatchedPaymentView.parse({ ...row, id, amount: dollars(cents) });

/** An admin's notes about money that matches no registration: the text is the admin's own. */
export async function* wordsAboutStrayMoneyOf(db: Knex, resolvedBy: string) {
  for await (const row of inPages(read(db, unmatchedPayments).where({ resolvedBy }), { key: "paymentId" }))
    yield { amount: dollars(row.cents), how: row.how, words: row.words, resolvedAt: row.resolvedAt };
}
