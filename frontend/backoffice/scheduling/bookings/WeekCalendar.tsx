import { Box, Typography } from "@mui/material";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { dayNames, type SlotView } from "../../../../backend/scheduling/contract.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { clock, removedPerson, shortDate, today } from "../../../shared/formats.ts";
import { useSettings } from "../../../shared/settings.ts";
import { soft, tabular } from "../../../shared/theme.ts";
import { mondayOf, plusDays, weekdayOf } from "../../../shared/scheduling/calendar.ts";
import { slotClock } from "../../../shared/scheduling/slotWords.ts";
import { dayOf, type Entry, type Occurrence, rowsOf, weekOf } from "./weekCalendar.ts";
import { weekCalendarWords } from "../words.ts";

type Props = { monday: string; slots: readonly SlotView[]; lessons: readonly LessonView[] };

const wide = "@media (min-width: 1100px)";
const words = {
  confirmed: weekCalendarWords.confirmed,
  scheduled: weekCalendarWords.scheduled,
  pending: weekCalendarWords.requested,
  completed: weekCalendarWords.completed,
  missed: weekCalendarWords.noShow,
} as const;

const stateInWords = ({ state, left, seats }: Occurrence<unknown>, isPast: boolean) => {
  if (isPast || state === "over") return weekCalendarWords.past;
  if (state === "blocked") return weekCalendarWords.blocked;
  if (state === "closed") return weekCalendarWords.unavailable;
  if (state === "full") return weekCalendarWords.full;
  return seats > 1 ? weekCalendarWords.seatsLeft(left, seats) : weekCalendarWords.open;
};

/** Availability and lessons of a week in one: columns of hours at a desk, and the days under each other on a phone. */
export const WeekCalendar = ({ monday, slots, lessons }: Props) => {
  const instantOf = instantIn(useSettings().facility.timeZone);
  const shown = { slots, lessons, instantOf };
  const days = weekOf(monday).map((date) => ({ date, entries: dayOf(date, shown) }));
  const rows = rowsOf(days.flatMap(({ entries }) => entries));
  return (
    <Box
      sx={{
        mt: 2,
        [wide]: {
          display: "grid",
          gridTemplateColumns: "64px repeat(7, minmax(0, 1fr))",
          gridTemplateRows: `auto repeat(${rows.count}, minmax(30px, auto))`,
          border: 1,
          borderColor: "divider",
          borderRadius: "16px",
          bgcolor: "background.paper",
          overflow: "hidden",
        },
      }}
    >
      {rows.hours.map((minute) => (
        <Box
          key={minute}
          aria-hidden
          sx={{
            display: "none",
            [wide]: {
              display: "block",
              gridColumn: "1 / -1",
              gridRow: rows.rowAt(minute) + 1,
              borderTop: 1,
              borderColor: "divider",
              pl: 1,
              pt: 0.25,
              typography: "caption",
              color: "text.secondary",
              ...tabular,
            },
          }}
        >
          {clock(`${String(Math.floor(minute / 60)).padStart(2, "0")}:00`).replace(":00", "")}
        </Box>
      ))}
      {days.map(({ date, entries }, column) => (
        <Day key={date} date={date} entries={entries} column={column + 2} placeOf={rows.placeOf} />
      ))}
    </Box>
  );
};

type DayProps = {
  date: string;
  entries: Entry<LessonView>[];
  column: number;
  placeOf: ReturnType<typeof rowsOf>["placeOf"];
};

