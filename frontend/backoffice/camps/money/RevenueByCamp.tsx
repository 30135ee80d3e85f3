import {
  Box,
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  useMediaQuery,
} from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";
import { moneyWords, registrationsCount, revenueByCampWords as words } from "../words.ts";
import { money, shortDate } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";

type Camp = CampRevenueView["camps"][number];
type Props = { camps: readonly Camp[] };

const sums = [
  ["quoted", moneyWords.quoted],
  ["collected", moneyWords.collected],
  ["refunded", moneyWords.refunded],
  ["outstanding", moneyWords.outstanding],
  ["refundDue", moneyWords.refundDue],
] as const;

/** Revenue by camp: a table on wide screens, cards on a phone. */
export const RevenueByCamp = ({ camps }: Props) => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  return narrow ? <Cards camps={camps} /> : <Sums camps={camps} />;
};

const Title = ({ camp }: { camp: Camp }) => (
  <Link component={RouterLink} to={`/camps/${camp.campId}/show`} color="inherit" underline="hover">
    {camp.title}
  </Link>
);

const Sums = ({ camps }: Props) => (
  <Card>
    <Table aria-label={words.revenueByCamp} sx={{ "& tr:last-child td": { borderBottom: 0 }, ...tabular }}>
      <TableHead>
        <TableRow>
          <TableCell>{words.camp}</TableCell>
          <TableCell align="right">{words.registrations}</TableCell>
          {sums.map(([column, name]) => (
            <TableCell key={column} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {camps.map((camp) => (
          <TableRow key={camp.campId}>
            <TableCell>
              <Title camp={camp} />
              <Box sx={{ color: "text.secondary", typography: "body2" }}>{words.starts(shortDate(camp.startDate))}</Box>
            </TableCell>
            <TableCell align="right">{camp.registrations}</TableCell>
            {sums.map(([column]) => (
              <TableCell key={column} align="right">
                {money(camp[column])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Card>
);

const Cards = ({ camps }: Props) => (
  <Box
    component="ul"
    aria-label={words.revenueByCamp}
    sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}
  >
    {camps.map((camp) => (
      <Card component="li" key={camp.campId} sx={{ px: 2, py: 1.5 }}>
        <Title camp={camp} />
        <Box sx={{ color: "text.secondary", typography: "body2" }}>
          {words.startsWithRegistrations(shortDate(camp.startDate), registrationsCount(camp.registrations))}
        </Box>
        <Box component="dl" sx={{ m: 0, mt: 1, ...tabular }}>
          {sums.map(([column, name]) => (
            <Box key={column} sx={{ display: "flex", justifyContent: "space-between", py: 0.25 }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: "right" }}>
                {money(camp[column])}
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
    ))}
  </Box>
);
