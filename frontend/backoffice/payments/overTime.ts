export type Step = "day" | "week" | "month";

/** One bar of a chart: the first day of its step, and what its days come to. Money is in dollars. */
export type Bar<Figure extends string> = { readonly from: string } & Readonly<Record<Figure, number>>;
type Day<Figure extends string> = { readonly date: string } & Readonly<Record<Figure, number | string>>;

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
export const stepFor = (days: readonly { readonly date: string }[]): Step => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const span = first && last ? (utc(last) - utc(first)) / dayMs + 1 : 0;
  if (span <= 31) return "day";
  return span <= 26 * 7 ? "week" : "month";
};

/** These figures step by step, from the first day to the last, including steps in which nothing happened. */
export const overTime = <Figure extends string>(
  days: readonly Day<Figure>[],
  figures: readonly Figure[],
  step = stepFor(days),
): Bar<Figure>[] => {
  const last = days.at(-1);
  if (!days[0] || !last) return [];
  const sums = new Map<string, Map<Figure, number>>();
  for (let start = startOf(days[0].date, step); start <= last.date; start = nextAfter(start, step))
    sums.set(start, new Map());
  for (const day of days) {
    const bar = sums.get(startOf(day.date, step));
    for (const figure of figures) bar?.set(figure, (bar.get(figure) ?? 0) + Number(day[figure]));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has each of the figures
  const barOf = (of: (figure: Figure) => number) =>
    Object.fromEntries(figures.map((figure) => [figure, of(figure)])) as Record<Figure, number>;
  return [...sums].map(([from, bar]) => ({ ...barOf((figure) => bar.get(figure) ?? 0), from }));
};
