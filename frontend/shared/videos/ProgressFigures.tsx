import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import type { ProgressMonth, ProgressView } from "../../../backend/videos/progress/contract.ts";
import { BarChart } from "../charts/BarChart.tsx";
import { monthAndYear } from "../formats.ts";
import { tabular } from "../theme.ts";
import { progressFiguresWords as words } from "./words.ts";

const videosIn = ({ reviewed }: ProgressMonth) => Object.values(reviewed).reduce((sum, n) => sum + n, 0);
const nameOf = (month: string) => monthAndYear(`${month}-01`);
/** "March 2030" → "Mar" */
const shortly = (month: string) => nameOf(month).slice(0, 3);

const Tiles = ({ months, hoursToFeedback }: Pick<ProgressView, "months" | "hoursToFeedback">) => {
  const sum = (of: (month: ProgressMonth) => number) => months.reduce((all, month) => all + of(month), 0);
  const tiles = [
    [words.reviewedVideos, sum(videosIn)],
    [words.lessons, sum(({ lessons }) => lessons)],
    [words.practiced, sum(({ practiced }) => practiced)],
    [words.reached, sum(({ reached }) => reached)],
    ...(hoursToFeedback === null ? [] : [[words.feedbackIn, words.hours(hoursToFeedback)] as const]),
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
      }}
    >
      {tiles.map(([name, figure]) => (
        <Card
          key={name}
          sx={{ px: 2, py: 1.5, display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: "h3", ...tabular }}>
            {figure}
          </Box>
        </Card>
      ))}
    </Box>
  );
};

const columns = [words.reviewedVideos, words.timeToFeedback, words.lessons, words.practiced, words.reached];

const Figures = ({ months }: Pick<ProgressView, "months">) => (
  <Accordion
    variant="outlined"
    disableGutters
    sx={{ borderRadius: "16px !important", "&::before": { display: "none" } }}
  >
    <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ typography: "body1" }}>
      {words.figuresAsATable}
    </AccordionSummary>
    {/* Wider than a phone: the keyboard can scroll what it can reach. */}
    <AccordionDetails tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small" sx={tabular}>
        <TableHead>
          <TableRow>
            {[words.month, ...columns].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map(({ month, reviewed, hoursToFeedback, lessons, practiced, reached }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                {nameOf(month)}
              </TableCell>
              <TableCell>{words.byKind(reviewed)}</TableCell>
              <TableCell>{hoursToFeedback === null ? "–" : words.hours(hoursToFeedback)}</TableCell>
              <TableCell>{lessons}</TableCell>
              <TableCell>{practiced}</TableCell>
              <TableCell>{reached}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </AccordionDetails>
  </Accordion>
);

/** What happened month by month: sums, a chart, and the same in a table. Only where there are months. */
export const ProgressFigures = ({ months, hoursToFeedback }: Pick<ProgressView, "months" | "hoursToFeedback">) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
    <Typography sx={{ color: "text.secondary" }}>{words.since(nameOf(months[0]?.month ?? ""))}</Typography>
    <Tiles months={months} hoursToFeedback={hoursToFeedback} />
    <BarChart
      name={words.monthByMonth}
      labels={months.map(({ month }) => shortly(month))}
      series={[
        { name: words.reviewedVideos, color: "primary", values: months.map(videosIn) },
        { name: words.lessons, color: "secondary", values: months.map(({ lessons }) => lessons) },
        { name: words.practiced, color: "info", values: months.map(({ practiced }) => practiced) },
      ]}
      whole
    />
    <Figures months={months} />
  </Box>
);
