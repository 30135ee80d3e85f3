import { expect, it } from "vitest";
import { allowedAgain, unsubscribed } from "../../eventstore/outreach/examples.ts";
import { given } from "../given.ts";
import { allowAgain, suppression, unsubscribe } from "./suppression.ts";

const by = (by: "staff" | "bounce" | "complaint") => ({ ...unsubscribed, data: { ...unsubscribed.data, by } });

it("whoever unsubscribed has, however often they press", () => {
  expect(given(suppression).when(unsubscribe(unsubscribed.data))).toEqual([unsubscribed]);
  for (const again of [unsubscribed, by("staff"), by("bounce"), by("complaint")])
    expect(given(suppression, unsubscribed).when(unsubscribe(again.data))).toEqual([]);
});

it("what someone wants counts on top of a bounce; a second bounce does not", () => {
  expect(given(suppression, by("bounce")).when(unsubscribe(unsubscribed.data))).toEqual([unsubscribed]);
  expect(given(suppression, by("bounce")).when(unsubscribe(by("bounce").data))).toEqual([]);
});

it("allowed again, it may be unsubscribed again; what is not on the list cannot be allowed", () => {
  expect(given(suppression, unsubscribed).when(allowAgain(allowedAgain.data))).toEqual([allowedAgain]);
  expect(given(suppression, unsubscribed, allowedAgain).when(unsubscribe(unsubscribed.data))).toEqual([unsubscribed]);
  for (const facts of [[], [unsubscribed, allowedAgain]])
    expect(() => given(suppression, ...facts).when(allowAgain(allowedAgain.data))).toThrow("isn't on the list");
});
