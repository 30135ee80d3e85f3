import { Box, Card, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type RefObject, useId, useLayoutEffect, useRef } from "react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { clock, shortDate, today } from "../../../shared/formats.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import { asClock } from "../../../shared/scheduling/slotTimes.ts";
import { wallClock } from "../../../shared/scheduling/wallClock.ts";
import { tabular } from "../../../shared/theme.ts";
import { useMe } from "../../access/me.ts";
import { movesOf } from "../../lessons/open.ts";
import { timeGridWords as words } from "../words.ts";
import { BandBlock, CampBlock, GroupBlock, LessonBlock } from "./Blocks.tsx";
import {
  type Band,
  bandsOf,
  entriesOf,
  hoursShown,
  inLanes,
  type Offered,
  type Placed,
  type Entry,
  type Told,
} from "./entries.ts";
import { ColumnHead, FreeCells, type FreeTime, ghost, type GridColumn, head } from "./FreeTimes.tsx";
import { type Handles, hourHeight, useMoving } from "./useMoving.ts";

type Props = {
  columns: GridColumn[];
  told: Told;
  offered: Offered;
  isComplete: boolean; // nothing more of these days is on its way
  withCoach: boolean;
  onFree: (time: FreeTime) => void;
  onMove: (lesson: LessonView, to: { date: string; startTime: string }) => void;
};

/** The minute of the day at the facility. */
const minutesNow = () => minutesOf(wallClock());
const hourWidth = 58;
const below = { xs: 76, md: 20 }; // px: the phone's bar at the bottom, or a margin
const lowest = 320;

type Drawn = { column: { date: string }; entries: readonly Entry[]; bands: readonly Band[] };
/** The minute to open at: of what comes next today, else of the days' first entry, else of their first opening. */
const firstSought = (drawn: readonly Drawn[], now: string) => {
  const earliest = (spans: readonly { from: number }[]) =>
    spans.length > 0 ? Math.min(...spans.map(({ from }) => from)) : undefined;
  const todays = drawn.filter(({ column }) => column.date === now).flatMap(({ entries }) => entries);
  const minute = minutesNow();
  const busy = drawn.filter(({ entries }) => entries.length > 0);
  const day = busy.find(({ column }) => column.date > now) ?? busy[0];
  const ofDay = drawn.filter(({ column }) => column.date === day?.column.date).flatMap(({ entries }) => entries);
  const open = drawn.flatMap(({ bands }) => bands.filter(({ kind }) => kind === "open"));
  return earliest(todays.filter(({ until }) => until > minute)) ?? earliest(ofDay) ?? earliest(open);
};

/** As tall as what is left of the screen below it, so that only the grid scrolls. */
const useRestOfScreen = (box: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
    box.current?.style.setProperty("--above", `${Math.round(top + scrollY)}px`);
  });

