import { expect, it } from "vitest";
import { StoreUnavailable } from "./eventStore.ts";
import { isUnavailable, outageOf } from "./outage.ts";

const coded = (code: string) => Object.assign(new Error("said by the server"), { code });

it.each([
  ["08006", "57P01", "57014", "40P01", "40001", "53300", "55P03", "58030", "25006"].map(coded),
  ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"].map(coded),
  [
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
    'select "id" from "read"."lessons" where "id" = $1 - Connection terminated unexpectedly', // as knex says it
  ].map((words) => new Error(words)),
])("an outage is a failure of the server or of the way to it", (...errors) => {
  expect(errors.filter((error) => !isUnavailable(error))).toEqual([]);
});

it("a fault of ours is no outage, with or without a code", () => {
  const faults: unknown[] = [
    ...["23505", "22P02", "42P01", "28P01", "3D000", "ERR_INVALID_ARG_TYPE", "EACCES"].map(coded),
    new TypeError("Cannot read properties of undefined"),
    new Error("Cannot use a pool after calling end on the pool"),
    "Connection terminated",
    undefined,
  ];
  expect(faults.filter(isUnavailable)).toEqual([]);
});

it("an outage becomes StoreUnavailable and keeps its cause; everything else passes unchanged", () => {
  const lost = coded("57P01");
  const fault = new TypeError("oops");
  expect(() => outageOf("the log")(lost)).toThrow(StoreUnavailable);
  expect(() => outageOf("the log")(lost)).toThrow(expect.objectContaining({ cause: lost }));
  expect(() => outageOf("the log")(fault)).toThrow(fault);
});
