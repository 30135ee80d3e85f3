import { afterAll, beforeAll, expect, it } from "vitest";
import { moneyOfRegistrations } from "../../../projections/camps/paymentQueries.ts";
import { campCardPayments } from "../../../projections/camps/paymentTables.ts";
import { read } from "../../../projections/read.ts";
import type { CardPayment, PaymentProvider } from "../../payments/open.ts";
import { hearOfPayments } from "../../payments/recordPayment.ts";
import { inAnyOrder } from "../../payments/testing/inAnyOrder.ts";
import { randomOf } from "../../testing/random.ts";
import { testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { forRegistration } from "./claimPayment.ts";
import { mailConfirmation } from "../mails/mailConfirmation.ts";
import { takeCardPayment } from "./takeCardPayment.ts";
import { registeredFamily } from "../testing/families.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { openPayment } from "../../testing/cardPayments.ts";

const orders = 200;
const times = 5;
const atOnce = 50;

let product: TestProduct;
beforeAll(async () => void (product = await testProduct({ EVENTSTORE_URL: "" }))); // thousands of decisions: they are the same on every log
afterAll(() => product.close());

/** What happens to one payment at the provider, step by step. */
const story: readonly Partial<CardPayment>[] = [
  { failure: "card_declined" },
  { status: "succeeded", receivedCents: 30_000, failure: null },
  { refundedCents: 10_000 },
];

const familyOf = async (seed: number) => {
  const parentEmail = `order${seed}@example.com`;
  return { seed, parentEmail, ...(await registeredFamily(product, { instructorId: "ana", parent: { parentEmail } })) };
};

/** One payment whose news arrives at random, any number of times, never before it happened. */
const tellInOrder = async ({ seed, campId, registrationId }: Awaited<ReturnType<typeof familyOf>>) => {
  const random = randomOf(seed);
  let payment: CardPayment = {
    ...openPayment,
    id: `pi_${seed}`,
    cents: 30_000,
    currency: "usd",
    reference: forRegistration({ campId, registrationId }),
  };
  const payments: PaymentProvider = {
    ...product.backend.payments,
    startCardPayment: async () => payment,
    cardPayment: async () => payment,
  };
  const parts = { ...product.backend, payments };
  const hear = hearOfPayments(parts);
  const at = { now: new Date().toISOString(), requestId: `order ${seed}` };
  await takeCardPayment(parts, { actor: "visitor", ...at }, { campId, registrationId, shownCents: 30_000 });
  const steps = story.map((is, n) => () => {
    payment = { ...payment, ...is };
    return { actor: "system", key: `stripe:evt_${seed}_${n}`, ...at } as const;
  });
  await inAnyOrder(steps, {
    times,
    random,
    tell: (command) => hear.payment(command, { paymentId: payment.id }),
  });
};

it("G3-37, D4: delivered five times each in 200 orders, payments end the same, with one fact and one mail of each kind", async () => {
  const { db, store } = product.backend;
  const families = await Promise.all(Array.from({ length: orders }, (_, seed) => familyOf(seed)));
  await product.startMailing(); // the registration is old news: half of the mails are not written
  for (let begin = 0; begin < orders; begin += atOnce)
    await Promise.all(families.slice(begin, begin + atOnce).map(tellInOrder));
  const registrations = await read(db, campCardPayments.as("p"))
    .join(moneyOfRegistrations(db).as("m"), "m.registrationId", "p.registrationId")
    .select(
      "m.status",
      "m.collectedCents",
      "m.refundedCents",
      "m.outstandingCents",
      "m.refundDueCents",
      "m.hasMismatch",
      "p.receivedCents",
      "p.refundedCents as givenBackCents",
      "p.failure",
      "p.mismatch",
    );
  expect(registrations).toHaveLength(orders);
  const states = new Set(registrations.map((row) => JSON.stringify(row)));
  expect([...states].map((text) => JSON.parse(text))).toEqual([
    {
      status: "paid",
      collectedCents: 30_000,
      refundedCents: 10_000,
      outstandingCents: 0,
      refundDueCents: 0,
      hasMismatch: false,
      receivedCents: 30_000,
      givenBackCents: 10_000,
      failure: null,
      mismatch: null,
    },
  ]);
  const { rows } = await db.raw(
    `select array_agg(type order by pos) as types from log.event
      where stream like 'camp-%' and type <> 'CardPaymentFailed' group by stream`,
  );
  expect(rows).toHaveLength(orders);
  const once = [
    "CampPublished",
    "RegistrationPlaced",
    "CardPaymentStarted",
    "RegistrationPaid",
    "RegistrationRefunded",
  ];
  for (const { types } of rows) expect(types).toEqual(once);

  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first("pos")).pos).toBe(head));
  const mails = await db("mail.outbox")
    .whereIn("kind", ["payment received", "payment refunded"])
    .select("recipient", "kind");
  const byFamily = new Map<string, string[]>();
  for (const { recipient, kind } of mails) byFamily.set(recipient, [...(byFamily.get(recipient) ?? []), kind]);
  expect(byFamily.size).toBe(orders);
  for (const kinds of byFamily.values()) expect(kinds.sort()).toEqual(["payment received", "payment refunded"]);
}, 120_000);

/** About money, to this address, oldest first. */
const paymentMails = (recipient: string) =>
  product.backend.db("mail.outbox").where({ recipient }).where("kind", "like", "payment%").orderBy("id");

it("G3-22: a receipt says what for, how, how much and when, and names no child; so does the notice of a refund", async () => {
  const family = await familyOf(1000);
  const { parentEmail, registrationId } = family;
  await tellInOrder(family);
  await eventually(async () => expect(await paymentMails(parentEmail)).toHaveLength(2));
  const [paid, refunded] = await paymentMails(parentEmail);
  expect(paid.subject).toBe("We received your payment");
  for (const words of ["$300", "Card", "Summer Hitting Camp, Monday, July 8, 2030", registrationId])
    expect(paid.text).toContain(words);
  expect(refunded.text).toMatch(/Refunded[^]*\$100\b/);
  expect(paid).toMatchObject({ kind: "payment received", is_confidential: true, registration_id: registrationId });
  expect(paid.text).toMatch(/\/camp-registration-success#token=/);
  for (const { text, html } of [paid, refunded]) expect(text + html).not.toMatch(/Emma|Noah|Ortiz|bee stings/);
  expect(await mailConfirmation(product.backend, registrationId)).toBe(true);
  const kinds = await product.backend.db("mail.outbox").where({ recipient: parentEmail }).orderBy("id").pluck("kind");
  expect(kinds).toEqual(["registration received", "payment received", "payment refunded"]);
});
