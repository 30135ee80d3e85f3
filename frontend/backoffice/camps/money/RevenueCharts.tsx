import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";
import { money, monthAndYear, shortDate, shortMoney } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { BarChart } from "./BarChart.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { overTime, type Step, stepFor } from "./overTime.ts";

const labels: Record<Step, (date: string) => string> = {
  day: (date) => shortDate(date).replace(/^\w+, /, ""),
  week: (date) => shortDate(date).replace(/^\w+, /, ""),
  month: (date) => monthAndYear(date),
};
const words: Record<Step, string> = { day: "by day", week: "by week", month: "by month" };

/** Registrations and money over time; whoever cannot see the drawings reads the same figures in a table. */
export const RevenueCharts = ({ days }: Pick<CampRevenueView, "days">) => {
  const step = stepFor(days);
  const bars = overTime(days, step).map((bar) => ({ ...bar, label: labels[step](bar.from) }));
  const places = bars.map(({ label }) => label);
  const values = (of: "registrations" | "collected" | "refunded") => bars.map((bar) => bar[of]);
  const [registrationsOver, moneyOver] = [`Registrations ${words[step]}`, `Money ${words[step]}`];
  return (
    <>
      <Section title={registrationsOver}>
        <BarChart
          name={registrationsOver}
          labels={places}
          series={[{ name: "Registrations", color: "primary", values: values("registrations") }]}
          whole
        />
      </Section>
      <Section title={moneyOver}>
        <BarChart
          name={moneyOver}
          labels={places}
          series={[
            { name: "Collected", color: "primary", values: values("collected") },
            { name: "Refunded", color: "secondary", values: values("refunded") },
          ]}
          tick={shortMoney}
          figure={money}
        />
      </Section>
      <FiguresTable bars={bars} />
    </>
  );
};
