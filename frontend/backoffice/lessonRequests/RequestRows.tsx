import { Box, Button, Card, Link, type Theme, useMediaQuery } from "@mui/material";
import { DataTable, Pagination, SimpleList, useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { LessonRequestView } from "../../../backend/lessons/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { travelLabel } from "../../shared/lessonRequestWords.ts";
import { Problem } from "../../shared/Problem.tsx";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { place } from "../place.ts";
import { ReplyClock } from "./ReplyClock.tsx";
import { RequestStatusChip } from "./RequestStatusChip.tsx";
import { forWhom, requesterName } from "./words.ts";

const Column = DataTable.Col<LessonRequestView>;

/** The requests found, or why there are none. */
export const RequestRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<LessonRequestView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title="Failed to fetch lesson requests" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <Empty
        title="No request matches"
        text="Try another status or fewer letters."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show all requests
          </Button>
        }
      />
    ) : (
      <Empty
        title="No lesson requests yet"
        text="When no free time suits a family, they ask for a custom lesson while booking. What they ask for comes here."
      />
    );
  return (
    <>
      <Card>{narrow ? <Stack /> : <Table />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};

const wishes = ({ preferredDates, preferredTimes, travelPreference }: LessonRequestView) =>
  [preferredDates, preferredTimes].filter(Boolean).join(", ") || travelLabel[travelPreference];

/** On a desk. The row is a large target for the mouse; the name is the link for everybody. */
const Table = () => (
  <DataTable<LessonRequestView>
    bulkActionButtons={false}
    rowClick="show"
    aria-label="Lesson requests"
    sx={{ "& tr:last-child td": { borderBottom: 0 } }}
  >
    <Column
      source="name"
      label="From"
      render={(request) => (
        <Link component={RouterLink} to={`/lesson-requests/${request.id}/show`} color="inherit" underline="hover">
          {requesterName(request)}
        </Link>
      )}
    />
    <Column label={place === "admin" ? "Instructor" : "For"} render={forWhom} />
    <Column label="Wishes" cellSx={() => ({ maxWidth: 280 })} render={wishes} />
    <Column source="status" label="Status" render={({ status }) => <RequestStatusChip status={status} />} />
    <Column source="submittedAt" label="Waiting" render={(request) => <ReplyClock request={request} />} />
  </DataTable>
);

const head = (request: LessonRequestView) => (
  <Box sx={{ display: "flex", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
    <Box component="span" sx={{ fontWeight: 650 }}>
      {requesterName(request)}
    </Box>
    <RequestStatusChip status={request.status} />
  </Box>
);
const below = (request: LessonRequestView) => (
  <>
    <ReplyClock request={request} /> · {forWhom(request)}
  </>
);

/** On a phone. */
const Stack = () => (
  <SimpleList<LessonRequestView>
    rowClick="show"
    disablePadding
    primaryText={head}
    secondaryText={below}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);
