import { randomUUID } from "node:crypto";
import {
  createPaymentIntentUrl,
  createRegistrationUrl,
  paymentStatusUrl,
  withdrawUrl,
} from "../../../backend/camps/contract.ts";
import { mismatchUrl, refundsUrl } from "../../../backend/camps/money/payContract.ts";
import { acceptOfferUrl, declineOfferUrl } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { publishedCamp } from "../../../backend/testing/camps.ts";
import type { Client } from "../../../backend/testing/client.ts";
import { emma, parent, registrationForm } from "../../../backend/testing/registrations.ts";
import { freeASpot, fullCamp, joinWaitlist } from "../../../backend/testing/waitlists.ts";
import type { Line } from "../tried.ts";
import { storm } from "./storm.ts";
import type { Till } from "./till.ts";
import { type Call, keyed, same, times, together } from "./together.ts";

const few = 2; // spots

/** The same start of a payment, then the same refund and others beside it: nothing that came in goes back twice. */
const payments = async (till: Till, line: Line) => {
  const { family, pat, coach, stripe, say } = till;
  const of = await family();
  const { campId, registrationId } = of;
  const started = await together(
    till,
    line,
    times(same, (base) => pat.at(base)("POST", createPaymentIntentUrl, { campId, registrationId })),
  );
  const open = [...stripe.state.intents.values()].filter(
    ({ metadata, status }) => status === "requires_payment_method" && JSON.stringify(metadata).includes(registrationId),
  );
  const answers = started.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body));
  const [intent, ...more] = open;
  if (!intent || more.length > 0 || new Set(answers).size !== 1)
    line.wrong("one start gives not one payment", `${open.length} are open`);
  if (!intent) return;
  const paymentId = intent.id;
  stripe.state.settle(paymentId, "succeeded");
  const { payload, signature } = stripe.event("payment_intent.succeeded", paymentId);
  await together(
    till,
    line,
    times(same, () => say(payload, signature)),
  );
  const key = keyed();
  const refund = (amount: number, headers: Record<string, string>) => (base: string) =>
    coach.at(base)("POST", refundsUrl(registrationId), { amount }, headers);
  const others = Array.from({ length: same }, () => refund(200, keyed()));
  await together(till, line, [...times(same, refund(100, key)), ...others]);
  const back = stripe.state.refundsOf(paymentId).map(({ amount }) => Number(amount));
  if (back.reduce((sum, cents) => sum + cents, 0) > 30_000 || back.filter((cents) => cents === 10_000).length > 1)
    line.wrong("a refund goes back twice", back.join());
};

/** Paid by hand, marked otherwise and refunded, by several at the desk at once. */
const marks = async (till: Till, line: Line) => {
  const { family, coach } = till;
  const { registrationId } = await family();
  const mark = (paymentStatus: string) => (base: string) =>
    coach.at(base)("PATCH", paymentStatusUrl(registrationId), { paymentStatus, method: "cash" });
  await together(till, line, times(same, mark("paid")));
  const refund: Call = (base) =>
    coach.at(base)("POST", refundsUrl(registrationId), { amount: 200, method: "cash" }, keyed());
  const answers = await together(till, line, times(same, refund));
  const noted = answers.filter(({ status }) => status === 201).length;
  if (noted > 1) line.wrong("more was refunded by hand than was received", `$200 of $300, ${noted} times`);
  await together(till, line, ["paid", "unpaid", "partial", "paid"].map(mark));
};

/** Someone withdraws while the card pays and the desk refunds. */
const withdrawals = async (till: Till, line: Line) => {
  const { owing, pat, coach, stripe, say } = till;
  const { registrationId, paymentId } = await owing();
  stripe.state.settle(paymentId, "succeeded");
  const { payload, signature } = stripe.event("payment_intent.succeeded", paymentId);
  const calls = [
    ...times(same, (base) => pat.at(base)("POST", withdrawUrl(registrationId), {}, keyed())),
    ...times(same, () => say(payload, signature)),
    ...times(same, (base) => coach.at(base)("POST", refundsUrl(registrationId), { amount: 300 }, keyed())),
    ...times(same, (base) =>
      coach.at(base)("POST", mismatchUrl(registrationId, paymentId), { how: "refunded" }, keyed()),
    ),
  ];
  await together(till, line, calls);
};

const register = (campId: string, who: Client): Call => {
  const family = { ...parent, parentEmail: `${randomUUID()}@home.example` };
  const form = registrationForm(campId, {
    registration: family,
    participants: [{ ...emma, playerName: family.parentEmail.slice(0, 20) }],
  });
  return (base) => who.at(base)("POST", createRegistrationUrl, form);
};

/** More families than spots, at once. */
const places = async (till: Till, line: Line) => {
  const { product, coach } = till;
  const division = {
    sport: "baseball",
    ageGroup: "8u",
    startTime: "11:00",
    endTime: "12:00",
    field: "1",
    capacity: few,
  };
  const { id } = await publishedCamp(product, coach, { capacity: few, divisions: [division] });
  const answers = await together(
    till,
    line,
    Array.from({ length: same }, () => register(id, product.visitor())),
  );
  const got = answers.filter(({ status }) => status === 201 || status === 202).length;
  if (got > few) line.wrong("more families come than there are places", `${got} for ${few}`);
};

/** A spot is offered; it is accepted, declined and requested by others at once. */
const offers = async (till: Till, line: Line) => {
  const { product, coach } = till;
  const campId = await fullCamp(product, coach.id);
  const [first, second] = [product.visitor(), product.visitor()];
  const { id } = await joinWaitlist(first, campId);
  const next = await joinWaitlist(second, campId, { parentEmail: "next@example.com" });
  await freeASpot(product, campId);
  await together(till, line, [
    ...times(same, (base) => first.at(base)("POST", acceptOfferUrl(id), {})),
    ...times(2, (base) => second.at(base)("POST", acceptOfferUrl(next.id), {})),
    (base) => first.at(base)("POST", declineOfferUrl(id), {}),
    ...Array.from({ length: 2 }, () => register(campId, product.visitor())),
  ]);
};

const races = { payments, marks, withdrawals, places, offers, storm };

/** What must happen once, attempted many times at once on two nodes. */
export const race = async (till: Till, rowOf: (what: string) => Line, rounds: number) => {
  for (const [what, run] of Object.entries(races)) {
    const line = rowOf(`at once on two nodes: ${what}`);
    for (let round = 0; round < rounds; round++) await run(till, line);
  }
};
