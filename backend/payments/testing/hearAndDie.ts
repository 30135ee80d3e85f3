import { createServer } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import { hearOfPayments } from "../../camps/recordPayment.ts";
import { configurationFrom } from "../../configuration.ts";
import { handler } from "../../handle.ts";
import { openLog } from "../../log.ts";
import { openProduct } from "../../product.ts";
import { answerRejections } from "../../rejection.ts";
import { listenOn } from "../../serving.ts";
import { webhookRoutes } from "../webhookRoutes.ts";

// A process of its own that hears what Stripe says, and is killed at a step of that: tsx … hearAndDie.ts STEP
const [dieAt] = process.argv.slice(2);
const died = <T>(step: string, result: T): T => {
  if (step === dieAt) process.kill(process.pid, "SIGKILL");
  return result;
};

const configuration = configurationFrom(process.env);
const log = openLog("silent");
const { backend, projections } = await openProduct(configuration.DATABASE_URL!, configuration, log);
const store = {
  ...backend.store,
  append: async (...told: Parameters<typeof backend.store.append>) =>
    died("recorded", await backend.store.append(...told)),
};
const payments = {
  ...backend.payments,
  readWebhook: (...told: Parameters<typeof backend.payments.readWebhook>) =>
    died("understood", backend.payments.readWebhook(...told)),
  cardPayment: async (id: string) => died("looked up", await backend.payments.cardPayment(id)),
};
const hear = hearOfPayments({ ...handler({ store, until: (position) => projections.until(position) }), payments });

const routes = new Router();
webhookRoutes(routes, {
  payments,
  log,
  whenProviderSays: [async (command, event) => died("followed", await hear(command, event))],
});
const server = createServer(new Koa().use(answerRejections).use(routes.routes()).callback());
const port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });
process.stdout.write(`http://127.0.0.1:${port}\n`);
