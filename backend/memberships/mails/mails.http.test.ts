import { afterAll, beforeAll, expect, it } from "vitest";
import { membershipStream } from "../../../eventstore/memberships/events.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "../../players/contract.ts";
import { mailsTo } from "../../testing/mails.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { advanceUrl } from "../../payments/contract.ts";
import {
  cancelInTestPortalUrl,
  changeTestCardUrl,
  payTestCheckoutUrl,
} from "../../payments/testSubscriptionContract.ts";
import { activateMembershipUrl, deactivateMembershipUrl, membershipRefundsUrl, membershipUrl } from "../contract.ts";
import { membership } from "../membership.ts";
import { refundDouble } from "../refund.ts";
import {
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionPauseUrl,
  subscriptionPortalUrl,
  subscriptionResumeUrl,
} from "../subscriptionContract.ts";
import { remindMembers } from "../subscriptionWork.ts";

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  await product.startMailing();
});
afterAll(() => product.close());

/** Once everything recorded so far was processed. */
const about = async (recipient: string) => {
  const { store, db } = product.backend;
  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first()).pos).toBe(head));
  return (await mailsTo(product, recipient)).filter(({ kind }) => kind.startsWith("membership"));
};

it("a parent hears once that a child's membership is active, and once that it ended", async () => {
  const pat = await product.person("student", { age: 40 });
  const kim = { firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true };
  const { id: userId } = (await pat("POST", playersUrl, kim)).body;
  const reason = "Paid in cash";
  await admin("POST", activateMembershipUrl, { userId, reason, until: "2100-01-31" });
  await admin("POST", activateMembershipUrl, { userId, reason, until: "2100-01-31" });
  const [active, ...more] = await about(pat.email);
  expect(more).toEqual([]);
  expect(active).toMatchObject({ kind: "membership activated", subject: "Your video membership is active" });
  expect(active!.text).toContain("Kim's video membership is active");
  expect(active!.text).toMatch(/4 videos a month.*next month begins on \w+ 1\./s);
  expect(active!.text).toContain("active through January 31. No card is charged");
  expect(active!.text).not.toContain("test");
  expect(active!.text).not.toContain(reason); // that is on the statement
  await admin("POST", deactivateMembershipUrl, { userId });
  await admin("POST", deactivateMembershipUrl, { userId });
  const ended = (await about(pat.email)).filter(({ kind }) => kind === "membership ended");
  expect(ended).toHaveLength(1);
  expect(ended[0]!.text).toContain("Videos and feedback from before stay");
});

it("a minor and the guardian who confirmed both hear of it", async () => {
  const lou = "lou.membership@home.example";
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: lou });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await admin("POST", activateMembershipUrl, { userId: kim.id });
  for (const recipient of [kim.email, lou]) expect(await about(recipient)).toHaveLength(1);
});

const pays = "4242424242424242";
const paysOnce = "4000000000000341";
const bought = async (who: Person, card: string, playerId?: string) => {
  const { body } = await who("POST", subscriptionCheckoutUrl, playerId ? { playerId } : {});
  const secret = String(body.url).split("#token=")[1]!;
  await product.visitor()("POST", payTestCheckoutUrl(secret.split("_secret_")[0]!), { secret, card });
  await product.sayTestEvents();
};
const advanced = async ({ id }: Person) => {
  await admin("POST", advanceUrl(id), {});
  await product.sayTestEvents();
};
const factsOf = async (playerId: string) => {
  const facts = [];
  for await (const { type } of product.backend.store.read(membershipStream(playerId))) facts.push(type);
  return facts;
};
const saidTo = async ({ email }: { email: string }) => (await about(email)).map(({ kind }) => kind);

it("who pays by card hears what it costs, when it renews, and how to stop it", async () => {
  const pat = await product.person("student", { age: 40 });
  await bought(pat, pays);
  const [active] = await about(pat.email);
  expect(active!.text).toMatch(/renews for \$10 on \w+ \d+, and every month after, until you cancel/);
  expect(active!.text).toContain("This was a test. No money moved."); // as camps' receipts say
  const inThreeWeeks = new Date(Date.now() + 25 * 24 * 60 * 60 * 1000).toISOString();
  await remindMembers(product.backend, inThreeWeeks);
  await remindMembers(product.backend, inThreeWeeks);
  expect(await saidTo(pat)).toEqual(["membership activated", "membership renews"]);
  expect((await about(pat.email))[1]!.text).toMatch(
    /charge your card \$10 on .* Cancel on the dashboard.*This is a test\. No money will move\./s,
  );
});

