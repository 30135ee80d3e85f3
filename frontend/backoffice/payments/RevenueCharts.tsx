import { Box, Card, useTheme } from "@mui/material";
import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { CampRevenueView } from "../../../backend/camps/payContract.ts";
import { money, monthAndYear, shortDate } from "../../shared/formats.ts";
import { Section } from "../frame/Section.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { overTime, type Step, stepFor } from "./overTime.ts";

const labels: Record<Step, (date: string) => string> = {
  day: (date) => shortDate(date).replace(/^\w+, /, ""),
  week: (date) => shortDate(date).replace(/^\w+, /, ""),
  month: (date) => monthAndYear(date),
};
const words: Record<Step, string> = { day: "by day", week: "by week", month: "by month" };

/** Registrations and money over time; whoever cannot see the drawings reads the same figures in a table. */
const RevenueCharts = ({ days }: Pick<CampRevenueView, "days">) => {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const step = stepFor(days);
  const bars = overTime(days, step).map((bar) => ({ ...bar, label: labels[step](bar.from) }));
  const axes = { stroke: palette.text.secondary, tickLine: false, fontSize: 13 } as const;
  const look = {
    contentStyle: { background: palette.background.paper, borderColor: palette.divider, borderRadius: 10 },
    labelStyle: { color: palette.text.primary },
    cursor: { fill: palette.ground.sand },
  };
  return (
    <>
      <Section title={`Registrations ${words[step]}`}>
        <Chart name={`Registrations ${words[step]}`}>
          <BarChart data={bars} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis dataKey="label" {...axes} minTickGap={24} />
            <YAxis {...axes} allowDecimals={false} width={36} axisLine={false} />
            <Tooltip {...look} />
            <Bar
              dataKey="registrations"
              name="Registrations"
              fill={palette.primary.main}
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </Chart>
      </Section>
      <Section title={`Money ${words[step]}`}>
        <Chart name={`Money ${words[step]}`}>
          <BarChart data={bars} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis dataKey="label" {...axes} minTickGap={24} />
            <YAxis {...axes} width={64} axisLine={false} tickFormatter={(dollars: number) => `$${dollars}`} />
            <Tooltip {...look} formatter={(dollars) => money(Number(dollars))} />
            <Legend wrapperStyle={{ color: palette.text.primary }} />
            <Bar
              dataKey="collected"
              name="Collected"
              fill={palette.primary.main}
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
            <Bar
              dataKey="refunded"
              name="Refunded"
              fill={palette.secondary.main}
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </Chart>
      </Section>
      <FiguresTable bars={bars} />
    </>
  );
};
export default RevenueCharts;

const Chart = ({ name, children }: { name: string; children: ReactElement }) => (
  <Card sx={{ p: { xs: 1, sm: 2 } }}>
    <Box component="figure" aria-label={`${name}; the figures stand in the table below`} sx={{ height: 260, m: 0 }}>
      <ResponsiveContainer width="100%" height="100%">
        {children}
      </ResponsiveContainer>
    </Box>
  </Card>
);