/** Days, or coaches on one day, side by side in the facility's time. */
const TimeGrid = ({ columns, told, offered, isComplete, withCoach, onFree, onMove }: Props) => {
  const me = useMe();
  const hint = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const bodies = useRef<(HTMLElement | null)[]>([]);
  const drawn = columns.map((column) => ({
    column,
    entries: inLanes(entriesOf(column, told)),
    bands: bandsOf(column, offered),
  }));
  const shown = drawn.flatMap(({ entries, bands }) => [...entries, ...bands.filter(({ kind }) => kind === "open")]);
  const hours = hoursShown(shown);
  const { moving, handlesOf } = useMoving({ columns, scroller, bodies, hours, onMove });
  const topOf = (minute: number) => ((minute - hours.from) / 60) * hourHeight;
  const now = today();
  const minute = minutesNow();
  const isNowShown = hours.from <= minute && minute < hours.until;

  const onToday = columns.findIndex(({ date }) => date === now);
  const first = firstSought(drawn, now) ?? (onToday >= 0 && isNowShown ? minute : hours.from);
  const sought = columns.map(({ key, date }) => `${key} ${date}`).join();
  const found = useRef("");
  useRestOfScreen(scroller);
  // Once all of these days is here. Later changes must not move what somebody reads.
  useLayoutEffect(() => {
    if (!isComplete || found.current === sought) return;
    found.current = sought;
    scroller.current?.scrollTo({
      top: Math.max(0, topOf(first) - hourHeight / 4),
      left: Math.max(0, (bodies.current[onToday]?.offsetLeft ?? 0) - hourWidth),
    });
  });

  return (
    <Card
      ref={scroller}
      sx={{
        overflow: "auto",
        position: "relative",
        "&:has([aria-describedby]:focus-visible) > .hint": keyHint,
        maxHeight: {
          xs: `max(${lowest}px, calc(100dvh - var(--above) - ${below.xs}px))`,
          md: `max(${lowest}px, calc(100dvh - var(--above) - ${below.md}px))`,
        },
      }}
    >
      <Typography id={hint} className="hint" sx={visuallyHidden}>
        {words.moveByKeys}
      </Typography>
      <Typography aria-live="assertive" sx={visuallyHidden}>
        {moving &&
          words.movingTo(
            `${shortDate(columns[moving.column]?.date ?? moving.lesson.date)}, ${clock(asClock(moving.minute))}`,
          )}
      </Typography>
      <Box
        sx={{
          display: "grid",
          minWidth: "fit-content",
          gridTemplateColumns: `${hourWidth}px repeat(${columns.length}, minmax(${columns.length > 1 ? 128 : 200}px, 1fr))`,
        }}
      >
        <Box sx={{ ...head, left: 0, zIndex: 4 }} />
        {columns.map((column) => (
          <ColumnHead
            key={column.key}
            column={column}
            isToday={column.key === now}
            onFree={onFree}
            isOver={column.date < now || column.hasLeft === true}
          />
        ))}
        <Hours {...hours} />
        {drawn.map(({ column, entries, bands }, index) => (
          <Box
            key={column.key}
            component="section"
            aria-label={column.label}
            ref={(body: HTMLElement | null) => {
              bodies.current[index] = body;
            }}
            sx={{ ...lines, height: topOf(hours.until) }}
          >
            {bands.map((band) => (
              <Box
                key={band.key}
                sx={{
                  position: "absolute",
                  insetInline: 0,
                  pointerEvents: "none",
                  top: Math.max(0, topOf(band.from)),
                  height: topOf(Math.min(band.until, hours.until)) - Math.max(0, topOf(band.from)),
                }}
              >
                <BandBlock band={band} />
              </Box>
            ))}
            {column.date >= now && !column.hasLeft && <FreeCells column={column} hours={hours} onFree={onFree} />}
            {entries.map((entry) => (
              <Box key={entry.key} sx={{ position: "absolute", p: "1px 2px", ...placeOf(entry, topOf) }}>
                <EntryBlock
                  entry={entry}
                  withCoach={withCoach}
                  describedBy={hint}
                  handlesOf={(lesson) => (isMovable(movesOf(lesson, me)) ? handlesOf(lesson, index) : undefined)}
                />
              </Box>
            ))}
            {moving?.column === index && (
              <Box sx={{ ...ghost, top: topOf(moving.minute), height: (moving.lesson.duration / 60) * hourHeight }}>
                {clock(asClock(moving.minute))}
              </Box>
            )}
            {column.date === now && isNowShown && <Box aria-hidden sx={{ ...nowLine, top: topOf(minute) }} />}
          </Box>
        ))}
      </Box>
    </Card>
  );
};
export default TimeGrid;

/** In sight while a lesson that can be moved is in focus by keyboard. */
const keyHint = {
  position: "fixed",
  zIndex: 5,
  bottom: 32,
  left: "50%",
  width: "auto",
  height: "auto",
  m: 0,
  px: 2,
  py: 1,
  clip: "auto",
  clipPath: "none",
  borderRadius: "8px",
  bgcolor: "text.primary",
  color: "background.paper",
} as const;

const isMovable = (moves: readonly string[]) => moves.includes("move") || moves.includes("offerTime");

const lines = {
  position: "relative",
  borderLeft: 1,
  borderColor: "divider",
  backgroundImage: "linear-gradient(to bottom, var(--mui-palette-divider) 1px, transparent 1px)",
  backgroundSize: `100% ${hourHeight}px`,
} as const;
const nowLine = {
  position: "absolute",
  insetInline: 0,
  height: 2,
  bgcolor: "stitch.main",
  pointerEvents: "none",
  zIndex: 1,
} as const;

const placeOf = ({ from, until, lane, lanes }: Placed<Entry>, topOf: (minute: number) => number) => ({
  top: topOf(from),
  height: Math.max(32, topOf(until) - topOf(from)),
  left: `${(lane / lanes) * 100}%`,
  width: `${100 / lanes}%`,
});

type EntryProps = {
  entry: Entry;
  withCoach: boolean;
  describedBy: string;
  handlesOf: (lesson: LessonView) => Handles | undefined;
};
const EntryBlock = ({ entry, withCoach, describedBy, handlesOf }: EntryProps) => {
  if (entry.kind === "camp") return <CampBlock camp={entry.camp} withCoach={withCoach} />;
  const [lesson] = entry.lessons;
  if (entry.seats > 1) return <GroupBlock lessons={entry.lessons} seats={entry.seats} withCoach={withCoach} />;
  const handles = handlesOf(lesson);
  return <LessonBlock {...{ lesson, withCoach, handles }} describedBy={handles && describedBy} />;
};

const Hours = ({ from, until }: { from: number; until: number }) => (
  <Box aria-hidden sx={{ position: "sticky", left: 0, zIndex: 2, bgcolor: "background.paper" }}>
    {Array.from({ length: (until - from) / 60 }, (_, hour) => (
      <Box
        key={hour}
        sx={{
          height: hourHeight,
          px: 0.75,
          pt: 0.25,
          typography: "caption",
          color: "text.secondary",
          borderTop: 1,
          borderColor: "divider",
          ...tabular,
        }}
      >
        {clock(asClock(from + hour * 60)).replace(":00", "")}
      </Box>
    ))}
  </Box>
);
