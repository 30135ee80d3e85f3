import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { membershipStream } from "../../eventstore/memberships/events.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { issueLink } from "../accounts/mailedLinks.ts";
import { advanceUrl } from "../payments/contract.ts";
import { payTestCheckoutUrl } from "../payments/testSubscriptionContract.ts";
import { acceptGrownUpUrl, acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "../players/contract.ts";
import { does } from "../testing/held.ts";
import { mailsTo } from "../testing/mails.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { subscriptionWork } from "./subscriptionWork.ts";
import { guardianPage } from "./guardianLink.ts";
import {
  askGuardianToPayUrl,
  membershipLinkCancelUrl,
  membershipLinkCheckoutUrl,
  membershipLinkPortalUrl,
  openMembershipLinkUrl,
  subscriptionPortalUrl,
  subscriptionResumeUrl,
  subscriptionStatusUrl,
} from "./subscriptionContract.ts";

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  await product.startMailing();
});
afterAll(() => product.close());

let families = 0;
const family = async (age = 15) => {
  const email = `dana.${++families}@pays.example`;
  const kim = await product.person("student", { age, firstName: "Kim", ...guardian, parentEmail: email });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  return { kim, email };
};
const mailTo = async (recipient: string, kind: string) => {
  const found = async () => (await mailsTo(product, recipient)).find((mail) => mail.kind === kind);
  await eventually(async () => expect(await found()).toBeDefined());
  return (await found())!;
};
const tokenIn = (text: string) => /\/membership#token=([\w.~-]+)/.exec(text)![1]!;
const byLink = (url: string, token: string) => product.visitor()("POST", url, { token });
const paid = async (token: string, card = "4242424242424242") => {
  const { status, body } = await byLink(membershipLinkCheckoutUrl, token);
  expect(status).toBe(201);
  const secret = String(body.url).split("#token=")[1]!;
  const at = payTestCheckoutUrl(secret.split("_secret_")[0]!);
  const { doneUrl } = (await product.visitor()("POST", at, { secret, card })).body;
  await product.sayTestEvents();
  return doneUrl;
};
/** Timed work of that name, as if it were some time. */
const work = (name: string, now = new Date()) =>
  subscriptionWork
    .find((timed) => timed.name === name)!
    .run(product.backend, { now: now.toISOString(), signal: new AbortController().signal });
const dead = { status: 409, body: { code: "LinkIsDead" } };

