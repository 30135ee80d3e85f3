import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../calls.ts";
import type { Client } from "../testing/client.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let admin: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const lists = calls.flatMap(({ path, who, list }) => (list ? [{ path, who, list }] : []));
const inQuery = (name: string, value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`;
const far = Number.MAX_SAFE_INTEGER;

it.each(lists)("$path answers odd queries and refuses wrong ones", async ({ path, who, list }) => {
  const wrong = Object.keys(list.filter.shape).map((name) => inQuery("filter", { [name]: [{ toString: 1 }] }));
  const odd = [inQuery("filter", { id: Array.from({ length: 1500 }, () => "") }), inQuery("range", [far, far])];
  const statuses = async (by: Client, queries: readonly string[]) =>
    new Set(await Promise.all(queries.map(async (query) => (await by("GET", `${path}?${query}`)).status)));
  const reader = Array.isArray(who) && !who.includes("instructor") ? admin : coach;
  expect(await statuses(reader, wrong)).toEqual(new Set([400]));
  expect(await statuses(reader, odd)).toEqual(new Set([200]));
  expect([400, 401]).toEqual(expect.arrayContaining([...(await statuses(product.visitor(), wrong))]));
});
