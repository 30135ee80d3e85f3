import { afterAll, beforeAll, expect, it } from "vitest";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { paymentStatusUrl } from "../contract.ts";
import { disputePackUrl } from "./disputePackContract.ts";
import { registeredFamily } from "../testing/families.ts";

let product: TestProduct;
let coach: Person, rival: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor", { firstName: "Cora" }), await product.person("instructor")];
});
afterAll(() => product.close());

it("D4: the dispute pack of a registration tells from the log who did what, with the mails about it and nothing about health", async () => {
  const { registrationId } = await registeredFamily(product, { instructorId: coach.id });
  await coach("PATCH", paymentStatusUrl(registrationId), {
    paymentStatus: "paid",
    method: "cash",
    words: "At the gate",
  });
  await product.backend.mail.post({
    key: `spec ${registrationId}`,
    kind: "registration received",
    to: { email: "pat@example.com" },
    subjects: [],
    registrationId,
    letter: { subject: "We have your registration", heading: "Hello", paragraphs: ["Thank you."] },
  });
  const { status, body } = await coach("GET", disputePackUrl(registrationId));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    registrationId,
    parent: { name: "Pat Ortiz" },
    money: { quoted: "300.00", collected: "300.00", outstanding: "0.00" },
    steps: [
      { what: "RegistrationPlaced" },
      {
        what: "RegistrationPaid",
        by: { id: coach.id, role: "instructor", name: expect.stringMatching(/^Cora /) },
        details: { method: "cash", amount: "300.00" },
        words: "At the gate",
      },
    ],
    mails: [
      {
        subject: "We have your registration",
        attempts: 0,
        nextAttemptAt: expect.any(String),
        messageId: expect.stringMatching(/^<[\da-f-]{36}@/),
      },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/bee stings|medical/i);
});

it("is shown to whoever runs the camp; to others there is no such registration", async () => {
  const { registrationId } = await registeredFamily(product, { instructorId: coach.id });
  const [private_, unknown] = [
    await rival("GET", disputePackUrl(registrationId)),
    await rival("GET", disputePackUrl("unheard-of")),
  ];
  expect([private_.status, private_.body]).toEqual([404, unknown.body]);
});
