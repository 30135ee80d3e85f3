import { repliesUrl } from "../inbox/careContract.ts";
import { sendInquiry } from "../testing/inquiries.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leagueStream, outreachStream, suppressionStream } from "../../eventstore/outreach/events.ts";
import { contentHashOf } from "../../projections/outreach/queries.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { smtpServer, type TestSmtpServer } from "../mail/testing/smtpServer.ts";
import { eraseVisitorUrl } from "../privacy/contract.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { calls } from "../contexts.ts";
import { mailUrl, sendAgainUrl } from "../mail/contract.ts";
import {
  bouncedUrl,
  outreachUrl,
  previewUrl,
  sendersUrl,
  sendOutreachAgainUrl,
  sendUrl,
  suppressionUrl,
  templatesUrl,
} from "./contract.ts";
import { openUnsubscribeUrl, unsubscribeUrl } from "./linkContract.ts";
import { recipients } from "./recipients.ts";
import { outreachForm } from "./testing/outreachForm.ts";

const place = {
  FACILITY_ADDRESS: "12 Ballpark Lane, Springfield",
  MAIL_FROM: "mail@fungo.example",
  OUTREACH_SENDERS: "coach@fungo.example, camps@fungo.example",
};

let product: TestProduct;
let server: TestSmtpServer;
let coach: Person, other: Person, admin: Person;
beforeAll(async () => {
  server = await smtpServer();
  product = await testProduct({ ...place, SMTP_URL: server.url });
  [coach, other, admin] = [
    await product.person("instructor", { firstName: "Riley", lastName: "Kent" }),
    await product.person("instructor"),
    await product.person("admin"),
  ];
  await product.startMailing();
});
/** Until no email is on its way: it would use up the next of the server's moods. */
const quiet = async () => {
  const waiting = () => product.backend.db("read.outreach_emails").where({ state: "queued" });
  await eventually(async () => expect(await waiting()).toEqual([]));
};
beforeEach(async () => {
  await quiet();
  server.received.length = 0;
});
afterAll(async () => {
  await product.close();
  await server.close();
});

const send = (fields: object = {}, who = coach, headers?: Record<string, string>) =>
  who("POST", sendUrl, outreachForm(fields), headers);
const shown = async (id: string, who = coach) => (await who("GET", `${outreachUrl}/${id}`)).body;
const settled = async (id: string) => {
  await eventually(async () => expect((await shown(id)).state).not.toBe("queued"));
  return shown(id);
};
const factsOf = async (stream: string) => {
  const found: { type: string; data: object }[] = [];
  for await (const { type, data } of product.backend.store.read(stream)) found.push({ type, data: { ...data } });
  return found;
};
const tokenFor = async (address: string) => {
  const known = recipients(product.backend.keys);
  return known.tokenOf(await known.fingerprintOf(address));
};

it("A56, G2-35: the templates, and where replies may go", async () => {
  expect((await coach("GET", templatesUrl)).body).toEqual([
    { id: "campOutreach", name: "Camp", subject: "A baseball or softball camp for your league" },
    { id: "coachingClinic", name: "Coaching clinic", subject: "A clinic for your league coaches" },
    { id: "combined", name: "Camp and coaching clinic", subject: "A camp and a coaches’ clinic for your league" },
  ]);
  expect((await coach("GET", sendersUrl)).body).toEqual({
    addresses: ["coach@fungo.example", "camps@fungo.example"],
    hasPostalAddress: true,
  });
});

it("A57: the preview shows subject, HTML and text, and the email whole; nothing is recorded", async () => {
  const { status, body } = await coach("POST", previewUrl, outreachForm());
  expect(status).toBe(200);
  expect(body.subject).toBe("A baseball or softball camp for Maple Valley Little League");
  expect(body.html).toContain("<p>Hi Dana Whitfield,</p>");
  expect(body.text).toContain("Hi Dana Whitfield,");
  expect(body.whole).toContain(body.html);
  expect(body.whole).toContain("12 Ballpark Lane, Springfield");
  expect((await coach("GET", outreachUrl)).body).toEqual([]);
});

