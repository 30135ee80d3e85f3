import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";

type Day = CampRevenueView["days"][number];
export type Step = "day" | "week" | "month";

/** One bar of the charts; money in dollars. */
export interface Bar {
  readonly from: string; // the first day of it
  readonly registrations: number;
  readonly collected: number;
  readonly refunded: number;
}

const dayMs = 86_400_000;
const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first day of the step that a day falls in; weeks begin on Monday. */
const startOf = (date: string, step: Step) => {
  if (step === "day") return date;
  if (step === "month") return `${date.slice(0, 7)}-01`;
  const weekday = (new Date(utc(date)).getUTCDay() + 6) % 7;
  return dateOf(utc(date) - weekday * dayMs);
};
const nextAfter = (start: string, step: Step) => {
  if (step === "day") return dateOf(utc(start) + dayMs);
  if (step === "week") return dateOf(utc(start) + 7 * dayMs);
  const [year = 0, month = 1] = start.split("-").map(Number);
  return dateOf(Date.UTC(year, month, 1));
};

/** Small enough to show detail, large enough to fit everything. */
export const stepFor = (days: readonly Pick<Day, "date">[]): Step => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const span = first && last ? (utc(last) - utc(first)) / dayMs + 1 : 0;
  if (span <= 31) return "day";
  return span <= 26 * 7 ? "week" : "month";
};

/** The figures step by step, from the first day to the last, including steps in which nothing happened. */
export const overTime = (days: readonly Day[], step = stepFor(days)): Bar[] => {
  const last = days.at(-1);
  if (!days[0] || !last) return [];
  const bars = new Map<string, Bar>();
  for (let start = startOf(days[0].date, step); start <= last.date; start = nextAfter(start, step))
    bars.set(start, { from: start, registrations: 0, collected: 0, refunded: 0 });
  for (const day of days) {
    const start = startOf(day.date, step);
    const bar = bars.get(start);
    if (!bar) continue;
    bars.set(start, {
      from: start,
      registrations: bar.registrations + day.registrations,
      collected: bar.collected + Number(day.collected),
      refunded: bar.refunded + Number(day.refunded),
    });
  }
  return [...bars.values()];
};
