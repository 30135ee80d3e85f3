import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { unmatchedPaymentsUrl } from "../payments/contract.ts";
import { PaymentRefused, ProviderUnreachable } from "../payments/open.ts";
import { deliver } from "../payments/testing/webhooks.ts";
import { acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "../players/contract.ts";
import { eraseUrl } from "../privacy/contract.ts";
import { deactivateMembershipUrl, membershipUrl } from "./contract.ts";
import {
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionPauseUrl,
  subscriptionPortalUrl,
  subscriptionResumeUrl,
} from "./subscriptionContract.ts";
import { cancel, checkOut } from "./subscribing.ts";
import { standingOf } from "../../projections/memberships/queries.ts";
import { lookUpCheckout } from "./lookUp.ts";
import type { Person } from "../testing/testProduct.ts";
import { stripeMembers } from "./testing/stripeMembers.ts";

let members: Awaited<ReturnType<typeof stripeMembers>>;
beforeAll(async () => {
  members = await stripeMembers();
});
beforeEach(() => members.server.misbehave({ drop: 0, fail: 0 }));
afterAll(() => members.stop());

describe("a membership by Stripe", () => {
  it("is paid on Stripe's page, and nothing of it is unmatched money", async () => {
    const { kim, subscriptionId } = await members.bought();
    expect(await members.factsOf(kim.id)).toEqual([
      "MembershipCheckoutStarted",
      "MembershipPeriodPaid",
      "MembershipActivated",
    ]);
    expect(await members.statusOf(kim)).toMatchObject({ standing: "paid", isPayer: true, card: { hasFailed: false } });
    members.server.memberships.renew(subscriptionId);
    await members.sayOf(subscriptionId);
    expect(await members.factsOf(kim.id)).toHaveLength(3); // a draft is paid by nobody
    members.server.memberships.collect(subscriptionId, "paid");
    await members.sayOfPayment("payment_intent.succeeded", members.paymentOf(subscriptionId));
    expect((await members.factsOf(kim.id)).slice(3)).toEqual(["MembershipPeriodPaid"]);
    expect((await members.admin("GET", unmatchedPaymentsUrl)).body).toEqual([]);
  });

  it("is heard of without its webhooks", async () => {
    const kim = await members.product.person("student", { age: 30 });
    const sessionId = await members.checkedOut(kim);
    members.server.memberships.pay(sessionId);
    await lookUpCheckout(members.product.backend, members.command(), sessionId);
    expect(await members.statusOf(kim)).toMatchObject({ standing: "paid" });
  });

  it("fails, is tried again, and ends unpaid", async () => {
    const { kim, subscriptionId } = await members.bought();
    members.server.memberships.renew(subscriptionId);
    members.server.memberships.collect(subscriptionId, "declined");
    await members.sayOf(subscriptionId);
    expect(await members.statusOf(kim)).toMatchObject({ membershipStatus: "active", card: { hasFailed: true } });
    for (let tries = 0; tries < 3; tries++) members.server.memberships.collect(subscriptionId, "declined");
    await members.sayOf(subscriptionId);
    expect(await members.statusOf(kim)).toMatchObject({ membershipStatus: "inactive", card: null });
    expect((await members.factsOf(kim.id)).slice(3)).toEqual(["MembershipPaymentFailed", "MembershipEnded"]);
  });

  it("is canceled, kept, paused, and canceled in Stripe's portal", async () => {
    const { kim, subscriptionId } = await members.bought();
    expect((await kim("POST", subscriptionCancelUrl, {})).body).toMatchObject({ standing: "ending" });
    expect((await kim("POST", subscriptionResumeUrl, {})).body).toMatchObject({ standing: "paid" });
    const { body: paused } = await kim("POST", subscriptionPauseUrl, { months: 2 });
    expect(paused).toMatchObject({ standing: "paid", pausedUntil: expect.any(String) });
    members.server.memberships.renew(subscriptionId);
    await members.sayOf(subscriptionId);
    expect((await members.factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
    expect((await kim("POST", subscriptionResumeUrl, {})).body).toMatchObject({ pausedUntil: null });
    expect((await kim("POST", subscriptionPortalUrl, {})).body.url).toContain("/portal/cus_");
  });

  it("canceled while its renewal is about to be collected, it ends at once, and that isn't collected", async () => {
    const { kim, subscriptionId } = await members.bought();
    const { backend } = members.product;
    members.server.memberships.renew(subscriptionId);
    const renewsAt = Date.parse((await members.statusOf(kim)).renewsAt);
    const command = { ...members.command(), now: new Date(renewsAt + 60_000).toISOString() };
    await cancel(backend, command, { playerId: kim.id });
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    const [renewal] = members.server.memberships.invoicesOf(subscriptionId);
    expect(renewal).toMatchObject({ status: "void" });
    expect((await members.factsOf(kim.id)).at(-1)).toBe("MembershipEnded");
  });

  it("canceled when its renewal is paid, and nobody said so yet, it ends with the month that is paid", async () => {
    const { kim, subscriptionId } = await members.bought();
    const { renewsAt } = await members.statusOf(kim);
    members.server.memberships.renew(subscriptionId);
    members.server.memberships.collect(subscriptionId, "paid");
    const command = { ...members.command(), now: new Date(Date.parse(renewsAt) + 60_000).toISOString() };
    await cancel(members.product.backend, command, { playerId: kim.id });
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("active");
    expect((await members.factsOf(kim.id)).slice(3)).toEqual(["MembershipPeriodPaid", "MembershipCancelScheduled"]);
    expect(await members.statusOf(kim)).toMatchObject({ standing: "ending" });
  });

  it("canceled, and its time over, it is bought again before Stripe says that it ended", async () => {
    const { kim, subscriptionId } = await members.bought();
    const { backend } = members.product;
    await kim("POST", subscriptionCancelUrl, {});
    const later = Date.parse((await members.statusOf(kim)).endsAt) + 60_000;
    const command = { ...members.command(), now: new Date(later).toISOString() };
    const moment = { now: command.now, month: command.now.slice(0, 7) };
    expect(await standingOf(backend.db, kim.id, moment)).toMatchObject({ standing: "inactive", card: null });
    const buying = { playerId: kim.id, payerId: kim.id };
    await expect(checkOut(backend, command, buying)).rejects.toMatchObject({ code: "StillStopping" });
    members.server.memberships.end(subscriptionId);
    expect(await checkOut(backend, command, buying)).toContain("/cs_");
    expect((await members.factsOf(kim.id)).slice(-2)).toEqual(["MembershipEnded", "MembershipCheckoutStarted"]);
  });

  it("is ended by an admin, also while Stripe is away", async () => {
    const { kim, subscriptionId } = await members.bought();
    members.server.misbehave({ drop: 1, fail: 0 });
    await members.admin("POST", deactivateMembershipUrl, { userId: kim.id });
    members.server.misbehave({ drop: 0, fail: 0 });
    expect((await members.admin("GET", membershipUrl(kim.id))).body).toMatchObject({ membershipStatus: "inactive" });
    await members.work("stop charging for memberships");
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    expect((await members.factsOf(kim.id)).at(-1)).toBe("MembershipBillingStopped");
  });

  it("ends with the player who is erased, and Stripe forgets who paid", async () => {
    const { kim, subscriptionId, customer } = await members.bought();
    await members.admin("POST", eraseUrl, { userId: kim.id });
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    expect(members.server.memberships.customers().find(({ id }) => id === customer)).toMatchObject({ deleted: true });
    expect((await members.factsOf(kim.id)).slice(3)).toEqual(["MembershipEnded", "MembershipBillingStopped"]);
  });

  it("that Stripe doesn't know, as after a change of accounts, ends all the same and is bought again", async () => {
    const { kim, subscriptionId } = await members.bought();
    const find = members.server.memberships.lose(subscriptionId);
    expect(await kim("POST", subscriptionCancelUrl, {})).toMatchObject({ status: 409, body: { code: "NotByCard" } });
    const { status, body } = await members.admin("POST", deactivateMembershipUrl, { userId: kim.id });
    expect([status, body]).toMatchObject([200, { membershipStatus: "inactive", isStopping: false }]);
    expect((await members.factsOf(kim.id)).slice(-2)).toEqual(["MembershipDeactivated", "MembershipBillingStopped"]);
    find(); // with the keys of before, it may be charged again
    await members.sayOf(subscriptionId);
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    const { subscriptionId: next } = members.server.memberships.pay(await members.checkedOut(kim));
    await members.sayOf(next);
    members.server.memberships.lose(next);
    expect((await members.admin("POST", eraseUrl, { userId: kim.id })).status).toBe(202);
    expect((await members.factsOf(kim.id)).slice(-2)).toEqual(["MembershipEnded", "MembershipBillingStopped"]);
  });

  it("what Stripe refuses keeps nobody from being erased, and is tried again", async () => {
    const { kim, subscriptionId } = await members.bought();
    const end = vi
      .spyOn(members.product.backend.payments.subscriptions!, "endSubscription")
      .mockRejectedValueOnce(new PaymentRefused("not_set_up", "Card payments aren't working right now."));
    expect((await members.admin("POST", eraseUrl, { userId: kim.id })).status).toBe(202);
    expect(end).toHaveBeenCalledOnce();
    expect((await members.factsOf(kim.id)).at(-1)).toBe("MembershipEnded");
    await members.work("stop charging for memberships");
    expect((await members.factsOf(kim.id)).at(-1)).toBe("MembershipBillingStopped");
    expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
  });

  it("once it has ended, Stripe forgets a parent who left, also after a lost answer, and they may come back", async () => {
    const { server, product, work } = members;
    const [dana, lou] = [await product.person("student"), await product.person("student")];
    const form = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true };
    const kim = { id: String((await dana("POST", playersUrl, form)).body.id) };
    const join = async (one: Person, other: Person) => {
      const invited = await one("POST", guardiansUrl(kim.id), { name: "Pat", email: `${other.id}@home.example` });
      const token = product.backend.capabilities.tokenOf("guardianInvitation", String(invited.body.id));
      await other("POST", acceptInvitationUrl, { token, declared: true });
    };
    await join(dana, lou);
    const sessionId = await members.checkedOut(dana, kim);
    const { subscriptionId, customer } = server.memberships.pay(sessionId);
    await members.sayAll(sessionId, subscriptionId);
    const isDeleted = () => server.memberships.customers().find(({ id }) => id === customer)?.["deleted"] ?? false;
    const forget = () => work("forget parents who left and paid");

    await dana("DELETE", guardianUrl(kim.id, dana.id), {});
    await work("cancel what a parent who left pays");
    await forget();
    expect([isDeleted(), (await members.factsOf(kim.id)).at(-1)]).toEqual([false, "MembershipCancelScheduled"]);

    server.memberships.end(subscriptionId);
    await members.sayOf(subscriptionId);
    server.misbehave({ drop: 1, fail: 0 });
    await expect(forget()).rejects.toThrow(ProviderUnreachable);
    expect((await members.factsOf(kim.id)).at(-1)).toBe("MembershipEnded");
    server.misbehave({ drop: 0, fail: 0 });
    for (const _ of ["once", "again"]) await forget();
    expect(isDeleted()).toBe(true);
    expect((await members.factsOf(kim.id)).slice(-2)).toEqual(["MembershipEnded", "MembershipPayerForgotten"]);

    await join(lou, dana);
    const next = await members.checkedOut(dana, kim);
    expect(server.memberships.session(next)["customer"]).toBeNull();
    expect(server.memberships.pay(next).customer).not.toBe(customer);
  });

  it("is never paid twice: a second one is ended, and its money refunded", async () => {
    const { kim, sessionId } = await members.bought();
    const { subscriptionId: second } = members.server.memberships.pay(sessionId); // as nobody could by our pages
    await members.sayAll(sessionId, second);
    expect(members.server.memberships.subscription(second)["status"]).toBe("canceled");
    expect((await members.factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
    expect((await members.factsOf(kim.id)).slice(3)).toEqual([
      "MembershipDoublePaid",
      "MembershipRefundRequested",
      "MembershipRefunded",
    ]);
    expect(members.server.state.refundsOf(members.paymentOf(second))).toMatchObject([{ amount: 1000 }]);
    expect((await members.admin("GET", unmatchedPaymentsUrl)).body).toEqual([]);
    expect(await members.statusOf(kim)).toMatchObject({ standing: "paid" });
  });
});

describe("forged payments activate nothing", () => {
  const forged = async (as: Parameters<typeof members.server.memberships.pay>[1]) => {
    const kim = await members.product.person("student", { age: 30 });
    const sessionId = await members.checkedOut(kim);
    const { subscriptionId } = members.server.memberships.pay(sessionId, as);
    await members.sayAll(sessionId, subscriptionId);
    return kim;
  };

  const untouched = async (kim: Person) => {
    expect(await members.factsOf(kim.id)).toEqual(["MembershipCheckoutStarted"]);
    expect(await members.statusOf(kim)).toMatchObject({ membershipStatus: "inactive" });
  };
  const unmatched = async () => (await members.admin("GET", unmatchedPaymentsUrl)).body.length;

  it.each([
    ["of a lower price", { cents: 500 }, 1],
    ["of a higher price", { cents: 10_000 }, 1],
    ["of 0 cents", { cents: 0 }, 1],
    ["in euros", { currency: "eur" }, 1],
    ["unpaid", { unpaid: true }, 0],
    ["marked as paid without a payment", { byHand: true }, 0],
  ] as const)("%s", async (_, as, waiting) => {
    const before = await unmatched();
    const kim = await forged(as);
    expect(await unmatched()).toBe(before + waiting); // what came in waits for an admin
    await untouched(kim);
  });

  it("for another player, whoever's metadata it carries", async () => {
    const lee = await members.product.person("student", { age: 30 });
    const kim = await forged({ playerId: lee.id });
    for (const { id } of [kim, lee]) expect(await members.factsOf(id)).not.toContain("MembershipActivated");
  });

  it("on a page that was never opened here", async () => {
    const kim = await members.product.person("student", { age: 30 });
    const page = { playerId: kim.id, payerId: kim.id, version: 7, customerId: null };
    const { subscriptions } = members.product.backend.payments;
    const { id } = await subscriptions!.startCheckout({ ...page, returnTo: { done: "/", left: "/" } });
    const before = await unmatched();
    await members.sayAll(id, members.server.memberships.pay(id).subscriptionId);
    expect(await members.factsOf(kim.id)).toEqual([]);
    expect(await unmatched()).toBe(before + 1);
  });

  it("in an event alone, while the books show it unpaid", async () => {
    const kim = await forged({ unpaid: true });
    const [subscription] = members.server.memberships.subscriptions().slice(-1);
    const [invoice] = members.server.memberships.invoicesOf(subscription!.id);
    expect(await members.say("invoice.paid", { ...invoice, status: "paid", amount_paid: 1000 })).toBe(200);
    await untouched(kim);
  });

  it("said again after the membership has ended", async () => {
    const { kim, subscriptionId, sessionId } = await members.bought();
    await members.admin("POST", deactivateMembershipUrl, { userId: kim.id });
    await members.sayAll(sessionId, subscriptionId);
    expect(await members.statusOf(kim)).toMatchObject({ membershipStatus: "inactive" });
  });

  it("of live money, while our keys are for tests; and in another API version", async () => {
    const kim = await members.product.person("student", { age: 30 });
    const { subscriptionId } = members.server.memberships.pay(await members.checkedOut(kim));
    const [invoice] = members.server.memberships.invoicesOf(subscriptionId);
    for (const more of [{ livemode: true }, { api_version: "2024-06-20" }])
      expect(await members.say("invoice.paid", invoice!, more)).toBe(400);
    await untouched(kim);
  });
});

it("answers lost and failed: one subscription, one charge a month", async () => {
  members.server.misbehave({ drop: 0.3, fail: 0.2 });
  const kim = await members.product.person("student", { age: 30 });
  let page: string | undefined;
  for (let tries = 0; tries < 40 && page === undefined; tries++) {
    const { status, body } = await kim("POST", subscriptionCheckoutUrl, {});
    if (status === 201) page = String(body.url).split("/").at(-1)!;
  }
  const sessions = members.server.memberships.sessions().filter((one) => one["client_reference_id"] === kim.id);
  expect(sessions.map(({ id }) => id)).toEqual([page]);
  const { subscriptionId } = members.server.memberships.pay(page!);
  for (let tries = 0; tries < 40; tries++) {
    const { payload, signature } = members.server.eventAbout(
      "customer.subscription.updated",
      members.server.memberships.subscription(subscriptionId),
    );
    if ((await deliver(members.product.base, payload, signature)).status === 200) break;
  }
  members.server.misbehave({ drop: 0, fail: 0 });
  expect((await members.factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
  expect(await members.statusOf(kim)).toMatchObject({ standing: "paid" });
}, 120_000);

it("Stripe learned of no one but by opaque ids, and of nothing it would not accept", () => {
  const sent = JSON.stringify(members.server.requests);
  expect(sent).not.toMatch(/@|Pat|No\d/);
  expect(members.server.requests.filter(({ problem }) => problem)).toEqual([]);
  expect(members.server.requests.length).toBeGreaterThan(30);
});
