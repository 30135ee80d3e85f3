import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { type Person, password, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { exportUrl } from "./contract.ts";

const readers = 12; // more than there are connections to the database
const megabytes = (bytes: number) => bytes / 1024 ** 2;

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
  const { db } = product.backend;
  // 32 MB of history, several times what lies in the buffers of a connection
  await db.raw(
    `insert into read.history (id, of, position, at, what, details, "actorKind", "actorId")
     select 'x' || n, 'thing', lpad(n::text, 20, '0'), '2030-05-01T15:00:00.000Z', 'LessonBooked',
            jsonb_build_object('how', repeat('x', 700)), 'user', :userId
       from generate_series(1, 40000) n`,
    { userId: pat.id },
  );
  await db.raw("analyze read.history"); // as it is where so much has come together over the years
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
    get(product.base + exportUrl, { agent: false, headers: { cookie: cookie.join("; ") } }, resolve).on(
      "error",
      reject,
    );
  });

it("readers that open a large file and take nothing of it hold no connection to the database and no memory", async () => {
  const cookie = await cookieOf(pat);
  const answers = await Promise.all(Array.from({ length: readers }, () => opened(cookie)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const before = process.memoryUsage();
  for (let n = 0; n < 40; n++) expect((await pat("GET", "/api/auth/user")).status).toBe(200);
  const { rss } = process.memoryUsage();
  expect(megabytes(rss - before.rss)).toBeLessThan(150); // of 380 that were asked for
  const hungUp = () => product.lines.filter((line) => line.includes("the caller hung up")).length;
  expect(hungUp()).toBe(0);
  for (const answer of answers) answer.destroy();
  await eventually(async () => expect(hungUp()).toBe(readers));
});
