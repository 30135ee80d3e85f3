import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { businessOf } from "../business.ts";
import { configurationFrom } from "../configuration.ts";
import type { Post } from "../post.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { deliverDue, type Delivering, pauseAfter } from "./delivery.ts";
import { forgetOldMails } from "./forgetting.ts";
import { smtpTransport } from "./mailing.ts";
import { smtpServer, type TestSmtpServer } from "./testing/smtpServer.ts";

let product: TestProduct;
let server: TestSmtpServer;
let delivering: Delivering;
const lines: string[] = [];
const log = {
  info: (details: object, words: string) => void lines.push(JSON.stringify({ ...details, words })),
  warn: (details: object, words: string) => void lines.push(JSON.stringify({ ...details, words })),
};
beforeAll(async () => {
  [product, server] = await Promise.all([testProduct(), smtpServer()]);
  const business = businessOf(configurationFrom({}));
  const transport = smtpTransport(server.url, { business, from: "coach@fungo.example" });
  delivering = { db: product.backend.db, transport, log };
});
beforeEach(async () => {
  await product.backend.db("mail.outbox").delete();
  server.received.length = 0;
});
afterAll(async () => {
  delivering.transport.close();
  await Promise.all([product.close(), server.close()]);
});

const put = async (fields: Partial<Post> = {}) => {
  await product.backend.mail.post({
    key: "key",
    kind: "greeting",
    to: { email: "pat@example.com", name: "Pat Ünï" },
    subjects: ["pat"],
    letter: { subject: "Grüße", heading: "Hello", paragraphs: ["Good to have you."] },
    ...fields,
  });
};
const row = async () => product.backend.db("mail.outbox").first();
/** Time passes: what waits is due, and leases are over. */
const later = () => product.backend.db.raw("update mail.outbox set due_at = now(), leased_until = null");

it("D6: a mail arrives as HTML and text, with a calendar file that mail programs offer to import", async () => {
  await put({ calendar: { method: "REQUEST", text: "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n" } });
  expect(await deliverDue(delivering)).toBe(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({
    subject: "Grüße",
    from: { name: "Fungo", address: "coach@fungo.example" },
    to: [{ name: "Pat Ünï", address: "pat@example.com" }],
    replyTo: [{ address: "hello@example.com" }],
    messageId: `<${(await row()).id}@fungo.example>`,
    html: expect.stringContaining("Good to have you."),
    text: expect.stringContaining("Good to have you."),
  });
  expect(mail!.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
  const calendars = mail!.attachments.map(({ mimeType, method, filename }) => ({ mimeType, method, filename }));
  expect(calendars).toContainEqual(expect.objectContaining({ mimeType: "text/calendar", method: "REQUEST" }));
  expect(calendars).toContainEqual(expect.objectContaining({ mimeType: "application/ics", filename: "lesson.ics" }));
  expect(await row()).toMatchObject({ state: "sent", attempts: 1, reason: null });
  expect(await deliverDue(delivering)).toBe(0);
});

describe("a server that says no", () => {
  it.each(["refuse recipient", "refuse content"] as const)("for good (%s): given up, with its reason", async (mood) => {
    server.next(mood);
    await put();
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "failed", reason: expect.stringMatching(/5\.\d\.1/), attempts: 1 });
    await later();
    expect(await deliverDue(delivering)).toBe(0);
    expect(server.received).toEqual([]);
  });

  it("for now: it is retried after a pause, until it is accepted", async () => {
    server.next("not now", "not now");
    await put();
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "waiting", reason: expect.stringContaining("come back later") });
    expect((await row()).due_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect(await deliverDue(delivering)).toBe(0); // not before that
    await later();
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "waiting", attempts: 2 });
    await later();
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "sent", attempts: 3, reason: null });
    expect(server.received).toHaveLength(1);
  });

  it("for now, again and again: it is given up in the end", async () => {
    await put();
    await product.backend.db("mail.outbox").update({ attempts: 11 });
    server.next("not now");
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "failed", attempts: 12, reason: expect.stringContaining("451") });
  });

  it("by being unreachable: tried again", async () => {
    const business = businessOf(configurationFrom({}));
    const transport = smtpTransport("smtp://127.0.0.1:1", { business, from: "coach@fungo.example" });
    await put();
    await deliverDue({ ...delivering, transport });
    expect(await row()).toMatchObject({ state: "waiting", reason: expect.stringContaining("ECONNREFUSED") });
  });

  it("puts no one's data in our log", () => {
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join("\n")).not.toMatch(/pat|example\.com|person here/i);
  });
});

