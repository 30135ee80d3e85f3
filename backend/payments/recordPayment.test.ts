import { describe, expect, it } from "vitest";
import { openPayment } from "../testing/cardPayments.ts";
import type { Claim } from "./claims.ts";
import type { CardPayment } from "./provider.ts";
import { recordPayment } from "./recordPayment.ts";

const payment: CardPayment = {
  ...openPayment,
  id: "pi_1",
  status: "succeeded",
  cents: 500,
  receivedCents: 500,
  currency: "usd",
  reference: { kind: "ticket", id: "t1", within: null },
};
const command = { actor: "system", now: "2030-01-01T00:00:00.000Z", requestId: "spec" } as const;

/** What becomes of a payment about which the contexts say this. */
const recorded = async (answers: readonly (Claim | undefined)[], is: Partial<CardPayment> = {}) => {
  const unmatched: unknown[] = [];
  let asked = 0;
  const claims = answers.map((answer) => async () => {
    asked++;
    return answer;
  });
  const parts = {
    claims,
    async handle({ stream }: { stream: string }, decide: (state: undefined) => unknown) {
      unmatched.push({ stream, facts: decide(undefined) });
    },
  } as unknown as Parameters<typeof recordPayment>[0];
  await recordPayment(parts, command, { payment: { ...payment, ...is } });
  expect(asked).toBe(answers.length);
  return unmatched;
};

const own = (said: unknown[]): Claim => ({ record: async (...args) => void said.push(args) });
const stray: Claim = { stray: { why: "unknown camp", campId: "c1", registrationId: "g1" } };
const received = (fields: object) => [
  {
    stream: "payment-pi_1",
    facts: [{ type: "UnmatchedPaymentReceived", data: { paymentId: "pi_1", cents: 500, currency: "usd", ...fields } }],
  },
];

describe("what the provider says about a payment", () => {
  it("is recorded by the context it belongs to, after all were asked", async () => {
    const said: unknown[] = [];
    expect(await recorded([undefined, own(said), stray])).toEqual([]);
    expect(said).toEqual([[command, { payment }]]);
  });

  it("is kept if it is no one's, with what is known about it", async () => {
    const nothing = { why: "no reference", campId: null, registrationId: null };
    expect(await recorded([undefined, undefined])).toEqual(received(nothing));
    expect(await recorded([undefined, stray])).toEqual(received({ ...stray.stray }));
  });

  it("is ignored while it brought nothing", async () => {
    expect(await recorded([undefined, stray], { receivedCents: 0 })).toEqual([]);
  });

  it("is not recorded twice: two contexts wanting the same money is a fault", async () => {
    const said: unknown[] = [];
    await expect(recorded([own(said), own(said)])).rejects.toThrow("two contexts say that the payment pi_1 is theirs");
    expect(said).toEqual([]);
  });
});