it("a child asks, the guardian pays by the mailed link without an account, and stops it there", async () => {
  const { kim, email } = await family();
  expect(await kim("POST", askGuardianToPayUrl)).toMatchObject({
    status: 202,
    body: { message: "We're emailing Dana." },
  });
  const asked = await mailTo(email, "membership payment asked");
  expect(asked.subject).not.toContain("Kim");
  const token = tokenIn(asked.text);
  expect((await byLink(openMembershipLinkUrl, token)).body).toEqual({
    firstName: "Kim",
    membershipStatus: "inactive",
    standing: "inactive",
    endsAt: null,
    renewsAt: null,
    pausesAt: null,
    pausedUntil: null,
    card: null,
    isPayer: false,
    canPay: true,
  });
  expect(await byLink(membershipLinkPortalUrl, token)).toMatchObject({ status: 409, body: { code: "NotByCard" } });
  expect(await paid(token)).toBe("/membership?checkout=done");
  expect((await byLink(openMembershipLinkUrl, token)).body).toMatchObject({
    standing: "paid",
    isPayer: true,
    canPay: false,
  });
  expect((await kim("GET", subscriptionStatusUrl)).body).toMatchObject({ standing: "paid", isPayer: false });
  expect(await kim("POST", subscriptionPortalUrl, {})).toMatchObject({ status: 409, body: { code: "NotThePayer" } });
  expect(await kim("POST", askGuardianToPayUrl)).toMatchObject({ status: 409, body: { code: "AlreadyActive" } });
  expect((await byLink(membershipLinkPortalUrl, token)).body.url).toMatch(/^\/test-portal#token=/);
  for (const _ of [1, 2])
    expect((await byLink(membershipLinkCancelUrl, token)).body).toMatchObject({ standing: "ending" });
  const facts = [];
  for await (const { type, data } of product.backend.store.read(membershipStream(kim.id))) facts.push({ type, data });
  expect(facts.at(-1)).toMatchObject({ type: "MembershipCancelScheduled", data: { by: "guardian" } });
});

it("mails to the guardian carry a link that works, and what they say is done there", async () => {
  const { kim, email } = await family();
  await kim("POST", askGuardianToPayUrl);
  await paid(tokenIn((await mailTo(email, "membership payment asked")).text));
  const active = await mailTo(email, "membership activated");
  expect(active.text).toContain("You can cancel any time on the membership page.");
  expect((await byLink(openMembershipLinkUrl, tokenIn(active.text))).status).toBe(200);
  expect((await mailTo(kim.email, "membership activated")).text).not.toMatch(/\$|\/membership#/);
  expect((await admin("POST", advanceUrl(kim.id), {})).status).toBe(200);
});

it("once the child is 18 their card isn't charged again, and they and the player hear of it", async () => {
  const { kim, email } = await family(17);
  await kim("POST", askGuardianToPayUrl);
  await paid(tokenIn((await mailTo(email, "membership payment asked")).text));
  const run = (now: Date) => work("cancel what a parent who left pays", now);
  const inAYear = new Date();
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  await run(new Date());
  expect((await kim("GET", subscriptionStatusUrl)).body).toMatchObject({ standing: "paid", hasPayerLeft: false });
  for (const _ of [1, 2]) await run(inAYear);
  expect((await kim("GET", subscriptionStatusUrl)).body).toMatchObject({ standing: "ending" });
  const told = await mailTo(email, "membership no longer paid");
  expect(told.text).toMatch(/Kim is 18 or older now.*Your card isn't charged again\./s);
  expect(told.text).not.toContain("#token");
});

describe("when the parent goes who paid by the mailed link", () => {
  const withLou = async () => {
    const mia = await product.person("student", { firstName: "Mia", lastName: "Reyes" });
    const lou = await product.person("student", { firstName: "Lou", lastName: "Hale" });
    const birthDate = `${new Date().getUTCFullYear() - 15}-01-01`;
    const form = { firstName: "Kim", lastName: "Reyes", birthDate, declared: true };
    const playerId = String((await mia("POST", playersUrl, form)).body.id);
    const invited = await mia("POST", guardiansUrl(playerId), { name: "Lou", email: lou.email });
    const invitation = product.backend.capabilities.tokenOf("guardianInvitation", String(invited.body.id));
    await does(lou, "POST", acceptInvitationUrl, { token: invitation, declared: true });
    const address = `kim.${playerId}@teen.example`;
    const { token } = await issueLink(product.backend.db, { kind: "grown up", userId: playerId, address });
    await product.visitor()("POST", acceptGrownUpUrl, { token, password });
    const linkOf = ({ email }: Pick<Person, "email">) => tokenIn(guardianPage(product.backend, { playerId, email }));
    await paid(linkOf(mia));
    return { mia, lou, playerId, linkOf };
  };

  it.each(["removed by an admin", "erased"] as const)(
    "%s, their card isn't charged again or shown to another",
    async (how) => {
      const { mia, lou, playerId, linkOf } = await withLou();
      const standing = async () => (await byLink(openMembershipLinkUrl, linkOf(lou))).body;
      if (how === "erased") await does(mia, "POST", "/api/privacy/erase", { password });
      else await does(admin, "DELETE", guardianUrl(playerId, mia.id), { reason: "By order of the court" });
      expect(await standing()).toMatchObject({ standing: "paid", isPayer: false, canPay: false });
      expect(await byLink(membershipLinkPortalUrl, linkOf(lou))).toMatchObject({
        status: 409,
        body: { code: "NotThePayer" },
      });
      await work("cancel what a parent who left pays");
      expect(await standing()).toMatchObject({ standing: "ending", isPayer: false });
      expect((await mailTo(lou.email, "membership to take over")).text).toContain("with your own card");
      expect(await mailsTo(product, lou.email)).not.toContainEqual(
        expect.objectContaining({ kind: "membership no longer paid" }),
      );
      expect(await lou("POST", subscriptionResumeUrl, { playerId })).toMatchObject({ body: { code: "PayerLeft" } });

      const asked = vi.spyOn(product.backend.payments.subscriptions!, "startCheckout");
      const forgotten = vi.spyOn(product.backend.payments.subscriptions!, "forgetCustomer");
      expect((await admin("POST", advanceUrl(playerId), {})).status).toBe(200);
      await product.sayTestEvents();
      await work("forget parents who left and paid");
      expect(forgotten).toHaveBeenCalledOnce();
      expect(await standing()).toMatchObject({ standing: "inactive", canPay: true });
      await paid(linkOf(lou));
      expect(asked).toHaveBeenCalledWith(expect.objectContaining({ playerId, payerId: null, customerId: null }));
      expect(await standing()).toMatchObject({ standing: "paid", isPayer: true });
      for (const spied of [asked, forgotten]) spied.mockRestore();
    },
  );

  it("with another email address, they go on paying", async () => {
    const { mia, playerId, linkOf } = await withLou();
    const address = `mia.${playerId}@new.example`;
    const { token } = await issueLink(product.backend.db, { kind: "new email", userId: mia.id, address });
    await does(product.visitor(), "POST", "/api/account/email/confirm", { token });
    await work("cancel what a parent who left pays");
    const link = linkOf({ email: address });
    expect((await byLink(openMembershipLinkUrl, link)).body).toMatchObject({ standing: "paid", isPayer: true });
    expect((await byLink(membershipLinkPortalUrl, link)).status).toBe(201);
  });
});

it("a link is dead after 30 days, once another guardian is named, and where anything in it is another's", async () => {
  const { kim, email } = await family();
  const link = (of = email, now = Date.now()) =>
    tokenIn(guardianPage(product.backend, { playerId: kim.id, email: of }, now));
  expect((await byLink(openMembershipLinkUrl, link())).status).toBe(200);
  const aMonthAgo = Date.now() - 30 * 24 * 60 * 60 * 1000;
  expect((await byLink(openMembershipLinkUrl, link(email, aMonthAgo + 60_000))).status).toBe(200);
  const { kim: lee } = await family();
  const [, ...proof] = link().split("~");
  const dying = [
    link(email, aMonthAgo - 1000),
    link("lou@elsewhere.example"),
    [lee.id, ...proof].join("~"),
    "x",
    `${lee.id}.x`,
  ];
  for (const token of dying)
    for (const url of [
      openMembershipLinkUrl,
      membershipLinkCheckoutUrl,
      membershipLinkPortalUrl,
      membershipLinkCancelUrl,
    ])
      expect(await byLink(url, token)).toMatchObject(dead);
});

it("only a child whose guardian has confirmed asks, three times a day", async () => {
  const adult = await product.person("student", { age: 30 });
  expect(await adult("POST", askGuardianToPayUrl)).toMatchObject({ status: 409, body: { code: "NoGuardianNeeded" } });
  const waiting = await product.person("student", { age: 15, ...guardian });
  expect(await waiting("POST", askGuardianToPayUrl)).toMatchObject({
    status: 409,
    body: { code: "GuardianNotConfirmed" },
  });
  const { kim } = await family();
  const counted = vi.spyOn(product.backend.limits, "count");
  await kim("POST", askGuardianToPayUrl);
  expect(counted).toHaveBeenCalledWith(
    expect.objectContaining({ name: "askGuardianToPay", points: 3 }),
    kim.id,
    expect.any(String),
  );
  counted.mockRestore();
});
