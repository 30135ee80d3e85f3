import { afterAll, beforeAll, expect, it } from "vitest";
import { historyUrl } from "../history/contract.ts";
import { lessonsUrl } from "../lessons/contract.ts";
import type { Client } from "../testing/client.ts";
import { does } from "../testing/held.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let coach: Person, other: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, other, pat, admin] = await Promise.all([
    product.person("instructor"),
    product.person("instructor"),
    product.person("student", { firstName: "Patience" }),
    product.person("admin"),
  ]);
  const offered = await offer(product, coach);
  await does(pat, "POST", lessonsUrl, bookingOf(offered));
});
afterAll(() => product.close());

const taken = `${lessonsUrl}?for=export&instructorId=`;
const exportsOf = async (who: Person) => {
  const { body } = await admin("GET", historyUrl(who.id));
  return body.filter(({ what }: { what: string }) => what === "ListExported");
};

it("staff take along what they may see, and each time it is recorded who took how much of what", async () => {
  const key = { "idempotency-key": "once" };
  for (const _ of [1, 2])
    expect(await coach("GET", taken + coach.id, undefined, key)).toMatchObject({
      status: 200,
      body: [{ student: { firstName: "Patience" } }],
    });
  const fact = { details: { list: "lessons", rows: 1 }, actor: { id: coach.id } };
  expect(await exportsOf(coach)).toMatchObject([fact, fact]);

  const { body } = await other("GET", taken + coach.id);
  expect(JSON.stringify(body)).not.toContain("Patience");
});

it("is for staff: nobody else's is recorded", async () => {
  const asked = async (who: Client) => (await who("GET", taken + coach.id)).status;
  expect([await asked(product.visitor()), await asked(pat)]).toEqual([401, 403]);
  expect(await exportsOf(pat)).toEqual([]);
});

it("looking at the list, or a HEAD, records nothing", async () => {
  expect((await admin("GET", `${lessonsUrl}?instructorId=${coach.id}`)).status).toBe(200);
  expect((await admin("HEAD", taken + coach.id)).status).toBe(200);
  expect(await exportsOf(admin)).toEqual([]);
});
