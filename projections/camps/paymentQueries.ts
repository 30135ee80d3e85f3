import type { Knex } from "knex";
import { dollars } from "../list.ts";
import { read } from "../read.ts";
import type { Aliased } from "../table.ts";
import { balanceBy, type balanceOf, moneyBy, type moneyOf, type Reckoning } from "./balanceRule.ts";
import { campCardPayments, campLedgers, campRefunds } from "./paymentTables.ts";
import { CardMismatchView, type MoneyView, RefundView, RegistrationMoneyView } from "./paymentView.ts";

/** Sums and conditions as SQL. */
const sql: Reckoning<string, string> = {
  nothing: "0",
  plus: (one, other) => `(${one} + ${other})`,
  minus: (one, other) => `(${one} - ${other})`,
  larger: (one, other) => `greatest(${one}, ${other})`,
  isLess: (one, than) => `(${one} < ${than})`,
  not: (is) => `(not ${is})`,
  all: (...are) => `(${are.join(" and ")})`,
  any: (...are) => `(${are.join(" or ")})`,
  choose: (is, then, otherwise) => `(case when ${is} then ${then} else ${otherwise} end)`,
};
const later = (byHand: string) => `greatest(0, ${byHand} - coalesce(l."earlierByHandCents", l."byHandCents"))`;
const balance = balanceBy(sql)({
  isOff: `(l."isWithdrawn" or l."isCampCancelled")`,
  isPaid: `(l.status = 'paid')`,
  isUnpaid: `(l.status = 'unpaid')`,
  isUndecided: `c."isUndecided"`,
  totalCents: `l."totalCents"`,
  byHandCents: `l."byHandCents"`,
  backByHandCents: `r."backByHand"`,
  receivedByCardCents: `c.received`,
  goneByCardCents: `c.gone`,
});
/**
 * Of that, what is surely the money of whoever has the registration now. Nobody says whose money a refund by hand is:
 * what was paid before it was handed over is refunded first.
 */
const own = moneyBy(sql)({
  byHandCents: later(`l."byHandCents"`),
  backByHandCents: later(`r."backByHand"`),
  receivedByCardCents: `c."ownReceived"`,
  goneByCardCents: `c."ownGone"`,
});
/** How it stands, by the same rule that works on numbers. */
type Balance = ReturnType<typeof balanceOf> & { readonly own: ReturnType<typeof moneyOf> };
const balanceColumns = [
  ...Object.entries(balance).map(([name, reckoned]) => `${reckoned} as "${name}"`),
  `jsonb_build_object('collectedCents', ${own.collectedCents}, 'refundedCents', ${own.refundedCents}) as own`,
].join(", ");

/** The totals of a registration's card payments and refunds. */
type Sums = Aliased<
  "c",
  {
    received: number;
    gone: number;
    ownReceived: number;
    ownGone: number;
    isUndecided: boolean;
    cardPaymentId: string | null;
  }
> &
  Aliased<"r", { backByHand: number; onTheWay: number }>;
const sums = `cross join lateral (
    select coalesce(sum(p."receivedCents"), 0)::int as received,
           coalesce(sum(p."refundedCents" - p."returnedCents" + p."lostCents"), 0)::int as gone,
           coalesce(sum(p."receivedCents") filter (where p."payerId" = l."payerId"), 0)::int as "ownReceived",
           coalesce(sum(p."refundedCents" - p."returnedCents" + p."lostCents")
             filter (where p."payerId" = l."payerId"), 0)::int as "ownGone",
           coalesce(bool_or(p.mismatch = 'open'), false) as "isUndecided",
           (array_agg(p."paymentId" order by p."receivedCents" > 0 desc, p.version desc))[1] as "cardPaymentId"
      from read."campCardPayments" p where p."registrationId" = l."registrationId") c
  cross join lateral (
    select coalesce(sum(f.cents) filter (where f."paymentId" is null and f.state = 'refunded'), 0)::int as "backByHand",
           coalesce(sum(f.cents) filter (where f.state = 'requested'), 0)::int as "onTheWay"
      from read."campRefunds" f where f."registrationId" = l."registrationId") r`;

/** A row for every registration, to be joined by `registrationId`: how it stands, by the rule its decisions follow. */
export const moneyOfRegistrations = (db: Knex) =>
  read(db, campLedgers.as("l")).joinRaw<Sums>(sums).select(
    "l.registrationId",
    "l.campId",
    "l.status",
    "l.method",
    "l.words",
    "l.registeredAt",
    "c.cardPaymentId", // the last one that brought money, or else the last one started
    db.raw<{ hasCardMoney: boolean }>(`c.received > c.gone as "hasCardMoney"`),
    "r.onTheWay as onTheWayCents", // refunds requested from the card provider
    db.raw<Balance>(balanceColumns),
  );

/** How a registration stands, in cents. */
export type MoneyRow = Awaited<ReturnType<typeof moneyOfRegistrations>>[number];

const moneyOfRegistration = (db: Knex, registrationId: string): Promise<MoneyRow | undefined> =>
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

/** Money for this registration that did not match what was owed, latest first. */
const mismatchesOf = async (db: Knex, registrationId: string): Promise<CardMismatchView[]> => {
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

/** Refunds of this registration, made or due, latest first. */
const refundsOf = async (db: Knex, registrationId: string): Promise<RefundView[]> => {
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

/** The books of one registration, for whoever runs its camp. */
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