it("a declined card is told once for the month, the way out first; and then that it ended", async () => {
  const pat = await product.person("student", { age: 40 });
  await bought(pat, paysOnce);
  for (let n = 0; n < 4; n++) await advanced(pat);
  const [, failed, ended, ...more] = await about(pat.email);
  expect(more).toEqual([]);
  expect(failed).toMatchObject({ kind: "membership payment failed", subject: "Your card was declined" });
  expect(failed!.text).toContain("This was a test.");
  expect(failed!.text).toMatch(
    /Please update it on the dashboard.*try the same card again on \w+ \d+\..*keep uploading until/s,
  );
  expect(ended!.text).toContain("We couldn't charge the card, and won't try again.");
  await bought(pat, pays);
  expect((await saidTo(pat)).slice(3)).toEqual(["membership activated"]); // a new one, and no late payment
});

it("who was told of a declined card hears once that the payment went through, and nothing of one that renews", async () => {
  const [pat, kim] = [await product.person("student", { age: 40 }), await product.person("student", { age: 40 })];
  await bought(pat, paysOnce);
  await bought(kim, pays);
  await advanced(pat);
  await advanced(kim);
  await about(pat.email);
  const { body } = await pat("POST", subscriptionPortalUrl, {});
  const secret = String(body.url).split("#token=")[1]!;
  await product.visitor()("POST", changeTestCardUrl(secret.split("_secret_")[0]!), { secret, card: pays });
  await product.sayTestEvents();
  await about(pat.email);
  await advanced(pat); // the month after
  const [, , wentThrough, ...more] = await about(pat.email);
  expect(more).toEqual([]);
  expect(wentThrough).toMatchObject({ kind: "membership paid after all", subject: "Your payment went through" });
  expect(wentThrough!.text).toMatch(/\$10 .*charged to your card.*renews for \$10 on \w+ \d+.*This was a test/s);
  expect(await saidTo(kim)).toEqual(["membership activated"]);
});

it("a family hears that it pauses, and a week before it starts again", async () => {
  const pat = await product.person("student", { age: 40 });
  await bought(pat, pays);
  const { body } = await pat("POST", subscriptionPauseUrl, { months: 1 });
  const [, paused] = await about(pat.email);
  expect(paused).toMatchObject({ kind: "membership paused" });
  expect(paused!.text).toMatch(/Nothing is charged during the pause\. It starts again by itself on \w+ \d+, for \$10/);
  await remindMembers(product.backend, new Date(Date.parse(body.pausedUntil) - 3 * 24 * 60 * 60 * 1000).toISOString());
  expect((await factsOf(pat.id)).at(-1)).toBe("MembershipReminded");
  const nearlyOver = new Date(Date.parse(body.pausedUntil) + 6 * 24 * 60 * 60 * 1000).toISOString(); // the grace after it
  await remindMembers(product.backend, nearlyOver);
  expect((await factsOf(pat.id)).filter((type) => type === "MembershipReminded")).toHaveLength(2);
});

