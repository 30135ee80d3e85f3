import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { randomUUID } from "node:crypto";
import { dayStream, type LessonEvent } from "../../eventstore/lessons/events.ts";
import { booked, declined, declineUndone } from "../../eventstore/lessons/examples.ts";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { businessOf } from "../business.ts";
import { configurationFrom } from "../configuration.ts";
import type { Post } from "../post.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { undoSeconds } from "../undo/contract.ts";
import { deliverDue, type Delivering, pauseAfter, startDelivery } from "./delivery.ts";
import { forgetOldMails } from "./forgetting.ts";
import { smtpTransport } from "./mailing.ts";
import { type NodeSession, openNodeSession } from "./nodeSession.ts";
import { smtpServer, type TestSmtpServer } from "./testing/smtpServer.ts";

let product: TestProduct;
let server: TestSmtpServer;
let session: NodeSession;
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
  session = openNodeSession(product.url);
  delivering = {
    db: product.backend.db,
    session,
    store: product.backend.store,
    transport,
    log,
    from: "coach@fungo.example",
    outbound: [],
  };
});
beforeEach(async () => {
  await product.backend.db("mail.outbox").delete();
  server.received.length = 0;
});
afterAll(async () => {
  delivering.transport.close();
  await session.close();
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
    const lost = openNodeSession(product.url);
    void deliverDue({ ...delivering, session: lost, transport: dying });
    await isSent;
    expect(await deliverDue(delivering)).toBe(0); // as long as it may be alive
    await lost.close();
    await eventually(async () => expect(await deliverDue(delivering)).toBe(1));
    await later();
    expect(await deliverDue(delivering)).toBe(0);
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

it("a node that lost its session does not free what another one is sending by now", async () => {
  await put();
  const { transport } = delivering;
  const lost = openNodeSession(product.url);
  let fail = () => {};
  const failing = { ...transport, send: () => new Promise<void>((_, no) => (fail = () => no(new Error("no line")))) };
  const slow = deliverDue({ ...delivering, session: lost, transport: failing });
  await eventually(async () => expect((await row()).claimed_by).toBe(await lost.number()));
  await lost.close();
  const never = { ...transport, send: () => new Promise<void>(() => {}) };
  const number = await session.number();
  let looking: Promise<unknown> | undefined;
  await eventually(async () => {
    // One at a time: a second one could claim what the next spec puts in.
    looking ??= deliverDue({ ...delivering, transport: never }).finally(() => (looking = undefined));
    expect((await row()).claimed_by).toBe(number);
  });
  fail();
  await slow;
  expect(await row()).toMatchObject({ state: "waiting", claimed_by: number });
});

it("of two nodes that look at the same moment one sends it", async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => put({ key: `key ${n}` })));
  const another = await product.another();
  const second = openNodeSession(product.url);
  try {
    const nodes = [delivering, { ...delivering, db: another.backend.db, session: second }];
    while ((await Promise.all(nodes.map(deliverDue))).some((tried) => tried > 0));
  } finally {
    await second.close();
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

describe("G1-55: a mail that follows from what can be undone", () => {
  /** A declined lesson's mail. `undo` records that some fact was undone: by default, that one. */
  const ofDecline = async () => {
    const { store } = product.backend;
    const stream = dayStream({ instructorId: randomUUID(), date: booked.data.date });
    const meta = {
      occurredAt: new Date().toISOString(),
      actor: "system" as const,
      correlationId: "spec",
      causationId: "spec",
    };
    const recorded = (fact: LessonEvent) => ({ ...fact, id: randomUUID(), meta });
    const decline = recorded(declined);
    const { revision } = await store.append(stream, "none", [recorded(booked), decline]);
    await put({ unlessUndone: { stream, revision, id: decline.id } });
    return {
      undo: (id = decline.id) =>
        store.append(stream, revision, [recorded({ ...declineUndone, data: { ...declineUndone.data, undoes: [id] } })]),
    };
  };

  it("waits until it cannot be undone any more, whichever node looks and however often it starts", async () => {
    await ofDecline();
    expect(await deliverDue(delivering)).toBe(0);
    const starting = startDelivery({ ...delivering, url: product.url });
    await starting.stop();
    const { created_at, due_at, ...waiting } = await row();
    expect(waiting).toMatchObject({ state: "waiting", attempts: 0 });
    expect(due_at - created_at).toBeGreaterThan(undoSeconds * 1000);
    expect(due_at - created_at).toBeLessThan(2 * undoSeconds * 1000);
    await later();
    expect(await deliverDue(delivering)).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  it("is dropped if it was undone, also at the last moment", async () => {
    const { undo } = await ofDecline();
    await undo();
    await later();
    expect(await deliverDue(delivering)).toBe(1);
    expect(await row()).toBeUndefined();
    expect(server.received).toEqual([]);
  });

  it("goes out if something else was undone", async () => {
    const { undo } = await ofDecline();
    await undo(randomUUID());
    await later();
    await deliverDue(delivering);
    expect(server.received).toHaveLength(1);
  });

  it("stays, at no cost, while the log cannot be asked, and holds up no other", async () => {
    await ofDecline();
    await put({ key: "another" });
    await later();
    const read = (): never => {
      throw new StoreUnavailable("the log is away");
    };
    await expect(deliverDue({ ...delivering, store: { read } })).rejects.toThrow(StoreUnavailable);
    expect(await product.backend.db("mail.outbox").orderBy("key").select("state", "attempts", "claimed_by")).toEqual([
      { state: "sent", attempts: 1, claimed_by: null },
      { state: "waiting", attempts: 0, claimed_by: null },
    ]);
    await deliverDue(delivering);
    expect(server.received).toHaveLength(2);
  });
});

it("of those that are due, what someone sits waiting for goes first, and what many get last", async () => {
  const { db } = product.backend;
  const all = ["to all 1", "to all 2", "to all 3", "to all 4"];
  for (const key of all) await put({ key, rank: "last" });
  for (const key of ["news 1", "news 2", "news 3", "news 4"]) await put({ key });
  await put({ key: "new password", rank: "first" });
  const sent = async () => new Set(await db("mail.outbox").where({ state: "sent" }).pluck("key"));
  expect(await deliverDue(delivering)).toBe(5); // as many as go at once
  expect(await sent()).toEqual(new Set(["new password", "news 1", "news 2", "news 3", "news 4"]));
  await deliverDue(delivering);
  expect([...(await sent())]).toEqual(expect.arrayContaining(all));
});

it("pauses double, up to six hours, each randomly a quarter longer or shorter", () => {
  expect([1, 2, 3, 12].map((attempts) => pauseAfter(attempts, 0.5))).toEqual([60, 120, 240, 21_600]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([45, 75]);
});
