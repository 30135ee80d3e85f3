import { randomBytes } from "node:crypto";
import { z } from "zod";
import { contract, type Resource } from "./contract.ts";
import type { StripePayments } from "./payments.ts";
import { missing, StripeRefusal } from "./refusal.ts";

const month = 30 * 24 * 60 * 60; // s; for specs any length does
const idOf = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;
const seconds = () => Math.floor(Date.now() / 1000);
const fixture = (name: string) => structuredClone(contract.fixtures[name]!);
const refuse = (message: string, more: object = {}) => new StripeRefusal(400, { message, ...more });

const Metadata = z.record(z.string(), z.coerce.string()).default({});
const CheckoutParams = z.looseObject({
  mode: z.string(),
  client_reference_id: z.string().optional(),
  customer: z.string().optional(),
  success_url: z.string().optional(),
  line_items: z.array(z.looseObject({ price: z.string() })).optional(),
  subscription_data: z.looseObject({ metadata: Metadata }).optional(),
});
const UpdateParams = z.looseObject({
  cancel_at_period_end: z.boolean().optional(),
  cancel_at: z.union([z.int(), z.literal("")]).optional(),
  pause_collection: z.union([z.literal(""), z.looseObject({ behavior: z.string(), resumes_at: z.int() })]).optional(),
});
const ListParams = z.looseObject({
  subscription: z.string().optional(),
  status: z.string().optional(),
  lookup_keys: z.array(z.string()).optional(),
  payment: z.looseObject({ payment_intent: z.string() }).optional(),
});
const Item = z.looseObject({ current_period_end: z.int() });
const Subscription = z.looseObject({
  id: z.string(),
  object: z.string(),
  status: z.string(),
  customer: z.string(),
  metadata: Metadata,
  pause_collection: z.looseObject({ resumes_at: z.int() }).nullable(),
  items: z.looseObject({ data: z.array(Item).min(1) }),
});
const Invoice = z.looseObject({ id: z.string(), object: z.string(), status: z.string(), attempt_count: z.int() });

interface Forged {
  readonly cents?: number;
  readonly currency?: string;
  readonly playerId?: string;
  readonly unpaid?: true;
  readonly byHand?: true; // marked as paid in the dashboard, without a payment
}

const list = (url: string, data: readonly Resource[]) => ({ object: "list", data, has_more: false, url });

