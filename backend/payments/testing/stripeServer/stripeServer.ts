import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { listenOn, stopServing } from "../../../http/serving.ts";
import { asDescribed, contract, type Operation } from "./contract.ts";
import { type Faults, seeded } from "./faults.ts";
import { stripeMembershipsState } from "./memberships.ts";
import { stripePaymentsState } from "./payments.ts";
import { StripeRefusal } from "./refusal.ts";
import { operationOf, readRequest, type StripeRequest } from "./requests.ts";
import { eventsOf } from "./events.ts";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
interface Done extends Answer {
  readonly asked: unknown;
}

const expanded = (params: object) => ("expand" in params && Array.isArray(params.expand) ? params.expand : []);

const aboutPayment = (params: object) => ("payment_intent" in params ? String(params.payment_intent) : "");

/**
 * Stripe's API as far as we use it, in the pinned version: whatever that would refuse, this refuses. It remembers what
 * it was sent, answers a repeated key as before, and can lose answers or fail at random, the same way for the same
 * seed.
 */
export const startStripeServer = async ({
  secretKey = "sk_test_spec",
  webhookSecret = "whsec_spec",
  seed = 1,
}: { secretKey?: string; webhookSecret?: string; seed?: number } = {}) => {
  const requests: StripeRequest[] = [];
  const done = new Map<string, Done>(); // by idempotency key
  const state = stripePaymentsState();
  const memberships = stripeMembershipsState(state);
  const random = seeded(seed);
  let faults: Faults = { drop: 0, fail: 0 };

  const carryOut = ({ name, resource, pathIds }: Operation, params: object): unknown => {
    const [id = ""] = pathIds;
    switch (name) {
      case "PostPaymentIntents":
        return state.create(params);
      case "PostPaymentIntentsIntentCancel":
        return state.cancel(id);
      case "PostRefunds":
        return state.refund(params);
      case "GetPaymentIntentsIntent": {
        const intent = state.intent(id);
        const charge = state.chargeOf(intent);
        if (!charge || !expanded(params).includes("latest_charge.refunds")) return intent;
        return { ...intent, latest_charge: { ...charge, refunds: state.refundPage(id, 10) } };
      }
      case "ListRefunds":
        return state.refundPage(aboutPayment(params), 100);
      case "ListDisputes":
        return state.disputePage(aboutPayment(params), 100);
      default: {
        const answer = memberships.answerTo(name, id, params);
        return answer === undefined ? contract.fixtures[resource] : answer; // of others we only know what they look like
      }
    }
  };

  /** Once per key; a different request with the same key is refused. */
  const once = (operation: Operation, key: string | undefined, asked: { path: string; params: object }): Answer => {
    const before = key === undefined ? undefined : done.get(key);
    if (before && !isDeepStrictEqual(before.asked, asked))
      throw new StripeRefusal(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      });
    if (before) return before;
    const answer = { status: 200, body: asDescribed(operation.resource, carryOut(operation, asked.params)) };
    if (key !== undefined) done.set(key, { ...answer, asked });
    return answer;
  };

  /** "nothing": it is carried out, and the caller never hears so. */
  const answerTo = async (request: IncomingMessage): Promise<Answer | "nothing"> => {
    const asked = await readRequest(request);
    const key = request.headers["idempotency-key"]?.toString();
    const noted = { ...structuredClone(asked), idempotencyKey: key };
    const at = requests.push({ ...noted, problem: "not looked at" }) - 1;
    const note = (problem: string | undefined) => (requests[at] = { ...noted, problem });
    try {
      const operation = operationOf(request, asked, secretKey);
      note(undefined);
      const luck = random();
      if (luck < faults.fail / 2) throw new StripeRefusal(500, { type: "api_error", message: "An error occurred." });
      if (luck < faults.fail) throw new StripeRefusal(429, { code: "rate_limit", message: "Too many requests." });
      const answer = once(operation, request.method === "POST" ? key : undefined, asked);
      return random() < faults.drop ? "nothing" : answer;
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      if (requests[at]?.problem) note(error.message);
      return { status: error.status, body: { error: error.error } };
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await answerTo(request);
    if (answer === "nothing") request.socket.destroy();
    else response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => void serve(request, response));
  const port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    state,
    memberships,
    misbehave: (next: Faults) => void (faults = next),
    ...eventsOf(state, webhookSecret),
    stop: () => stopServing(server),
  };
};
