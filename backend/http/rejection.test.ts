import Koa from "koa";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { RevisionConflict, StoreUnavailable } from "../../eventstore/eventStore.ts";
import { PaymentRefused, ProviderUnreachable } from "../payments/provider.ts";
import { answerRejections, Rejection, shaped } from "./rejection.ts";
import { listenOn, stopServing } from "./serving.ts";
import { createServer, type Server } from "node:http";

let thrown: unknown;
const logged: unknown[] = [];
let server: Server;
let base: string;
beforeAll(async () => {
  const app = new Koa();
  app.on("error", (error) => void logged.push(error));
  app.use(answerRejections).use(() => {
    throw thrown;
  });
  server = createServer(app.callback());
  base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
});
beforeEach(() => void logged.splice(0));
afterAll(() => stopServing(server));

const answerTo = async (error: unknown) => {
  thrown = error;
  const response = await fetch(base);
  const body: unknown = await response.json();
  return { status: response.status, body, retryAfter: response.headers.get("retry-after") };
};
const thrownBy = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};
const coded = (code: string, message = "said by the server") => Object.assign(new Error(message), { code });

describe("a rejection", () => {
  it.each([
    ["malformed", 400],
    ["signedOut", 401],
    ["forbidden", 403],
    ["missing", 404],
    ["notAllowed", 405],
    ["conflict", 409],
    ["tooLarge", 413],
    ["invalid", 422],
    ["tooMany", 429],
    ["busy", 503],
  ] as const)("that is %s answers %i with its message and its code, and is no fault", async (kind, status) => {
    const rejection = new Rejection(kind, "SomeCode", "Some words");
    expect(await answerTo(rejection)).toEqual({
      status,
      body: { message: "Some words", code: "SomeCode" },
      retryAfter: null,
    });
    expect(logged).toEqual([]);
  });

  it("names the fields it is about, and when to come again", async () => {
    const issues = [{ path: ["email"], message: "taken" }];
    expect(await answerTo(new Rejection("tooMany", "Slow", "Wait", { issues, retryAfter: 30 }))).toEqual({
      status: 429,
      body: { message: "Wait", code: "Slow", issues },
      retryAfter: "30",
    });
  });
});

it("a body that breaks its schema is 422 with a message for each field", async () => {
  const shape = z.object({ age: z.int("Please enter an age"), name: z.string() });
  const { status, body } = await answerTo(thrownBy(() => shaped(shape, { age: "x" })));
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: "Please enter an age",
    code: "Invalid",
    issues: [{ path: ["age"], message: "Please enter an age" }, { path: ["name"] }],
  });
});

it("a form with two possible shapes names the fields of the one it comes closest to", () => {
  const short = z.object({ name: z.string("Please enter a name"), day: z.string() });
  const either = z.union([short.extend({ phone: z.string("Please enter a phone number") }), short]);
  for (const form of [{ day: "Monday" }, { day: "Monday", phone: "555" }])
    expect(thrownBy(() => shaped(either, form))).toMatchObject({
      message: "Please enter a name",
      issues: [{ path: ["name"], message: "Please enter a name" }],
    });
});

it("a row or a fact that breaks its schema is a fault of ours, and no word of it gets out", async () => {
  const { status, body } = await answerTo(thrownBy(() => z.object({ updatedAt: z.string() }).parse({})));
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain("updatedAt");
  expect(logged).toHaveLength(1);
});

it("what the card provider refuses is 409; if it cannot be reached it is 503, and trying again is welcome", async () => {
  expect(await answerTo(new PaymentRefused("amount_too_small", "Too little."))).toEqual({
    status: 409,
    body: { code: "PaymentRefused", message: "Too little." },
    retryAfter: null,
  });
  expect(await answerTo(new ProviderUnreachable())).toEqual({
    status: 503,
    body: {
      code: "PaymentsUnreachable",
      message: "We can't reach the card provider right now. Please try again in a moment.",
    },
    retryAfter: "5",
  });
  expect(logged).toEqual([]);
});

it("a lost race is 409", async () => {
  expect(await answerTo(new RevisionConflict("day-1", 3, 4))).toMatchObject({
    status: 409,
    body: { code: "ChangedMeanwhile" },
  });
});

it.each([
  new StoreUnavailable("the log does not answer"),
  coded("ECONNREFUSED"),
  coded("EPIPE"),
  coded("57P01"),
  coded("08006"),
  coded("53300"),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
  Object.assign(new Error("Knex: Timeout acquiring a connection."), { name: "KnexTimeoutError" }),
])("a database that is down (%s) is 503, to be tried again, and no fault of ours", async (error) => {
  expect(await answerTo(error)).toMatchObject({ status: 503, body: { code: "Unavailable" }, retryAfter: "5" });
  expect(logged).toEqual([]);
});

it.each([new TypeError("Cannot read properties of undefined"), coded("23505"), coded("42P01"), "a string", undefined])(
  "a bug (%s) is a bare 500 that says nothing of it, and is logged",
  async (error) => {
    expect(await answerTo(error)).toEqual({
      status: 500,
      body: { message: "Something went wrong on our side. Please try again.", code: "Fault" },
      retryAfter: null,
    });
    expect(logged).toEqual([error]);
  },
);
