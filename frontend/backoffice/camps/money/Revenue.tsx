import { Box, Button, Skeleton } from "@mui/material";
import { Link as RouterLink } from "react-router";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { Page } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { place } from "../../place.ts";
import { MoneyTiles } from "./MoneyTiles.tsx";
import { RevenueByCamp } from "./RevenueByCamp.tsx";
import { RevenueCharts } from "./RevenueCharts.tsx";
import { useRevenue } from "./useRevenue.ts";

/** What the camps bring, in figures and over time. */
const Revenue = () => {
  const { data, error, refetch } = useRevenue();
  return (
    <Page
      title="Revenue"
      lead={place === "admin" ? "What all camps bring." : "What your camps bring."}
      back={{ to: "/camps", label: "All camps" }}
      actions={
        <>
          {place === "admin" && (
            <Button component={RouterLink} to="/unmatched-payments">
              Unmatched payments
            </Button>
          )}
          <Button component={RouterLink} to="/camp-registrations" variant="outlined">
            All registrations
          </Button>
        </>
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
          {data.days.length > 0 && <RevenueCharts days={data.days} />}
          <Section title="By camp">
            <RevenueByCamp camps={data.camps} />
          </Section>
        </>
      )}
    </Page>
  );
};
export default Revenue;
