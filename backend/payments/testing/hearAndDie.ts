import { createServer } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import pg from "pg";
import { secrets } from "../../../eventstore/facts.ts";
import { presentMasterKey } from "../../../eventstore/masterKey.ts";
import { sealing } from "../../../eventstore/personal.ts";
import { subjectKeys } from "../../../eventstore/subjectKeys.ts";
import type { Backend } from "../../backend.ts";
import { claimPayment } from "../../camps/money/claimPayment.ts";
import { configurationFrom } from "../../configuration.ts";
import { openFactLog } from "../../factLog.ts";
import { handler } from "../../handle.ts";
import { openLog } from "../../operations/log.ts";
import { mount } from "../../http/mount.ts";
import { answerRejections } from "../../http/rejection.ts";
import { listenOn } from "../../http/serving.ts";
import { hearOfPayments } from "../recordPayment.ts";
import { stripePayments } from "../stripe.ts";
import { paymentCalls } from "../calls.ts";

// A separate process that handles a Stripe event and is killed at a step of that: tsx … hearAndDie.ts STEP. Only as
// much of the product as a webhook needs: each step costs a start.
const [dieAt] = process.argv.slice(2);
const died = <T>(step: string, result: T): T => {
  if (step === dieAt) process.kill(process.pid, "SIGKILL");
  return result;
};

const configuration = configurationFrom(process.env);
const url = configuration.DATABASE_URL!;
const log = openLog("silent");
const pool = new pg.Pool({ connectionString: url, max: 1 });
const present = async () => (await presentMasterKey({ pool, file: configuration.MASTER_KEY_FILE })).key;
const keys = subjectKeys({ pool, master: await present(), present });
const sealed = sealing(await openFactLog(url, configuration), keys, secrets);
const store = {
  ...sealed,
  append: async (...args: Parameters<typeof sealed.append>) => died("recorded", await sealed.append(...args)),
};
const stripe = stripePayments(
  {
    secretKey: configuration.STRIPE_SECRET_KEY!,
    publishableKey: configuration.STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: configuration.STRIPE_WEBHOOK_SECRET!,
  },
  { log, siteUrl: "http://127.0.0.1", apiUrl: configuration.STRIPE_API_URL },
);
const payments = {
  ...stripe,
  readWebhook: async (...args: Parameters<typeof stripe.readWebhook>) =>
    died("understood", await stripe.readWebhook(...args)),
  cardPayment: async (id: string) => died("looked up", await stripe.cardPayment(id)),
};
const handling = handler({ store, until: async () => true });
const hear = hearOfPayments({ ...handling, payments, claims: [claimPayment(handling)] });

const routes = new Router();
const whenProviderSays: Backend["whenProviderSays"] = [
  { payment: async (command, about) => died("followed", await hear.payment(command, about)) },
];
mount(routes, paymentCalls, {
  backend: { payments, log, whenProviderSays } as unknown as Backend,
  refuseCrossSite: () => {},
});
const server = createServer(new Koa().use(answerRejections).use(routes.routes()).callback());
const port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });
process.stdout.write(`http://127.0.0.1:${port}\n`);
