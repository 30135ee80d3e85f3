import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import type { Post } from "../post.ts";
import { processOf } from "../process.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { startHearing } from "./hearing.ts";
import { type Outbox, outbox } from "./outbox.ts";
import { undoSeconds } from "../undo/contract.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

const log = {
  warn: vi.fn<(details: object, words: string) => void>(),
  error: vi.fn<(details: object, words: string) => void>(),
};
const patience = { timeout: 20_000 };

let product: TestProduct;
let welcomed = 0;
let failing = false; // the next time mails are put in
beforeAll(async () => {
  product = await testProduct();
  const { db, store, business } = product.backend;
  const welcome = (key: string, userId: string): Post => ({
    key,
    kind: "welcome",
    to: { email: "pat@example.com" },
    subjects: [userId],
    letter: { subject: "Welcome", heading: "Welcome", paragraphs: [] },
  });
  const processes = [
    processOf<AccountEvent>("a process with a fault", {
      PlayerRegistered: async ({ data }) => {
        throw new TypeError(`${data.personal?.firstName} has no glove`);
      },
    }),
    processOf<AccountEvent>("welcome players", {
      PlayerRegistered: async ({ id, data }) => {
        welcomed++;
        if (welcomed === 1) throw Object.assign(new Error("the database is away"), { code: "57P01" });
        return [welcome(id, data.userId)];
      },
      InstructorAppointed: async ({ id, data }) => [welcome(id, data.userId)],
    }),
  ];
  const box = outbox({ db, business, from: "coach@fungo.example" });
  const mail: Outbox = {
    ...box,
    async postIf(holds, mails) {
      if (!failing || mails.length === 0) return box.postIf(holds, mails);
      failing = false;
      throw new Error("the connection broke");
    },
  };
  await startHearing({
    db,
    store,
    projections: product.projections,
    mail,
    processes,
    isUndoable: ({ type }) => type === "InstructorAppointed",
    log,
    afterTrouble: 50,
  });
});
afterAll(() => product.close());

it("a fault in one process costs only its own mail, and staff see that and where, without a word about the person", async () => {
  const pat = await product.person("student", { firstName: "Zebulon" });
  const { db } = product.backend;
  await eventually(async () => expect(await db("mail.outbox")).toHaveLength(2), patience);
  const [lost, welcome] = await db("mail.outbox").orderBy("kind");
  expect(lost).toMatchObject({ kind: "a process with a fault", state: "failed", recipient: null });
  expect(lost.reason).toMatch(/^We couldn't write it: TypeError in backend\/mail\/hearing/);
  expect(welcome).toMatchObject({ kind: "welcome", state: "waiting", subjects: [pat.id] });
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ type: "PlayerRegistered" }), expect.any(String));
  expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls, lost])).not.toContain("Zebulon");
});

it("while the database is down nothing is lost: the fact is delivered again", () => {
  expect(welcomed).toBe(2);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), "mails are not written for a moment");
});

it("mails that could not be put in are not skipped, whatever comes after the fault", async () => {
  const { db } = product.backend;
  failing = true;
  const lee = await product.person();
  await eventually(() => expect(failing).toBe(false), patience);
  const welcomes = db("mail.outbox").where({ kind: "welcome" }).whereRaw("? = any(subjects)", [lee.id]);
  await eventually(async () => expect(await welcomes.clone()).toHaveLength(1), patience);
});

it("G1-55: the mail of a fact that can be undone knows it, and waits from when it was heard: no node sends it early", async () => {
  const { db, store } = product.backend;
  const [admin, sky] = await Promise.all([product.person("admin"), product.person()]);
  await admin("PATCH", `/api/admin/users/${sky.id}`, { role: "instructor" });
  const mails = db("mail.outbox").whereRaw("? = any(subjects)", [sky.id]).orderBy("created_at");
  await eventually(async () => expect(await mails.clone()).toHaveLength(2), patience);
  const [welcome, appointed] = await mails;
  expect(welcome).toMatchObject({ fact_id: null, due_at: welcome.created_at });
  const { fact_stream: stream, fact_revision: revision, fact_id: id } = appointed;
  for await (const fact of store.read(stream, revision))
    expect(fact).toMatchObject({ type: "InstructorAppointed", id });
  expect(appointed.due_at - appointed.created_at).toBeGreaterThan(undoSeconds * 1000);
});

it("while a read model waits before a fact no mail is written from what it doesn't show: all come once it is mended", async () => {
  const { db } = product.backend;
  const mailsTo = async (id: string) => db("mail.outbox").whereRaw("? = any(subjects)", [id]);
  await db("projection.poison").insert({ name: "accounts", event_id: randomUUID(), type: "Spec", error: "spec" });
  const asked = vi.spyOn(product.projections, "poison");
  const max = await product.person();
  await eventually(() => expect(asked.mock.calls.length).toBeGreaterThan(2), patience);
  asked.mockRestore();
  expect(await mailsTo(max.id)).toEqual([]);
  await db("projection.poison").delete();
  await eventually(async () => expect(await mailsTo(max.id)).toHaveLength(1), patience);
});

it("a node whose clock is wrong writes no mails: they wait until it is right", async () => {
  const { db } = product.backend;
  const welcomesTo = async (id: string) =>
    db("mail.outbox").where({ kind: "welcome" }).whereRaw("? = any(subjects)", [id]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 24 * 60 * 60 * 1000 });
  log.warn.mockClear();
  try {
    const kim = await product.person();
    await eventually(() => expect(log.warn).toHaveBeenCalled(), patience);
    expect(log.warn.mock.calls[0]![0]).toEqual({ error: expect.stringMatching(/^WrongClock in backend/) });
    expect(await welcomesTo(kim.id)).toEqual([]);
    vi.useRealTimers();
    await eventually(async () => expect(await welcomesTo(kim.id)).toHaveLength(1), patience);
  } finally {
    vi.useRealTimers();
  }
});
