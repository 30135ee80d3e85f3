import { afterAll, beforeAll, expect, it } from "vitest";
import { password, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

it("A3 G1-6: an e-mail stays unique under 50 registrations of it at once, in any case of letters", async () => {
  const spelled = (n: number) =>
    [..."sam@example.com"].map((c, i) => ((n >> (i % 6)) & 1 ? c.toUpperCase() : c)).join("");
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      product.visitor()("POST", "/api/register", {
        firstName: "Sam",
        lastName: `No${n}`,
        email: spelled(n),
        password,
        confirmPassword: password,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
});
