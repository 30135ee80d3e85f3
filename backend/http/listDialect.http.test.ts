import simpleRest from "ra-data-simple-rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../contexts.ts";
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

describe.each(lists)("$path", ({ path, who, list }) => {
  const reader = () => (Array.isArray(who) && !who.includes("instructor") ? admin : coach);
  const filters = Object.keys(list.filter.shape);
  const asked = async (query: string, by: Client = reader()) => {
    const { status, body } = await by("GET", `${path}?${query}`);
    return { status, message: body?.message };
  };

  // That each filter refuses objects is proved beside its schema.
  it("answers odd queries and refuses values a filter does not accept", async () => {
    const wrong = inQuery("filter", { [filters[0]!]: [{ toString: 1 }] });
    expect((await asked(wrong)).status).toBe(422);
    const odd = [inQuery("filter", { id: Array.from({ length: 1500 }, () => "") }), inQuery("range", [far, far])];
    for (const query of odd) expect([query, (await asked(query)).status]).toEqual([query, 200]);
    expect((await asked("filter={")).status).toBe(400);
    expect([401, 422]).toContain((await asked(wrong, product.visitor())).status);
  });

  it("names its filters and fields to anyone who asks for others", async () => {
    const stranger = await asked(inQuery("filter", { statuss: ["pending"] }));
    expect(stranger).toEqual({
      status: 422,
      message: `This list has no filter “statuss”. Available: ${filters.join(", ")}.`,
    });
    const fields = Object.keys(list.sortable);
    const unsorted = await asked(inQuery("sort", ["statuss", "ASC"]));
    expect(unsorted).toEqual({
      status: 422,
      message: `This list can't be sorted by “statuss”. Available: ${fields.join(", ")}.`,
    });
    expect([filters.includes("id"), fields.includes("id")]).toEqual([true, true]);
  });

  it("answers react-admin: a page sorted by each field, many by id, and those that belong to another thing", async () => {
    const provider = simpleRest(product.base, async (url) => {
      const { status, body, headers } = await reader()("GET", url.slice(product.base.length));
      if (status !== 200) throw new Error(`${url} answered ${status}: ${body.message}`);
      return { status, headers: new Headers(headers), body: "", json: body };
    });
    const resource = path.slice(1);
    const page = { pagination: { page: 1, perPage: 25 }, filter: {} };
    for (const field of Object.keys(list.sortable)) {
      const sorted = await provider.getList(resource, { ...page, sort: { field, order: "DESC" } });
      expect([field, sorted.total]).toEqual([field, expect.any(Number)]);
    }
    expect((await provider.getMany(resource, { ids: ["one", "two"] })).data).toEqual([]);
    const sort = { field: "id", order: "ASC" } as const;
    for (const target of filters.filter((name) => /^id$|Id$/.test(name)))
      expect((await provider.getManyReference(resource, { ...page, target, id: "one", sort })).data).toEqual([]);
  });
});

it("there are lists", () => expect(lists.length).toBeGreaterThan(12));
