import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import ClosedIcon from "@mui/icons-material/EventBusyOutlined";
import SickIcon from "@mui/icons-material/SickOutlined";
import { Alert, Box, Button, IconButton, Skeleton, type Theme, Typography, useMediaQuery } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useGetList } from "react-admin";
import { useSearchParams } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { fullName, longDate, shortDate, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { settings } from "../../../shared/settings.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { place } from "../../place.ts";
import { InstructorFilter, NewLessonButton, OfferTimeDialog } from "../../lessons/open.ts";
import { useMe } from "../../access/me.ts";
import { FreeTimeMenu } from "./FreeTimeMenu.tsx";
import type { FreeTime, GridColumn } from "./FreeTimes.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { SickDayDialog } from "./SickDayDialog.tsx";
import { useSchedule } from "./useSchedule.ts";
import { daysOf, moved, type Shown, shownInWords, type View, views, visibleDays } from "./visibleDays.ts";
import { WeekList } from "./WeekList.tsx";
import { ScheduleTab } from "../ScheduleTab.tsx";
import { closedDaysWords, scheduleWords as words } from "../words.ts";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** "America/New_York" → "Eastern" */
const zoneName = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")
    ?.value.replace(/ Time$/, "") ?? timeZone;

type Part = { date?: string; view?: View; instructor?: string };

/** What is shown is kept in the address: it survives a reload and Back, and can be shared. */
const useScheduleAddress = () => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const [address, setAddress] = useSearchParams();
  const [date, view] = [address.get("date"), address.get("view")];
  const instructor = address.get("instructor") ?? "";
  const isForEverybody = place === "admin" && !instructor;
  const changed = (before: URLSearchParams, part: Part) => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    narrow,
    shown: {
      date: isDay(date) ? date : today(),
      view: views.find((one) => one === view) ?? (narrow ? "list" : isForEverybody ? "day" : "week"),
    },
    instructor,
    // From the address as it is now: what was chosen a moment ago may not be drawn yet.
    change: (part: Part) => setAddress(changed(new URLSearchParams(location.search), part), { replace: true }),
    dayAt: (date: string) => `?${changed(address, { date, view: "day" }).toString()}`,
  };
};

/** The days shown, and buttons to move to others. */
const Navigation = ({ shown, onDate }: { shown: Shown; onDate: (date: string) => void }) => {
  const unit = shown.view === "list" ? "week" : shown.view;
  const { from, until } = visibleDays(shown);
  const now = today();
  const isNow = from <= now && now <= until;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, flex: "1 1 430px" }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => onDate(now)}
        {...(isNow && { "aria-current": "date" as const })}
      >
        {words.today}
      </Button>
      <IconButton aria-label={words.previous(unit)} onClick={() => onDate(moved(shown, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={words.next(unit)} onClick={() => onDate(moved(shown, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {shownInWords(shown)}
      </Typography>
    </Box>
  );
};

const ClosedDays = lazy(() => import("./ClosedDays.tsx"));
const TimeGrid = lazy(() => import("./TimeGrid.tsx"));
const waiting = <Skeleton variant="rounded" height={640} sx={{ borderRadius: "16px" }} />;

/** Whose openings are shown: one's own, those of the coach whom an admin chose, or on a single day everybody's. */
const useCoaches = (instructor: string, { view }: Shown) => {
  const me = useMe();
  const isAdmin = me.role === "admin";
  const { data = [] } = useGetList<InstructorView>(
    "instructors",
    { pagination: { page: 1, perPage: 100 } },
    { enabled: isAdmin },
  );
  if (!isAdmin) return [{ id: me.id, name: fullName(me) }];
  const all = data.map(({ id, user }) => ({ id, name: fullName(user) }));
  return instructor ? all.filter(({ id }) => id === instructor) : view === "day" ? all : [];
};

const columnsOf = (shown: Shown, coaches: readonly { id: string; name: string }[]): GridColumn[] => {
  const day = (date: string, instructorId: string | undefined) => ({
    key: date,
    date,
    instructorId,
    title: shown.view === "day" ? shortDate(date) : words.dayOfWeek(shortDate(date).slice(0, 3), Number(date.slice(8))),
    label: longDate(date),
  });
  if (shown.view !== "day" || coaches.length < 2)
    return daysOf(visibleDays(shown)).map((date) => day(date, coaches.length === 1 ? coaches[0]?.id : undefined));
  return coaches.map(({ id, name }) => ({ key: id, date: shown.date, instructorId: id, title: name, label: name }));
};

/** A day, week or month of lessons, camps and open times: an instructor's own, or the facility's. */
const Schedule = () => {
  const me = useMe();
  const [sick, setSick] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [free, setFree] = useState<FreeTime | null>(null);
  const [move, setMove] = useState<{ lesson: LessonView; to: { date: string; startTime: string } } | null>(null);
  const { shown, narrow, instructor, change, dayAt } = useScheduleAddress();
  const { view } = shown;
  const days = visibleDays(shown);
  const coaches = useCoaches(instructor, shown);
  const { lessons, camps, open, blocks, closures, withOpenTimes, tooMany, isStale, error, retry } = useSchedule({
    days,
    instructor: place === "instructor" ? me.id : instructor,
    coaches: view === "month" ? [] : coaches.map(({ id }) => id),
  });
  const columns = columnsOf(shown, coaches);
  return (
    <ScheduleTab
      title={words.schedule}
      lead={words.timesAre(zoneName(settings().facility.timeZone), settings().facility.name)}
      actions={
        <>
          {me.role === "admin" && (
            <Button variant="outlined" startIcon={<ClosedIcon />} onClick={() => setClosing(true)}>
              {closedDaysWords.closedDays}
            </Button>
          )}
          <Button variant="outlined" startIcon={<SickIcon />} onClick={() => setSick(true)}>
            {words.callInSick}
          </Button>
          <NewLessonButton instructorId={instructor} />
        </>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 2 }}>
        <Navigation shown={shown} onDate={(date) => change({ date })} />
        {place === "admin" && (
          <Box sx={{ flex: "0 1 190px", minWidth: 180 }}>
            <InstructorFilter value={instructor} onChange={(instructor) => change({ instructor })} />
          </Box>
        )}
        <FilterChips
          label={words.view}
          choices={views
            .filter((one) => !narrow || one !== "week") // seven columns are too many for a phone: its week is the list
            .map((value) => ({ label: words[value], value }))}
          value={view}
          onChange={(view) => change({ view })}
        />
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
          {view === "list" && <WeekList {...{ days, lessons, camps, open, closures, withOpenTimes }} />}
          {view === "month" && (
            <MonthGrid {...{ days, dayAt, closures }} month={shown.date.slice(0, 7)} told={{ lessons, camps }} />
          )}
          {(view === "day" || view === "week") && (
            <Suspense fallback={waiting}>
              <TimeGrid
                columns={columns}
                told={{ lessons, camps }}
                offered={{ open, blocks }}
                withCoach={columns[0]?.instructorId === undefined}
                onFree={setFree}
                onMove={(lesson, to) => setMove({ lesson, to })}
              />
            </Suspense>
          )}
        </Box>
      )}
      {isClosing && (
        <Suspense>
          <ClosedDays onClose={() => setClosing(false)} />
        </Suspense>
      )}
      {free && <FreeTimeMenu time={free} onClose={() => setFree(null)} />}
      {move && <OfferTimeDialog {...move} onClose={() => setMove(null)} />}
    </ScheduleTab>
  );
};
export default Schedule;
