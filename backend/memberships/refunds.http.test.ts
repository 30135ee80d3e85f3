import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { userUrl } from "../accounts/contract.ts";
import { unmatchedPaymentsUrl } from "../payments/contract.ts";
import {
  deactivateMembershipUrl,
  membershipMismatchUrl,
  membershipRefundsUrl,
  membershipRevenueUrl,
  membershipsUrl,
  membershipUrl,
} from "./contract.ts";
import { stripeMembers } from "./testing/stripeMembers.ts";

let members: Awaited<ReturnType<typeof stripeMembers>>;
beforeAll(async () => {
  members = await stripeMembers();
});
beforeEach(() => members.server.misbehave({ drop: 0, fail: 0 }));
afterAll(() => members.stop());

const shown = async (id: string) => (await members.admin("GET", membershipUrl(id))).body;
const linesOf = async (id: string) => (await shown(id)).ledger.map(({ what }: { what: string }) => what);
const bought = async () => {
  const { kim, subscriptionId } = await members.bought();
  const [{ invoiceId }] = (await shown(kim.id)).payments;
  const paymentId = members.paymentOf(subscriptionId);
  const refund = (more: object = {}, key?: string) =>
    members.admin(
      "POST",
      membershipRefundsUrl(kim.id),
      { invoiceId, reason: "Sick all month", ...more },
      key ? { "Idempotency-Key": key } : {},
    );
  return { kim, subscriptionId, invoiceId, paymentId, refund };
};
const refundsAt = (paymentId: string) => members.server.state.refundsOf(paymentId);

it("an admin refunds part of a month, then the rest, never more than is left", async () => {
  const { kim, paymentId, refund } = await bought();
  const { status, body } = await refund({ amount: "4" });
  expect([status, body]).toMatchObject([201, [{ amount: "10.00", refunded: "4.00", onTheWay: "0.00", left: "6.00" }]]);
  expect((await refund({ amount: "7" })).body).toMatchObject({
    issues: [{ path: ["amount"], message: "You can refund up to $6 this way" }],
  });
  expect((await refund()).body).toMatchObject([{ refunded: "10.00", left: "0.00" }]);
  expect((await refund()).body).toMatchObject({ code: "NothingToRefund" });
  expect(refundsAt(paymentId).map(({ amount }) => amount)).toEqual([600, 400]);
  expect(await members.statusOf(kim)).toMatchObject({ standing: "paid" }); // the membership goes on
  expect(await linesOf(kim.id)).toEqual(["refunded", "refunded", "activated", "paid"]);
  expect((await members.admin("GET", unmatchedPaymentsUrl)).body).toEqual([]);
});

it("sent twice with one key, it is refunded once; with another amount it is refused", async () => {
  const { paymentId, refund } = await bought();
  await Promise.all([refund({ amount: "4" }, "once"), refund({ amount: "4" }, "once")]);
  expect((await refund({ amount: "5" }, "once")).body).toMatchObject({ code: "SentBefore" });
  expect(refundsAt(paymentId)).toHaveLength(1);
});

it("needs a reason, and a payment of that player's", async () => {
  const { kim, refund } = await bought();
  const other = await bought();
  expect((await refund({ reason: " " })).body).toMatchObject({
    issues: [{ path: ["reason"], message: "Please say why" }],
  });
  expect((await refund({ invoiceId: other.invoiceId })).body).toMatchObject({ code: "NoSuchPayment" });
  expect(await linesOf(kim.id)).toEqual(["activated", "paid"]);
});

it("ends the membership with it, if wanted", async () => {
  const { kim, subscriptionId, refund } = await bought();
  await refund({ end: true });
  expect(await members.statusOf(kim)).toMatchObject({ standing: "inactive" });
  expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
  expect((await members.factsOf(kim.id)).slice(3)).toEqual([
    "MembershipRefundRequested",
    "MembershipDeactivated",
    "MembershipBillingStopped",
    "MembershipRefunded",
  ]);
});

it("while Stripe is away it is on the way, and is made up for", async () => {
  const { kim, paymentId, refund } = await bought();
  members.server.misbehave({ drop: 0, fail: 1 });
  expect((await refund()).body).toMatchObject([{ refunded: "0.00", onTheWay: "10.00", left: "0.00" }]);
  expect(await linesOf(kim.id)).toEqual(["refund requested", "activated", "paid"]);
  members.server.misbehave({ drop: 0, fail: 0 });
  await members.work("ask for membership refunds again", 2 * 60_000);
  await members.work("ask for membership refunds again", 2 * 60_000);
  expect(refundsAt(paymentId)).toHaveLength(1);
  expect((await shown(kim.id)).payments).toMatchObject([{ refunded: "10.00", onTheWay: "0.00" }]);
});

