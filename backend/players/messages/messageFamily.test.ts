import { expect, it } from "vitest";
import { messaged } from "../../../eventstore/players/noteExamples.ts";
import { given } from "../../given.ts";
import { messageFamily, playerMessages } from "./messageFamily.ts";

const { personal, ...about } = messaged.data;
const send = (readers = 1) => messageFamily({ ...about, ...personal }, { readers });

it("a family is messaged, once", () => {
  expect(given(playerMessages).when(send())).toEqual([messaged]);
  expect(given(playerMessages, messaged).when(send())).toEqual([]);
  expect(given(playerMessages, messaged).when(send(0))).toEqual([]);
});

it("where nobody would get it, nothing is recorded", () =>
  expect(() => given(playerMessages).when(send(0))).toThrow("We have no email address of an adult in this family."));
