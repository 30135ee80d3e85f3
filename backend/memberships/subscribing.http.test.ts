import { advanceUrl } from "../payments/contract.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { membershipStream } from "../../eventstore/memberships/events.ts";
import { userStream } from "../../eventstore/accounts/open.ts";
import { listMemberships } from "../../projections/memberships/queries.ts";
import { currentUserUrl, loginUrl, userUrl } from "../accounts/contract.ts";
import { confirmEmail, person } from "../accounts/person.ts";
import type { Command } from "../command.ts";
import { ProviderUnreachable } from "../payments/open.ts";
import {
  cancelInTestPortalUrl,
  changeTestCardUrl,
  openTestCheckoutUrl,
  openTestPortalUrl,
  payTestCheckoutUrl,
  resumeInTestPortalUrl,
} from "../payments/testSubscriptionContract.ts";
import { acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "../players/contract.ts";
import { eraseUrl } from "../privacy/contract.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  activateMembershipUrl,
  deactivateMembershipUrl,
  membershipRefundsUrl,
  membershipRevenueUrl,
  membershipsUrl,
  membershipUrl,
} from "./contract.ts";
import { lookUpCheckout, lookUpSubscription } from "./lookUp.ts";
import {
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionLedgerUrl,
  subscriptionPauseUrl,
  subscriptionPortalUrl,
  subscriptionResumeUrl,
  subscriptionStatusUrl,
} from "./subscriptionContract.ts";
import { subscriptionWork } from "./subscriptionWork.ts";

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
});
afterAll(() => product.close());

const pays = "4242424242424242";
const paysOnce = "4000000000000341";
const isDeclined = "4000000000000002";

const commandAt = (now = new Date().toISOString()): Command => ({ actor: "system", now, requestId: "spec" });
const statusOf = async (who: Person) => (await who("GET", subscriptionStatusUrl)).body;
const factsOf = async (playerId: string) => {
  const facts = [];
  for await (const { type } of product.backend.store.read(membershipStream(playerId))) facts.push(type);
  return facts;
};
const pageOf = (url: string) => {
  const secret = url.split("#token=")[1]!;
  return { id: secret.split("_secret_")[0]!, secret };
};
const checkedOut = async (who: Person, body: object = {}) => {
  const { status, body: answer } = await who("POST", subscriptionCheckoutUrl, body);
  expect(status).toBe(201);
  return pageOf(answer.url);
};
const pay = async ({ id, secret }: { id: string; secret: string }, card = pays) =>
  (await product.visitor()("POST", payTestCheckoutUrl(id), { secret, card })).body;
const member = async (card = pays) => {
  const kim = await product.person("student", { age: 30 });
  await pay(await checkedOut(kim), card);
  await product.sayTestEvents();
  return kim;
};
const advanced = async (who: Person) => {
  expect((await admin("POST", advanceUrl(who.id), {})).status).toBe(200);
  await product.sayTestEvents();
};
const portalOf = async (who: Person) => pageOf((await who("POST", subscriptionPortalUrl, {})).body.url);
const inPortal = async (who: Person, url: (id: string) => string, more: object = {}) => {
  const { id, secret } = await portalOf(who);
  const { body } = await product.visitor()("POST", url(id), { secret, ...more });
  await product.sayTestEvents();
  return body;
};
const run = (name: string, now = new Date().toISOString()) =>
  subscriptionWork
    .find((work) => work.name === name)!
    .run(product.backend, { now, signal: new AbortController().signal });
const days = (n: number) => new Date(Date.now() + n * 24 * 60 * 60 * 1000).toISOString();