const Day = ({ date, entries, column, placeOf }: DayProps) => (
  <Box
    component="section"
    aria-labelledby={`day-${date}`}
    sx={{
      // On a phone the list of days begins with today.
      display: date < today() && today() < plusDays(mondayOf(date), 7) ? "none" : "block",
      mb: 2.5,
      [wide]: {
        mb: 0,
        gridColumn: column,
        gridRow: "1 / -1",
        display: "grid",
        gridTemplateRows: "subgrid",
        borderLeft: 1,
        borderColor: "divider",
      },
    }}
  >
    <Typography
      id={`day-${date}`}
      component="h3"
      {...(date === today() && { "aria-current": "date" as const })}
      sx={{
        fontWeight: 700,
        mb: 1,
        ...tabular,
        "&[aria-current]": { color: "primary.main" },
        [wide]: { mb: 0, p: 1, fontSize: "0.9375rem" },
      }}
    >
      <Box component="span" sx={{ [wide]: { display: "none" } }}>
        {dayNames[weekdayOf(date)]},{" "}
      </Box>
      <Box component="span" sx={{ display: "none", [wide]: { display: "inline" } }}>
        {shortDate(date).split(",")[0]},{" "}
      </Box>
      {shortDate(date).split(", ")[1]}
    </Typography>
    {entries.length === 0 ? (
      <Typography variant="body2" sx={{ color: "text.secondary", [wide]: { gridRow: 2, px: 1, display: "none" } }}>
        {weekCalendarWords.nothingOnThisDay}
      </Typography>
    ) : (
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          p: 0,
          m: 0,
          display: "grid",
          gap: 1,
          [wide]: { gridRow: "2 / -1", gridTemplateRows: "subgrid", rowGap: 0, px: 0.5 },
        }}
      >
        {entries.map((entry) => (
          <Box
            component="li"
            key={`${entry.from} ${entry.until}`}
            sx={{ minWidth: 0, display: "grid", gap: 0.5, [wide]: { gridRow: placeOf(entry), py: "2px" } }}
          >
            {entry.slots.map((slot) => (
              <SlotBox key={slot.slotId} slot={slot} isPast={date < today()} />
            ))}
            {entry.lessons.map((lesson) => (
              <LessonLine key={lesson.id} lesson={lesson} timed />
            ))}
          </Box>
        ))}
      </Box>
    )}
  </Box>
);

const SlotBox = ({ slot, isPast }: { slot: Occurrence<LessonView>; isPast: boolean }) => {
  const isOpen = slot.state === "open" && !isPast;
  return (
    <Box
      sx={{
        p: 0.75,
        minWidth: 0,
        borderRadius: "8px",
        border: "1.5px solid",
        borderStyle: isOpen ? "solid" : "dashed",
        borderColor: isOpen ? "primary.light" : "ground.line",
        bgcolor: "background.paper",
        fontSize: "0.875rem",
        lineHeight: 1.3,
      }}
    >
      <Box sx={{ fontWeight: 700, ...tabular }}>{slotClock(slot)}</Box>
      <Box sx={{ color: "text.secondary" }}>{stateInWords(slot, isPast)}</Box>
      {slot.lessons.map((lesson) => (
        <LessonLine key={lesson.id} lesson={lesson} />
      ))}
    </Box>
  );
};

/** `timed`: outside any slot, so it shows its own time. */
const LessonLine = ({ lesson, timed = false }: { lesson: LessonView; timed?: boolean }) => {
  const isWaiting = lesson.status === "pending";
  return (
    <Box
      sx={{
        mt: timed ? 0 : 0.5,
        px: 0.75,
        py: 0.5,
        minWidth: 0,
        borderRadius: "6px",
        fontSize: "0.875rem",
        lineHeight: 1.3,
        bgcolor: soft(isWaiting ? "warning" : "primary", 16),
        borderLeft: 4,
        borderLeftColor: isWaiting ? "warning.main" : "primary.main",
      }}
    >
      {timed && <Box sx={{ fontWeight: 700, ...tabular }}>{clock(lesson.startTime)}</Box>}
      <Box sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{lesson.studentName ?? removedPerson}</Box>
      <Box sx={{ color: "text.secondary" }}>
        {lesson.status in words ? words[lesson.status as keyof typeof words] : lesson.status}
      </Box>
    </Box>
  );
};
