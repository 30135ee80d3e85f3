import { expect, it } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { campStatistics, spotsOnCard } from "./campStatistics.ts";

const brings = (campId: string, revenue: string, collected = "0.00", outstanding = revenue) => ({
  campId,
  revenue,
  collected,
  outstanding,
});

it("U43: only active camps count", () => {
  const over = { ...camp, id: "c2", status: "completed" as const, registeredCount: 9 };
  const cancelled = { ...camp, id: "c3", status: "cancelled" as const };
  expect(campStatistics([camp, over, cancelled], [brings("c1", "300.00"), brings("c2", "990.00")])).toMatchObject({
    camps: 1,
    children: 2,
    revenue: 300,
  });
});

it("K15, G2-31: revenue is the sum of what was registered, paid or not, with what came of it beside", () =>
  expect(
    campStatistics([camp, { ...camp, id: "c2" }], [brings("c1", "300.10", "100.00", "200.10"), brings("c2", "0.20")]),
  ).toEqual({ camps: 2, children: 4, revenue: 300.3, collected: 100, outstanding: 200.3 }));

it("G2-32: registrations are counted out of all divisions' spots, and out of 220 where a camp has none", () => {
  expect(spotsOnCard(camp)).toBe(40);
  expect(spotsOnCard({ divisions: [], capacity: 20 })).toBe(220);
});
