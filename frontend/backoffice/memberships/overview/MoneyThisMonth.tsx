import { Card, Link, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router";
import { monthAndYear, money, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { useRevenue } from "../../camps/open.ts";
import { Section } from "../../frame/Section.tsx";
import { useMembershipRevenue } from "../useMembershipRevenue.ts";
import { moneyThisMonthWords as words } from "../words.ts";
import { businessIn } from "./business.ts";

/** What came in and went back this month, of camps and of memberships, and what that is together. */
const MoneyThisMonth = () => {
  const [camps, memberships] = [useRevenue(), useMembershipRevenue()];
  const error = camps.error ?? memberships.error;
  const month = today().slice(0, 7);
  const retry = () => void Promise.all([camps.refetch(), memberships.refetch()]);
  if (error) return <Problem title={words.failed} error={error} onRetry={retry} />;
  if (!camps.data || !memberships.data)
    return <Skeleton variant="rounded" height={236} sx={{ borderRadius: "16px", mb: 4 }} />;
  const sums = businessIn(month, { days: camps.data.days, months: memberships.data.months });
  return (
    <Section title={words.moneyIn(monthAndYear(`${month}-01`))}>
      <Card>
        <Table
          sx={{ ...tabular, "& th, & td": { px: { xs: 1.5, sm: 2 } }, "& tr:last-of-type > *": { borderBottom: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{words.from}</TableCell>
              {[words.collected, words.wentBack, words.kept].map((name) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(
              [
                [words.camps, sums.camps, "/camp-revenue"],
                [words.memberships, sums.memberships, "/membership-revenue"],
                [words.together, sums.together, undefined],
              ] as const
            ).map(([name, { collected, back, kept }, to]) => (
              <TableRow key={name} sx={to ? {} : { "& > *": { fontWeight: 700 } }}>
                <TableCell component="th" scope="row">
                  {to ? (
                    <Link component={RouterLink} to={to} color="inherit">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </TableCell>
                <TableCell align="right">{money(collected)}</TableCell>
                <TableCell align="right">{money(back)}</TableCell>
                <TableCell align="right">{money(kept)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
      <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
        {words.lessonsAreNotIn}
      </Typography>
    </Section>
  );
};
export default MoneyThisMonth;
