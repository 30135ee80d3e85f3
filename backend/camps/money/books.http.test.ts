import { afterAll, beforeAll, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { moneyOfRegistrations } from "../../../projections/camps/paymentQueries.ts";
import { campRevenue } from "../../../projections/camps/revenueQueries.ts";
import { revenueUrl } from "../../payments/contract.ts";
import type { CardPayment } from "../../payments/open.ts";
import { Rejection } from "../../http/rejection.ts";
import { randomOf } from "../../testing/random.ts";
import { testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { booksOf } from "../balance.ts";
import { type Camp, camp as camps } from "../camp.ts";
import { forRegistration } from "./claimPayment.ts";
import { cardPaymentDue, startCardPayment } from "./payCard.ts";
import { campRevenueUrl } from "./payContract.ts";
import { markPayment } from "./payMark.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { failRefund, noteRefundByHand, requestRefund } from "./payRefund.ts";
import { settleCardPayment } from "./paySettle.ts";
import { registeredFamily, tell } from "../testing/families.ts";
import { openPayment } from "../../testing/cardPayments.ts";

const histories = 60;
const steps = 30;
const statuses = ["unpaid", "partial", "paid"] as const;

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

/** Anything that may happen to a registration's money, decided as it comes; what is refused does not happen. */
const walk = (seed: number, campId: string): { facts: CampEvent[]; camp: Camp; registrationId: string } => {
  const random = randomOf(seed);
  const below = (n: number) => Math.floor(random() * n);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[below(all.length)];
  const registrationId = `${campId}-family`;
  const about = { campId, registrationId, payerId: null };
  const provider = new Map<string, CardPayment>();
  let camp: Camp | undefined;
  const facts: CampEvent[] = [];
  const record = (more: readonly CampEvent[]) => {
    for (const fact of more) camp = camps.evolve(camp, fact);
    facts.push(...more);
  };
  record([
    { ...examples.published, data: { ...examples.published.data, campId } },
    { ...examples.placed, data: { ...examples.placed.data, ...about, personal: null, medical: null } },
  ]);

  const startPayment = (step: number): CampEvent[] => {
    const { cents, last } = cardPaymentDue(camp, { registrationId });
    const id = `pi_${campId}_${step}`;
    const reference = forRegistration({ campId, registrationId });
    provider.set(id, { ...openPayment, id, cents, currency: random() < 0.1 ? "eur" : "usd", reference });
    return startCardPayment({ registrationId, paymentId: id, cents, version: (last?.version ?? 0) + 1 })(camp);
  };
  /** Something happens at the provider and is looked up. */
  const settle = (is: (payment: CardPayment) => Partial<CardPayment>): CampEvent[] => {
    const payment = oneOf([...provider.values()]);
    if (!payment) return [];
    const now = { ...payment, ...is(payment) };
    provider.set(now.id, now);
    return settleCardPayment({ registrationId, payment: now })(camp);
  };
  const withdraw = (): CampEvent[] =>
    random() < 0.7
      ? [
          {
            ...examples.participantWithdrawn,
            data: { ...examples.participantWithdrawn.data, ...about, personal: null },
          },
        ]
      : [
          {
            ...examples.registrationWithdrawn,
            data: { ...examples.registrationWithdrawn.data, ...about, personal: null },
          },
        ];
  const cents = () => (random() < 0.4 ? undefined : below(35_000));

  const happenings: ((step: number) => CampEvent[])[] = [
    startPayment,
    startPayment,
    () => settle(({ cents: all }) => ({ status: "succeeded", receivedCents: random() < 0.8 ? all : below(all) })),
    () => settle(({ status }) => (status === "open" ? { failure: "card_declined" } : {})),
    () =>
      settle(({ receivedCents, refundedCents, disputes }) => {
        const isDisputed = disputes.some(({ state }) => state !== "won"); // nothing is refunded then
        return isDisputed ? {} : { refundedCents: refundedCents + below(receivedCents - refundedCents + 1) };
      }),
    () =>
      settle(({ refundedCents, failedRefunds }) => {
        const cents = below(refundedCents + 1);
        const ours = [...booksOf(camp, registrationId).ledger.refunds].find(([, one]) => one.cents === cents);
        const failed = { id: `re_${facts.length}`, key: ours?.[0] ?? null, cents, code: "expired_or_canceled_card" };
        return cents === 0 ? {} : { refundedCents: refundedCents - cents, failedRefunds: [...failedRefunds, failed] };
      }),
    () =>
      settle(({ receivedCents, refundedCents, disputes: [before] }) => {
        if (receivedCents <= refundedCents) return {};
        const opened = { id: `du_${facts.length}`, cents: receivedCents - refundedCents, code: "fraudulent" };
        const state = before?.state === "open" ? (random() < 0.5 ? "lost" : "won") : (before?.state ?? "open");
        return { disputes: [{ ...(before ?? opened), state }] };
      }),
    () => markPayment({ registrationId, status: oneOf(statuses)!, cents: cents(), words: null })(camp),
    (step) => requestRefund({ registrationId, refundId: `${campId}-${step}`, cents: cents(), words: null })(camp),
    (step) =>
      noteRefundByHand({ registrationId, refundId: `${campId}-${step}`, cents: cents(), words: null, method: "cash" })(
        camp,
      ),
    () => {
      const refundId = oneOf([...booksOf(camp, registrationId).ledger.refunds.keys()]);
      return refundId === undefined ? [] : failRefund({ registrationId, refundId, code: "failed" })(camp);
    },
    (step) => {
      const paymentId = oneOf([...provider.keys()]) ?? "";
      const how = random() < 0.5 ? "accepted" : "refunded";
      return resolveMismatch({ registrationId, paymentId, how, words: null, refundId: `${campId}-${step}` })(camp);
    },
    () => (random() < 0.15 ? withdraw() : []),
    () => (random() < 0.03 ? [{ ...examples.cancelled, data: { ...examples.cancelled.data, campId } }] : []),
  ];
  for (let step = 0; step < steps; step++) {
    try {
      record(oneOf(happenings)!(step));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
    }
  }
  return { facts, camp: camp!, registrationId };
};

it("G2-31: the read model's money is the fold's, whatever happened in whatever order", async () => {
  const walked = Array.from({ length: histories }, (_, n) => walk(n, `walk-${n}`));
  await Promise.all(walked.map(({ facts }) => tell(product, facts)));
  const rows = await moneyOfRegistrations(product.backend.db).orderBy("l.registrationId");
  const shown = new Map(rows.map(({ registrationId, ...row }) => [registrationId, row]));
  let mismatches = 0;
  for (const [seed, { camp, registrationId }] of walked.entries()) {
    const { ledger, balance } = booksOf(camp, registrationId);
    if (balance.hasMismatch) mismatches++;
    expect(shown.get(registrationId), `seed ${seed}`).toMatchObject({ status: ledger.status, ...balance });
    expect(balance.refundedCents, `seed ${seed}`).toBeLessThanOrEqual(balance.collectedCents);
  }
  const admin = await product.person("admin");
  const [ofCamps, ofAll] = [(await admin("GET", campRevenueUrl)).body, (await admin("GET", revenueUrl)).body];
  expect([ofAll.camps, ofAll.refunded]).toEqual([ofCamps.collected, ofCamps.refunded]);
  expect(new Set(walked.flatMap(({ facts }) => facts.map(({ type }) => type))).size).toBeGreaterThan(17);
  expect(mismatches).toBeGreaterThan(5);
});

it("K15, G2-31: revenue is what is registered; beside it stands what was collected, refunded and is outstanding", async () => {
  const coach = await product.person("instructor");
  const other = await product.person("instructor");
  const family = (camp = {}) => registeredFamily(product, { instructorId: coach.id, camp });
  const [open, paid, off] = [
    await family({ title: "Open" }),
    await family({ title: "Paid" }),
    await family({ title: "Called off" }),
  ];
  const inCash = (about: object) => ({ ...examples.paidInCash, data: { ...examples.paidInCash.data, ...about } });
  await tell(product, [inCash(paid.about)]);
  await tell(product, [
    inCash(off.about),
    { ...examples.cancelled, data: { ...examples.cancelled.data, campId: off.campId } },
  ]);
  const { body } = await coach("GET", campRevenueUrl);
  const sums = { revenue: "900.00", quoted: "600.00", collected: "600.00", refunded: "0.00" };
  expect(body).toMatchObject({ ...sums, outstanding: "300.00", refundDue: "300.00", registrations: 3 });
  expect(body.camps).toHaveLength(3);
  expect(body.camps.find(({ campId }: { campId: string }) => campId === off.campId)).toMatchObject({
    revenue: "300.00",
    quoted: "0.00",
    collected: "300.00",
    refundDue: "300.00",
  });
  const today = product.backend.time.today();
  expect(body.days).toEqual([
    { date: today, registrations: 3, quoted: "600.00", collected: "600.00", refunded: "0.00" },
  ]);
  const ofOne = await coach("GET", `${campRevenueUrl}?campId=${open.campId}&from=2000-01-01&to=2000-01-31`);
  expect(ofOne.body).toMatchObject({ revenue: "300.00", collected: "0.00", days: [] });
  expect((await other("GET", campRevenueUrl)).body).toMatchObject({ revenue: "0.00", camps: [] });
  expect((await other("GET", `${campRevenueUrl}?campId=${open.campId}`)).status).toBe(403);
  expect((await coach("GET", `${campRevenueUrl}?campId=none`)).status).toBe(404);
  for (const from of ["yesterday", "0000-01-01"])
    expect((await coach("GET", `${campRevenueUrl}?from=${from}`)).status).toBe(422);
  const all = await campRevenue(product.backend.db, { timeZone: "America/New_York" });
  expect(Number(all.revenue)).toBeGreaterThan(900);
});
