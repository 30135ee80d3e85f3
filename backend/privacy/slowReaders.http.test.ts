import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import type { HeldPart } from "../backend.ts";
import { type Person, password, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { exportUrl } from "./contract.ts";

const readers = 4;
const rows = 100_000; // of 1 kB, several times what a connection buffers
const seen = { taken: 0, ended: 0 };
const part: HeldPart = {
  name: "lessons",
  async *rows() {
    try {
      for (let n = 0; n < rows; n++) {
        seen.taken++;
        yield { n, words: "x".repeat(1000) };
      }
    } finally {
      seen.ended++;
    }
  },
};

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct();
  Object.assign(product.backend, { exported: [part] }); // this product's only
  pat = await product.person();
});
afterAll(() => product.close());

const cookieOf = async ({ email }: Person) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${product.base}/api/custom-login`, { method: "POST", headers, body });
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
};
const opened = (cookie: readonly string[]) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: cookie.join("; ") };
    get(product.base + exportUrl, { agent: false, headers }, resolve).on("error", reject);
  });

it("for readers who open a large file and read none of it no more is read than a connection buffers, and nothing once they are gone", async () => {
  const cookie = await cookieOf(pat);
  const answers = await Promise.all(Array.from({ length: readers }, () => opened(cookie)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  await eventually(async () => {
    const before = seen.taken;
    for (let n = 0; n < 10; n++) expect((await pat("GET", "/api/auth/user")).status).toBe(200);
    expect(seen.taken).toBe(before); // no one reads on
  });
  expect(seen.taken).toBeLessThan((readers * rows) / 2);
  expect(seen.ended).toBe(0);
  for (const answer of answers) answer.destroy();
  await eventually(async () => expect(seen.ended).toBe(readers));
  const logged = product.lines.map((line) => JSON.parse(line));
  const hungUp = logged.filter(({ msg }) => msg.startsWith("the caller hung up"));
  expect(new Set(hungUp.map(({ requestId }) => requestId)).size).toBe(readers); // the answer ends, and its connection
  expect(logged.filter(({ msg }) => msg === "fault")).toEqual([]);
});
