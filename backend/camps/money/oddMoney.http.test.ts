import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Client } from "../../testing/client.ts";
import { forRegistration } from "./claimPayment.ts";
import { paymentStatusUrl } from "../contract.ts";
import { mismatchUrl } from "./payContract.ts";
import { lookUpPayment } from "../../payments/recordPayment.ts";
import { unmatchedPaymentsUrl, unmatchedPaymentUrl } from "../../payments/contract.ts";
import type { Family } from "../testing/families.ts";
import { payers, paymentIn } from "../testing/payers.ts";

let desk: Awaited<ReturnType<typeof payers>>;
beforeAll(async () => void (desk = await payers()));
afterAll(() => desk.product.close());

describe("what somebody says of a payment", () => {
  const mark = (of: Family, body: object, who: Client = desk.coach) =>
    who("PATCH", paymentStatusUrl(of.registrationId), body);

  it("A66, E15, G3-18: the owner says how it was paid, from any status to any, and who and why is recorded", async () => {
    const { product, coach, pat, family, start } = desk;
    const of = await family();
    const partial = await mark(of, {
      paymentStatus: "partial",
      method: "venmo",
      amount: "120.50",
      words: "The rest on Monday",
    });
    expect(partial).toMatchObject({
      status: 200,
      body: {
        paymentStatus: "partial",
        method: "venmo",
        words: "The rest on Monday",
        money: { collected: "120.50", outstanding: "179.50" },
      },
    });
    expect((await start(pat, of)).body.amount).toBe("179.50");
    expect((await mark(of, { paymentStatus: "unpaid" })).body.money).toMatchObject({ outstanding: "300.00" });
    expect((await mark(of, { paymentStatus: "paid" })).body).toMatchObject({ paymentStatus: "paid", method: null });
    expect((await mark(of, { paymentStatus: "overdue" })).status).toBe(422);
    expect((await mark(of, { paymentStatus: "partial", amount: "10.005" })).body.issues).toMatchObject([
      { path: ["amount"] },
    ]);
    const corrected = await mark(of, { paymentStatus: "paid", method: "cash", words: "Counted at the gate" });
    expect(corrected.body).toMatchObject({
      paymentStatus: "paid",
      method: "cash",
      words: "Counted at the gate",
      money: { collected: "300.00" },
    });
    const { rows } = await product.backend.db.raw(
      `select what, "actorId" from read.history where of = ? order by position`,
      [of.registrationId],
    );
    expect(rows.slice(-3)).toEqual([
      { what: "RegistrationMarkedUnpaid", actorId: coach.id },
      { what: "RegistrationPaid", actorId: coach.id },
      { what: "PaymentStatusOverridden", actorId: coach.id },
    ]);
  });

  it("of two who record a payment at once, the second hears of the first, and sent again it is recorded once", async () => {
    const of = await desk.family();
    const partial = { paymentStatus: "partial", amount: "20", method: "cash", received: "0.00" };
    expect((await mark(of, partial)).body).toMatchObject({ money: { collected: "20.00" } });
    const second = { ...partial, amount: "25", method: "venmo" };
    expect(await mark(of, second, desk.admin)).toMatchObject({
      status: 409,
      body: { message: "We've received $20 by now, not $0. Please check and try again." },
    });
    const sum = { ...second, amount: "45", received: "20.00" };
    for (let sent = 0; sent < 2; sent++)
      expect(
        await desk.admin("PATCH", paymentStatusUrl(of.registrationId), sum, { "idempotency-key": "the sum" }),
      ).toMatchObject({ status: 200, body: { money: { collected: "45.00" } } });
  });

  it("G3-19: only whoever runs the camp, or an admin", async () => {
    const { product, other, admin, pat, family } = desk;
    const of = await family();
    const statuses = [];
    for (const who of [product.visitor(), pat, other, admin])
      statuses.push((await mark(of, { paymentStatus: "paid" }, who)).status);
    expect(statuses).toEqual([401, 403, 404, 200]);
  });
});

