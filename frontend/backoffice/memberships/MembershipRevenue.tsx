import { Box, Card, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import type { MembershipRevenueView } from "../../../backend/memberships/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { monthAndYear, shortMoney } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { AdminsOnly } from "../access/AdminsOnly.tsx";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { useMembershipRevenue } from "./useMembershipRevenue.ts";
import { memberships, membershipRevenueWords as words } from "./words.ts";

const Members = ({ byCard, ending, pastDue }: MembershipRevenueView) => (
  <Box
    component="dl"
    sx={{ m: 0, mb: 4, display: "grid", gap: { xs: 1, sm: 1.5 }, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }}
  >
    {(
      [
        [words.byCard, byCard],
        [words.ending, ending],
        [words.pastDue, pastDue],
      ] as const
    ).map(([name, count]) => (
      <Card
        key={name}
        sx={{ px: 2, py: 1.5, display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}
      >
        <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
          {name}
        </Typography>
        <Box component="dd" sx={{ m: 0, typography: "h3", ...tabular }}>
          {count}
        </Box>
      </Card>
    ))}
  </Box>
);

const Months = ({ months }: Pick<MembershipRevenueView, "months">) => (
  <Card component="section" sx={{ overflowX: "auto" }} tabIndex={0} aria-label={words.byMonth}>
    <Table sx={{ ...tabular, "& th, & td": { px: { xs: 1.25, sm: 2 } }, "& tr:last-of-type > *": { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{words.month}</TableCell>
          {[words.collected, words.refunded, words.disputed].map((name) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map(({ month, collected, refunded, disputed }) => (
          <TableRow key={month}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
              {monthAndYear(`${month}-01`)}
            </TableCell>
            <TableCell align="right">{shortMoney(collected)}</TableCell>
            <TableCell align="right">{shortMoney(refunded)}</TableCell>
            <TableCell align="right">{shortMoney(disputed)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Card>
);

/** What memberships by card bring in. */
const MembershipRevenue = () => {
  const { data, error, refetch } = useMembershipRevenue();
  return (
    <Page title={words.title} lead={words.lead} back={{ to: "/memberships", label: memberships }}>
      {error && <Problem title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} />}
      {data && <Members {...data} />}
      {data &&
        (data.months.length === 0 ? (
          <Empty title={words.noneYet} text={words.showsUp} />
        ) : (
          <Section title={words.byMonth}>
            <Months months={data.months} />
          </Section>
        ))}
    </Page>
  );
};

const ForAdmins = () => (
  <AdminsOnly>
    <MembershipRevenue />
  </AdminsOnly>
);
export default ForAdmins;