const withTwoParents = async () => {
  const [dana, lou] = [await product.person(), await product.person()];
  const casey = { firstName: "Casey", lastName: "Reyes", age: 9, declared: true };
  const playerId = String((await dana("POST", playersUrl, casey)).body.id);
  const invited = await dana("POST", guardiansUrl(playerId), { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", String(invited.body.id));
  await lou("POST", acceptInvitationUrl, { token, declared: true });
  return { dana, lou, playerId };
};

it("of a parent's card the other parent hears nothing: not that it renews, was declined, or got a refund", async () => {
  const { dana, lou, playerId } = await withTwoParents();
  await bought(dana, paysOnce, playerId);
  await remindMembers(product.backend, new Date(Date.now() + 25 * 24 * 60 * 60 * 1000).toISOString());
  await about(dana.email);
  await admin("POST", advanceUrl(playerId), {});
  await product.sayTestEvents();
  const [{ invoiceId }] = (await admin("GET", membershipUrl(playerId))).body.payments;
  await admin("POST", membershipRefundsUrl(playerId), { invoiceId, amount: "4", reason: "Sick" });
  await product.sayTestEvents();
  const ofCard = ["membership renews", "membership payment failed", "membership refunded"];
  expect((await saidTo(dana)).toSorted()).toEqual(["membership activated", ...ofCard].toSorted());
  expect(await saidTo(lou)).toEqual(["membership activated"]);
  const left = await admin("DELETE", guardianUrl(playerId, dana.id), { reason: "By order of the court" });
  expect(left.status).toBeLessThan(300);
  await admin("POST", membershipRefundsUrl(playerId), { invoiceId, amount: "2", reason: "Left" });
  await product.sayTestEvents();
  expect((await saidTo(dana)).filter((kind) => kind === "membership refunded")).toHaveLength(2); // it is their money
});

it("a guardian who confirmed by mail, joined, and pays with the account is mailed once, as the account", async () => {
  const dana = await product.person();
  const max = await product.person("student", { age: 15, ...guardian, parentEmail: dana.email });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: max.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await dana("POST", "/api/guardian/join", { token, declared: true });
  await bought(dana, paysOnce, max.id);
  await advanced(max);
  const [active, failed, ...more] = await about(dana.email);
  expect([more, active!.kind, failed!.kind]).toEqual([[], "membership activated", "membership payment failed"]);
  for (const { text } of [active!, failed!]) expect(text).toMatch(/on the dashboard.*\/player-dashboard/s);
});

it("whoever pays hears in writing that it is canceled, or goes on, and who did that if another parent did", async () => {
  const { dana, lou, playerId } = await withTwoParents();
  await bought(dana, pays, playerId);
  const heard = async (who: Person) => {
    const mails = await about(who.email);
    return mails.filter(({ kind }) => kind !== "membership activated");
  };
  await dana("POST", subscriptionCancelUrl, { playerId });
  const [own] = await heard(dana);
  expect(own!.text).toMatch(
    /Casey's video membership is canceled.*through \w+ \d+\. Your card isn't charged again\..*keep it.*on the dashboard/s,
  );
  await dana("POST", subscriptionResumeUrl, { playerId });
  expect((await heard(dana))[1]!.text).toMatch(/Casey's video membership goes on.*charge your card \$10 on \w+ \d+/s);
  await lou("POST", subscriptionCancelUrl, { playerId });
  await heard(dana);
  await lou("POST", subscriptionResumeUrl, { playerId });
  const [canceled, kept] = (await heard(dana)).slice(2);
  expect([canceled!.kind, kept!.kind]).toEqual(["membership canceled", "membership kept"]);
  expect(canceled!.text).toMatch(/canceled Casey's video membership.*Your card isn't charged again\./s);
  expect(kept!.text).toMatch(/kept Casey's video membership.*charge your card \$10 on \w+ \d+/s);
  await lou("POST", subscriptionPauseUrl, { playerId, months: 1 });
  expect((await heard(dana)).at(-1)!.text).toMatch(/\w+ paused it\. Until then Casey/);
  expect((await heard(lou)).map(({ kind }) => kind)).toEqual(["membership paused"]);
});

it("who got the mail about a pause hears that it is off, and when the membership renews", async () => {
  const { dana, lou, playerId } = await withTwoParents();
  await bought(dana, pays, playerId);
  await dana("POST", subscriptionPauseUrl, { playerId, months: 1 });
  for (const who of [dana, lou]) expect((await about(who.email)).at(-1)!.kind).toBe("membership paused");
  await dana("POST", subscriptionResumeUrl, { playerId });
  for (const who of [dana, lou]) {
    const { subject, text } = (await about(who.email)).at(-1)!;
    expect(subject).toBe("Your video membership won't pause");
    expect(text).toMatch(/Casey's video membership won't pause.*It renews for \$10 on \w+ \d+.*on the dashboard/s);
  }
});

it("kept after it was canceled in the provider's portal, with a pause ahead, it sends whoever pays one mail", async () => {
  const { dana, lou, playerId } = await withTwoParents();
  await bought(dana, pays, playerId);
  await dana("POST", subscriptionPauseUrl, { playerId, months: 1 });
  const { body: portal } = await dana("POST", subscriptionPortalUrl, { playerId });
  const secret = String(portal.url).split("#token=")[1]!;
  await product.visitor()("POST", cancelInTestPortalUrl(secret.split("_secret_")[0]!), { secret });
  await product.sayTestEvents();
  await dana("POST", subscriptionResumeUrl, { playerId });
  const since = async (who: Person) => {
    const kinds = await saidTo(who);
    return kinds.slice(kinds.indexOf("membership paused") + 1);
  };
  expect(await since(dana)).toEqual(["membership canceled", "membership not paused"]);
  expect(await since(lou)).toEqual(["membership not paused"]);
  const { subject, text } = (await about(dana.email)).at(-1)!;
  expect(subject).toBe("Your video membership goes on, with no pause");
  expect(text).toMatch(/Casey's video membership goes on, with no pause.*It renews for \$10 on \w+ \d+/s);
});

it("a child reads that a pause is off, and nothing of money", async () => {
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: "unpaused@home.example" });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await bought(kim, pays);
  await kim("POST", subscriptionPauseUrl, { months: 1 });
  await about(kim.email);
  await kim("POST", subscriptionResumeUrl, {});
  const off = (await about(kim.email)).at(-1)!;
  expect(off.text).toContain("membership won't pause");
  expect(off.text).not.toMatch(/\$|card|renew/i);
  await kim("POST", subscriptionCancelUrl, {});
  const canceled = (await about("unpaused@home.example")).at(-1)!;
  expect(canceled).toMatchObject({ kind: "membership canceled" }); // the guardian's, who answers for what is paid
  expect((await about(kim.email)).at(-1)).toEqual(off);
});

it("a child hears nothing of money", async () => {
  const pay = "pay.membership@home.example";
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: pay });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await bought(kim, paysOnce);
  await advanced(kim);
  const toChild = await about(kim.email);
  expect(toChild.map(({ kind }) => kind)).toEqual(["membership activated"]);
  expect(toChild[0]!.text).not.toMatch(/\$|card|renew/i);
  const [, failed, ...more] = await about(pay);
  expect([failed!.kind, more]).toEqual(["membership payment failed", []]);
  expect(failed!.text).toMatch(/Please update it on Pat's dashboard.*\/membership#token=/s); // a link opens no other's card
});

it("a family hears what was refunded, and what was paid twice; its child does not", async () => {
  const pay = "pay.refund@home.example";
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: pay });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await bought(kim, pays);
  const [{ invoiceId }] = (await admin("GET", membershipUrl(kim.id))).body.payments;
  await admin("POST", membershipRefundsUrl(kim.id), { invoiceId, amount: "4", reason: "Sick for a week" });
  await product.sayTestEvents();
  const invoice = { id: "in_2", status: "paid", cents: 1000, paidCents: 1000, currency: "usd", attempt: 1 } as const;
  const times = { from: "2030-05-01T00:00:00.000Z", until: "2030-06-01T00:00:00.000Z" };
  const second = { ...invoice, ...times, paymentId: "pi_2", nextAttemptAt: null, failure: null };
  await product.backend.handle(
    {
      fold: membership,
      stream: membershipStream(kim.id),
      command: { actor: "system", now: new Date().toISOString(), requestId: "spec" },
    },
    refundDouble({ playerId: kim.id, subscriptionId: "sub_2", invoice: second, refundId: "double" }),
  );
  const [, refunded, twice, ...more] = await about(pay);
  expect(more).toEqual([]);
  expect(refunded!.text).toMatch(/We refunded \$4 for Pat's video membership.*may take 5 to 10 days/s);
  expect(refunded!.text).not.toContain("Sick");
  expect(twice!.text).toMatch(/paid twice.*refunding it in full.*The first one goes on/s);
  expect(await saidTo(kim)).toEqual(["membership activated"]);
});