it("one that a bank sends back waits for an admin, until it is settled or requested again", async () => {
  const { kim, paymentId, invoiceId, refund } = await bought();
  await refund();
  members.server.state.failRefund(refundsAt(paymentId)[0]!.id);
  await members.sayOfPayment("charge.refunded", paymentId);
  expect(await shown(kim.id)).toMatchObject({ moneyTrouble: "refund failed", payments: [{ left: "10.00" }] });
  const troubled = `${membershipsUrl}?filter=${encodeURIComponent(JSON.stringify({ trouble: "yes" }))}`;
  expect((await members.admin("GET", troubled)).body).toMatchObject([{ id: kim.id }]);
  const settled = { how: "accepted", reason: "Paid back in cash" };
  const { status } = await members.admin("POST", membershipMismatchUrl(kim.id, invoiceId), settled);
  expect(status).toBe(200);
  expect(await shown(kim.id)).toMatchObject({ moneyTrouble: null });
  expect(await linesOf(kim.id)).toEqual(["refund settled", "refund returned", "refunded", "activated", "paid"]);
  expect((await members.admin("POST", membershipMismatchUrl(kim.id, invoiceId), settled)).status).toBe(200);
  expect((await members.factsOf(kim.id)).at(-1)).toBe("MembershipMismatchSettled");

  const again = await bought();
  await again.refund();
  members.server.state.failRefund(refundsAt(again.paymentId)[0]!.id);
  await members.sayOfPayment("charge.refunded", again.paymentId);
  const wanted = { how: "refunded", reason: "The new card" };
  await members.admin("POST", membershipMismatchUrl(again.kim.id, again.invoiceId), wanted);
  const facts = await members.factsOf(again.kim.id);
  expect(facts.filter((type) => type === "MembershipRefundRequested")).toHaveLength(2);
});

it("a disputed payment keeps the uploads until it is lost, and is the bank's to decide", async () => {
  const { kim, subscriptionId, paymentId, refund } = await bought();
  members.server.state.dispute(paymentId);
  await members.sayOfPayment("charge.dispute.created", paymentId);
  expect(await shown(kim.id)).toMatchObject({ moneyTrouble: "disputed", payments: [{ dispute: "open" }] });
  const { body: account } = await members.admin("GET", userUrl(kim.id)); // whose chip says it, too
  expect(account.players).toMatchObject([{ standing: "paid", moneyTrouble: "disputed", isStopping: false }]);
  expect(await members.statusOf(kim)).toMatchObject({ standing: "paid" });
  expect((await refund()).body).toMatchObject({ code: "Disputed" });
  members.server.state.dispute(paymentId, "lost");
  await members.sayOfPayment("charge.dispute.closed", paymentId);
  await members.sayOfPayment("charge.dispute.closed", paymentId);
  expect(await members.statusOf(kim)).toMatchObject({ standing: "inactive" });
  expect(await shown(kim.id)).toMatchObject({ moneyTrouble: null, payments: [{ dispute: "lost", left: "0.00" }] });
  expect(members.server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
  expect((await members.factsOf(kim.id)).slice(3)).toEqual([
    "MembershipDisputed",
    "MembershipDisputeClosed",
    "MembershipEnded",
    "MembershipBillingStopped",
  ]);
});

it("one that is won changes nothing", async () => {
  const { kim, paymentId } = await bought();
  members.server.state.dispute(paymentId, "won");
  await members.sayOfPayment("charge.dispute.closed", paymentId);
  expect(await members.statusOf(kim)).toMatchObject({ standing: "paid" });
  expect(await linesOf(kim.id)).toEqual(["dispute won", "disputed", "activated", "paid"]);
});

it("what is refunded of a subscription before the one that pays is nobody else's money", async () => {
  const { kim, paymentId, refund } = await bought();
  await members.admin("POST", deactivateMembershipUrl, { userId: kim.id });
  const sessionId = await members.checkedOut(kim);
  const { subscriptionId } = members.server.memberships.pay(sessionId);
  await members.sayAll(sessionId, subscriptionId);
  expect((await refund()).status).toBe(201);
  await members.sayOfPayment("charge.refunded", paymentId);
  expect((await shown(kim.id)).payments).toMatchObject([{ refunded: "0.00" }, { refunded: "10.00" }]);
  expect((await members.admin("GET", unmatchedPaymentsUrl)).body).toEqual([]);
});

it("what came in, went back and was lost, by month", async () => {
  const { body: before } = await members.admin("GET", membershipRevenueUrl);
  const { refund } = await bought();
  await refund({ amount: "2.50" });
  const { body: after } = await members.admin("GET", membershipRevenueUrl);
  const [was, is] = [before.months[0], after.months[0]];
  expect(Number(is.collected) - Number(was.collected)).toBe(10);
  expect(Number(is.refunded) - Number(was.refunded)).toBe(2.5);
  expect(is).toMatchObject({ month: was.month, disputed: "10.00" });
  expect(after.active - before.active).toBe(1);
});