describe("money that was not owed", () => {
  it("D4: paid in cash meanwhile, the owner decides; refunded, it goes back at once", async () => {
    const { product, coach, other, pat, family, start, payQuietly, moneyOf } = desk;
    for (const [how, money] of [
      ["accepted", { collected: "600.00", refunded: "0.00", refundDue: "300.00" }],
      ["refunded", { collected: "600.00", refunded: "300.00", refundDue: "0.00" }],
    ] as const) {
      const of = await family();
      const { clientSecret } = (await start(pat, of)).body;
      const paymentId = paymentIn(clientSecret);
      await coach("PATCH", paymentStatusUrl(of.registrationId), { paymentStatus: "paid", method: "cash" });
      await payQuietly(clientSecret);
      await product.sayTestEvents();
      expect(await moneyOf(of)).toMatchObject({
        hasMismatch: true,
        mismatches: [{ paymentId, why: "twice", isOpen: true }],
      });
      const url = mismatchUrl(of.registrationId, paymentId);
      expect((await other("POST", url, { how })).status).toBe(404);
      expect((await coach("POST", url, { how, words: "Paid twice" })).body).toMatchObject({
        hasMismatch: false,
        money,
        mismatches: [{ isOpen: false, words: "Paid twice" }],
      });
      expect((await coach("POST", url, { how })).status).toBe(200);
      expect((await coach("POST", mismatchUrl(of.registrationId, "pi_none"), { how })).status).toBe(404);
    }
  });

  it("and money that matches no registration, wait for an admin, who settles it", async () => {
    const { product, coach, admin, payQuietly } = desk;
    const { payments, db } = product.backend;
    const stray = async () => {
      const { id, clientSecret } = await payments.startCardPayment({
        reference: forRegistration({ campId: "gone", registrationId: `r${Math.random()}` }),
        cents: 5500,
        version: 1,
      });
      await payQuietly(clientSecret);
      await product.sayTestEvents();
      return id;
    };
    const [first, second] = [await stray(), await stray()];
    const list = async (isOpen: boolean) =>
      (await admin("GET", `${unmatchedPaymentsUrl}?filter=${encodeURIComponent(JSON.stringify({ isOpen }))}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect((await list(true)).sort()).toEqual([first, second].sort());
    expect((await coach("GET", unmatchedPaymentsUrl)).status).toBe(403);
    const failing = vi.spyOn(payments, "refund").mockResolvedValueOnce({ id: "re_1", status: "failed" });
    expect(await admin("PATCH", unmatchedPaymentUrl(first), { how: "refunded" })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("no money was returned") },
    });
    failing.mockRestore();
    const { body } = await admin("PATCH", unmatchedPaymentUrl(first), {
      how: "refunded",
      words: "Sent to us by mistake",
    });
    expect(body).toMatchObject({
      id: first,
      amount: "55.00",
      why: "unknown camp",
      how: "refunded",
      words: "Sent to us by mistake",
    });
    expect((await payments.cardPayment(first))?.refundedCents).toBe(5500);
    expect((await admin("PATCH", unmatchedPaymentUrl(first), { how: "booked elsewhere" })).status).toBe(409);
    const back = (await payments.cardPayment(first))!;
    const failed = { id: "re_1", key: null, cents: 5500, code: "lost_or_stolen_card" };
    const looked = vi
      .spyOn(payments, "cardPayment")
      .mockResolvedValueOnce({ ...back, refundedCents: 0, failedRefunds: [failed] });
    await lookUpPayment(
      product.backend,
      { actor: "system", now: new Date().toISOString(), requestId: "spec" },
      { paymentId: first },
    );
    looked.mockRestore();
    await product.backend.caughtUp();
    expect((await list(true)).sort()).toEqual([first, second].sort());
    await admin("PATCH", unmatchedPaymentUrl(first), { how: "refunded" });
    await admin("PATCH", unmatchedPaymentUrl(second), { how: "booked elsewhere" });
    expect([await list(true), (await list(false)).length]).toEqual([[], 2]);
    expect((await admin("PATCH", unmatchedPaymentUrl("pi_none"), { how: "refunded" })).status).toBe(404);
    const { rows } = await db.raw(`select count(*)::int as n from read."unmatchedPayments"`);
    expect(rows).toEqual([{ n: 2 }]);
  });
});
