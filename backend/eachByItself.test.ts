import { expect, it } from "vitest";
import { StoreUnavailable } from "../eventstore/eventStore.ts";
import { eachByItself } from "./eachByItself.ts";

/** Works on these, of which some fail. */
const working = async (failing: Readonly<Record<string, Error>>) => {
  const done: string[] = [];
  const work = async (one: string) => {
    if (failing[one]) throw failing[one];
    done.push(one);
  };
  const error: unknown = await eachByItself(["a", "b", "c"], work).catch((thrown: unknown) => thrown);
  return { done, error };
};
const [one, other, away] = [new Error("one"), new Error("other"), new StoreUnavailable("away")];

it("one that fails keeps none behind it waiting, and is told at the end", async () => {
  expect(await working({})).toEqual({ done: ["a", "b", "c"], error: undefined });
  expect(await working({ a: one })).toEqual({ done: ["b", "c"], error: one });
});

it("several are told together, also those of work that has parts itself", async () => {
  const { done, error } = await working({ a: one, b: new AggregateError([other, one]) });
  expect([done, (error as AggregateError).errors]).toEqual([["c"], [one, other, one]]);
});

it("what can't be reached for one can't be for all", async () => {
  expect(await working({ b: away })).toEqual({ done: ["a"], error: away });
  expect(await working({ a: new AggregateError([one, away]) })).toMatchObject({ done: [] });
});
