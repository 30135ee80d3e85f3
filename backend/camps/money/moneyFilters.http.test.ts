import { afterAll, beforeAll, expect, it } from "vitest";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { paymentStatusUrl, registrationsUrl, type RegistrationView, releaseUrl } from "../contract.ts";
import { cancelCampUrl } from "../running/publishContract.ts";
import { receiveMismatch, registeredFamily } from "../testing/families.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const found = async (filter: object) => {
  const { status, body } = await coach(
    "GET",
    `${registrationsUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  expect(status).toBe(200);
  return (body as RegistrationView[]).map(({ id }) => id);
};

it("G3-16, G3-17: registrations are found by what is to be done about their money: refunds due, mismatches", async () => {
  const quiet = await registeredFamily(product, { instructorId: coach.id });
  const odd = await registeredFamily(product, { instructorId: coach.id });
  await receiveMismatch(product, odd);
  const due = await registeredFamily(product, { instructorId: coach.id });
  const part = { paymentStatus: "partial", method: "cash", amount: "100" };
  await coach("PATCH", paymentStatusUrl(due.registrationId), part);
  await coach("POST", releaseUrl(due.registrationId), { reason: "Entered twice" });

  expect(await found({ refundDue: true })).toEqual([due.registrationId]);
  expect(await found({ hasMismatch: true })).toEqual([odd.registrationId]);
  expect(await found({ hasMismatch: false, refundDue: false })).toEqual([quiet.registrationId]);
});

it("G2-31, G3-15: no payment is expected for an unpaid registration whose camp was cancelled, nor from anyone who withdrew", async () => {
  const called = await registeredFamily(product, { instructorId: coach.id });
  await coach("POST", cancelCampUrl(called.campId), { reason: "The field is flooded" });
  const gone = await registeredFamily(product, { instructorId: coach.id });
  await coach("POST", releaseUrl(gone.registrationId), { reason: "Entered twice" });
  const owes = await registeredFamily(product, { instructorId: coach.id });
  const of = { campId: [called.campId, gone.campId, owes.campId] };
  expect(await found({ ...of, outstanding: true })).toEqual([owes.registrationId]);
  expect(await found({ ...of, outstanding: false })).toEqual([gone.registrationId, called.registrationId]);
  const { body } = await coach("GET", `${registrationsUrl}?filter={"id":"${called.registrationId}"}`);
  expect(body).toMatchObject([
    { campIsCancelled: true, paymentStatus: "unpaid", money: { quoted: "0.00", outstanding: "0.00" } },
  ]);
});
