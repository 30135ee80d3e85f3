import { Box, Button, Skeleton } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { money, monthAndYear, shortDate, shortMoney } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Page } from "../../frame/Page.tsx";
import { overTime, type Step, stepFor } from "../../payments/open.ts";
import { Section } from "../../frame/Section.tsx";
import { place } from "../../place.ts";
import { BarChart } from "../../../shared/charts/BarChart.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { MoneyTiles } from "./MoneyTiles.tsx";
import { RevenueByCamp } from "./RevenueByCamp.tsx";
import { useRevenue } from "./useRevenue.ts";
import { moneyWords, revenueWords } from "../words.ts";

const labels: Record<Step, (date: string) => string> = {
  day: (date) => shortDate(date).replace(/^\w+, /, ""),
  week: (date) => shortDate(date).replace(/^\w+, /, ""),
  month: (date) => monthAndYear(date),
};
const words: Record<Step, string> = { day: revenueWords.byDay, week: revenueWords.byWeek, month: revenueWords.byMonth };

/** Registrations and money over time, as charts, with the same figures in a table for those who cannot see them. */
const RevenueCharts = ({ days }: Pick<CampRevenueView, "days">) => {
  const step = stepFor(days);
  const bars = overTime(days, ["registrations", "collected", "refunded"], step).map((bar) => ({
    ...bar,
    label: labels[step](bar.from),
  }));
  const places = bars.map(({ label }) => label);
  const values = (of: "registrations" | "collected" | "refunded") => bars.map((bar) => bar[of]);
  const [registrationsOver, moneyOver] = [
    revenueWords.registrationsOver(words[step]),
    revenueWords.moneyOver(words[step]),
  ];
  return (
    <>
      <Section title={registrationsOver}>
        <BarChart
          name={registrationsOver}
          labels={places}
          series={[{ name: revenueWords.registrations, color: "primary", values: values("registrations") }]}
          whole
        />
      </Section>
      <Section title={moneyOver}>
        <BarChart
          name={moneyOver}
          labels={places}
          series={[
            { name: moneyWords.collected, color: "primary", values: values("collected") },
            { name: moneyWords.refunded, color: "secondary", values: values("refunded") },
          ]}
          tick={shortMoney}
          figure={money}
        />
      </Section>
      <FiguresTable bars={bars} />
    </>
  );
};

/** What the camps earn, in figures and over time. */
const Revenue = () => {
  const { data, error, refetch } = useRevenue();
  return (
    <Page
      title={moneyWords.revenue}
      lead={place === "admin" ? revenueWords.fromAllCamps : revenueWords.fromYourCamps}
      back={{ to: "/camps", label: revenueWords.allCamps }}
      actions={
        <>
          <Button component={RouterLink} to="/revenue">
            {revenueWords.withLessons}
          </Button>
          {place === "admin" && (
            <Button component={RouterLink} to="/unmatched-payments">
              {revenueWords.unmatchedPayments}
            </Button>
          )}
          <Button component={RouterLink} to="/camp-registrations" variant="outlined">
            {revenueWords.allRegistrations}
          </Button>
        </>
      }
    >
      {error && <Problem title={revenueWords.failedToFetchRevenue} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} />}
      {data && data.camps.length === 0 && (
        <Empty title={revenueWords.noRevenueYet} text={revenueWords.revenueShowsUp} />
      )}
      {data && data.camps.length > 0 && (
        <>
          <Box sx={{ mb: 4 }}>
            <MoneyTiles sums={data} />
          </Box>
          {data.days.length > 0 && <RevenueCharts days={data.days} />}
          <Section title={revenueWords.byCamp}>
            <RevenueByCamp camps={data.camps} />
          </Section>
        </>
      )}
    </Page>
  );
};
export default Revenue;