const childOfTwo = async () => {
  const [dana, lou] = [await product.person(), await product.person()];
  const kim = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true };
  const playerId = String((await dana("POST", playersUrl, kim)).body.id);
  const invited = await dana("POST", guardiansUrl(playerId), { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", String(invited.body.id));
  await lou("POST", acceptInvitationUrl, { token, declared: true });
  return { dana, lou, playerId };
};

describe("a child's membership and its parents", () => {
  it("goes on when another one joins, and ends with the paid time once whoever pays has left", async () => {
    const { dana, lou, playerId } = await childOfTwo();
    await pay(await checkedOut(dana, { playerId }));
    await product.sayTestEvents();
    const standing = async (who: Person) =>
      (await who("GET", `${subscriptionStatusUrl}?playerId=${playerId}`)).body as { standing: string };
    const work = "cancel what a parent who left pays";
    await run(work);
    expect(await standing(lou)).toMatchObject({ standing: "paid", isPayer: false, hasPayerLeft: false });
    expect(await standing(dana)).toMatchObject({ isPayer: true, payer: null });
    expect(await standing(lou)).toMatchObject({ payer: "Pat" });
    const linesOf = async (who: Person) =>
      (await who("GET", `${subscriptionLedgerUrl}?playerId=${playerId}`)).body.map(
        ({ what }: { what: string }) => what,
      );
    expect(await linesOf(dana)).toEqual(expect.arrayContaining(["activated", "paid"]));
    expect(await linesOf(lou)).toEqual(["activated"]);
    await dana("DELETE", guardianUrl(playerId, dana.id), {});
    for (const _ of ["once", "again"]) {
      expect(await standing(lou)).toMatchObject({ hasPayerLeft: true });
      await run(work);
      await product.sayTestEvents();
      expect(await standing(lou)).toMatchObject({ standing: "ending", hasPayerLeft: true });
    }
    expect((await factsOf(playerId)).filter((type) => type === "MembershipCancelScheduled")).toHaveLength(1);
    expect(await lou("POST", subscriptionResumeUrl, { playerId })).toMatchObject({
      status: 409,
      body: { code: "PayerLeft" },
    });
    expect(await dana("POST", subscriptionResumeUrl, { playerId })).toMatchObject({ status: 404 });
  });
});

describe("what was paid", () => {
  it("stays with whoever paid it, also once another parent pays", async () => {
    const { dana, lou, playerId } = await childOfTwo();
    const buys = async (who: Person, card = pays) => {
      await pay(await checkedOut(who, { playerId }), card);
      await product.sayTestEvents();
    };
    const moneyOf = async (who: Person) => {
      const { body } = await who("GET", `${subscriptionLedgerUrl}?playerId=${playerId}`);
      const money = ["paid", "failed", "refunded"];
      return body.map(({ what }: { what: string }) => what).filter((what: string) => money.includes(what));
    };
    await buys(dana, paysOnce);
    await admin("POST", advanceUrl(playerId), {});
    await product.sayTestEvents();
    const [{ invoiceId }] = (await admin("GET", membershipUrl(playerId))).body.payments;
    await admin("POST", deactivateMembershipUrl, { userId: playerId });
    await buys(lou);
    await admin("POST", membershipRefundsUrl(playerId), { invoiceId, amount: "4", reason: "Sick" });
    await product.sayTestEvents();
    expect(await moneyOf(dana)).toEqual(["refunded", "failed", "paid"]);
    expect(await moneyOf(lou)).toEqual(["paid"]);
  });
});

describe("buying a membership", () => {
  it("G2-9:webhook: is active once the page was paid, whoever tells of it", async () => {
    const kim = await product.person("student", { age: 30 });
    const page = await checkedOut(kim);
    expect((await product.visitor()("POST", openTestCheckoutUrl(page.id), { secret: page.secret })).body).toMatchObject(
      {
        status: "open",
        amount: "10.00",
      },
    );
    expect(await pay(page, isDeclined)).toMatchObject({ status: "open", declined: "Your card was declined." });
    expect(await pay(page)).toMatchObject({ status: "complete", doneUrl: "/subscribe?checkout=done" });
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive" }); // nothing is known yet
    await product.sayTestEvents();
    expect(await statusOf(kim)).toMatchObject({
      membershipStatus: "active",
      standing: "paid",
      videosThisMonth: 0,
      canUpload: true,
      isPayer: true,
      card: { hasFailed: false },
      renewsAt: expect.any(String),
      endsAt: null,
    });
    const { body: lines } = await kim("GET", subscriptionLedgerUrl);
    expect(
      new Set(lines.map(({ what, amount }: { what: string; amount: string | null }) => [what, amount].join(" "))),
    ).toEqual(new Set(["activated ", "paid 10.00"]));
  });

  it("M1:stripe: is known by the card provider's customer and subscription, which no answer tells", async () => {
    const kim = await member();
    const ids: string[] = [];
    for await (const { type, data } of product.backend.store.read(membershipStream(kim.id)))
      if (type === "MembershipPeriodPaid") {
        const { customerId, subscriptionId } = z
          .object({ customerId: z.string(), subscriptionId: z.string() })
          .parse(data);
        ids.push(customerId, subscriptionId);
      }
    expect(ids).toEqual([expect.stringMatching(/^\w{8}/), expect.stringMatching(/^\w{8}/)]);
    const [, subscriptionId] = ids;
    const row = await product.backend.db("read.membershipBilling").where({ playerId: kim.id }).first("subscriptionId");
    expect(row).toEqual({ subscriptionId });
    const told = [await kim("GET", currentUserUrl), await kim("GET", subscriptionStatusUrl)];
    for (const url of [userUrl(kim.id), membershipUrl(kim.id)]) told.push(await admin("GET", url));
    for (const { status, text } of told.map(({ status, body }) => ({ status, text: JSON.stringify(body) }))) {
      expect(status).toBe(200);
      for (const id of ids) expect(text).not.toContain(id);
    }
  });

  it("a lost webhook costs seconds: open checkouts are looked up", async () => {
    const kim = await product.person("student", { age: 30 });
    await pay(await checkedOut(kim));
    await run("look up checkouts", new Date(Date.now() + 15_000).toISOString());
    expect(await statusOf(kim)).toMatchObject({ standing: "paid" });
  });

  it("a second click gets the same page; it is paid once; there is no second membership", async () => {
    const kim = await product.person("student", { age: 30 });
    const [page, ...more] = await Promise.all([checkedOut(kim), checkedOut(kim), checkedOut(kim)]);
    expect(more).toEqual([page, page]);
    await Promise.all([pay(page), pay(page), pay(page)]);
    expect(await kim("POST", subscriptionCheckoutUrl, {})).toMatchObject({
      status: 409,
      body: { code: "AlreadyActive" },
    });
    await product.sayTestEvents();
    expect(await factsOf(kim.id)).toEqual(["MembershipCheckoutStarted", "MembershipPeriodPaid", "MembershipActivated"]);
  });

  it("a page that was left open a day makes room for another", async () => {
    const kim = await product.person("student", { age: 30 });
    const { id } = await checkedOut(kim);
    await product.backend.payments.subscriptions!.expireCheckout(id);
    await lookUpCheckout(product.backend, commandAt(), id);
    const next = await checkedOut(kim);
    expect(next.id).not.toBe(id);
    expect(await pay(next)).toMatchObject({ status: "complete" });
  });

  it("a parent pays for a child, whose player it is; no answer names the provider's ids", async () => {
    const dana = await product.person("student", { age: 40, firstName: "Dana" });
    const target = { fold: person, stream: userStream(dana.id), command: commandAt() };
    await product.backend.handle(target, confirmEmail({ userId: dana.id }));
    const { body: child } = await dana("POST", playersUrl, {
      firstName: "Kim",
      lastName: "Zeller",
      birthDate: "2016-05-04",
      declared: true,
    });
    await pay(await checkedOut(dana, { playerId: child.id }));
    await product.sayTestEvents();
    const { body } = await dana("GET", `${subscriptionStatusUrl}?playerId=${child.id}`);
    expect(body).toMatchObject({ standing: "paid", isPayer: true });
    const { body: shown } = await admin("GET", membershipUrl(child.id));
    expect(shown).toMatchObject({ source: "card", accountId: dana.id, isStopping: false });
    expect(JSON.stringify(shown)).not.toMatch(/test_(sub|cus|pi)_/);
  });

  it("a child waits for the parent's word; strangers' players are not found; where no cards are taken, it says so", async () => {
    const minor = await product.person("student", { age: 15, ...guardian });
    const [kim, lee] = [await product.person("student", { age: 30 }), await product.person("student", { age: 30 })];
    expect(await minor("POST", subscriptionCheckoutUrl, {})).toMatchObject({
      status: 409,
      body: { code: "GuardianNotConfirmed" },
    });
    for (const url of [
      subscriptionCheckoutUrl,
      subscriptionPortalUrl,
      subscriptionCancelUrl,
      subscriptionPauseUrl,
      subscriptionResumeUrl,
    ])
      expect(await kim("POST", url, { playerId: lee.id, months: 1 })).toMatchObject({ status: 404 });
    expect(await factsOf(lee.id)).toEqual([]);
    const off = await product.another({ PAYMENTS: "off" });
    const pat = off.visitor();
    await pat("POST", loginUrl, { email: kim.email, password });
    expect(await pat("POST", subscriptionCheckoutUrl, {})).toMatchObject({ status: 409, body: { code: "NotSold" } });
    await off.close();
  });
});

describe("a membership by card goes on", () => {
  it("renews every month, and is counted with those by card, as one activated by hand is not", async () => {
    const countsOf = async () => (await admin("GET", membershipRevenueUrl)).body;
    const before = await countsOf();
    const kim = await member();
    const lee = await product.person("student", { age: 30 });
    await admin("POST", activateMembershipUrl, { userId: lee.id });
    expect(await countsOf()).toMatchObject({ active: before.active + 2, byCard: before.byCard + 1 });
    await advanced(kim);
    expect((await factsOf(kim.id)).slice(3)).toEqual(["MembershipPeriodPaid"]);
    expect(await statusOf(kim)).toMatchObject({ standing: "paid", card: { hasFailed: false } });
  });

  it("a declined card keeps what is paid, is tried three times more, and then ends it", async () => {
    const kim = await member(paysOnce);
    await advanced(kim);
    expect(await statusOf(kim)).toMatchObject({
      standing: "paid",
      card: { hasFailed: true, nextAttemptAt: expect.any(String) },
    });
    const { body: troubled } = await admin("GET", `${membershipsUrl}?filter=${JSON.stringify({ trouble: "yes" })}`);
    expect(troubled.map(({ id }: { id: string }) => id)).toContain(kim.id);
    await advanced(kim);
    await advanced(kim);
    expect((await statusOf(kim)).membershipStatus).toBe("active");
    await advanced(kim);
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive", card: null });
    expect((await factsOf(kim.id)).slice(3)).toEqual([
      "MembershipPaymentFailed",
      "MembershipPaymentFailed",
      "MembershipPaymentFailed",
      "MembershipEnded",
    ]);
    await pay(await checkedOut(kim));
    await product.sayTestEvents();
    expect(await statusOf(kim)).toMatchObject({ standing: "paid", card: { hasFailed: false } });
  });

  it("another card in the portal pays what is owed at once", async () => {
    const kim = await member(paysOnce);
    await advanced(kim);
    const { id, secret } = await portalOf(kim);
    const declined = await product.visitor()("POST", changeTestCardUrl(id), { secret, card: isDeclined });
    expect(declined.body).toMatchObject({ declined: "Your card was declined.", card: "0341", status: "past due" });
    const changed = await inPortal(kim, changeTestCardUrl, { card: pays });
    expect(changed).toMatchObject({
      status: "active",
      card: "4242",
      invoices: [{ status: "paid" }, { status: "paid" }],
    });
    expect(await statusOf(kim)).toMatchObject({ standing: "paid", card: { hasFailed: false } });
  });

  it("G2-7:cancel, G2-8: is canceled with what is paid, and kept again", async () => {
    const kim = await member();
    const { body: ending } = await kim("POST", subscriptionCancelUrl, {});
    expect(ending).toMatchObject({
      standing: "ending",
      membershipStatus: "active",
      endsAt: expect.any(String),
      renewsAt: null,
    });
    expect((await kim("POST", subscriptionCancelUrl, {})).body).toEqual(ending);
    expect((await kim("POST", subscriptionResumeUrl, {})).body).toMatchObject({ standing: "paid", endsAt: null });
    expect(await inPortal(kim, cancelInTestPortalUrl)).toMatchObject({ endsAt: expect.any(String), renewsAt: null });
    expect(await statusOf(kim)).toMatchObject({ standing: "ending" });
    expect(await inPortal(kim, resumeInTestPortalUrl)).toMatchObject({ endsAt: null });
    expect(await statusOf(kim)).toMatchObject({ standing: "paid" });
    await kim("POST", subscriptionCancelUrl, {});
    await advanced(kim);
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive" });
    expect(await kim("POST", subscriptionResumeUrl, {})).toMatchObject({ status: 409, body: { code: "NotByCard" } });
  });

  it("is paused for the off-season, skips its months, and goes on by itself", async () => {
    const kim = await member();
    const { body: paid } = await kim("GET", subscriptionStatusUrl);
    const { body } = await kim("POST", subscriptionPauseUrl, { months: 2 });
    expect(body).toMatchObject({ standing: "paid", renewsAt: body.pausedUntil, pausedUntil: expect.any(String) });
    expect(body.pausesAt).toBe(paid.renewsAt);
    expect(body.pausedUntil > paid.renewsAt).toBe(true);
    expect((await kim("POST", subscriptionResumeUrl, {})).body).toMatchObject({ standing: "paid", pausedUntil: null });
    await kim("POST", subscriptionPauseUrl, { months: 2 });
    for (const months of [0, 7, 1.5])
      expect(await kim("POST", subscriptionPauseUrl, { months })).toMatchObject({ status: 422 });
    const arePaused = `${membershipsUrl}?filter=${JSON.stringify({ members: "paused" })}`;
    expect((await admin("GET", arePaused)).body).toEqual([]); // as it hasn't begun
    const [now, filter] = [days(40), { id: kim.id, members: "paused" as const }];
    const { rows } = await listMemberships(product.backend.db, { now, month: now.slice(0, 7) }, { filter });
    expect(rows).toMatchObject([{ id: kim.id, standing: "paused" }]);
    await advanced(kim);
    await advanced(kim);
    expect((await factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
    await advanced(kim);
    expect((await factsOf(kim.id)).at(-1)).toBe("MembershipPeriodPaid");
    expect(await statusOf(kim)).toMatchObject({ standing: "paid", pausedUntil: null });
  });

  it("keeps the day that it began on, through shorter months", async () => {
    const kim = await member();
    const { body: paid } = await kim("GET", subscriptionStatusUrl);
    expect(Date.parse(paid.paidFrom)).toBeLessThan(Date.now());
    const { db } = product.backend;
    const mine = db("test_payments.subscription").where({ player_id: kim.id });
    const [id] = await mine.clone().pluck("id");
    await db("test_payments.invoice").where({ subscription_id: id }).update({ period_start: "2025-12-31T12:00:00Z" });
    await mine.clone().update({ period_end: "2026-01-31T12:00:00Z" });
    const ends = async () => (await mine.clone().first("period_end")).period_end.toISOString().slice(0, 10);
    const next: string[] = [];
    for (let n = 0; n < 3; n++) {
      await advanced(kim);
      next.push(await ends());
    }
    expect(next).toEqual(["2026-02-28", "2026-03-31", "2026-04-30"]);
  });

  it("canceled before its pause begins, it ends with what is paid; kept, it renews without a pause", async () => {
    const kim = await member();
    const { body: paid } = await kim("GET", subscriptionStatusUrl);
    const { body: paused } = await kim("POST", subscriptionPauseUrl, { months: 2 });
    expect(await inPortal(kim, openTestPortalUrl)).toMatchObject({ renewsAt: paused.renewsAt });
    const { body: ending } = await kim("POST", subscriptionCancelUrl, {});
    expect(ending).toMatchObject({ standing: "ending", endsAt: paid.renewsAt, pausedUntil: null });
    const { body: kept } = await kim("POST", subscriptionResumeUrl, {});
    expect(kept).toMatchObject({ standing: "paid", renewsAt: paid.renewsAt, pausedUntil: null });
  });

  it("canceled while a payment is owed it ends at once, and nothing is collected", async () => {
    const kim = await member(paysOnce);
    await advanced(kim);
    expect((await kim("POST", subscriptionCancelUrl, {})).body).toMatchObject({
      membershipStatus: "inactive",
      card: null,
    });
    expect((await admin("POST", advanceUrl(kim.id), {})).status).toBe(404);
    expect((await factsOf(kim.id)).at(-1)).toBe("MembershipEnded");
  });

  it("G2-7:deactivate: deactivated by an admin, nothing is charged again; erased, neither", async () => {
    const kim = await member();
    expect(await admin("POST", activateMembershipUrl, { userId: kim.id })).toMatchObject({
      status: 409,
      body: { code: "ActiveByCard" },
    });
    const { body } = await admin("POST", deactivateMembershipUrl, { userId: kim.id, reason: "Moved" });
    expect(body).toMatchObject({ membershipStatus: "inactive", isStopping: false });
    expect((await factsOf(kim.id)).slice(3)).toEqual(["MembershipDeactivated", "MembershipBillingStopped"]);
    expect((await admin("POST", advanceUrl(kim.id), {})).status).toBe(404);
    const lee = await member();
    expect((await admin("POST", eraseUrl, { userId: lee.id })).status).toBe(202);
    expect((await factsOf(lee.id)).slice(3)).toEqual(["MembershipEnded", "MembershipBillingStopped"]);
  });

  it("what the provider could not be told is told again, and shows until then", async () => {
    const kim = await member();
    const away = vi
      .spyOn(product.backend.payments.subscriptions!, "endSubscription")
      .mockRejectedValueOnce(new ProviderUnreachable());
    const { body } = await admin("POST", deactivateMembershipUrl, { userId: kim.id });
    expect(body).toMatchObject({ membershipStatus: "inactive", isStopping: true });
    expect(away).toHaveBeenCalledOnce();
    await run("stop charging for memberships");
    expect((await admin("GET", membershipUrl(kim.id))).body).toMatchObject({ isStopping: false });
    expect((await factsOf(kim.id)).at(-1)).toBe("MembershipBillingStopped");
  });

  it("only the payer gets the portal, and only with a card", async () => {
    const kim = await product.person("student", { age: 30 });
    expect(await kim("POST", subscriptionPortalUrl, {})).toMatchObject({ status: 409, body: { code: "NotByCard" } });
    const payer = await member();
    const { id, secret } = await portalOf(payer);
    const visitor = product.visitor();
    expect((await visitor("POST", openTestPortalUrl(id), { secret })).body).toMatchObject({
      card: "4242",
      status: "active",
    });
    expect(await visitor("POST", openTestPortalUrl(id), { secret: `${id}_secret_no` })).toMatchObject({ status: 404 });
  });

  it("a membership nobody heard of for a while is looked up", async () => {
    const kim = await member();
    await admin("POST", advanceUrl(kim.id), {});
    await run("look up subscriptions", days(40));
    expect((await factsOf(kim.id)).at(-1)).toBe("MembershipPeriodPaid");
    await lookUpSubscription(product.backend, commandAt(), { subscriptionId: "sub_unknown" });
  });

  it("families are told before a renewal, once", async () => {
    const kim = await member();
    await run("remind members", days(25));
    await run("remind members", days(26));
    expect((await factsOf(kim.id)).filter((type) => type === "MembershipReminded")).toHaveLength(1);
  });
});
