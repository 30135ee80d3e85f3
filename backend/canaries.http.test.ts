import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canaries } from "./testing/canaries/canaries.ts";
import { eraseUrl, eraseVisitorUrl } from "./privacy/contract.ts";
import { personalTexts } from "./testing/canaries/freeTexts.ts";
import { plantCanaries } from "./testing/canaries/plantCanaries.ts";
import { testProduct, type TestProduct } from "./testing/testProduct.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

const these = canaries();
const { planted, found } = these;
let product: TestProduct;
let sown: Awaited<ReturnType<typeof plantCanaries>>;
beforeAll(async () => {
  product = await testProduct({
    EVENTSTORE_URL: "", // reads the log with SQL
    FACILITY_ADDRESS: "12 Ballpark Lane, Springfield", // or no outreach is sent
  });
  await product.startMailing();
  sown = await plantCanaries(product, these);
});
afterAll(() => product.close());

it("every free-text field of every call carried a canary", () => {
  const texts = personalTexts();
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((field) => !sown.carried.has(field))).toEqual([]);
});

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

describe("the canaries", () => {
  it("are found by this search in each of these forms", () => {
    for (const text of planted)
      for (const form of [
        text.toUpperCase(),
        Buffer.from(`ab${text}c`).toString("base64"),
        JSON.stringify(text),
        Buffer.from(text).toString("hex"),
      ])
        expect([text, found(`… ${form} …`)]).toEqual([text, expect.arrayContaining([text])]);
    expect(planted.length).toBeGreaterThan(25);
  });

  it("are in the read models, so they did arrive", async () => {
    const { rows } = await product.backend.db.raw(
      "select u::text as row from read.users u union all select l::text from read.lessons l union all select p::text from read.players p",
    );
    const all = rows.map(({ row }: { row: string }) => row).join("\n");
    expect(all).toContain(planted.find((text) => text.includes("Relasted"))?.slice(0, 16));
    expect(all).toContain("kanarik.contact@nest.example.org");
    expect(all).toContain("kanarik.moved@nest.example.org");
    expect(all).toContain("Kanarik-Moved note");
  });

  it("are in no column of the log, and not in the text of its dump", async () => {
    const { db } = product.backend;
    const { rows } = await db.raw<{ rows: Record<string, unknown>[] }>("select * from log.event");
    expect(rows.length).toBeGreaterThan(8);
    expect(found(rows.flatMap(Object.values).map(asText).join("\n"))).toEqual([]);
    const dump = await db.raw<{ rows: { xml: string }[] }>("select schema_to_xml('log', true, false, '')::text as xml");
    expect(dump.rows[0]?.xml.length).toBeGreaterThan(1000);
    expect(found(dump.rows[0]!.xml)).toEqual([]);
  });

  it("are in nothing stored besides read models and credentials", async () => {
    const { db } = product.backend;
    for (const schema of ["vault", "web", "projection"]) {
      const { rows } = await db.raw<{ rows: { xml: string }[] }>(
        "select schema_to_xml(?, true, false, '')::text as xml",
        [schema],
      );
      expect([schema, found(rows[0]!.xml)]).toEqual([schema, []]);
    }
  });

  it("are in mails as far as their readers need them, and no more once someone in them is erased", async () => {
    const { db, store } = product.backend;
    const head = await store.head();
    await eventually(async () => expect((await db("mail.heard").first("pos")).pos).toBe(head));
    const { rows } = await db.raw<{ rows: { row: string }[] }>("select m::text as row from mail.outbox m");
    const all = rows.map(({ row }) => row).join("\n");
    expect(all).toContain("kanarik.contact@nest.example.org");
    for (const unsaid of ["Kanarik-Notes", "Kanarik-Coach", "555-7313"]) expect(all).not.toContain(unsaid);
    const subjects: string[] = await db("mail.outbox").whereNotNull("subject").pluck("subject");
    expect(subjects.length).toBeGreaterThan(5); // how many depends on which were written before someone was erased
    expect(subjects.filter((subject) => /kanarik/i.test(subject.replace(/Kanarik-Organization/, "")))).toEqual([]);
  });

  it("G3-20: are in no public answer", () => {
    expect(sown.publicAnswers.length).toBeGreaterThan(1);
    const ofChildren = /Kanarik-(Waits|Child|Emergency|Health|Older|Younger|Ill|Call)|kanarik.waits|7313-([56]|3\d)/;
    expect(JSON.stringify(sown.publicAnswers)).not.toMatch(ofChildren);
  });

  it("G3-55: are in what holders of a registration are answered no further than children's first names", () => {
    expect(sown.holderAnswers.length).toBeGreaterThan(3);
    const ofChildren = /Kanarik-(Waits|Emergency|Health|Ill|Call)|kanarik.waits|7313-([56]|3\d)/;
    expect(JSON.stringify(sown.holderAnswers)).not.toMatch(ofChildren);
  });

  it("are in no line the process logged", () => {
    expect(product.lines.length).toBeGreaterThan(10);
    expect(found(product.lines.join("\n"))).toEqual([]);
  });
});

it("are in no read model and no mail once everyone who typed them is erased, whatever context keeps them", async () => {
  const { db } = product.backend;
  const admin = await product.person("admin", { firstName: "Last", lastName: "Admin" });
  const others: string[] = await db("read.users").whereNot({ id: admin.id }).pluck("id");
  for (const userId of others) await admin("POST", eraseUrl, { userId });
  for (const email of planted.filter((text) => text.includes("@"))) await admin("POST", eraseVisitorUrl, { email });
  expect(await product.backend.caughtUp()).toBe(true);
  for (const schema of ["read", "mail"]) {
    const { rows } = await db.raw<{ rows: { xml: string }[] }>(
      "select schema_to_xml(?, true, false, '')::text as xml",
      [schema],
    );
    expect([schema, found(rows[0]!.xml)]).toEqual([schema, []]);
  }
});
