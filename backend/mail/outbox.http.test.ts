import { afterAll, beforeAll, expect, it } from "vitest";
import type { Post } from "../post.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
});
afterAll(() => product.close());

const postOf = (key: string, fields: Partial<Post> = {}): Post => ({
  key,
  kind: "greeting",
  to: { email: pat.email, name: "Pat" },
  subjects: [pat.id],
  letter: { subject: "Hello", heading: "Hello", paragraphs: ["Good to have you."] },
  ...fields,
});
const rowsOf = (key: string) => product.backend.db("mail.outbox").where({ key });

it("a mail is put in complete, once however often its key comes", async () => {
  const { mail } = product.backend;
  expect(await mail.post(postOf("once"))).toBe(true);
  expect(await mail.post(postOf("once", { letter: { subject: "Other", heading: "", paragraphs: [] } }))).toBe(false);
  const rows = await rowsOf("once");
  expect(rows).toMatchObject([{ state: "waiting", recipient: pat.email, subject: "Hello", subjects: [pat.id] }]);
  expect(rows[0].html).toContain("Good to have you.");
  expect(rows[0].text).toContain("Good to have you.");
});

it("in a transaction it is there if and only if that commits", async () => {
  const { mail, db } = product.backend;
  const given = db.transaction(async (transaction) => {
    await mail.post(postOf("given up"), transaction);
    throw new Error("given up");
  });
  await expect(given).rejects.toThrow("given up");
  await db.transaction(async (transaction) => mail.post(postOf("committed"), transaction));
  expect([await rowsOf("given up"), await rowsOf("committed")]).toMatchObject([[], [{ state: "waiting" }]]);
});

it("nothing is put in about someone who is erased", async () => {
  const { mail, keys } = product.backend;
  const gone = await product.person();
  await keys.destroy(gone.id);
  expect(await mail.post(postOf("to somebody gone", { subjects: [gone.id] }))).toBe(false);
  expect(await mail.post(postOf("about somebody gone", { subjects: [pat.id, gone.id] }))).toBe(false);
  expect(await mail.post(postOf("about others"))).toBe(true);
});
