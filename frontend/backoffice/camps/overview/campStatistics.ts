import type { CampView } from "../../../../backend/camps/contract.ts";
import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";

const spotsWithoutDivisions = 220; // of eleven divisions, as they are preset

/** The number of spots shown on a camp's card. */
export const spotsOnCard = ({ divisions, capacity }: Pick<CampView, "divisions" | "capacity">) =>
  divisions.length > 0 ? capacity : spotsWithoutDivisions;

type Camp = Pick<CampView, "id" | "status" | "registeredCount">;
type Brings = Pick<CampRevenueView["camps"][number], "campId" | "revenue" | "collected" | "outstanding">;

/** For active camps only: how many, the children registered, and money in dollars. Revenue counts unpaid registrations too. */
export const campStatistics = (camps: readonly Camp[], brings: readonly Brings[]) => {
  const active = camps.filter(({ status }) => status === "active");
  const theirs = brings.filter(({ campId }) => active.some(({ id }) => id === campId));
  const sum = (of: "revenue" | "collected" | "outstanding") =>
    theirs.reduce((all, camp) => all + Math.round(Number(camp[of]) * 100), 0) / 100;
  return {
    camps: active.length,
    children: active.reduce((all, { registeredCount }) => all + registeredCount, 0),
    revenue: sum("revenue"),
    collected: sum("collected"),
    outstanding: sum("outstanding"),
  };
};
