import Calendar, { type EventClickInfo, type EventDisplayInfo, type EventInput } from "@fullcalendar/react";
import theme from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import { Box, Card } from "@mui/material";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { LessonStatus, LessonView } from "../../../../backend/lessons/contract.ts";
import { clockRange, fullName, removedPerson } from "../../../shared/formats.ts";
import { settings } from "../../../shared/settings.ts";
import { baseOf, place } from "../../place.ts";
import { hoursShown } from "./hoursShown.ts";
import type { OpenTime } from "./openTimes.ts";
import type { CampDay } from "./useSchedule.ts";
import type { Days } from "./visibleDays.ts";
import { instructorName, lessonClock, playerName, statusWords } from "../../lessons/open.ts";
import { soft } from "../../../shared/theme.ts";
import { endOf } from "../../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../../shared/lessons/lessonNow.ts";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import { timeGridWords as words } from "../words.ts";

/** Lessons are passed as instants; the calendar converts them to the facility's time. */
const lessonEvent = (lesson: LessonView, url: string): EventInput => ({
  id: lesson.id,
  title: playerName(lesson),
  start: lesson.scheduledDate,
  end: new Date(endOf(lessonNow(lesson))).toISOString(),
  url,
  extendedProps: { lesson },
});

/** As wall-clock times, which are right on every day of a camp. */
const campEvent = ({ date, camp }: CampDay, url: string): EventInput => ({
  id: `${camp.id} ${date}`,
  title: camp.title,
  start: `${date}T${camp.startTime}`,
  end: `${date}T${camp.endTime}`,
  url,
  extendedProps: { camp },
});

/** Slots are passed as wall-clock times: they have no instant until somebody books. */
const openEvent = ({ date, slot, isBlocked }: OpenTime): EventInput => ({
  id: `${slot.id} ${date}`,
  start: `${date}T${slot.startTime}`,
  end: `${date}T${slot.endTime}`,
  display: "background",
  ...(isBlocked && { color: "var(--mui-palette-text-disabled)" }),
  extendedProps: { isBlocked },
});

const palette = (name: string) => `var(--mui-palette-${name})`;

/** The calendar's colour variables, set to ours, which follow light and dark mode. */
const calendarColors = {
  "--fc-classic-background": palette("background-paper"),
  "--fc-classic-foreground": palette("text-primary"),
  "--fc-classic-muted-foreground": palette("text-secondary"),
  "--fc-classic-faint-foreground": palette("text-secondary"),
  "--fc-classic-border": palette("divider"),
  "--fc-classic-strong-border": palette("divider"),
  "--fc-classic-faint": palette("ground-sand"),
  "--fc-classic-muted": palette("ground-sand"),
  "--fc-classic-strong": palette("ground-sand"),
  "--fc-classic-today": "transparent",
  "--fc-classic-now": palette("stitch-main"),
  "--fc-classic-primary": palette("primary-main"),
  "--fc-classic-primary-foreground": palette("primary-contrastText"),
  "--fc-classic-background-event": palette("success-main"),
  "--fc-classic-background-event-opacity": "14%",
} as const;

const tones = {
  pending: "warning",
  confirmed: "success",
  scheduled: "info",
  completed: "primary",
} as const;

/** Like the status chip: a quiet background, with the colour in the text and at the edge. */
const lessonColors = (status: LessonStatus) => {
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined;
  return tone
    ? { bgcolor: soft(tone, 14), color: `${tone}.main`, borderColor: `${tone}.main` }
    : { bgcolor: "ground.sand", color: "text.secondary", borderColor: "divider" };
};

