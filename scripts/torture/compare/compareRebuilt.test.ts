import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testProduct, type TestProduct } from "../../../backend/testing/testProduct.ts";
import { openPostgresStore } from "../../../eventstore/postgres.ts";
import { problemList } from "../chapter.ts";
import { compareRebuilt } from "./compareRebuilt.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct({ EVENTSTORE_URL: "" })));
afterAll(() => product.close());

const compared = async () => {
  const { url, environment } = product;
  const problems = problemList();
  const log = { open: async () => openPostgresStore({ url }) };
  const rows = await compareRebuilt({ url, log, keyFile: join(environment.DATA_DIR, "master.key"), problems });
  return { rows, problems: problems.lines() };
};

it("a row that is missing, differs or has no fact is reported, and nothing where all is as the log says", async () => {
  const [kim, max] = [await product.person("student"), await product.person("student")];
  const before = await compared();
  expect(before.problems).toEqual([]);
  expect(before.rows).toBeGreaterThan(2);
  const { db } = product.backend;
  await db("read.users").where({ id: kim.id }).update({ firstName: "Another" });
  await db.raw(
    `insert into read.users select (json_populate_record(u, '{"id":"nobody"}')).* from read.users u where id = ?`,
    [max.id],
  );
  await db("read.users").where({ id: max.id }).delete();
  expect((await compared()).problems.toSorted()).toEqual([
    "a row of users has no fact: nobody",
    `a row of users is missing: ${max.id}`,
    `a row of users is not as the log says: ${kim.id}`,
  ]);
});
