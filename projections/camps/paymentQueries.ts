import type { Knex } from "knex";
import { z } from "zod";
import { read } from "../read.ts";
import { dollars, list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import type { RowOf } from "../table.ts";
import { campCardPayments, type campLedgers, campRefunds, unmatchedPayments } from "./paymentTables.ts";
import {
  CardMismatchView,
  type MoneyView,
  RefundView,
  RegistrationMoneyView,
  UnmatchedPaymentView,
} from "./paymentView.ts";

/** The ledger of a registration with what its card payments and refunds come to. */
interface Books extends Pick<
  RowOf<typeof campLedgers>,
  "registrationId" | "campId" | "status" | "method" | "words" | "registeredAt"
> {
  readonly quotedCents: number;
  readonly collectedCents: number;
  readonly refundedCents: number;
  readonly onTheWayCents: number; // of refunds that the card provider was asked for
  readonly cardPaymentId: string | null; // the last one that brought money, or else the last that was started
}

/**
 * A row for every registration, to be joined by `registrationId`: how it stands by the rules of its fold. Nothing is owed
 * where it was withdrawn or its camp called off; said to be paid, nothing more is to come.
 */
export const moneyOfRegistrations = (db: Knex) =>
  read(
    db,
    db.raw<Books>(
      `(select l."registrationId", l."campId", l.status, l.method, l.words, l."isCampCancelled", l."registeredAt",
                 case when l."isWithdrawn" or l."isCampCancelled" then 0 else l."totalCents" end as "quotedCents",
                 greatest(l."byHandCents", r.refunded) + c.received as "collectedCents",
                 c.refunded + r.refunded as "refundedCents",
                 c.received as "cardReceived", c.received - c.refunded as "cardCents", c."isOpen",
                 c."cardPaymentId", r."onTheWay" as "onTheWayCents"
            from read."campLedgers" l
            cross join lateral (
              select coalesce(sum(p."receivedCents"), 0)::int as received,
                     coalesce(sum(p."refundedCents" - p."returnedCents" + p."lostCents"), 0)::int as refunded,
                     coalesce(bool_or(p.mismatch = 'open'), false) as "isOpen",
                     (array_agg(p."paymentId" order by p."receivedCents" > 0 desc, p.version desc))[1] as "cardPaymentId"
                from read."campCardPayments" p where p."registrationId" = l."registrationId") c
            cross join lateral (
              select coalesce(sum(f.cents) filter (where f."paymentId" is null and f.state = 'refunded'), 0)::int as refunded,
                     coalesce(sum(f.cents) filter (where f.state = 'requested'), 0)::int as "onTheWay"
                from read."campRefunds" f where f."registrationId" = l."registrationId") r) as books`,
    ),
  ).select(
    "registrationId",
    "campId",
    "status",
    "method",
    "words",
    "registeredAt",
    "quotedCents",
    "collectedCents",
    "refundedCents",
    "onTheWayCents",
    "cardPaymentId",
    db.raw<{ outstandingCents: number }>(`case when status = 'paid' then 0
                   else greatest(0, "quotedCents" - "collectedCents" + "refundedCents") end as "outstandingCents"`),
    db.raw<{ refundDueCents: number }>(
      `greatest(0, "collectedCents" - "refundedCents" - "quotedCents") as "refundDueCents"`,
    ),
    db.raw<{ hasMismatch: boolean }>(`"isOpen" or ("quotedCents" > 0 and "cardReceived" > 0 and
                case when status = 'paid' then "collectedCents" < "quotedCents"
                     else "cardCents" > 0 and (status = 'unpaid' or "collectedCents" - "refundedCents" >= "quotedCents")
                end) as "hasMismatch"`),
  );

/** How a registration stands, in cents. */
export type MoneyRow = Awaited<ReturnType<typeof moneyOfRegistrations>>[number];

export const moneyOfRegistration = (db: Knex, registrationId: string): Promise<MoneyRow | undefined> =>
  read(db, moneyOfRegistrations(db).as("m")).where("m.registrationId", registrationId).first();

export const moneyView = (
  row: Pick<MoneyRow, "quotedCents" | "collectedCents" | "refundedCents" | "outstandingCents" | "refundDueCents">,
): MoneyView => ({
  quoted: dollars(row.quotedCents),
  collected: dollars(row.collectedCents),
  refunded: dollars(row.refundedCents),
  outstanding: dollars(row.outstandingCents),
  refundDue: dollars(row.refundDueCents),
});

/** Money of this registration that was not what was owed, the last first. */
export const mismatchesOf = async (db: Knex, registrationId: string): Promise<CardMismatchView[]> => {
  const rows = await read(db, campCardPayments)
    .where({ registrationId })
    .whereNotNull("mismatch")
    .orderBy("receivedAt", "desc");
  return rows.map((row) =>
    CardMismatchView.parse({
      paymentId: row.paymentId,
      why: row.mismatchWhy,
      expected: dollars(row.expectedCents ?? 0),
      received: dollars(row.receivedCents),
      refunded: dollars(row.refundedCents - row.returnedCents + row.lostCents),
      currency: row.currency,
      isOpen: row.mismatch === "open",
      words: row.words,
      receivedAt: row.receivedAt,
    }),
  );
};

/** What was or is to be given back of this registration, the last first. */
export const refundsOf = async (db: Knex, registrationId: string): Promise<RefundView[]> => {
  const rows = await read(db, campRefunds)
    .where({ registrationId })
    .orderByRaw(`coalesce("requestedAt", "settledAt") desc, "refundId"`);
  return rows.map((row) =>
    RefundView.parse({
      id: row.refundId,
      paymentId: row.paymentId,
      method: row.method,
      amount: dollars(row.cents),
      state: row.state,
      failure: row.failure,
      words: row.words,
      requestedAt: row.requestedAt,
      settledAt: row.settledAt,
    }),
  );
};

/** The books of one registration, for who runs its camp. */
export const registrationMoney = async (db: Knex, id: string): Promise<RegistrationMoneyView | undefined> => {
  const [row, mismatches, refunds] = await Promise.all([
    moneyOfRegistration(db, id),
    mismatchesOf(db, id),
    refundsOf(db, id),
  ]);
  if (!row) return undefined;
  const { status: paymentStatus, method, words, hasMismatch } = row;
  return RegistrationMoneyView.parse({
    id,
    paymentStatus,
    method,
    words,
    money: moneyView(row),
    refundsOnTheWay: dollars(row.onTheWayCents),
    hasMismatch,
    mismatches,
    refunds,
  });
};

export const unmatchedPaymentList = list({
  name: "unmatched-payments",
  sortable: { receivedAt: "receivedAt", amount: "cents", how: "how" },
  id: "paymentId",
  otherwise: ["receivedAt", "desc"],
  filter: { isOpen: z.boolean().optional().describe("true: those that wait for a decision") },
});

export const listUnmatchedPayments = async (
  db: Knex,
  query: QueryOf<typeof unmatchedPaymentList>,
): Promise<Listed<UnmatchedPaymentView>> => {
  const { id, isOpen } = query.filter;
  const rows = read(db, unmatchedPayments).modify((found) => {
    if (texts(id)) void found.whereIn("paymentId", texts(id)!);
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