/** One lesson in the grid: who, when, and its status in words, not by colour alone. */
const LessonOnGrid = ({ lesson }: { lesson: LessonView }) => (
  <Box
    sx={{
      ...lessonColors(lesson.status),
      height: "100%",
      overflow: "hidden",
      px: 0.75,
      py: 0.25,
      borderRadius: "6px",
      borderLeft: 4,
      fontSize: "0.8125rem",
      lineHeight: 1.25,
      fontVariantNumeric: "tabular-nums",
      ...(lesson.status === "pending" && { borderLeftStyle: "dashed" }),
    }}
  >
    <Box sx={{ fontWeight: 700, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
      {playerName(lesson)}
    </Box>
    {place === "admin" && <div>{instructorName(lesson)}</div>}
    <div>{lessonClock(lesson)}</div>
    <div>{statusWords[lesson.status]}</div>
  </Box>
);

const CampOnGrid = ({ camp: { title, startTime, endTime, instructor } }: Pick<CampDay, "camp">) => (
  <Box
    sx={{
      bgcolor: "ground.sand",
      color: "text.primary",
      height: "100%",
      overflow: "hidden",
      px: 0.75,
      py: 0.25,
      borderRadius: "6px",
      borderLeft: 4,
      borderColor: "stitch.main",
      fontSize: "0.8125rem",
      lineHeight: 1.25,
      fontVariantNumeric: "tabular-nums",
    }}
  >
    <Box sx={{ fontWeight: 700, hyphens: "auto", overflowWrap: "anywhere" }}>{title}</Box>
    {place === "admin" && <div>{instructor ? fullName(instructor.user) : removedPerson}</div>}
    <div>{clockRange(startTime, endTime)}</div>
    <div>{words.camp}</div>
  </Box>
);

type Props = { days: Days; lessons: LessonView[]; camps: CampDay[]; open: OpenTime[] };

const plugins = [timeGrid, theme];
const hourFormat = { hour: "numeric" } as const; // "4 PM", as everywhere
const pathOf = (lesson: LessonView) => `/lessons/${lesson.id}/show`;
const campPath = ({ camp }: Pick<CampDay, "camp">) => `/camps/${camp.id}/show`;
const lessonOf = (info: Pick<EventDisplayInfo, "event">): LessonView | undefined => info.event.extendedProps["lesson"];
const wordOfTime = ({ event }: EventDisplayInfo) => (
  <Box
    sx={{
      px: 0.75,
      py: 0.25,
      fontSize: "0.8125rem",
      fontWeight: 600,
      color: event.extendedProps["isBlocked"] ? "text.secondary" : "success.main",
    }}
  >
    {event.extendedProps["isBlocked"] ? words.blocked : words.open}
  </Box>
);
const campOf = (info: Pick<EventDisplayInfo, "event">): CampDay["camp"] | undefined => info.event.extendedProps["camp"];
const content = (info: EventDisplayInfo) => {
  const [lesson, camp] = [lessonOf(info), campOf(info)];
  if (lesson) return <LessonOnGrid lesson={lesson} />;
  return camp && <CampOnGrid camp={camp} />;
};

/** Days side by side in the facility's time. Lessons and camps link to their pages; empty space does nothing. */
const TimeGrid = ({ days, lessons, camps, open }: Props) => {
  const navigate = useNavigate();
  const events = useMemo(
    () => [
      ...open.map(openEvent),
      ...camps.map((day) => campEvent(day, baseOf(place) + campPath(day))),
      ...lessons.map((lesson) => lessonEvent(lesson, baseOf(place) + pathOf(lesson))),
    ],
    [open, camps, lessons],
  );
  const hours = hoursShown(lessons, camps, open);
  const openPage = (info: EventClickInfo) => {
    const [lesson, camp] = [lessonOf(info), campOf(info)];
    const path = lesson ? pathOf(lesson) : camp && campPath({ camp });
    const { metaKey, ctrlKey, shiftKey } = info.jsEvent;
    if (!path || metaKey || ctrlKey || shiftKey) return; // a new tab or window is the browser's to open
    info.jsEvent.preventDefault();
    void navigate(path);
  };
  return (
    <Card
      sx={{
        ...calendarColors,
        "& a:hover": { filter: "brightness(0.97)" },
        "& .today": { color: "primary.main", fontWeight: 700 },
      }}
    >
      <Calendar
        key={days.from + days.until}
        plugins={plugins}
        initialView={days.from === days.until ? "timeGridDay" : "timeGridWeek"}
        initialDate={days.from}
        timeZone={settings().facility.timeZone}
        firstDay={1}
        headerToolbar={false}
        allDaySlot={false}
        nowIndicator
        height="auto"
        slotDuration="00:30"
        slotMinHeight={place === "admin" ? 36 : 28} // an hour has room for who, with whom, when and how it stands
        slotHeaderFormat={hourFormat}
        slotHeaderContent={({ text }) => text.replace(/(?=[AP]M$)/, " ")}
        slotMinTime={hours.from}
        slotMaxTime={hours.until}
        slotEventOverlap={false}
        eventMinHeight={30}
        events={events}
        eventContent={content}
        dayHeaderClass={({ isToday }) => (isToday ? "today" : "")}
        backgroundEventContent={wordOfTime}
        eventClick={openPage}
        borderless
      />
    </Card>
  );
};
export default TimeGrid;
