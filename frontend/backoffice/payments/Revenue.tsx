import { Box, Button, Card, Link, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { lazy, Suspense } from "react";
import { Link as RouterLink } from "react-router";
import type { CampRevenueView } from "../../../backend/camps/payContract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { money, shortDate } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { tabular } from "../../shared/theme.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { place } from "../place.ts";
import { MoneyTiles } from "./MoneyTiles.tsx";
import { useRevenue } from "./useRevenue.ts";

const Charts = lazy(() => import("./RevenueCharts.tsx"));

/** What the camps bring, in figures and over time. */
const Revenue = () => {
  const { data, error, refetch } = useRevenue();
  return (
    <Page
      title="Revenue"
      lead={place === "admin" ? "What all camps bring." : "What your camps bring."}
      back={{ to: "/camps", label: "All camps" }}
      actions={
        <Button component={RouterLink} to="/camp-registrations" variant="outlined">
          All registrations
        </Button>
      }
    >
      {error && <Problem title="The money could not be read" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} />}
      {data && data.camps.length === 0 && (
        <Empty title="No money yet" text="As soon as somebody registers for a camp, what it brings stands here." />
      )}
      {data && data.camps.length > 0 && (
        <>
          <Box sx={{ mb: 4 }}>
            <MoneyTiles sums={data} />
          </Box>
          {data.days.length > 0 && (
            <Suspense fallback={<Skeleton variant="rounded" height={640} sx={{ borderRadius: "16px", mb: 4 }} />}>
              <Charts days={data.days} />
            </Suspense>
          )}
          <Section title="By camp">
            <Card component="section" sx={{ overflowX: "auto" }} tabIndex={0} aria-label="By camp">
              <ByCamp camps={data.camps} />
            </Card>
          </Section>
        </>
      )}
    </Page>
  );
};
export default Revenue;

const columns = ["quoted", "collected", "refunded", "outstanding", "refundDue"] as const;
const names = ["Quoted", "Collected", "Refunded", "Outstanding", "To give back"];

const ByCamp = ({ camps }: Pick<CampRevenueView, "camps">) => (
  <Table sx={{ "& tr:last-child td": { borderBottom: 0 }, ...tabular }}>
    <TableHead>
      <TableRow>
        <TableCell>Camp</TableCell>
        <TableCell align="right">Registrations</TableCell>
        {names.map((name) => (
          <TableCell key={name} align="right">
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {camps.map((camp) => (
        <TableRow key={camp.campId}>
          <TableCell sx={{ minWidth: 180 }}>
            <Link component={RouterLink} to={`/camps/${camp.campId}/show`} color="inherit" underline="hover">
              {camp.title}
            </Link>
            <Box sx={{ color: "text.secondary", typography: "body2" }}>from {shortDate(camp.startDate)}</Box>
          </TableCell>
          <TableCell align="right">{camp.registrations}</TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right">
              {money(camp[column])}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
