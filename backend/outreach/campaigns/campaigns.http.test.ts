import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { mailQueue } from "../../mail/queue.ts";
import { mailUrl, sendAgainUrl } from "../../mail/contract.ts";
import { smtpServer, type TestSmtpServer } from "../../mail/testing/smtpServer.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  answeredUrl,
  audienceUrl,
  campaignRecipientsUrl,
  campaignsUrl,
  campaignUrl,
  endCampaignUrl,
  leaguesUrl,
  leagueUrl,
  outreachUrl,
  pauseCampaignUrl,
  resumeCampaignUrl,
  sendOutreachAgainUrl,
  sendUrl,
  startCampaignUrl,
  suppressionsUrl,
  suppressionUrl,
  testUrl,
} from "../contract.ts";
import { campaignForm } from "../testing/campaignForm.ts";
import { leagueForm } from "../testing/leagueForm.ts";
import { outreachForm } from "../testing/outreachForm.ts";
import { sendOffCampaigns } from "./sendOff.ts";

const place = {
  FACILITY_ADDRESS: "12 Ballpark Lane, Springfield",
  MAIL_FROM: "mail@fungo.example",
  OUTREACH_SENDERS: "coach@fungo.example, camps@fungo.example",
  OUTREACH_HOURS: "any",
  OUTREACH_PER_HOUR: "100000",
  OUTREACH_PER_DAY: "100000",
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
beforeEach(() => void (server.received.length = 0));
afterAll(async () => {
  await product.close();
  await server.close();
});

let n = 0;
const newRegion = () => `Region ${n++}`;
const league = async (fields: object = {}): Promise<{ id: string; email: string }> =>
  (await coach("POST", leaguesUrl, leagueForm(fields))).body;
/** In a region of their own, so that no spec meets another one's leagues. */
const leaguesIn = async (region: string, names: readonly string[]) => {
  const found = [];
  for (const name of names) found.push(await league({ name, region }));
  return found;
};
const draft = async (fields: Parameters<typeof campaignForm>[0] = {}, who = coach) =>
  (await who("POST", campaignsUrl, campaignForm(fields))).body.id as string;
const draftFor = async (region: string, fields: object = {}) => draft({ ...fields, audience: { region } });
const audienceOf = async (id: string, audience?: object) =>
  (await coach("POST", audienceUrl(id), { ...(audience && { audience: campaignForm({ audience }).audience }) })).body;
const start = async (id: string, recipients: number, who = coach) => who("POST", startCampaignUrl(id), { recipients });
const shown = async (id: string, who = coach) => (await who("GET", campaignUrl(id))).body;
const recipientsOf = async (id: string) => (await coach("GET", campaignRecipientsUrl(id))).body;
const sendOff = async () =>
  sendOffCampaigns(product.backend, { now: new Date().toISOString(), signal: new AbortController().signal });
const settled = async (id: string) =>
  eventually(async () => {
    await sendOff();
    expect(await shown(id)).toMatchObject({ state: "ended" });
  });
const mailedTo = () => server.received.map(({ to }) => String(to?.[0]?.address)).toSorted();

describe("a draft", () => {
  it("is changed by whoever created it and by admins, and found by nobody else", async () => {
    const id = await draft({ subject: "Come and see us" });
    expect(await shown(id)).toMatchObject({
      name: "Spring camps",
      subject: "Come and see us",
      replyTo: "coach@fungo.example",
      createdByName: "Riley Kent",
      state: "draft",
      recipients: 0,
    });
    const changed = campaignForm({ name: "Summer camps", message: "Hello", senderEmail: "camps@fungo.example" });
    expect((await admin("PUT", campaignUrl(id), changed)).body).toMatchObject({
      name: "Summer camps",
      subject: null,
      message: "Hello",
      replyTo: "camps@fungo.example",
      createdBy: coach.id,
    });
    expect(await other("PUT", campaignUrl(id), changed)).toMatchObject({ status: 404 });
    const listed = async (who: Person) =>
      (await who("GET", campaignsUrl)).body.some((row: { id: string }) => row.id === id);
    expect([await listed(coach), await listed(admin), await listed(other)]).toEqual([true, true, false]);
  });

  it("is neither overwritten nor started by whoever saw another version", async () => {
    const region = newRegion();
    await leaguesIn(region, ["Alder"]);
    const seen = { ...campaignForm({ audience: { region } }), senderEmail: "coach@fungo.example" };
    const id = (await coach("POST", campaignsUrl, seen)).body.id as string;
    const theirs = { ...seen, message: "Their words" };
    const change = (body: object) => coach("PUT", campaignUrl(id), body);
    for (let n = 0; n < 2; n++) expect(await change({ ...theirs, seen })).toMatchObject({ status: 200 });
    const refused = { status: 409, body: { code: "ChangedByOther" } };
    expect(await change({ ...seen, subject: "Mine", seen })).toMatchObject(refused);
    expect(await shown(id)).toMatchObject({ subject: null, message: "Their words" });
    expect(await coach("POST", startCampaignUrl(id), { recipients: 1, seen })).toMatchObject(refused);
    expect(await shown(id)).toMatchObject({ state: "draft" });
    const begun = await coach("POST", startCampaignUrl(id), { recipients: 1, seen: theirs });
    expect(begun).toMatchObject({ status: 202, body: { state: "running" } });
    await settled(id);
  });

  it("takes no line break in a header, and no address that is not ours", async () => {
    for (const [field, value] of [
      ["name", "a\r\nb"],
      ["subject", "a\nBcc: b"],
      ["senderEmail", "riley@gmail.example"],
    ] as const)
      expect(await coach("POST", campaignsUrl, campaignForm({ [field]: value }))).toMatchObject({
        status: 422,
        body: { issues: [{ path: [field] }] },
      });
  });

  it("is discarded, and can't be started then", async () => {
    const id = await draft();
    expect((await coach("POST", endCampaignUrl(id))).body).toMatchObject({ state: "ended", why: "discarded" });
    expect(await start(id, 0)).toMatchObject({ status: 409, body: { code: "Ended" } });
  });
});

describe("the audience", () => {
  it("says who gets it, who does not and why, and when it would go out", async () => {
    const region = newRegion();
    const names = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gum"];
    const [, birch, cedar, dogwood, elm, , gum] = await leaguesIn(region, names);
    await coach("POST", suppressionsUrl, { email: birch!.email, why: "asked" });
    await coach("POST", suppressionsUrl, { email: cedar!.email, why: "bounce" });
    await coach("POST", sendUrl, outreachForm({ recipientEmail: dogwood!.email }));
    await eventually(async () => expect(mailedTo()).toEqual([dogwood!.email]));
    await eventually(async () => expect((await coach("GET", leagueUrl(dogwood!.id))).body.lastEmailedAt).toBeTruthy());
    const { id: player } = await product.person("student", { email: elm!.email });
    const parentEmail = gum!.email.toUpperCase();
    await product.backend.db("read.users").where({ id: player }).update({ parentEmail });
    const { days, ...audience } = await audienceOf(await draftFor(region));
    expect(audience).toEqual({
      recipients: 2,
      leftOut: [
        { why: "unsubscribed", leagues: 1 },
        { why: "bounced", leagues: 1 },
        { why: "player", leagues: 2 },
        { why: "recent", leagues: 1 },
      ],
      leagues: names.map((name, at) => ({
        id: expect.any(String),
        name,
        contactName: "Dana Whitfield",
        why: [null, "unsubscribed", "bounced", "recent", "player", null, "player"][at],
      })),
    });
    expect(days).toEqual([{ date: product.backend.time.today(), emails: 2 }]);
  });

  it("has a league again whose address bounced and was then allowed by an admin", async () => {
    const region = newRegion();
    const ash = await league({ name: "Ash", region });
    const id = await draftFor(region);
    server.next("refuse recipient");
    await coach("POST", sendUrl, outreachForm({ recipientEmail: ash.email }));
    const why = async () => (await audienceOf(id)).leagues[0].why;
    const found = `${suppressionsUrl}?filter=${JSON.stringify({ q: ash.email })}`;
    await eventually(async () => expect((await admin("GET", found)).body).toMatchObject([{ by: "bounce" }]));
    expect(await why()).toBe("bounced");
    const { body } = await admin("GET", found);
    await admin("DELETE", suppressionUrl(body[0].id), { reason: "Dana called: the mailbox works now." });
    expect(await why()).toBeNull();
  });

  it("is chosen by sport, region, emails and answers so far, or by hand", async () => {
    const region = newRegion();
    const [ball, soft, both] = [
      await league({ name: "Ball", region, sport: "baseball" }),
      await league({ name: "Soft", region, sport: "softball" }),
      await league({ name: "Both", region, sport: "both" }),
    ];
    const id = await draft();
    const names = async (audience: object) =>
      (await audienceOf(id, { region, ...audience })).leagues.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(["Ball", "Both", "Soft"]);
    expect(await names({ sport: "softball" })).toEqual(["Both", "Soft"]);
    const { body } = await coach("POST", sendUrl, outreachForm({ recipientEmail: soft.email }));
    await eventually(async () => expect((await coach("GET", leagueUrl(soft.id))).body.lastEmailedAt).toBeTruthy());
    expect(await names({ emailed: "never" })).toEqual(["Ball", "Both"]);
    expect(await names({ emailed: "before", emailedBefore: "2999-01-01" })).toEqual(["Soft"]);
    expect(await names({ emailed: "before", emailedBefore: "2020-01-01" })).toEqual([]);
    expect(await names({ answered: true })).toEqual([]);
    await coach("POST", answeredUrl(soft.id), { emailId: body.id });
    expect(await names({ answered: true })).toEqual(["Soft"]);
    expect(await names({ fromInquiries: true })).toEqual([]);
    expect(await names({ region: null, leagueIds: [both.id, ball.id] })).toEqual(["Ball", "Both"]);
    expect(await names({ leagueIds: [] })).toEqual([]);
  });
});

describe("started", () => {
  it("each league gets it once, in its own words, with proof; whoever starts it again starts nothing", async () => {
    const region = newRegion();
    const leagues = await leaguesIn(region, ["Alder", "Beech", "Chestnut"]);
    const id = await draftFor(region, { subject: "A camp for you", message: "Come and **see** us." });
    expect(await start(id, 2)).toMatchObject({ status: 409, body: { code: "OtherAudience" } });
    expect(await start(id, 3, other)).toMatchObject({ status: 404 });
    const begun = await Promise.all([start(id, 3), start(id, 3)]);
    expect(begun.map(({ status }) => status)).toEqual([202, 202]);
    expect(await start(id, 17)).toMatchObject({ status: 202 });
    await Promise.all([sendOff(), sendOff()]);
    await settled(id);
    await sendOff();
    expect(mailedTo()).toEqual(leagues.map(({ email }) => email).toSorted());
    expect(server.received.map(({ subject }) => subject)).toEqual(Array(3).fill("A camp for you"));
    expect(server.received[0]!.html).toContain("Come and <strong>see</strong> us.");
    expect(await shown(id)).toMatchObject({ why: "finished", recipients: 3, sent: 3, waiting: 0 });
    const [first] = await recipientsOf(id);
    expect(first).toMatchObject({ leagueName: "Alder", state: "sent", why: null });
    const email = (await coach("GET", `${outreachUrl}/${first.emailId}`)).body;
    expect(email).toMatchObject({ isAsSent: true, campaignId: id, sentBy: coach.id, replyTo: "coach@fungo.example" });
    const changed = campaignForm({ name: "Another" });
    expect(await coach("PUT", campaignUrl(id), changed)).toMatchObject({ status: 409, body: { code: "Started" } });
    expect(await coach("POST", pauseCampaignUrl(id))).toMatchObject({ status: 409, body: { code: "Ended" } });
  });

  it("paused, nothing goes out; resumed, the rest does; who unsubscribed, was removed or became a parent by then gets nothing", async () => {
    const region = newRegion();
    const [a, b, c, d] = await leaguesIn(region, ["Alder", "Beech", "Chestnut", "Dogwood"]);
    const id = await draftFor(region);
    await start(id, 4);
    expect((await coach("POST", pauseCampaignUrl(id))).body).toMatchObject({ state: "paused", why: "staff" });
    await sendOff();
    expect(await shown(id)).toMatchObject({ waiting: 4 });
    await product.person("student", { email: d!.email });
    await coach("POST", suppressionsUrl, { email: a!.email, why: "asked" });
    await coach("DELETE", leagueUrl(b!.id));
    await coach("POST", resumeCampaignUrl(id));
    await settled(id);
    expect(mailedTo()).toEqual([c!.email]);
    const states = (await recipientsOf(id)).map(({ state, why }: { state: string; why: string }) => [state, why]);
    expect(states).toEqual([
      ["skipped", "unsubscribed"],
      ["sent", null],
      ["skipped", "player"],
      ["skipped", "removed"],
    ]);
    expect(await shown(id)).toMatchObject({ recipients: 4, sent: 1, skipped: 3 });
  });

  it("suppressed after it was sent off, or paused by then, nobody gets it: the log is asked right before", async () => {
    const region = newRegion();
    const [a, b] = await leaguesIn(region, ["Alder", "Beech"]);
    const id = await draftFor(region);
    await start(id, 2);
    server.next("not now", "not now");
    await sendOff();
    const { db } = product.backend;
    const outbox = async () => db("mail.outbox").whereIn("recipient", [a!.email, b!.email]).orderBy("recipient");
    const refused = { state: "waiting", attempts: 1, reason: expect.stringContaining("451") };
    await eventually(async () => expect(await outbox()).toMatchObject([refused, refused]));
    await coach("POST", pauseCampaignUrl(id));
    await coach("POST", suppressionsUrl, { email: a!.email, why: "asked" });
    const due = async () => {
      await db("mail.outbox").where({ state: "waiting" }).update({ due_at: new Date() });
      await db.raw("select pg_notify('mail', '')");
    };
    await due();
    await eventually(async () =>
      expect((await recipientsOf(id)).map(({ state }: { state: string }) => state).toSorted()).toEqual([
        "queued",
        "skipped",
      ]),
    );
    expect(mailedTo()).toEqual([]);
    const held = { attempts: 1, reason: expect.stringContaining("Held for now") }; // being paused costs no attempt
    await eventually(async () => expect(await outbox()).toContainEqual(expect.objectContaining(held)));
    expect(await mailQueue(db)).toMatchObject({ waiting: 1, oldestSeconds: 0 }); // and is no trouble
    await coach("POST", endCampaignUrl(id));
    await due();
    await eventually(async () => {
      const found = (await recipientsOf(id)).map(({ why }: { why: string }) => why);
      expect(found.toSorted()).toEqual(["ended", "unsubscribed"]);
    });
    expect(mailedTo()).toEqual([]);
  });

  it("ended, whoever waits gets nothing, and that is said", async () => {
    const region = newRegion();
    await leaguesIn(region, ["Alder", "Beech"]);
    const id = await draftFor(region);
    await start(id, 2);
    expect((await coach("POST", endCampaignUrl(id))).body).toMatchObject({ state: "ended", why: "staff" });
    await sendOff();
    expect(await shown(id)).toMatchObject({ recipients: 2, skipped: 2, waiting: 0 });
    expect((await recipientsOf(id)).map(({ why }: { why: string }) => why)).toEqual(["ended", "ended"]);
    expect(mailedTo()).toEqual([]);
  });

  it("a mail server that takes nothing for now, five times in a row, pauses it, and that is said", async () => {
    const region = newRegion();
    await leaguesIn(region, ["A", "B", "C", "D", "E"]);
    const id = await draftFor(region);
    await start(id, 5);
    server.next(...Array<"not now">(5).fill("not now"));
    await sendOff();
    await eventually(async () => expect(await shown(id)).toMatchObject({ state: "paused", why: "mail server" }));
    await coach("POST", endCampaignUrl(id));
  });

  it("five times that aren't in a row don't", async () => {
    const region = newRegion();
    const emails = (await leaguesIn(region, ["A", "B", "C", "D"])).map(({ email }) => email);
    const id = await draftFor(region);
    await start(id, 4);
    server.next(...Array<"not now">(4).fill("not now"));
    await sendOff();
    const { db } = product.backend;
    const waiting = (of = emails) => db("mail.outbox").where({ state: "waiting" }).whereIn("recipient", of);
    const due = async (of: string[]) => {
      await waiting(of).update({ due_at: new Date() });
      await db.raw("select pg_notify('mail', '')");
    };
    await eventually(async () => expect(await waiting().where({ attempts: 1 })).toHaveLength(4));
    await eventually(async () => {
      await due(emails.slice(0, 1));
      expect(await shown(id)).toMatchObject({ sent: 1 });
    });
    server.next("not now");
    await due(emails.slice(1, 2));
    await eventually(async () => expect(await waiting().where({ attempts: 2 })).toHaveLength(1));
    await eventually(async () => {
      await due(emails);
      expect(await shown(id)).toMatchObject({ sent: 4 });
    });
    await settled(id);
  });

  it("what may have arrived is shown with whom, and sent again if staff want that", async () => {
    const region = newRegion();
    const [a] = await leaguesIn(region, ["Alder"]);
    const id = await draftFor(region);
    await start(id, 1);
    server.next("drop");
    await settled(id);
    const [recipient] = await recipientsOf(id);
    expect(recipient).toMatchObject({ leagueName: "Alder", state: "unknown" });
    expect(await shown(id)).toMatchObject({ why: "finished", unknown: 1 });
    const again = sendOutreachAgainUrl(recipient.emailId);
    expect(await other("POST", again)).toMatchObject({ status: 404 });
    expect(await coach("POST", again)).toMatchObject({ status: 202, body: { state: "queued" } });
    await eventually(async () => expect(await shown(id)).toMatchObject({ sent: 1, unknown: 0 }));
    expect(mailedTo()).toEqual([a!.email, a!.email]);
    expect(await coach("POST", again)).toMatchObject({ status: 409, body: { code: "AlreadySent" } });
    const { db } = product.backend;
    const { id: mailId } = await db("mail.outbox").where({ recipient: a!.email, state: "unknown" }).first();
    expect(await coach("POST", sendAgainUrl(mailId))).toMatchObject({ status: 200 });
    const held = { state: "skipped", reason: "It was sent again already." };
    await eventually(async () => expect((await coach("GET", mailUrl(mailId))).body).toMatchObject(held));
    expect(mailedTo()).toEqual([a!.email, a!.email]);
    expect(await shown(id)).toMatchObject({ sent: 1, skipped: 0 });
  });
});

it("no more goes out than the hour and the day have, and none outside of the hours", async () => {
  const slow = await testProduct({
    ...place,
    OUTREACH_PER_HOUR: "30",
    OUTREACH_PER_DAY: "2",
    OUTREACH_HOURS: "09:00-17:00",
  });
  const [riley, { time }] = [await slow.person("instructor"), slow.backend];
  for (let count = 0; count < 4; count++) await riley("POST", leaguesUrl, leagueForm());
  const { id } = (await riley("POST", campaignsUrl, campaignForm())).body;
  await riley("POST", startCampaignUrl(id), { recipients: 4 });
  const sentAt = async (date: string, clock: string) => {
    const { signal } = new AbortController();
    await sendOffCampaigns(slow.backend, { now: time.instantOf({ date: `2040-06-${date}`, time: clock }), signal });
    return slow.backend
      .db("read.outreach_emails")
      .count("* as n")
      .first()
      .then((row) => Number(row?.["n"]));
  };
  expect(await sentAt("04", "08:00")).toBe(0); // a Monday
  expect(await sentAt("04", "09:00")).toBe(1);
  expect(await sentAt("04", "09:01")).toBe(1);
  expect(await sentAt("04", "09:02")).toBe(2);
  expect(await sentAt("04", "16:00")).toBe(2);
  expect(await sentAt("05", "09:00")).toBe(3);
  expect(await sentAt("09", "12:00")).toBe(3); // a Saturday
  await slow.close();
});

describe("a test", () => {
  it("goes to whoever asks for it alone, 20 an hour", async () => {
    const strict = await testProduct({ ...place, RATE_LIMITS: "1" });
    const someone = await strict.person("instructor");
    const form = outreachForm({ useCustomContent: true, customContent: "Just a test." });
    expect(await someone("POST", testUrl, form)).toMatchObject({ status: 202, body: { to: someone.email } });
    const sent = await strict.backend.db("mail.outbox").where({ kind: "outreach test" });
    expect(sent).toMatchObject([{ recipient: someone.email, text: expect.stringContaining("Just a test.") }]);
    for (let count = 1; count < 20; count++) await someone("POST", testUrl, form);
    expect(await someone("POST", testUrl, form)).toMatchObject({ status: 429 });
    await strict.close();
  });
});

it("without a postal address of the facility nothing starts, and no test goes out", async () => {
  const bare = await testProduct();
  const someone = await bare.person("instructor");
  await someone("POST", leaguesUrl, leagueForm());
  const { id } = (await someone("POST", campaignsUrl, campaignForm())).body;
  for (const answer of [
    await someone("POST", startCampaignUrl(id), { recipients: 1 }),
    await someone("POST", testUrl, outreachForm()),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: "NoPostalAddress" } });
  await bare.close();
});