describe("an outcome no one can know leads to a second copy that is recognizable as one", () => {
  it("the line breaks after the mail was accepted, before the server said so", async () => {
    server.next("drop");
    await put();
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
    await later();
    await deliverDue(delivering);
    expect(await row()).toMatchObject({ state: "sent" });
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("a node dies between sending and recording it: another one sends it once more, and that is all", async () => {
    await put();
    const { transport } = delivering;
    let sent = () => {};
    const isSent = new Promise<void>((resolve) => (sent = resolve));
    const dying = {
      ...transport,
      send: async (mail: Parameters<typeof transport.send>[0]) => {
        await transport.send(mail);
        sent();
        return new Promise<void>(() => {}); // nothing comes after
      },
    };
    void deliverDue({ ...delivering, transport: dying });
    await isSent;
    expect(await deliverDue(delivering)).toBe(0); // as long as it may be alive
    await later();
    for (const tried of [1, 0]) {
      expect(await deliverDue(delivering)).toBe(tried);
      await later();
    }
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

it("of two nodes that look at the same moment one sends it", async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => put({ key: `key ${n}` })));
  const another = await product.another();
  try {
    const nodes = [delivering, { ...delivering, db: another.backend.db }];
    while ((await Promise.all(nodes.map(deliverDue))).some((tried) => tried > 0));
  } finally {
    await another.close();
  }
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(12);
  expect(server.received).toHaveLength(12);
});

it("a mail that grants access is not kept once sent, and not sent once useless", async () => {
  await put({ confidential: true });
  await deliverDue(delivering);
  expect(server.received).toHaveLength(1);
  expect(await row()).toMatchObject({ state: "sent", subject: "Grüße", html: null, text: null });
  await put({ key: "late", uselessAfter: new Date(Date.now() - 1).toISOString() });
  await deliverDue(delivering);
  expect(server.received).toHaveLength(1);
  expect(await product.backend.db("mail.outbox").where({ key: "late" }).first()).toMatchObject({ state: "failed" });
});

it("the database's clock decides whether a mail comes too late, not the node's", async () => {
  await put({ uselessAfter: new Date(Date.now() + 60_000).toISOString() });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 24 * 60 * 60 * 1000 });
  try {
    await deliverDue(delivering);
  } finally {
    vi.useRealTimers();
  }
  expect(await row()).toMatchObject({ state: "sent" });
});

it("sent mails are deleted after 30 days, those only for their reader when they become useless", async () => {
  const { db } = product.backend;
  for (const key of ["old", "recent", "ancient"]) await put({ key });
  await put({ key: "link", confidential: true, uselessAfter: new Date(Date.now() - 1000).toISOString() });
  const settled = (key: string, days: number) =>
    db("mail.outbox")
      .where({ key })
      .update({ state: "sent", settled_at: db.raw("now() - make_interval(days => ?)", [days]) });
  for (const [key, days] of [
    ["old", 31],
    ["recent", 29],
    ["ancient", 401],
  ] as const)
    await settled(key, days);
  await forgetOldMails(product.backend);
  expect(await db("mail.outbox").orderBy("key").select("key", "recipient", "html")).toMatchObject([
    { key: "link", recipient: "pat@example.com", html: null },
    { key: "old", recipient: null, html: null },
    { key: "recent", recipient: "pat@example.com", html: expect.stringContaining("Good to have you.") },
  ]);
});

it("nothing is sent about someone who was erased meanwhile", async () => {
  const gone = await product.person();
  await put({ subjects: [gone.id] });
  await product.backend.keys.destroy(gone.id);
  expect(await deliverDue(delivering)).toBe(0);
  await forgetOldMails(product.backend);
  expect(await row()).toMatchObject({ state: "failed", recipient: null, html: null, subject: null });
  expect(server.received).toEqual([]);
});

it("pauses double, up to six hours, each randomly a quarter longer or shorter", () => {
  expect([1, 2, 3, 12].map((attempts) => pauseAfter(attempts, 0.5))).toEqual([60, 120, 240, 21_600]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([45, 75]);
});
