import { randomBytes } from "node:crypto";
import { z } from "zod";
import { contract, type Resource } from "./contract.ts";
import { missing, StripeRefusal } from "./refusal.ts";

const leastCents = 50;
const idOf = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;
const now = () => Math.floor(Date.now() / 1000);
const fixture = (name: string) => structuredClone(contract.fixtures[name]!);

const PaymentParams = z.looseObject({
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.coerce.string()).default({}),
  automatic_payment_methods: z.looseObject({ enabled: z.boolean() }).optional(),
});
const RefundParams = z.looseObject({
  payment_intent: z.string().optional(),
  amount: z.int().optional(),
  metadata: z.record(z.string(), z.coerce.string()).default({}),
});
const Money = z.looseObject({ amount: z.int(), status: z.string() });
const Charge = z.looseObject({ id: z.string(), amount: z.int(), amount_refunded: z.int() });

/** What Stripe knows about payments, and what it does with them. Objects are replaced, never changed. */
export const stripePaymentsState = () => {
  const intents = new Map<string, Resource>();
  const charges = new Map<string, Resource>();
  const refunds = new Map<string, Resource>();
  const disputes = new Map<string, Resource>();

  const intent = (id: string, param = "intent") => {
    const found = intents.get(id);
    if (!found) throw missing("payment_intent", id, param);
    return found;
  };
  const put = (kind: Map<string, Resource>, object: Resource) => {
    kind.set(object.id, object);
    return object;
  };
  const chargeOf = (object: Resource) => charges.get(String(object["latest_charge"]));

  /** Those of one payment, latest first. */
  const of = (kind: Map<string, Resource>, paymentId: string) =>
    [...kind.values()].filter((one) => one["payment_intent"] === paymentId).reverse();
  const page = (data: readonly Resource[], most: number, url: string) => ({
    object: "list",
    data: data.slice(0, most),
    has_more: data.length > most,
    url,
  });

  return {
    intents,
    intent,
    chargeOf,
    refundsOf: (paymentId: string) => of(refunds, paymentId),
    disputesOf: (paymentId: string) => of(disputes, paymentId),
    refundPage: (paymentId: string, most: number) => page(of(refunds, paymentId), most, "/v1/refunds"),
    disputePage: (paymentId: string, most: number) => page(of(disputes, paymentId), most, "/v1/disputes"),

    /** Days later the bank rejects a refund. */
    failRefund(id: string) {
      const refund = refunds.get(id);
      if (!refund) throw missing("refund", id, "id");
      return put(refunds, { ...refund, object: "refund", id, status: "failed", failure_reason: "lost_or_stolen_card" });
    },

    /** The cardholder asks for all of it, or that is decided. */
    dispute(paymentId: string, status: "needs_response" | "won" | "lost" = "needs_response") {
      const charge = chargeOf(intent(paymentId))!;
      const [open] = of(disputes, paymentId);
      put(charges, { ...charge, disputed: true });
      const opened = { payment_intent: paymentId, charge: charge.id, amount: charge["amount"], reason: "fraudulent" };
      return put(disputes, { ...opened, object: "dispute", id: open?.id ?? idOf("du"), currency: "usd", status });
    },

    create(params: object) {
      const { amount, currency, metadata, automatic_payment_methods: automatic } = PaymentParams.parse(params);
      if (amount < leastCents)
        throw new StripeRefusal(400, {
          code: "amount_too_small",
          param: "amount",
          message: "Amount must be at least $0.50 usd",
        });
      const id = idOf("pi");
      return put(intents, {
        ...fixture("payment_intent"),
        id,
        amount,
        currency: currency.toLowerCase(),
        metadata,
        automatic_payment_methods: automatic ? { allow_redirects: "always", ...automatic } : null,
        client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
        created: now(),
        status: "requires_payment_method",
      });
    },

    cancel(id: string) {
      const found = intent(id);
      if (["succeeded", "canceled", "processing"].includes(String(found["status"])))
        throw new StripeRefusal(400, {
          code: "payment_intent_unexpected_state",
          message: `You cannot cancel this PaymentIntent because it has a status of ${String(found["status"])}.`,
        });
      return put(intents, { ...found, status: "canceled", canceled_at: now() });
    },

    /** What a browser with the client secret, and a bank, bring about. */
    settle(id: string, how: "succeeded" | "processing" | { declined: string }) {
      const found = intent(id);
      if (typeof how === "object") {
        const error = { type: "card_error", code: "card_declined", decline_code: how.declined, message: "Declined." };
        return put(intents, { ...found, status: "requires_payment_method", last_payment_error: error });
      }
      if (how === "processing") return put(intents, { ...found, status: how });
      const { amount } = Money.parse(found);
      const charge = put(charges, {
        ...fixture("charge"),
        id: idOf("ch"),
        amount,
        amount_captured: amount,
        payment_intent: id,
        metadata: found["metadata"],
        created: now(),
      });
      return put(intents, { ...found, status: how, amount_received: amount, latest_charge: charge.id });
    },

    refund(params: object) {
      const { payment_intent: id = "", amount: asked, metadata } = RefundParams.parse(params);
      const charge = Charge.safeParse(chargeOf(intent(id, "payment_intent"))).data;
      if (!charge)
        throw new StripeRefusal(400, {
          param: "payment_intent",
          message: "This PaymentIntent does not have a successful charge to refund.",
        });
      const left = charge.amount - charge.amount_refunded;
      const amount = asked ?? left;
      if (left === 0)
        throw new StripeRefusal(400, { code: "charge_already_refunded", message: "The charge was refunded before." });
      if (amount < 1 || amount > left)
        throw new StripeRefusal(400, { param: "amount", message: "More than is left of the charge." });
      const back = charge.amount_refunded + amount;
      put(charges, { ...charge, object: "charge", amount_refunded: back, refunded: back === charge.amount });
      return put(refunds, {
        ...fixture("refund"),
        id: idOf("re"),
        amount,
        charge: charge.id,
        payment_intent: id,
        metadata,
        created: now(),
      });
    },
  };
};
export type StripePayments = ReturnType<typeof stripePaymentsState>;
