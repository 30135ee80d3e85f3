import { afterAll, beforeAll, expect, it } from "vitest";
import { raw } from "../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
});
afterAll(() => product.close());

const ask = (path: string, options?: Parameters<typeof raw>[2]) => raw(product.base, path, options);
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

it("accepts a write from our own pages and from programs without a browser", async () => {
  const { firstName, lastName } = (await pat("GET", "/api/auth/user")).body;
  for (const headers of [
    {},
    { origin: product.base },
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])
    expect((await pat("PATCH", "/api/profile/update", { firstName, lastName }, headers)).status).toBe(200);
});

it("behind a proxy with https, that is our scheme; plain http is another site", async () => {
  const { firstName, lastName } = (await pat("GET", "/api/auth/user")).body;
  const from = (origin: string, proto: string) =>
    pat("PATCH", "/api/profile/update", { firstName, lastName }, { origin, "x-forwarded-proto": proto });
  const https = product.base.replace("http:", "https:");
  expect((await from(https, "https")).status).toBe(200);
  expect((await from(product.base, "https")).body.code).toBe("CrossSite");
  expect((await from(https, "http")).body.code).toBe("CrossSite");
});

it("where the public address is configured, it counts for its host, whatever a proxy says or omits", async () => {
  const node = await product.another({ PUBLIC_URL: "https://fungo.example", TRUST_PROXY: "0" });
  const write = async (origin: string, host: string) => {
    const headers = { origin, host, "content-type": "application/json" };
    const { status } = await raw(node.base, "/api/custom-login", { method: "POST", headers, body: "{}" });
    return status;
  };
  expect(await write("https://fungo.example", "fungo.example")).toBe(422);
  expect(await write("https://fungo.example", "node1:3000")).toBe(422);
  expect(await write("http://fungo.example", "fungo.example")).toBe(403);
  expect(await write("https://fungo.example:8443", "fungo.example")).toBe(403);
  expect(await write("http://node1:3000", "node1:3000")).toBe(422);
  await node.close();
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