describe("sending", () => {
  it("A58, G2-33, G2-34: From is ours, replies reach the chosen address, and one click unsubscribes", async () => {
    const form = outreachForm({ senderEmail: "camps@fungo.example" });
    const { status, body } = await coach("POST", sendUrl, form);
    expect([status, body]).toEqual([202, { id: expect.any(String), state: "queued" }]);
    const email = await settled(body.id);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      subject: "A baseball or softball camp for Maple Valley Little League",
      from: { address: "mail@fungo.example" },
      replyTo: [{ address: "camps@fungo.example" }],
      to: [{ name: "Dana Whitfield", address: form.recipientEmail }],
    });
    const headers = Object.fromEntries(mail!.headers.map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const token = await tokenFor(form.recipientEmail);
    expect(headers["list-unsubscribe"]).toBe(`<${product.backend.business.siteUrl}${unsubscribeUrl(token)}>`);
    expect(mail!.text).toContain(`/unsubscribe#token=${token}`);
    expect(email).toMatchObject({
      state: "sent",
      sentBy: coach.id,
      sentByName: "Riley Kent",
      messageId: mail!.messageId,
    });
  });

  it("M19: what was sent is kept whole, sealed for its league, and its hash says whether it still is that", async () => {
    const { body } = await send();
    const email = await settled(body.id);
    const [mail] = server.received;
    expect(email).toMatchObject({ isAsSent: true, contentHash: contentHashOf(email) });
    expect(mail!.text!.trim().replaceAll("\r\n", "\n")).toBe(email.text.trim());
    const facts = await factsOf(outreachStream(body.id));
    expect(facts.map(({ type }) => type)).toEqual(["OutreachEmailQueued", "OutreachEmailSent"]);
    const { subject, html, text } = email;
    expect(facts[1]!.data).toMatchObject({ personal: { subject, html, text } });
    await product.backend.db("read.outreach_emails").where({ id: body.id }).update({ text: "Another" });
    expect(await shown(body.id)).toMatchObject({ isAsSent: false });
  });

  it("a league is found by its address, however it is spelled, or added", async () => {
    const recipientEmail = "Lee@Elm.example";
    const ids = [await send({ recipientEmail }), await send({ recipientEmail: "lee@elm.example" }, other)];
    const [first, second] = await Promise.all(ids.map(({ body }) => shown(body.id, admin)));
    expect(first.leagueId).toBe(second.leagueId);
    expect(await factsOf(leagueStream(first.leagueId))).toEqual([
      {
        type: "LeagueAdded",
        data: {
          leagueId: first.leagueId,
          personal: {
            name: "Maple Valley Little League",
            contactName: "Dana Whitfield",
            email: recipientEmail,
            fingerprint: (await tokenFor(recipientEmail)).split(".")[0],
          },
        },
      },
    ]);
  });

  it("twice with one Idempotency-Key is once", async () => {
    const form = { recipientEmail: "twice@elm.example" };
    const key = { "Idempotency-Key": "once" };
    const ids = [await send(form, coach, key), await send(form, coach, key)].map(({ body }) => body.id);
    expect(ids[0]).toBe(ids[1]);
    await settled(ids[0]);
    expect(server.received.filter(({ to }) => to?.[0]?.address === form.recipientEmail)).toHaveLength(1);
  });

  it("G2-33: an address that is not ours gets no replies", async () => {
    expect(await send({ senderEmail: "riley@gmail.example" })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["senderEmail"], message: "Please choose one of our addresses" }] },
    });
  });

  it("not to a family, also one that has come since the first try", async () => {
    const { email, id: player } = await product.person("student");
    expect(await send({ recipientEmail: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: "Family" },
    });
    server.next("refuse content");
    const failed = await settled((await send({ recipientEmail: "new@elm.example" })).body.id);
    await product.backend.db("read.users").where({ id: player }).update({ parentEmail: failed.to });
    const again = await coach("POST", sendOutreachAgainUrl(failed.id));
    expect(again).toMatchObject({ status: 409, body: { code: "Family" } });
  });

  it("is listed for whoever sent it, and for admins", async () => {
    const { body } = await send({ leagueName: "Oak Hill Softball" });
    const ids = async (who: Person, q: string) =>
      (await who("GET", `${outreachUrl}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
        (row: { id: string }) => row.id,
      );
    expect(await ids(coach, "oak hill")).toEqual([body.id]);
    expect(await ids(admin, "oak hill")).toEqual([body.id]);
    expect(await ids(coach, "elm street")).toEqual([]);
    expect(await ids(other, "oak hill")).toEqual([]);
    expect(await other("GET", `${outreachUrl}/${body.id}`)).toMatchObject({ status: 404 });
  });
});

describe("whoever unsubscribed", () => {
  const oneClick = async (token: string) =>
    fetch(product.base + unsubscribeUrl(token), {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: "https://mail.example",
        "Sec-Fetch-Site": "cross-site",
      },
      body: "List-Unsubscribe=One-Click",
    });

  it("G2-34: by one click from another site, also twice; nothing is sent to that address any more", async () => {
    const token = await tokenFor("one@elm.example");
    expect((await product.visitor()("POST", openUnsubscribeUrl(token), {})).body).toEqual({
      facility: "Elite Training Center",
      isDone: false,
    });
    for (let n = 0; n < 2; n++) expect((await oneClick(token)).status).toBe(200);
    const [fingerprint] = token.split(".");
    expect(await factsOf(suppressionStream(fingerprint!))).toEqual([
      { type: "RecipientUnsubscribed", data: { fingerprint, by: "one-click" } },
    ]);
    expect(await send({ recipientEmail: "ONE@elm.example" })).toMatchObject({
      status: 409,
      body: { code: "Unsubscribed" },
    });
    expect((await product.visitor()("POST", openUnsubscribeUrl(token), {})).body.isDone).toBe(true);
  });

  it("as a multipart form, or by the link in it", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    const visitor = product.visitor();
    expect(await visitor("POST", unsubscribeUrl(await tokenFor("two@elm.example")), form)).toMatchObject({
      status: 200,
    });
    const token = await tokenFor("three@elm.example");
    expect(await visitor("POST", unsubscribeUrl(token), {})).toMatchObject({ status: 200, body: { isDone: true } });
    expect((await factsOf(suppressionStream(token.split(".")[0]!)))[0]?.data).toMatchObject({ by: "link" });
  });

  it("a token that is not ours opens nothing, nor does that of one address with the proof of another", async () => {
    const [one, two] = [await tokenFor("a@elm.example"), await tokenFor("b@elm.example")];
    const mixed = `${one.split(".")[0]}.${two.split(".")[1]}`;
    for (const token of ["x", "x.y", mixed])
      expect(await product.visitor()("POST", unsubscribeUrl(token), {})).toMatchObject({ status: 404 });
    expect(await factsOf(suppressionStream(one.split(".")[0]!))).toEqual([]);
  });

  it("no other call takes that form from another site", async () => {
    const writes = calls.filter(({ method, fromAnywhere }) => method !== "GET" && method !== "HEAD" && !fromAnywhere);
    expect(writes.length).toBeGreaterThan(100);
    const token = await tokenFor("a@elm.example");
    for (const { method, path } of writes) {
      const answer = await fetch(product.base + path.replace(/:\w+/g, token), {
        method,
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
        body: "List-Unsubscribe=One-Click",
      });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
  });

  it("while an email waited does not get it, and it says so", async () => {
    server.next("not now");
    const { body } = await send({ recipientEmail: "late@elm.example" });
    await eventually(async () =>
      expect(
        await product.backend
          .db("mail.outbox")
          .where({ key: `outreach ${body.id}` })
          .first(),
      ).toMatchObject({
        state: "waiting",
        reason: expect.stringContaining("come back later"),
      }),
    );
    await oneClick(await tokenFor("late@elm.example"));
    await product.backend.db("mail.outbox").where({ state: "waiting" }).update({ due_at: new Date() });
    await product.backend.db.raw("select pg_notify('mail', '')");
    expect(await settled(body.id)).toMatchObject({ state: "skipped" });
    expect(server.received).toEqual([]);
  });

  it("stays so when erased, and whatever signs cookies by then", async () => {
    const recipientEmail = "forget@elm.example";
    const { body } = await send({ recipientEmail });
    await settled(body.id);
    await oneClick(await tokenFor(recipientEmail));
    expect(await admin("POST", eraseVisitorUrl, { email: recipientEmail })).toMatchObject({ status: 202 });
    expect(await shown(body.id)).toMatchObject({ to: null, subject: null, text: null, isAsSent: null, state: "sent" });
    const changed = await product.another({ SESSION_SECRET: "another secret of at least 32 characters" });
    const known = recipients(changed.backend.keys);
    expect(await known.tokenOf(await known.fingerprintOf(recipientEmail))).toBe(await tokenFor(recipientEmail));
    await changed.close();
    expect(await send({ recipientEmail })).toMatchObject({ status: 409, body: { code: "Unsubscribed" } });
  });
});

it("a server's no is shown with its reason, sealed; what may have arrived is not sent again by itself", async () => {
  server.next("refuse recipient");
  const no = await settled((await send()).body.id);
  expect(no).toMatchObject({ state: "failed", reason: expect.stringContaining("5.1.1") });
  server.next("drop");
  const maybe = await settled((await send()).body.id);
  expect(maybe).toMatchObject({ state: "unknown", settledAt: expect.any(String) });
});

describe("an email that comes back", () => {
  const suppressedBy = async (address: string) =>
    (await factsOf(suppressionStream((await tokenFor(address)).split(".")[0]!))).map(({ data }) => data);
  const refusedBy = async (mood: "refuse recipient" | "refuse content") => {
    server.next(mood);
    const email = await settled((await send()).body.id);
    expect(await settled(email.id)).toMatchObject({ state: "failed" });
    await eventually(async () => expect((await shown(email.id)).bouncedAt).toEqual(expect.any(String)));
    return shown(email.id);
  };

  it("at once, because there is no such mailbox: nothing is sent there any more", async () => {
    const email = await refusedBy("refuse recipient");
    expect(email.bounceCode).toBe("5.1.1");
    await eventually(async () => expect(await suppressedBy(email.to)).toMatchObject([{ by: "bounce" }]));
  });

  it("is not sent again before an admin allows its address, and nothing is lost by trying", async () => {
    const email = await refusedBy("refuse recipient");
    await eventually(async () => expect(await suppressedBy(email.to)).toMatchObject([{ by: "bounce" }]));
    const again = () => coach("POST", sendOutreachAgainUrl(email.id));
    expect(await again()).toMatchObject({ status: 409, body: { code: "Bounced" } });
    const { id: mailId } = await product.backend
      .db("mail.outbox")
      .where({ key: `outreach ${email.id}` })
      .first();
    expect(await coach("POST", sendAgainUrl(mailId))).toMatchObject({ status: 200 });
    await eventually(async () => expect((await coach("GET", mailUrl(mailId))).body.state).toBe("skipped"));
    expect(await shown(email.id)).toMatchObject({ state: "failed" });
    const [fingerprint] = (await tokenFor(email.to)).split(".");
    await admin("DELETE", suppressionUrl(fingerprint!), { reason: "Dana called: the mailbox works now." });
    expect(await again()).toMatchObject({ status: 202 });
    expect(await settled(email.id)).toMatchObject({ state: "sent" });
  });

  it("at once, for another reason: that is only noted", async () => {
    const email = await refusedBy("refuse content");
    expect(email.bounceCode).toBe("5.7.1");
    expect(await suppressedBy(email.to)).toEqual([]);
  });

  it("not because the mail server refuses our own address, also once that is given up", async () => {
    server.next("refuse sender");
    const { body } = await send();
    const row = () => product.backend.db("mail.outbox").where({ key: `outreach ${body.id}` });
    const refused = { state: "waiting", attempts: 1, reason: expect.stringContaining("5.1.8") };
    await eventually(async () => expect(await row().first()).toMatchObject(refused));
    server.next("refuse sender");
    await row().update({ attempts: 11, due_at: new Date() });
    await product.backend.db.raw("select pg_notify('mail', '')");
    await eventually(async () => expect((await row().first()).told_at).toEqual(expect.any(Date)));
    const email = await shown(body.id);
    expect(email).toMatchObject({ state: "failed", reason: expect.stringContaining("5.1.8"), bouncedAt: null });
    expect(await suppressedBy(email.to)).toEqual([]);
  });

  it("later, as staff note: nothing is sent there any more", async () => {
    const email = await settled((await send()).body.id);
    expect(await other("POST", bouncedUrl(email.id))).toMatchObject({ status: 404 });
    expect(await coach("POST", bouncedUrl(email.id))).toMatchObject({
      status: 200,
      body: { state: "sent", bouncedAt: expect.any(String), bounceCode: null },
    });
    expect(await suppressedBy(email.to)).toMatchObject([{ by: "bounce" }]);
    expect(await send({ recipientEmail: email.to })).toMatchObject({ status: 409, body: { code: "Bounced" } });
  });
});

it("without a postal address of the facility nothing is sent", async () => {
  const bare = await testProduct();
  const someone = await bare.person("instructor");
  expect((await someone("GET", sendersUrl)).body).toEqual({
    addresses: ["hello@example.com"],
    hasPostalAddress: false,
  });
  expect(await send({}, someone)).toMatchObject({ status: 409, body: { code: "NoPostalAddress" } });
  expect(await bare.backend.db("read.leagues")).toEqual([]);
  await bare.close();
});

it("G2-34: 20 emails a day from one account, together with those sent again and with answers from the inbox", async () => {
  const strict = await testProduct({ ...place, RATE_LIMITS: "1" });
  const [one, two] = [await strict.person("instructor"), await strict.person("instructor")];
  const replies = repliesUrl("coaching-inquiry", await sendInquiry(strict.visitor()));
  const answer = () => one("POST", replies, { subject: "Your clinic", text: "Hi!" });
  expect(await answer()).toMatchObject({ status: 202 });
  const sent: string[] = [];
  for (let n = 1; n < 20; n++) sent.push((await send({}, one)).body.id);
  expect(new Set(sent).size).toBe(19);
  const refused = { status: 429, body: { message: expect.stringContaining("for today") } };
  expect(await send({}, one)).toMatchObject(refused);
  expect(await answer()).toMatchObject(refused);
  await strict.backend.db("read.outreach_emails").where({ id: sent[0]! }).update({ state: "failed" });
  expect(await one("POST", sendOutreachAgainUrl(sent[0]!))).toMatchObject(refused);
  expect(await send({}, two)).toMatchObject({ status: 202 });
  await strict.close();
});
