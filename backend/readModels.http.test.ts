import { afterAll, beforeAll, expect, it } from "vitest";
import { quietPool } from "../eventstore/testing/quietPool.ts";
import { projectors } from "../projections/contexts.ts";
import { rebuild } from "../projections/rebuilding/rebuild.ts";
import { tableName } from "../projections/rows.ts";
import { ownAvailabilityUrl } from "./scheduling/contract.ts";
import { instructorProfileUrl, usersUrl } from "./accounts/contract.ts";
import { lessonsUrl } from "./lessons/contract.ts";
import { bookingOf, offer } from "./testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";
import { videosUrl } from "./videos/contract.ts";
import { uploaded } from "./videos/testing/videos.ts";

let product: TestProduct;
let coach: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, pat, admin] = [await product.person("instructor"), await product.person(), await product.person("admin")];
  await pat("POST", lessonsUrl, bookingOf(await offer(product, coach)));
  await uploaded(coach);
});
afterAll(() => product.close());

it("D2: what the API answers is in Postgres as projectors made it of the log: emptied it answers nothing, rebuilt the same as before", async () => {
  const answers = async () => [
    (await pat("GET", lessonsUrl)).body,
    (await coach("GET", ownAvailabilityUrl)).body,
    (await coach("GET", videosUrl)).body,
    (await coach("GET", instructorProfileUrl)).body,
    (await admin("GET", usersUrl)).body,
  ];
  const before = await answers();
  expect(before).toMatchObject([[{ studentId: pat.id }], [{}], [{}], { id: coach.id }, [{}, {}, {}]]);
  const pool = quietPool(product.url, 3);
  // People stay, or no one would be let in to ask.
  const emptied = projectors.filter(({ name }) => name !== "accounts").flatMap(({ tables }) => tables);
  await pool.query(`truncate ${emptied.map(({ name }) => tableName(name)).join(", ")}`);
  expect((await answers()).slice(0, 3)).toEqual([[], [], []]);
  const { tables, poison } = await rebuild({ store: product.backend.store, pool, projectors });
  expect([poison, tables.length]).toEqual([[], projectors.flatMap(({ tables }) => tables).length]);
  expect(await answers()).toEqual(before);
  await pool.end();
});
