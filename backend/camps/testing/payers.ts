import { payTestPaymentUrl } from "../../payments/contract.ts";
import type { Client } from "../../testing/client.ts";
import { testProduct } from "../../testing/testProduct.ts";
import { createPaymentIntentUrl } from "../contract.ts";
import { registrationMoneyUrl } from "../money/payContract.ts";
import { type Family, registeredFamily } from "./families.ts";

export const payingCard = "4242424242424242";
export const decliningCard = "4000000000000002";
export const paymentIn = (clientSecret: string) => clientSecret.split("_secret_")[0]!;

/** A product with someone who owes money and someone who is owed it, and what they do. */
export const payers = async () => {
  const product = await testProduct();
  const roles = ["instructor", "instructor", "admin", "student"] as const;
  const [coach, other, admin, pat] = await Promise.all(roles.map((role) => product.person(role)));
  if (!coach || !other || !admin || !pat) throw new Error("not everybody is there");

  const start = (who: Client, { campId, registrationId }: Family, amount?: string | number) =>
    who("POST", createPaymentIntentUrl, { campId, registrationId, amount });
  /** Pays what was started, and no one hears of it yet. */
  const payQuietly = async (clientSecret: string, card = payingCard) =>
    pat("POST", payTestPaymentUrl(paymentIn(clientSecret)), { clientSecret, card });

  return {
    product,
    coach,
    other,
    admin,
    pat,
    family: () => registeredFamily(product, { instructorId: coach.id, payerId: pat.id }),
    start,
    payQuietly,
    /** Pays with a card whose bank will not take a refund, and lets the provider report it. */
    payByCard: async (of: Family, card = payingCard) => {
      const { clientSecret } = (await start(pat, of)).body;
      await payQuietly(clientSecret, card);
      await product.sayTestEvents();
      return paymentIn(clientSecret);
    },
    moneyOf: async ({ registrationId }: Family) => (await coach("GET", registrationMoneyUrl(registrationId))).body,
    /** The registration's facts about money, as in the log. */
    factsOf: async ({ campId }: Family) => {
      const types: string[] = [];
      for await (const { type } of product.backend.store.read(`camp-${campId}`)) types.push(type);
      return types.slice(2);
    },
  };
};
