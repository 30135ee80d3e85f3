import pg from "pg";
import { createPaymentIntentUrl } from "../../../backend/camps/contract.ts";
import { type Family, registeredFamily } from "../../../backend/camps/testing/families.ts";
import { startStripeServer } from "../../../backend/payments/testing/stripeServer/stripeServer.ts";
import { deliver, signatureOf } from "../../../backend/payments/testing/webhooks.ts";
import { randomOf } from "../../../backend/testing/random.ts";
import type { Damage } from "../../torture/node.ts";
import type { Field } from "../chapter.ts";
import { startProduct } from "../product.ts";

const webhookSecret = "whsec_attack";

/**
 * Two nodes of a product that takes cards, with a server in Stripe's place, someone who owes money and someone who is
 * owed it.
 */
export const openTill = async (field: Field, { seed, damage }: { seed: number; damage: Damage | undefined }) => {
  const stripe = await startStripeServer({ webhookSecret, seed });
  field.onEnd(() => stripe.stop());
  const environment = {
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  const product = await startProduct(field, { nodes: 2, environment, damage });
  const pool = new pg.Pool({ connectionString: product.url, max: 1 });
  field.onEnd(() => pool.end());
  const coach = await product.person("instructor");
  const pat = await product.person();
  const random = randomOf(seed);
  const below = (n: number) => Math.floor(random() * n);
  const anyNode = () => product.nodes[below(product.nodes.length)]!.base;

  const family = (parentEmail?: string) =>
    registeredFamily(product, {
      instructorId: coach.id,
      payerId: pat.id,
      parent: parentEmail === undefined ? {} : { parentEmail },
    });
  /** Requests a card payment; returns its id at Stripe. */
  const start = async ({ campId, registrationId }: Family) => {
    const { status, body } = await pat.at(anyNode())("POST", createPaymentIntentUrl, { campId, registrationId });
    if (status !== 201) throw new Error(`starting a payment failed: ${status} ${JSON.stringify(body)}`);
    return String(body.clientSecret).split("_secret_")[0]!;
  };

  return {
    product,
    pool,
    stripe,
    webhookSecret,
    coach,
    pat,
    random,
    below,
    oneOf: <T>(all: readonly T[]): T => all[below(all.length)]!,
    anyNode,
    family,
    start,
    /** A family with a payment started at Stripe. */
    owing: async () => {
      const of = await family();
      return { ...of, paymentId: await start(of) };
    },
    /** Registrations about whose payments Stripe's own books are wrong. */
    odd: new Set<string>(),
    /** As Stripe signs. */
    sign: (payload: string) => signatureOf(payload, { secret: webhookSecret }),
    /** Sends it to one of the nodes. */
    say: (payload: string, signature?: string) => deliver(anyNode(), payload, signature),
    /** What the log holds about a camp after it was published and the family registered. */
    moneyFacts: async (campId: string) => {
      const types: string[] = [];
      for await (const { type } of product.backend.store.read(`camp-${campId}`)) types.push(type);
      return types.slice(2);
    },
  };
};
export type Till = Awaited<ReturnType<typeof openTill>>;
