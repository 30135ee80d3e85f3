import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { businessOf } from "../business.ts";
import { configurationFrom } from "../configuration.ts";
import type { SettledMail } from "../post.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { deliverDue, type Delivering } from "./delivery.ts";
import { smtpTransport } from "./mailing.ts";
import { sendAgain } from "./mails.ts";
import { type NodeSession, openNodeSession } from "./nodeSession.ts";
import { smtpServer, type TestSmtpServer } from "./testing/smtpServer.ts";

let product: TestProduct;
let server: TestSmtpServer;
let session: NodeSession;
let delivering: Delivering;
let told: SettledMail[] = [];
let why: string | undefined; // it is unwanted
let deaf = false;
const log = { info() {}, warn() {} };
beforeAll(async () => {
  [product, server] = await Promise.all([testProduct(), smtpServer()]);
  const business = businessOf(configurationFrom({}));
  const transport = smtpTransport(server.url, { business, from: "coach@fungo.example" });
  const settled = async (mail: SettledMail) => {
    if (deaf) throw new Error("the log is away");
    told.push(mail);
  };
  const outbound = [{ kind: "offer", unwanted: async () => why, settled }];
  const { db, store } = product.backend;
  session = openNodeSession(product.url);
  delivering = { db, session, store, transport, log, from: "coach@fungo.example", outbound };
});
beforeEach(async () => {
  await product.backend.db("mail.outbox").delete();
  server.received.length = 0;
  [told, why, deaf] = [[], undefined, false];
  await product.backend.mail.post({
    key: "key",
    kind: "offer",
    to: { email: "dana@league.example" },
    unsubscribe: "/api/unsubscribe/x",
    subjects: ["dana"],
    letter: { subject: "An offer", heading: "", paragraphs: ["Come and see us."] },
  });
});
afterAll(async () => {
  await session.close();
  await Promise.all([product.close(), server.close()]);
});

const row = async () => product.backend.db("mail.outbox").first();
const later = () => product.backend.db.raw("update mail.outbox set due_at = now(), leased_until = now()");
const outcomes = () => told.map(({ outcome }) => outcome);

it("a mail is sent, and its context hears so once", async () => {
  await deliverDue(delivering);
  await deliverDue(delivering);
  const { id } = await row();
  expect(await row()).toMatchObject({ state: "sent" });
  expect(told).toEqual([
    expect.objectContaining({
      key: "key",
      outcome: "sent",
      messageId: `<${id}@fungo.example>`,
      recipient: "dana@league.example",
    }),
  ]);
});

it("a context that cannot be told now is told later", async () => {
  deaf = true;
  await expect(deliverDue(delivering)).rejects.toThrow("the log is away");
  expect(await row()).toMatchObject({ state: "sent", told_at: null });
  deaf = false;
  await deliverDue(delivering);
  expect(outcomes()).toEqual(["sent"]);
  expect(server.received).toHaveLength(1);
});

it("one that nobody wants any more is not handed over", async () => {
  why = "They unsubscribed.";
  const before = server.tried;
  await deliverDue(delivering);
  expect(await row()).toMatchObject({ state: "skipped", reason: "They unsubscribed." });
  expect([outcomes(), server.tried]).toEqual([["skipped"], before]);
});

it("a line that is cut before the server has it: tried again", async () => {
  server.next("drop early");
  await deliverDue(delivering);
  expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
  await later();
  await deliverDue(delivering);
  expect([(await row()).state, server.received.length, outcomes()]).toEqual(["sent", 1, ["sent"]]);
});

it("a line that is cut after the server has it: not tried again by itself, but by staff", async () => {
  server.next("drop");
  await deliverDue(delivering);
  await later();
  await deliverDue(delivering);
  expect([(await row()).state, server.received.length, outcomes()]).toEqual(["unknown", 1, ["unknown"]]);
  expect(await sendAgain(product.backend.db, (await row()).id)).toBe(true);
  await deliverDue(delivering);
  expect([(await row()).state, server.received.length, outcomes()]).toEqual(["sent", 2, ["unknown", "sent"]]);
});

it("a server that says not now has not taken it", async () => {
  server.next("not now");
  await deliverDue(delivering);
  expect(await row()).toMatchObject({ state: "waiting" });
});

it("a node that dies while it hands it over: nobody knows, and no other node sends it", async () => {
  const dying = openNodeSession(product.url);
  const transport: Delivering["transport"] = { ...delivering.transport, send: () => new Promise(() => {}) };
  void deliverDue({ ...delivering, session: dying, transport });
  await expect.poll(async () => (await row()).state).toBe("handing over");
  await deliverDue(delivering);
  expect([(await row()).state, outcomes()]).toEqual(["handing over", []]); // it may still be at it
  await dying.close();
  await eventually(async () => {
    await deliverDue(delivering);
    expect([(await row()).state, outcomes()]).toEqual(["unknown", ["unknown"]]);
  });
  expect(server.received).toEqual([]);
});

it("a node that lost its session in between hands nothing over, and says nothing of what others do", async () => {
  const lost = openNodeSession(product.url);
  let [goOn, isAsked] = [() => {}, false];
  const unwanted = async () => {
    isAsked = true;
    await new Promise<void>((go) => (goOn = go));
    return undefined;
  };
  const slow = deliverDue({ ...delivering, session: lost, outbound: [{ ...delivering.outbound[0]!, unwanted }] });
  await expect.poll(() => isAsked).toBe(true);
  await lost.close();
  await eventually(async () => {
    await deliverDue(delivering);
    expect(outcomes()).toEqual(["sent"]);
  });
  goOn();
  await slow;
  expect([(await row()).state, outcomes(), server.received.length]).toEqual(["sent", ["sent"], 1]);
});

it("what a living node forgot ends with its lease", async () => {
  const transport: Delivering["transport"] = { ...delivering.transport, send: () => new Promise(() => {}) };
  void deliverDue({ ...delivering, transport });
  await expect.poll(async () => (await row()).state).toBe("handing over");
  await later();
  await deliverDue(delivering);
  expect([(await row()).state, server.received.length, outcomes()]).toEqual(["unknown", 0, ["unknown"]]);
});
