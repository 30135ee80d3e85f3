import AddIcon from "@mui/icons-material/Add";
import { Alert, Box, Button, Skeleton } from "@mui/material";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { settings } from "../../../shared/settings.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { FilterChips } from "../../frame/FilterChips.tsx";
import { Page } from "../../frame/Page.tsx";
import { InstructorFilter } from "../../lessons/InstructorFilter.tsx";
import { place } from "../../place.ts";
import { Navigation } from "./Navigation.tsx";
import { useSchedule } from "./useSchedule.ts";
import { useScheduleAddress } from "./useScheduleAddress.ts";
import { visibleDays } from "./visibleDays.ts";
import { WeekList } from "./WeekList.tsx";

const TimeGrid = lazy(() => import("./TimeGrid.tsx"));
const views = [
  { label: "Calendar", value: "calendar" as const },
  { label: "List", value: "list" as const },
];
const waiting = <Skeleton variant="rounded" height={640} sx={{ borderRadius: "16px" }} />;

/** A week of lessons and open times: an instructor's own, or the facility's. */
const Schedule = () => {
  const { date, view, narrow, instructor, change } = useScheduleAddress();
  const days = visibleDays({ date, view, narrow });
  const { lessons, open, withOpenTimes, tooMany, isStale, error, retry } = useSchedule({ days, instructor });
  return (
    <Page
      wide
      title="Schedule"
      lead={`All times are ${settings().facility.name}’s.`}
      actions={
        place === "instructor" && (
          <>
            <Button component={Link} to="/availability" variant="outlined">
              Weekly times
            </Button>
            <Button component={Link} to="/availability?add" variant="contained" startIcon={<AddIcon />}>
              Add availability
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2 }}>
        <Navigation days={days} onDate={(date) => change({ date })} />
        {place === "admin" && (
          <Box sx={{ flex: "0 1 240px", minWidth: 180 }}>
            <InstructorFilter value={instructor} onChange={(instructor) => change({ instructor })} />
          </Box>
        )}
        <FilterChips label="View" choices={views} value={view} onChange={(view) => change({ view })} />
      </Box>
      {error && <Problem title="Failed to fetch lessons" error={error} onRetry={retry} />}
      {lessons && tooMany && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This week has more lessons than fit here. Choose an instructor to see all of theirs.
        </Alert>
      )}
      {!lessons && !error && waiting}
      {lessons && (
        <Box aria-busy={isStale}>
          {view === "list" ? (
            <WeekList {...{ days, lessons, open, withOpenTimes }} />
          ) : (
            <Suspense fallback={waiting}>
              <TimeGrid {...{ days, lessons, open }} />
            </Suspense>
          )}
        </Box>
      )}
    </Page>
  );
};
export default Schedule;
