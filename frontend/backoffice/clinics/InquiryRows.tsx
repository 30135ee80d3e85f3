import { Box, Button, Card, Link, type Theme, useMediaQuery } from "@mui/material";
import { DataTable, Pagination, SimpleList, useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { serviceLabel } from "../../shared/inquiryWords.ts";
import { Problem } from "../../shared/Problem.tsx";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { InquiryStatusChip } from "./InquiryStatusChip.tsx";
import { failedToFetch, inquiryPath, senderOf } from "./words.ts";

const Column = DataTable.Col<InquiryView>;

/** The inquiries found, or why there are none. */
export const InquiryRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<InquiryView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <Empty
        title="No inquiry matches"
        text="Try another status or fewer letters."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show all inquiries
          </Button>
        }
      />
    ) : (
      <Empty
        title="No coaching inquiries yet"
        text="Organizations ask on the page of camps and clinics, without an account. What they ask for comes here."
      />
    );
  return (
    <>
      <Card>{narrow ? <Stack /> : <Table />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};

const sent = ({ createdAt }: InquiryView) => dayAgo(dateAt(createdAt));

/** On a desk. The row is a large target for the mouse; the name is the link for everybody. */
const Table = () => (
  <DataTable<InquiryView>
    bulkActionButtons={false}
    rowClick="show"
    aria-label="Coaching inquiries"
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
    <Column
      source="organizationName"
      label="Organization"
      cellSx={() => ({ maxWidth: 260 })}
      render={(inquiry) => (
        <Link component={RouterLink} to={inquiryPath(inquiry.id)} color="inherit" underline="hover">
          {senderOf(inquiry)}
        </Link>
      )}
    />
    <Column source="contactName" label="Contact" />
    <Column source="serviceType" label="Service" render={({ serviceType }) => serviceLabel[serviceType]} />
    <Column source="preferredDates" label="Dates" disableSort cellSx={() => ({ maxWidth: 240 })} />
    <Column source="status" label="Status" render={({ status }) => <InquiryStatusChip status={status} />} />
    <Column source="createdAt" label="Sent" render={sent} />
  </DataTable>
);

const head = (inquiry: InquiryView) => (
  <Box sx={{ display: "flex", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
    <Box component="span" sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
      {senderOf(inquiry)}
    </Box>
    <InquiryStatusChip status={inquiry.status} />
  </Box>
);
const below = (inquiry: InquiryView) => `${serviceLabel[inquiry.serviceType]} · sent ${sent(inquiry).toLowerCase()}`;

/** On a phone. */
const Stack = () => (
  <SimpleList<InquiryView>
    rowClick="show"
    disablePadding
    primaryText={head}
    secondaryText={below}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);
