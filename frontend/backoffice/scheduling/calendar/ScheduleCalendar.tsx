import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import { Alert, Box, Button, IconButton, Skeleton, type Theme, Typography, useMediaQuery } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useGetList } from "react-admin";
import { useSearchParams } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { fullName, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { OfferTimeDialog } from "../../lessons/open.ts";
import { place } from "../../place.ts";
import { scheduleWords as words } from "../words.ts";
import { columnsOf } from "./columns.ts";
import { FreeTimeMenu } from "./FreeTimeMenu.tsx";
import type { FreeTime } from "./FreeTimes.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { useSchedule } from "./useSchedule.ts";
import { moved, type Shown, shownInShort, shownInWords, type View, views, visibleDays } from "./visibleDays.ts";
import { WeekList } from "./WeekList.tsx";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

type Part = { date?: string; view?: View; instructor?: string };

/** What is shown is kept in the address: it survives a reload and Back, and can be shared. */
export const useScheduleAddress = () => {
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
const Navigation = ({ shown, narrow, onDate }: { shown: Shown; narrow: boolean; onDate: (date: string) => void }) => {
  const unit = shown.view === "list" ? "week" : shown.view;
  const { from, until } = visibleDays(shown);
  const now = today();
  const isNow = from <= now && now <= until;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 0.5,
        flex: { xs: "1 1 100%", md: "1 1 430px" },
      }}
    >
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
        <Box component="span" sx={narrow ? visuallyHidden : {}}>
          {shownInWords(shown)}
        </Box>
        {narrow && <span aria-hidden>{shownInShort(shown)}</span>}
      </Typography>
    </Box>
  );
};

const TimeGrid = lazy(() => import("./TimeGrid.tsx"));
const waiting = <Skeleton variant="rounded" height={640} sx={{ borderRadius: "16px" }} />;

/** Whose openings and blocks are shown: one's own, a chosen coach's, or on a day and in a month everybody's. */
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
  return instructor ? all.filter(({ id }) => id === instructor) : view === "day" || view === "month" ? all : [];
};

type Props = { instructor: string; filter?: ReactNode };

/** A day, week or month of lessons, camps and open times: one instructor's or, without one, everybody's. */
export const ScheduleCalendar = ({ instructor, filter }: Props) => {
  const [free, setFree] = useState<FreeTime | null>(null);
  const [move, setMove] = useState<{ lesson: LessonView; to: { date: string; startTime: string } } | null>(null);
  const { shown, narrow, change, dayAt } = useScheduleAddress();
  const { view } = shown;
  const days = visibleDays(shown);
  const coaches = useCoaches(instructor, shown);
  const { lessons, camps, open, blocks, closures, withOpenTimes, tooMany, isStale, isComplete, error, retry } =
    useSchedule({
      days,
      instructor,
      coaches: coaches.map(({ id }) => id),
      openings: view !== "month", // a month has no room for them
    });
  const columns = columnsOf(shown, coaches, { lessons: lessons ?? [], camps });
  return (
    <>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", gap: { xs: 1, md: 2 }, alignItems: "center", mb: { xs: 1.5, md: 2 } }}
      >
        <Navigation {...{ shown, narrow }} onDate={(date) => change({ date })} />
        {filter}
        <FilterChips
          label={words.view}
          choices={views
            .filter((one) => !narrow || one !== "week") // seven columns are too many for a phone: its week is the list
            .map((value) => ({ label: words[value], value }))}
          value={view}
          onChange={(view) => change({ view })}
        />
      </Box>
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
            <MonthGrid
              {...{ days, dayAt, closures, blocks, coaches }}
              month={shown.date.slice(0, 7)}
              told={{ lessons, camps }}
            />
          )}
          {(view === "day" || view === "week") && (
            <Suspense fallback={waiting}>
              <TimeGrid
                columns={columns}
                told={{ lessons, camps }}
                offered={{ open, blocks }}
                isComplete={isComplete}
                withCoach={columns[0]?.instructorId === undefined}
                onFree={setFree}
                onMove={(lesson, to) => setMove({ lesson, to })}
              />
            </Suspense>
          )}
        </Box>
      )}
      {free && <FreeTimeMenu time={free} onClose={() => setFree(null)} />}
      {move && <OfferTimeDialog {...move} onClose={() => setMove(null)} />}
    </>
  );
};
