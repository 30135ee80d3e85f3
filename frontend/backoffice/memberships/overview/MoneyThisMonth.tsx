import { Card, Link, Skeleton, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router";
import { monthAndYear, money, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { useRevenue } from "../../camps/open.ts";
import { Section } from "../../frame/Section.tsx";
import { useMembershipRevenue } from "../useMembershipRevenue.ts";
import { moneyThisMonthWords as words } from "../words.ts";
import { businessIn } from "./business.ts";

const figures = {
  ...tabular,
  width: "100%",
  borderSpacing: 0,
  "& th, & td": { px: { xs: 1.25, sm: 2 }, py: 1.25, textAlign: "right", fontWeight: 400 },
  "& th:first-of-type": { textAlign: "left" },
  "& thead th": { color: "text.secondary", typography: "body2" },
  "& tbody > tr > *": { borderTop: 1, borderColor: "divider" },
  "& tbody > tr:last-of-type > *": { fontWeight: 700 },
  "& tr > :nth-child(3)": { display: { xs: "none", sm: "table-cell" } }, // what went back: a phone has no room for it
};

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
  const lines = [
    [words.camps, "/camp-revenue", sums.camps],
    [words.memberships, "/membership-revenue", sums.memberships],
    [words.together, undefined, sums.together],
  ] as const;
  return (
    <Section title={words.moneyIn(monthAndYear(`${month}-01`))}>
      <Card component="table" sx={figures}>
        <thead>
          <tr>
            {[words.from, words.collected, words.refunded, words.kept].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, to, { collected, back, kept }]) => (
            <tr key={name}>
              <th scope="row">
                {to ? (
                  <Link component={RouterLink} to={to} color="inherit">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              <td>{money(collected)}</td>
              <td>{money(back)}</td>
              <td>{money(kept)}</td>
            </tr>
          ))}
        </tbody>
      </Card>
      <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
        {words.lessonsAreNotIn}
      </Typography>
    </Section>
  );
};
export default MoneyThisMonth;
