import { afterAll, beforeAll, expect, it } from "vitest";
import { raw } from "./testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
});
afterAll(() => product.close());

const ask = (path: string, told?: Parameters<typeof raw>[2]) => raw(product.base, path, told);
const update = (headers: Record<string, string>) =>
  pat("PATCH", "/api/profile/update", { firstName: "Changed", lastName: "By another site" }, headers);

it.each([
  ["from another origin", { origin: "https://evil.example" }],
  ["from a page without an origin", { origin: "null" }],
  ["from an origin that is none", { origin: "evil" }],
  ["from another site", { "sec-fetch-site": "cross-site" }],
  ["from a sister site", { "sec-fetch-site": "same-site" }],
] as const)("refuses a write %s", async (_, headers) => {
  expect(await update(headers)).toMatchObject({ status: 403, body: { code: "CrossSite" } });
  expect((await pat("GET", "/api/auth/user")).body.firstName).toBe("Pat");
});

it("takes a write from our own pages and from programs without a browser", async () => {
  const { firstName, lastName } = (await pat("GET", "/api/auth/user")).body;
  for (const headers of [
    {},
    { origin: product.base },
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])
    expect((await pat("PATCH", "/api/profile/update", { firstName, lastName }, headers)).status).toBe(200);
});

it.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/jsonp"], [""]])(
  "refuses a body of type %j, as forms on other sites can send",
  async (type) => {
    const answer = await ask("/api/custom-login", {
      method: "POST",
      headers: { "content-length": "2", ...(type && { "content-type": type }) },
      body: "{}",
    });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, "WrongContentType"]);
  },
);

it("refuses a body of another type that comes in chunks", async () =>
  expect(
    await ask("/api/custom-login", {
      method: "POST",
      headers: { "transfer-encoding": "chunked", "content-type": "text/plain" },
      body: "{}",
    }),
  ).toMatchObject({ status: 403 }));
