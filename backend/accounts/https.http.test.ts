import { afterAll, beforeAll, expect, it } from "vitest";
import { raw } from "../testing/raw.ts";
import { password, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct({ PUBLIC_URL: "https://fungo.example", TRUST_PROXY: "0" })));
afterAll(() => product.close());

it("A2: under https the cookie is bound to the site and to encryption, even if the proxy says nothing", async () => {
  const form = { firstName: "Pat", lastName: "Reyes", email: "pat@example.com", password, confirmPassword: password };
  const post = (path: string, body: object) =>
    raw(product.base, path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://fungo.example" },
      body: JSON.stringify(body),
    });
  expect((await post("/api/register", form)).status).toBe(201);
  const answer = await post("/api/custom-login", form);
  expect(answer.status).toBe(200);
  expect(answer.headers["set-cookie"]).toMatch(/__Host-fungo=[\w-]{43}; path=\/;.*samesite=lax; secure; httponly/i);
  expect(answer.headers["set-cookie"]).toMatch(/fungo-signed-in=1; path=\/;[^,]*,[^,]*samesite=lax; secure(,|$)/i);
  expect(answer.headers["set-cookie"]).toMatch(
    /__Host-fungo-known=[\w-]{22}\.[\w-]{43}; path=\/;[^,]*,[^,]*samesite=lax; secure; httponly/i,
  );
  expect(answer.headers["set-cookie"]).not.toMatch(/domain=/i);
  expect(answer.headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
});
