import { expect, it } from "vitest";
import { cashAppLink, venmoLink } from "./paymentLinksRule.ts";

it("U63: Venmo opens with handle, amount and a note of the parent's name", () => {
  const link = new URL(venmoLink("@fungo", "110.00", "Camp registration - Robin & Vega"));
  expect(link.origin + link.pathname).toBe("https://venmo.com/fungo");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    txn: "pay",
    amount: "110.00",
    note: "Camp registration - Robin & Vega",
  });
});

it("U64: Cash App opens with handle and amount", () =>
  expect(cashAppLink("$Fungo", "110.00")).toBe("https://cash.app/$Fungo/110.00"));

it("a handle stays a handle, whatever it is made of", () => {
  expect(new URL(venmoLink("@a/b?c", "1.00", "")).pathname).toBe("/a%2Fb%3Fc");
  expect(new URL(cashAppLink("$a/b", "1.00")).pathname).toBe("/$a%2Fb/1.00");
});
