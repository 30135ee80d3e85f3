import { today } from "../../shared/formats.ts";

export const periodNames = ["month", "lastMonth", "year", "lastYear", "all"] as const;
export type Period = (typeof periodNames)[number];

const dayBefore = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The days of a period, both included. */
export const periodOf = (period: Period, now = today()): { from?: string; to?: string } => {
  const [month, year] = [now.slice(0, 7), Number(now.slice(0, 4))];
  const beforeThis = dayBefore(`${month}-01`);
  switch (period) {
    case "month":
      return { from: `${month}-01`, to: now };
    case "lastMonth":
      return { from: `${beforeThis.slice(0, 7)}-01`, to: beforeThis };
    case "year":
      return { from: `${year}-01-01`, to: now };
    case "lastYear":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case "all":
      return {};
  }
};
