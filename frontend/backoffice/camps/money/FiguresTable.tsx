import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from "@mui/material";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import type { Bar as BarOf } from "../../payments/open.ts";
import { figuresTableWords as words, moneyWords } from "../words.ts";

type Bar = BarOf<"registrations" | "collected" | "refunded">;
const happened = ({ registrations, collected, refunded }: Bar) => registrations + collected + refunded > 0;

/** The charts' figures as a table, without the steps in which nothing happened. */
export const FiguresTable = ({ bars }: { bars: readonly (Bar & { label: string })[] }) => (
  <Accordion variant="outlined" disableGutters sx={{ "&, &.Mui-expanded": { mb: 4 }, borderRadius: "16px !important" }}>
    <AccordionSummary expandIcon={<ExpandMoreIcon />}>{words.figuresAsATable}</AccordionSummary>
    {/* Wider than some phones: the keyboard can scroll what it can reach. */}
    <AccordionDetails tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small" sx={tabular}>
        <TableHead>
          <TableRow>
            <TableCell>{words.starting}</TableCell>
            {[words.registrations, moneyWords.collected, moneyWords.refunded].map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.filter(happened).map(({ from, label, registrations, collected, refunded }) => (
            <TableRow key={from}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                {label}
              </TableCell>
              <TableCell align="right">{registrations}</TableCell>
              <TableCell align="right">{money(collected)}</TableCell>
              <TableCell align="right">{money(refunded)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </AccordionDetails>
  </Accordion>
);
