import { createServer } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import type { Backend } from "../../backend.ts";
import { claimPayment } from "../../camps/money/claimPayment.ts";
import { mount } from "../../http/mount.ts";
import { answerRejections } from "../../http/rejection.ts";
import { listenOn } from "../../http/serving.ts";
import { hearOfPayments } from "../recordPayment.ts";
import { paymentCalls } from "../calls.ts";
import { dyingParts, type Stepped } from "./dying.ts";

// A separate process that handles a Stripe event and is killed at a step of that: tsx … hearAndDie.ts STEP.
const [dieAt] = process.argv.slice(2);
const stepped: Stepped = (step, result) => {
  if (step === dieAt) process.kill(process.pid, "SIGKILL");
  return result;
};

const { handling, stripe, log } = await dyingParts(stepped);
const payments = {
  ...stripe,
  readWebhook: async (...args: Parameters<typeof stripe.readWebhook>) =>
    stepped("understood", await stripe.readWebhook(...args)),
  cardPayment: async (id: string) => stepped("looked up", await stripe.cardPayment(id)),
};
const hear = hearOfPayments({ ...handling, payments, claims: [claimPayment(handling)] });

const routes = new Router();
const whenProviderSays: Backend["whenProviderSays"] = [
  { payment: async (command, about) => stepped("followed", await hear.payment(command, about)) },
];
mount(routes, paymentCalls, {
  backend: { payments, log, whenProviderSays } as unknown as Backend,
  refuseCrossSite: () => {},
});
const server = createServer(new Koa().use(answerRejections).use(routes.routes()).callback());
const port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });
process.stdout.write(`http://127.0.0.1:${port}\n`);
