import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startStripeServer } from "../payments/testing/stripeServer/stripeServer.ts";
import { deliver } from "../payments/testing/webhooks.ts";
import { listenOn, stopServing } from "../serving.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { createPaymentIntentUrl } from "./contract.ts";
import { registrationMoneyUrl } from "./payContract.ts";
import { registeredFamily } from "./testing/families.ts";

const webhookSecret = "whsec_spec";
const patience = { timeout: 30_000, interval: 20 };

let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let product: TestProduct;
let [coach, pat]: Person[] = [];
let environment: Record<string, string>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  stripe = await startStripeServer({ webhookSecret });
  environment = {
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    EVENTSTORE_URL: "", // the log is held up by a lock in Postgres
  };
  product = await testProduct({ ...environment, STRIPE_API_URL: stripe.url });
  coach = await product.person("instructor");
  pat = await product.person();
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await product.close();
  await stripe.stop();
});

/** Stripe as one process sees it. While it is held, a question has come and its answer waits. */
const heldStripe = async () => {
  let [asked, held] = [0, false];
  const server = createServer(async (request, response) => {
    asked++;
    if (held) return; // whoever asks never hears
    const { authorization = "", "stripe-version": version = "" } = request.headers;
    const answer = await fetch(stripe.url + request.url, {
      headers: { authorization, "stripe-version": String(version) },
    });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  const port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    hold: () => void (held = true),
    stop: () => {
      server.closeAllConnections();
      return stopServing(server);
    },
  };
};

/** A process of its own on the same product, once it listens. */
const anotherProcess = async (stripeUrl: string) => {
  const script = join(import.meta.dirname, "testing/listening.ts");
  const { DATABASE_URL, DATA_DIR } = product.environment;
  const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), script, DATABASE_URL, DATA_DIR], {
    env: { ...process.env, ...environment, STRIPE_API_URL: stripeUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { base: said.toString().trim(), child };
};

/** A family whose card has just paid, and of which nothing was heard. */
const paidFamily = async () => {
  const family = await registeredFamily(product, { instructorId: coach!.id, payerId: pat!.id });
  const { campId, registrationId } = family;
  const { body } = await pat!("POST", createPaymentIntentUrl, { campId, registrationId });
  const paymentId = String(body.clientSecret).split("_secret_")[0]!;
  stripe.state.settle(paymentId, "succeeded");
  return { ...family, paymentId };
};
const paidFacts = async (campId: string) => {
  let found = 0;
  for await (const { type } of product.backend.store.read(`camp-${campId}`)) if (type === "RegistrationPaid") found++;
  return found;
};

/** Holds up, with a lock, what writes there, until it is let go. */
const lock = async (sql: string) => {
  const client = new pg.Client(product.url);
  await client.connect();
  await client.query("begin");
  await client.query(sql);
  return async () => {
    await client.query("rollback");
    await client.end();
  };
};

/** Who waits to write to the log. */
const waiting = "select pid from pg_locks where relation = 'log.event'::regclass and not granted";

type Held = Awaited<ReturnType<typeof heldStripe>>;
/** What is held up while the webhook is worked on, when it has come so far, and how many facts there are then. */
const steps: Record<
  string,
  {
    hold: (stripe: Held) => Promise<() => Promise<unknown>>;
    reached: (stripe: Held, campId: string) => Promise<void>;
    facts: number;
  }
> = {
  "before the payment was looked up": {
    hold: async (stripe) => {
      stripe.hold();
      return async () => {};
    },
    reached: async (stripe) => expect(stripe.asked()).toBe(1),
    facts: 0,
  },
  "after the payment was looked up, before it was recorded": {
    hold: async () => {
      const release = await lock("lock table log.event in exclusive mode");
      return async () => {
        await product.backend.db.raw(`select pg_terminate_backend(pid) from (${waiting}) w`); // its machine died with it
        await release();
      };
    },
    reached: async () => {
      const { rows } = await product.backend.db.raw(waiting);
      expect(rows.length).toBeGreaterThan(0);
    },
    facts: 0,
  },
  "after it was recorded, before the answer": {
    hold: () => lock("lock table projection.checkpoint in exclusive mode"),
    reached: async (_, campId) => expect(await paidFacts(campId)).toBe(1),
    facts: 1,
  },
};

it.each(Object.keys(steps))(
  "G3-37: killed %s, the webhook is said again and leaves exactly one fact",
  async (step) => {
    const { hold, reached, facts } = steps[step]!;
    const { campId, registrationId, paymentId } = await paidFamily();
    const seen = await heldStripe();
    const { base, child } = await anotherProcess(seen.url);
    const { payload, signature } = stripe.event("payment_intent.succeeded", paymentId);

    const release = await hold(seen);
    const answer = deliver(base, payload, signature).then(
      ({ status }) => status,
      () => "no answer",
    );
    await vi.waitFor(() => reached(seen, campId), patience);
    child.kill("SIGKILL");
    await once(child, "close");
    expect(await answer).toBe("no answer");
    await release();
    await seen.stop();
    expect(await paidFacts(campId)).toBe(facts);

    for (const _ of [1, 2]) expect((await deliver(product.base, payload, signature)).status).toBe(200);
    expect(await paidFacts(campId)).toBe(1);
    const { body } = await coach!("GET", registrationMoneyUrl(registrationId));
    expect(body).toMatchObject({ paymentStatus: "paid", hasMismatch: false, money: { collected: "300.00" } });
  },
  60_000,
);