/** What Stripe knows about subscriptions, and what it does with them. Objects are replaced, never changed. */
export const stripeMembershipsState = (payments: StripePayments) => {
  const kept = {
    product: new Map<string, Resource>(),
    price: new Map<string, Resource>(),
    session: new Map<string, Resource>(),
    subscription: new Map<string, Resource>(),
    endpoint: new Map<string, Resource>(),
    invoice: new Map<string, Resource>(),
    configuration: new Map<string, Resource>(),
    customer: new Map<string, Resource>(),
  };
  type Kind = keyof typeof kept;
  const put = (kind: Kind, object: Resource) => {
    kept[kind].set(object.id, object);
    return object;
  };
  const get = (kind: Kind, id: string) => {
    const found = kept[kind].get(id);
    if (!found) throw missing(kind, id, "id");
    return found;
  };
  const subscriptionAt = (id: string) => Subscription.parse(get("subscription", id));
  const periodEndOf = (id: string) => subscriptionAt(id).items.data[0]!.current_period_end;
  const invoicesOf = (id: string) =>
    [...kept.invoice.values()].filter(({ parent }) => JSON.stringify(parent).includes(`"${id}"`)).reverse();

  /** Its line says for which period it is; the invoice itself speaks of the one before. */
  const billed = (subscription: string, start: number, { cents = 1000, currency = "usd" }: Forged) => {
    const base = fixture("invoice");
    const [line] = z.looseObject({ data: z.array(z.looseObject({})) }).parse(base["lines"]).data;
    const details = { metadata: {}, subscription };
    return put("invoice", {
      ...base,
      id: idOf("in"),
      status: "draft",
      currency,
      amount_due: cents,
      amount_paid: 0,
      attempt_count: 0,
      next_payment_attempt: null,
      lines: { ...Object(base["lines"]), data: [{ ...line, period: { start, end: start + month } }] },
      parent: { ...Object(base["parent"]), type: "subscription_details", subscription_details: details },
      payments: list("/v1/invoices/payments", []),
    });
  };
  const collected = (invoice: Resource) => {
    const cents = Number(invoice["amount_due"]);
    const intent = payments.create({ amount: Math.max(cents, 50), currency: String(invoice["currency"]) });
    payments.settle(intent.id, "succeeded");
    const payment = { type: "payment_intent", payment_intent: intent.id };
    const paid = { ...fixture("invoice_payment"), id: idOf("inpay"), invoice: invoice.id, payment, status: "paid" };
    return put("invoice", {
      ...invoice,
      status: "paid",
      amount_paid: cents,
      attempt_count: Number(invoice["attempt_count"]) + 1,
      next_payment_attempt: null,
      payments: list(`/v1/invoices/${invoice.id}/payments`, [paid]),
    });
  };
  const ended = (id: string) =>
    put("subscription", { ...get("subscription", id), status: "canceled", ended_at: seconds() });
  const without = (invoice: Resource, params: object) => {
    const shows = "expand" in params && JSON.stringify(params.expand).includes("payments");
    const { payments: _, ...rest } = invoice;
    return shows ? invoice : { ...rest, id: invoice.id, object: invoice.object };
  };

  const answers: Readonly<Record<string, (id: string, params: object) => unknown>> = {
    PostProducts(_, params) {
      const asked = z.looseObject({ id: z.string() }).parse(params);
      if (kept.product.has(asked.id)) throw refuse("It exists already.", { code: "resource_already_exists" });
      return put("product", { ...fixture("product"), ...asked });
    },
    PostPrices(_, params) {
      const asked = z.looseObject({ lookup_key: z.string(), unit_amount: z.int() }).parse(params);
      if ([...kept.price.values()].some((price) => price["lookup_key"] === asked.lookup_key))
        throw refuse("A price already uses that lookup key.");
      const { lookup_key, unit_amount } = asked;
      return put("price", { ...fixture("price"), id: idOf("price"), lookup_key, unit_amount });
    },
    ListPrices(_, params) {
      const { lookup_keys: keys = [] } = ListParams.parse(params);
      return list(
        "/v1/prices",
        [...kept.price.values()].filter(({ lookup_key: key }) => keys.includes(String(key))),
      );
    },
    PostCheckoutSessions(_, params) {
      const asked = CheckoutParams.parse(params);
      for (const name of ["customer_creation", "payment_intent_data", "submit_type"])
        if (name in asked) throw refuse(`You can not pass ${name} in subscription mode.`, { param: name });
      if ("customer_email" in asked && asked.customer) throw refuse("You may only specify one of these.");
      if (!asked.success_url || !asked.line_items?.length)
        throw refuse("Missing required param: success_url.", { code: "parameter_missing" });
      get("price", asked.line_items[0]!.price);
      const id = idOf("cs_test");
      const { success_url, client_reference_id = null, customer = null, subscription_data: about } = asked;
      put("session", {
        ...fixture("checkout.session"),
        id,
        success_url,
        client_reference_id,
        customer,
        metadata: about?.metadata ?? {},
        expires_at: seconds() + 24 * 60 * 60,
        url: `http://127.0.0.1/checkout/${id}`,
      });
      return get("session", id);
    },
    GetCheckoutSessionsSession: (id) => get("session", id),
    PostCheckoutSessionsSessionExpire(id) {
      const session = get("session", id);
      if (session["status"] !== "open") throw refuse("Only open sessions can be expired.");
      return put("session", { ...session, status: "expired", url: null });
    },
    GetSubscriptions: (id) => get("subscription", id),
    PostSubscriptions(id, params) {
      const found = subscriptionAt(id);
      if (found.status === "canceled") throw refuse("A canceled subscription can only update its metadata.");
      const { cancel_at_period_end: atEnd, cancel_at: at, pause_collection: pause } = UpdateParams.parse(params);
      if (atEnd !== undefined && at !== undefined) throw refuse("Only one of cancel_at and cancel_at_period_end.");
      const end = periodEndOf(id);
      return put("subscription", {
        ...found,
        ...(atEnd !== undefined && { cancel_at_period_end: atEnd, cancel_at: atEnd ? end : null }),
        ...(at !== undefined && { cancel_at: at === "" ? null : at }),
        ...(pause !== undefined && { pause_collection: pause === "" ? null : pause }),
      });
    },
    DeleteSubscriptions(id) {
      if (subscriptionAt(id).status === "canceled") throw missing("subscription", id, "id");
      return ended(id);
    },
    GetInvoicesInvoice: (id, params) => without(get("invoice", id), params),
    ListInvoices(_, params) {
      const { subscription = "", status } = ListParams.parse(params);
      const found = invoicesOf(subscription).filter((one) => status === undefined || one["status"] === status);
      return list(
        "/v1/invoices",
        found.map((one) => without(one, params)),
      );
    },
    PostInvoicesInvoiceFinalize(id, params) {
      const found = get("invoice", id);
      if (found["status"] !== "draft") throw refuse("This invoice is already finalized.");
      return without(put("invoice", { ...found, status: "open" }), params);
    },
    PostInvoicesInvoiceVoid(id, params) {
      const found = get("invoice", id);
      if (found["status"] !== "open") throw refuse("You can only void finalized invoices that are open.");
      return without(put("invoice", { ...found, status: "void" }), params);
    },
    ListInvoicePayments(_, params) {
      const { payment } = ListParams.parse(params);
      const all = [...kept.invoice.values()].flatMap(
        (one) => z.looseObject({ data: z.array(z.unknown()) }).parse(one["payments"]).data,
      );
      const wanted = all.filter((one) => JSON.stringify(one).includes(`"${payment?.payment_intent}"`));
      return { ...list("/v1/invoice_payments", []), data: wanted };
    },
    ListWebhookEndpoints: () => list("/v1/webhook_endpoints", [...kept.endpoint.values()]),
    ListSubscriptions(_, params) {
      const { status } = z.looseObject({ status: z.string() }).parse(params);
      const wanted = [...kept.subscription.values()].filter((one) => one["status"] === status);
      return list("/v1/subscriptions", wanted);
    },
    ListBillingPortalConfigurations: () => list("/v1/billing_portal/configurations", [...kept.configuration.values()]),
    PostBillingPortalConfigurations(_, params) {
      const { metadata } = z.looseObject({ metadata: Metadata }).parse(params);
      return put("configuration", { ...fixture("billing_portal.configuration"), id: idOf("bpc"), metadata });
    },
    PostBillingPortalSessions(_, params) {
      const asked = z.looseObject({ customer: z.string(), configuration: z.string().optional() }).parse(params);
      if (!asked.configuration) throw refuse("No configuration provided.");
      get("configuration", asked.configuration);
      if (get("customer", asked.customer)["deleted"]) throw refuse("This customer was deleted.");
      const { customer, configuration } = asked;
      const url = `http://127.0.0.1/portal/${customer}`;
      return { ...fixture("billing_portal.session"), id: idOf("bps"), customer, configuration, url };
    },
    DeleteCustomersCustomer(id) {
      put("customer", { ...get("customer", id), deleted: true });
      for (const { id: of, customer, status } of [...kept.subscription.values()].map((one) => Subscription.parse(one)))
        if (customer === id && status !== "canceled") ended(of);
      return { ...fixture("deleted_customer"), id };
    },
  };

  return {
    /** Undefined: nothing about subscriptions. */
    answerTo: (name: string, id: string, params: object) => answers[name]?.(id, params),
    session: (id: string) => get("session", id),
    sessions: () => [...kept.session.values()],
    subscription: (id: string) => get("subscription", id),
    subscriptions: () => [...kept.subscription.values()],
    customers: () => [...kept.customer.values()],
    invoicesOf,

    /** What the operators set up in the dashboard. */
    setUp: (endpoint: object) => void put("endpoint", { ...fixture("webhook_endpoint"), ...endpoint }),
    leaveUnpaid: (id: string) => void put("subscription", { ...get("subscription", id), status: "unpaid" }),

    /** What somebody does on Stripe's page. `forged`: what could only come about by other means than ours. */
    pay(sessionId: string, { unpaid, byHand, playerId, ...forged }: Forged = {}) {
      const session = get("session", sessionId);
      const known = z.string().safeParse(session["customer"]).data;
      const customer = known ?? put("customer", { ...fixture("customer"), id: idOf("cus") }).id;
      const id = idOf("sub");
      const start = seconds();
      const base = fixture("subscription");
      const items = z.looseObject({ data: z.array(z.looseObject({})) }).parse(base["items"]);
      const period = { current_period_start: start, current_period_end: start + month };
      put("subscription", {
        ...base,
        id,
        customer,
        metadata: playerId === undefined ? session["metadata"] : { playerId },
        items: { ...items, data: items.data.map((item) => ({ ...item, ...period })) },
      });
      const invoice = billed(id, start, forged);
      if (byHand) put("invoice", { ...invoice, status: "paid", amount_paid: invoice["amount_due"] });
      else if (!unpaid) collected(invoice);
      put("session", {
        ...session,
        status: "complete",
        payment_status: unpaid ? "unpaid" : "paid",
        customer,
        subscription: id,
        url: null,
      });
      return { subscriptionId: id, customer };
    },

    /** The next period begins at once, and its invoice is a draft for an hour. In a pause it is void. */
    renew(id: string) {
      const found = subscriptionAt(id);
      const start = periodEndOf(id);
      const isPaused = found.pause_collection !== null && start < found.pause_collection.resumes_at;
      const data = found.items.data.map((item) => ({
        ...item,
        current_period_start: start,
        current_period_end: start + month,
      }));
      put("subscription", { ...found, items: { ...found.items, data } });
      const invoice = billed(id, start, {});
      if (isPaused) put("invoice", { ...invoice, status: "void" });
      return invoice.id;
    },
    /** The card is tried. */
    collect(id: string, how: "paid" | "declined") {
      const invoice = Invoice.parse(invoicesOf(id).find(({ status }) => status === "draft" || status === "open"));
      if (how === "paid") {
        collected(invoice);
        return put("subscription", { ...get("subscription", id), status: "active" });
      }
      const attempt_count = invoice.attempt_count + 1;
      const next_payment_attempt = attempt_count < 4 ? seconds() + 24 * 60 * 60 : null;
      put("invoice", { ...invoice, status: "open", attempt_count, next_payment_attempt });
      return put("subscription", {
        ...get("subscription", id),
        status: next_payment_attempt ? "past_due" : "canceled",
      });
    },
    end: ended,
    /** As in another account of Stripe's. Returns how it is found again. */
    lose(id: string) {
      const lost = get("subscription", id);
      kept.subscription.delete(id);
      return () => void put("subscription", lost);
    },
  };
};
