import { expect, it } from "vitest";
import { businessIn } from "./business.ts";

it("a month of camps and memberships is one sum, to the cent, and other months are not in it", () => {
  const days = [
    { date: "2030-03-31", collected: "999.00", refunded: "0.00" },
    { date: "2030-04-01", collected: "150.10", refunded: "0.00" },
    { date: "2030-04-30", collected: "0.20", refunded: "55.00" },
  ];
  const months = [
    { month: "2030-04", collected: "40.00", refunded: "2.50", disputed: "10.00" },
    { month: "2030-03", collected: "70.00", refunded: "0.00", disputed: "0.00" },
  ];
  expect(businessIn("2030-04", { days, months })).toEqual({
    camps: { collected: "150.30", back: "55.00", kept: "95.30" },
    memberships: { collected: "40.00", back: "12.50", kept: "27.50" },
    together: { collected: "190.30", back: "67.50", kept: "122.80" },
  });
  const nothing = { collected: "0.00", back: "0.00", kept: "0.00" };
  expect(businessIn("2030-05", { days, months }).together).toEqual(nothing);
});
