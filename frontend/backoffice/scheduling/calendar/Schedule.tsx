import AddIcon from "@mui/icons-material/Add";
import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import SickIcon from "@mui/icons-material/SickOutlined";
import { Alert, Box, Button, IconButton, Skeleton, type Theme, Typography, useMediaQuery } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { settings } from "../../../shared/settings.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { place } from "../../place.ts";
import { InstructorFilter } from "../../lessons/open.ts";
import { useMe } from "../../access/me.ts";
import { SickDayDialog } from "./SickDayDialog.tsx";
import { useSchedule } from "./useSchedule.ts";
import { type Days, daysInWords, moved, type View, visibleDays } from "./visibleDays.ts";
import { WeekList } from "./WeekList.tsx";
import { ScheduleTab } from "../ScheduleTab.tsx";
import { scheduleWords as words } from "../words.ts";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** "America/New_York" → "Eastern" */
const zoneName = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")
    ?.value.replace(/ Time$/, "") ?? timeZone;

/** What is shown is kept in the address: it survives a reload and Back, and can be shared. */
const useScheduleAddress = () => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const [address, setAddress] = useSearchParams();
  const [date, view] = [address.get("date"), address.get("view")];
  const change = (part: { date?: string; view?: View; instructor?: string }) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    narrow,
    date: isDay(date) ? date : today(),
    view: view === "list" || view === "calendar" ? view : narrow ? ("list" as const) : ("calendar" as const),
    instructor: address.get("instructor") ?? "",
    change,
  };
};

/** The days shown, and buttons to move to others. */
const Navigation = ({ days, onDate }: { days: Days; onDate: (date: string) => void }) => {
  const unit = days.from === days.until ? "day" : "week";
  const now = today();
  const isNow = days.from <= now && now <= days.until;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, flex: "1 1 320px" }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => onDate(now)}
        {...(isNow && { "aria-current": "date" as const })}
      >
        {words.today}
      </Button>
      <IconButton aria-label={words.previous(unit)} onClick={() => onDate(moved(days, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={words.next(unit)} onClick={() => onDate(moved(days, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {daysInWords(days)}
      </Typography>
    </Box>
  );
};

const TimeGrid = lazy(() => import("./TimeGrid.tsx"));
const views = [
  { label: words.calendar, value: "calendar" as const },
  { label: words.list, value: "list" as const },
];
const waiting = <Skeleton variant="rounded" height={640} sx={{ borderRadius: "16px" }} />;

/** A week of lessons, camps and open times: an instructor's own, or the facility's. */
const Schedule = () => {
  const me = useMe();
  const [sick, setSick] = useState(false);
  const { date, view, narrow, instructor, change } = useScheduleAddress();
  const days = visibleDays({ date, view, narrow });
  const { lessons, camps, open, withOpenTimes, tooMany, isStale, error, retry } = useSchedule({ days, instructor });
  return (
    <ScheduleTab
      title={words.schedule}
      lead={words.timesAre(zoneName(settings().facility.timeZone), settings().facility.name)}
      actions={
        <>
          <Button variant="outlined" startIcon={<SickIcon />} onClick={() => setSick(true)}>
            {words.callInSick}
          </Button>
          {place === "instructor" && (
            <Button component={Link} to="/availability?add" variant="contained" startIcon={<AddIcon />}>
              {words.addAvailability}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2 }}>
        <Navigation days={days} onDate={(date) => change({ date })} />
        {place === "admin" && (
          <Box sx={{ flex: "0 1 240px", minWidth: 180 }}>
            <InstructorFilter value={instructor} onChange={(instructor) => change({ instructor })} />
          </Box>
        )}
        <FilterChips label={words.view} choices={views} value={view} onChange={(view) => change({ view })} />
      </Box>
      {sick && <SickDayDialog instructorId={me.role === "admin" ? instructor : me.id} onClose={() => setSick(false)} />}
      {error && <Problem title={words.failedToFetchLessons} error={error} onRetry={retry} />}
      {lessons && tooMany && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.thisWeekHasMore}
        </Alert>
      )}
      {!lessons && !error && waiting}
      {lessons && (
        <Box aria-busy={isStale}>
          {view === "list" ? (
            <WeekList {...{ days, lessons, camps, open, withOpenTimes }} />
          ) : (
            <Suspense fallback={waiting}>
              <TimeGrid {...{ days, lessons, camps, open }} />
            </Suspense>
          )}
        </Box>
      )}
    </ScheduleTab>
  );
};
export default Schedule;
