import { Box, Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { revenueUrl, RevenueView } from "../../../backend/payments/contract.ts";
import { query } from "../../shared/api.ts";
import { BarChart } from "../../shared/charts/BarChart.tsx";
import { Empty } from "../../shared/Empty.tsx";
import { money, monthAndDay, monthAndYear, removedPerson, shortMoney } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { FilterChips } from "../frame/list/FilterChips.tsx";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { InstructorFilter } from "../lessons/open.ts";
import { place } from "../place.ts";
import { overTime, type Step, stepFor } from "./overTime.ts";
import { type Period, periodNames, periodOf } from "./periods.ts";
import { revenueWords as words } from "./words.ts";

const labelOf: Record<Step, (date: string) => string> = { day: monthAndDay, week: monthAndDay, month: monthAndYear };

const useRevenue = (period: Period, instructorId: string) => {
  const parts = new URLSearchParams({ ...periodOf(period), ...(instructorId && { instructorId }) });
  return useQuery<RevenueView>({
    queryKey: [revenueUrl, String(parts)],
    queryFn: ({ signal }) => query(`${revenueUrl}?${parts}`, RevenueView, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
};

type Earned = Pick<RevenueView, "paidLessons" | "lessons" | "camps" | "refunded">;
type Row = { key: string; name: string } & Earned;
const keptOf = ({ lessons, camps, refunded }: Earned) => Number(lessons) + Number(camps) - Number(refunded);

/** The same columns for coaches and for steps of time. Wider than some phones: the keyboard can scroll it. */
const Figures = ({ label, first, rows }: { label: string; first: string; rows: readonly Row[] }) => (
  <Card component="section" sx={{ overflowX: "auto", mb: 4 }} tabIndex={0} aria-label={label}>
    <Table
      sx={{
        ...tabular,
        "& th, & td": { px: { xs: 1, sm: 2 } },
        "& tr:last-of-type > *": { borderBottom: 0 },
        // How many lessons it was: a phone has no room for it, and the sum above says it.
        "& tr > :nth-child(2)": { display: { xs: "none", sm: "table-cell" } },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{first}</TableCell>
          {[words.paidLessons, words.lessons, words.camps, words.refunded, words.kept].map((name) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
              {row.name}
            </TableCell>
            <TableCell align="right">{row.paidLessons}</TableCell>
            {[row.lessons, row.camps, row.refunded, keptOf(row)].map((amount, column) => (
              <TableCell key={column} align="right">
                {shortMoney(amount)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Card>
);

const Tiles = ({ sums }: { sums: RevenueView }) => (
  <Box
    component="dl"
    sx={{ m: 0, mb: 4, display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fit, minmax(130px, 1fr))" }}
  >
    {(
      [
        [words.lessonsOf(sums.paidLessons), sums.lessons],
        [words.camps, sums.camps],
        [words.refunded, sums.refunded],
        [words.kept, keptOf(sums)],
      ] as const
    ).map(([name, amount]) => (
      <Card key={name} sx={{ px: 2, py: 1.5, display: "flex", flexDirection: "column-reverse" }}>
        <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
          {name}
        </Typography>
        <Box component="dd" sx={{ m: 0, typography: "h3", ...tabular }}>
          {shortMoney(amount)}
        </Box>
      </Card>
    ))}
  </Box>
);

const OverTime = ({ days }: Pick<RevenueView, "days">) => {
  const step = stepFor(days);
  const bars = overTime(days, ["paidLessons", "lessons", "camps", "refunded"], step).map((bar) => ({
    ...bar,
    key: bar.from,
    name: labelOf[step](bar.from),
  }));
  const title = words.over[step];
  const rows = bars
    .filter(({ paidLessons, camps, refunded }) => paidLessons > 0 || camps !== 0 || refunded > 0)
    .map(({ lessons, camps, refunded, ...row }) => ({
      ...row,
      lessons: String(lessons),
      camps: String(camps),
      refunded: String(refunded),
    }));
  return (
    <Section title={title}>
      <BarChart
        name={title}
        labels={bars.map(({ name }) => name)}
        series={[
          { name: words.lessons, color: "primary", values: bars.map(({ lessons }) => lessons) },
          { name: words.camps, color: "info", values: bars.map(({ camps }) => camps) },
          { name: words.refunded, color: "secondary", values: bars.map(({ refunded }) => refunded) },
        ]}
        tick={shortMoney}
        figure={money}
      />
      <Box sx={{ mt: 2 }}>
        <Figures label={words.figures} first={words.step[step]} rows={rows} />
      </Box>
    </Section>
  );
};

/** What lessons and camps brought in: a coach's own, everybody's for admins. */
const Revenue = () => {
  const [period, setPeriod] = useState<Period>("month");
  const [instructorId, setInstructor] = useState("");
  const { data, error, refetch, isPlaceholderData: isFormer } = useRevenue(period, instructorId);
  return (
    <Page
      title={words.title}
      lead={place === "admin" ? words.ofEverybody : words.ofYours}
      back={{ to: "/lessons", label: words.lessons }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 3 }}>
        <FilterChips
          label={words.period}
          choices={periodNames.map((value) => ({ label: words.periods[value], value }))}
          value={period}
          onChange={setPeriod}
        />
        {place === "admin" && (
          <Box sx={{ flex: "1 1 220px", maxWidth: 320, display: "grid" }}>
            <InstructorFilter value={instructorId} onChange={setInstructor} />
          </Box>
        )}
      </Box>
      {error && <Problem title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} />}
      <Box aria-busy={isFormer} sx={{ opacity: isFormer ? 0.4 : 1 }}>
        {data && data.days.length === 0 && <Empty title={words.nothing} text={words.showsUp} />}
        {data && data.days.length > 0 && (
          <>
            <Tiles sums={data} />
            <OverTime days={data.days} />
            {place === "admin" && (
              <Section title={words.byCoach}>
                <Figures
                  label={words.byCoach}
                  first={words.coach}
                  rows={data.coaches.map((one) => ({ ...one, key: one.instructorId, name: one.name ?? removedPerson }))}
                />
              </Section>
            )}
          </>
        )}
      </Box>
    </Page>
  );
};
export default Revenue;
